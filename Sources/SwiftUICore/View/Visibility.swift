/// The visibility of a user interface element.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
    /// The visibility that the system chooses.
    case automatic
    /// Shown.
    case visible
    /// A visibility that hides the view.
    case hidden
}
