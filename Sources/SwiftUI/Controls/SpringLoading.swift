/// The behavior of a control under a dragged element.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let number: Int

    /// The behavior that suits the control.
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
    /// The behavior of controls under a dragged element.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Says whether what is dragged over the controls in this view for a while makes them act. Here it never does; the value
    /// is in the environment.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        WithoutEffect.springLoadingBehavior.log()
        return environment(\.springLoadingBehavior, behavior)
    }
}
