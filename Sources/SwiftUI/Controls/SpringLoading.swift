/// Whether what is dragged over a control for a while makes it act.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let number: Int

    /// What suits the control.
    public static let automatic = SpringLoadingBehavior(number: 0)
    /// It acts.
    public static let enabled = SpringLoadingBehavior(number: 1)
    /// It does not.
    public static let disabled = SpringLoadingBehavior(number: 2)
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether what is dragged over a control for a while makes it act.
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
