/// Constants that describe the weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
    /// The regular weight, and the bold weight that the user requested.
    case regular, bold
}

private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// The weight of text that the user prefers; nil if they did not say.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
