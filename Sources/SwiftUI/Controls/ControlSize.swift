/// Constants that describe the size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// Sizes that are smaller than regular.
    case mini, small
    /// The default size.
    case regular
    /// Sizes that are larger than regular.
    case large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// The size of controls. The default is regular.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the controls in this view.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
