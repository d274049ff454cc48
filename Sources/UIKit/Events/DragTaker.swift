/// A view that sees all touches on it and on what it holds, and may take them over when they turn into a drag.
///
/// UIKit's own views do so by gesture recognisers.
@MainActor package protocol DragTaker: UIView {
    /// Whether the touch is its own now.
    var hasTakenDrag: Bool { get }
    /// A touch came, moved or went.
    func follow(_ touch: UITouch)
}
