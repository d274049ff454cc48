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
