/// The visibility of a user interface element.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
    /// The visibility that the system chooses.
    case automatic
    /// The view is visible.
    case visible
    /// The view is hidden.
    case hidden
}
