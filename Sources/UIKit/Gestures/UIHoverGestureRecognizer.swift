import CoreGraphics
import Foundation

/// A recognizer for a pointer over a view, without pressed buttons. The gesture begins when the pointer enters, changes
/// when it moves, and ends when it leaves.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var pointer: CGPoint?

    open override func location(in view: UIView?) -> CGPoint {
        guard let pointer else { return super.location(in: view) }
        return view?.convert(pointer, from: nil) ?? pointer
    }

    /// It follows no touches.
    package override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool { false }

    /// The pointer is at a place of the window; nil once it is not over the view.
    package func pointerDidMove(to place: CGPoint?) {
        if let place {
            guard isEnabled, place != pointer else { return }
            pointer = place
            state = state == .possible ? .began : .changed
            if state != .failed { act() }
        } else if pointer != nil {
            if state == .began || state == .changed {
                state = .ended
                act()
            }
            pointer = nil
            finish()
        }
    }
}
