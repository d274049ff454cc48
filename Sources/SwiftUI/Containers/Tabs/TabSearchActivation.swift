/// The activation of the search field on a tab for searching.
public struct TabSearchActivation: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, searchTabSelection }
    let kind: Kind

    /// The default activation, which is when the user taps the field.
    public static var automatic: TabSearchActivation { TabSearchActivation(kind: .automatic) }
    /// An activation as soon as the user selects the tab.
    public static var searchTabSelection: TabSearchActivation { TabSearchActivation(kind: .searchTabSelection) }
}

extension EnvironmentValues {
    @Entry var tabSearchActivation = TabSearchActivation.Kind.automatic
}

extension View {
    /// Sets when the search field of a tab with the role `.search` receives the keyboard focus.
    ///
    /// - Parameter activation: The activation. With ``TabSearchActivation/searchTabSelection``, the search begins when
    ///   the user selects the tab.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        environment(\.tabSearchActivation, activation.kind)
    }
}
