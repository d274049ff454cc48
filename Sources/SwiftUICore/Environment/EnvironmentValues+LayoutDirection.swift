package enum LayoutDirectionKey: EnvironmentKey {
    package static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
    /// The direction in which stacks and text run; left to right unless set.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}
