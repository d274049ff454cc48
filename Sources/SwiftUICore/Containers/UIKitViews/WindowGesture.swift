import CoreGraphics
import UIKit

/// Hands touches to what is in a window.
package struct WindowGesture {
    package typealias Value = Void
    package typealias Body = Never

    let window: UIWindow

    package init(window: UIWindow) { self.window = window }

    @MainActor @preconcurrency
    package static func _makeRecognizer(_ gesture: WindowGesture) -> _GestureRecognizer<Void> {
        WindowTouchRecognizer(gesture.window)
    }
}

extension WindowGesture: Gesture {}

/// Follows a touch for a window. It takes the touch from other gestures only where something in the window does.
private final class WindowTouchRecognizer: _GestureRecognizer<Void> {
    private let touches: WindowTouches
    private var last: PointerEvent?

    init(_ window: UIWindow) { touches = WindowTouches.of(window) }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        var event = event
        event.location = context.location(event.location, in: .local)
        last = event
        let isTaken = touches.send(event)
        switch event.phase {
        case .down where !touches.isTracking: phase = .failed
        case .down, .moved: if isTaken { phase = .active(()) }
        case .up: phase = isTaken ? .ended(()) : .failed
        case .cancelled: phase = .failed
        }
    }

    override func cancel() {
        if let last { touches.cancel(last) }
        last = nil
        super.cancel()
    }

    override func forgetTouch() {
        last = nil
        super.forgetTouch()
    }

    override func adopt(_ other: _GestureRecognizer<Void>) -> Bool {
        guard let other = other as? WindowTouchRecognizer else { return false }
        last = other.last
        return super.adopt(other)
    }
}
