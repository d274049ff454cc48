/// The behavior of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, minimize }

    let kind: Kind

    /// The default behavior of the system.
    public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(kind: .automatic) }
    /// A button represents the field until the user searches.
    public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(kind: .minimize) }
}

extension View {
    /// Sets the behavior of a search field in a toolbar. In designs whose search field stands under the navigation bar
    /// it is as it is.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        navigationBarPreference { $0.searchBehavior = $0.searchBehavior ?? behavior.kind }
    }
}
