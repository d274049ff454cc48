/// Constants that describe the size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// Two sizes below the regular one.
    case mini, small
    /// The usual size.
    case regular
    /// Two sizes above the regular one.
    case large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// The size of controls; regular unless set.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets how large the controls in this view are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
