import CoreGraphics
import UIKit

/// Tells the recognizers of a window's views of a pointer over them.
@MainActor final class WindowHover {
    private weak var window: UIWindow?
    private var hovered: [UIHoverGestureRecognizer] = []

    init(_ window: UIWindow) { self.window = window }

    /// The pointer is at a place of the window; nil if it is not over it.
    func pointerDidMove(to place: CGPoint?) {
        var now: [UIHoverGestureRecognizer] = []
        if let place, let window {
            now = WindowTouches.of(window).recognizers(at: place).compactMap { $0 as? UIHoverGestureRecognizer }
        }
        for recognizer in hovered where !now.contains(where: { $0 === recognizer }) {
            recognizer.pointerDidMove(to: nil)
        }
        hovered = now
        for recognizer in hovered { recognizer.pointerDidMove(to: place) }
    }
}
