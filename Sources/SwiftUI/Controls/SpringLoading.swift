/// The behavior of a control while the user drags an item over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let number: Int

    /// The default behavior of the control.
    public static let automatic = SpringLoadingBehavior(number: 0)
    /// A behavior that activates the control.
    public static let enabled = SpringLoadingBehavior(number: 1)
    /// A behavior that does not activate the control.
    public static let disabled = SpringLoadingBehavior(number: 2)
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
    /// The behavior of controls while the user drags an item over them.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether dragging an item over the controls in this view activates them. The environment contains the value,
    /// but it has no effect.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        WithoutEffect.springLoadingBehavior.log()
        return environment(\.springLoadingBehavior, behavior)
    }
}
