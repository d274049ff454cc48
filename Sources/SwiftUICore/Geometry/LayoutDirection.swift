/// The direction in which a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// The direction that lines of text run in.
    case leftToRight, rightToLeft
}

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
