/// Constants that describe the direction of a language.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// The direction that lines of text run in.
    case leftToRight, rightToLeft
}
