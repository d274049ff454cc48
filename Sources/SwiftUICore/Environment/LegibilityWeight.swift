/// How bold people like to read.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual, or bold because the user asked for it.
    case regular, bold
}

private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// How bold people like to read; nil where they did not say.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
