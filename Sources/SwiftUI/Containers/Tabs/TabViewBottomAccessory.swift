/// Where the accessory of a tab bar stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Beside the tab bar, which is small.
    case inline
    /// Above the tab bar.
    case expanded
}

extension EnvironmentValues {
    @Entry var accessoryPlacement: TabViewBottomAccessoryPlacement?
    /// The view that tab bars in this view carry; nil for none.
    @Entry var tabAccessory: AnyViewBoxReference?

    /// Where the accessory of a tab bar that this view is in stands; nil outside of one.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { accessoryPlacement }
}

extension View {
    /// Shows a view above the tab bar, on every tab.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view above the tab bar, on every tab, while `isEnabled`.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabAccessory, isEnabled ? AnyViewBoxReference(view: AnyView(content())) : nil)
    }
}

/// When a tab for searching takes the keyboard.
public struct TabSearchActivation: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, searchTabSelection }
    private let kind: Kind

    /// As the system has it.
    public static var automatic: TabSearchActivation { TabSearchActivation(kind: .automatic) }
    /// As soon as the tab is chosen.
    public static var searchTabSelection: TabSearchActivation { TabSearchActivation(kind: .searchTabSelection) }
}

extension View {
    /// When the tab for searching takes the keyboard. Here it does when its field is tapped.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        WithoutEffect.tabViewSearchActivation.log()
        return self
    }
}
