/// Constants that describe the weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
    /// The regular weight, and the bold weight that the user requested.
    case regular, bold
}

private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// The text weight that the user prefers. Nil if there is no preference.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
