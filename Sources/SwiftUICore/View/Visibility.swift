/// Whether something is shown.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the system thinks fit.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
