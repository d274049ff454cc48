/// When the tab bar of a phone makes itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, never, onScrollDown, onScrollUp }

    let kind: Kind

    /// As the system has it: not at all.
    public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
    /// Not at all.
    public static let never = TabBarMinimizeBehavior(kind: .never)
    /// While content is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
    /// While content is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
}

extension EnvironmentValues {
    @Entry var tabBarMinimizeBehavior = TabBarMinimizeBehavior.Kind.automatic
}

extension View {
    /// When the tab bars in this view make themselves small. Bars that reach from edge to edge, as in iOS 18, stay as they are.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior.kind)
    }
}
