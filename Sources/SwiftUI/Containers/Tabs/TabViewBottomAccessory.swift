/// The placements of a tab bar's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// A placement beside the minimized tab bar.
    case inline
    /// A placement above the tab bar.
    case expanded
}

extension EnvironmentValues {
    @Entry var accessoryPlacement: TabViewBottomAccessoryPlacement?
    /// The view that tab bars in this view carry; nil for none.
    @Entry var tabAccessory: AnyViewBoxReference?

    /// The placement of the tab bar accessory that contains this view. Nil if no accessory contains it.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { accessoryPlacement }
}

extension View {
    /// Shows a view above the tab bar, on every tab.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view above the tab bar, on every tab, while `isEnabled` is true.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabAccessory, isEnabled ? AnyViewBoxReference(view: AnyView(content())) : nil)
    }
}
