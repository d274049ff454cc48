/// A behavior that describes when the tab bar of a phone minimizes itself.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, never, onScrollDown, onScrollUp }

    let kind: Kind

    /// The default behavior, which never minimizes the tab bar.
    public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
    /// A behavior that never minimizes the tab bar.
    public static let never = TabBarMinimizeBehavior(kind: .never)
    /// A behavior that minimizes the tab bar while the user scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
    /// A behavior that minimizes the tab bar while the user scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
}

extension EnvironmentValues {
    @Entry var tabBarMinimizeBehavior = TabBarMinimizeBehavior.Kind.automatic
}

extension View {
    /// Sets when the tab bars in this view minimize themselves. Bars that extend from edge to edge, as in iOS 18, do
    /// not minimize.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior.kind)
    }
}
