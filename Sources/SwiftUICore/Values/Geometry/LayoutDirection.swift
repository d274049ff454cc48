/// The direction in which a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// The direction that lines of text run in.
    case leftToRight, rightToLeft
}
