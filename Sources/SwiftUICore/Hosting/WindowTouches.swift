import CoreGraphics
import UIKit

/// Hands a touch on a window to what lies under the finger: to a view of UIKit's, or to the SwiftUI content of one.
@MainActor final class WindowTouches {
    private unowned let window: UIWindow
    private var touch: UITouch?
    /// The content that has the touch, and the view that shows it.
    private var content: (view: UIView, content: any DrawnContent)?
    private var lastTap: (time: Double, place: CGPoint, count: Int)?

    private init(_ window: UIWindow) { self.window = window }

    /// What follows the touches of a window.
    static func of(_ window: UIWindow) -> WindowTouches {
        if let known = window.touchState as? WindowTouches { return known }
        let made = WindowTouches(window)
        window.touchState = made
        return made
    }

    /// Takes an event; its place is in the window's own space. Returns whether something in the window has taken the touch for
    /// itself.
    func send(_ event: PointerEvent) -> Bool {
        if event.phase == .down { begin(event) }
        if let content {
            var event = event
            event.location = content.view.convert(event.location, from: nil)
            event.location.x -= content.view.bounds.minX
            event.location.y -= content.view.bounds.minY
            let isTaken = content.content.send(event)
            if event.phase == .up || event.phase == .cancelled { self.content = nil }
            return isTaken
        }
        guard let touch, let view = touch.view else { return false }
        let phases: [PointerEvent.Phase: UITouch.Phase] = [
            .down: .began, .moved: .moved, .up: .ended, .cancelled: .cancelled,
        ]
        guard let phase = phases[event.phase] else { return false }
        touch.move(to: event.location, phase, time: event.time)
        let (touches, uiEvent): (Set<UITouch>, _) = ([touch], UIEvent([touch], time: event.time))
        switch phase {
        case .began: view.touchesBegan(touches, with: uiEvent)
        case .moved: view.touchesMoved(touches, with: uiEvent)
        case .ended: view.touchesEnded(touches, with: uiEvent)
        default: view.touchesCancelled(touches, with: uiEvent)
        }
        if phase == .ended || phase == .cancelled { self.touch = nil }
        return (view as? UIControl)?.isTracking == true || (view as? UIScrollView)?.isDragging == true
    }

    private func begin(_ event: PointerEvent) {
        touch = nil
        content = nil
        guard let view = window.hitTest(event.location, with: nil) else { return }
        if view.contentTakesTouches, let drawn = view.hosted as? any DrawnContent {
            content = (view, drawn)
            return
        }
        var count = 1
        if let lastTap, event.time - lastTap.time <= GestureMetrics.multipleTapInterval,
            distance(lastTap.place, event.location) <= GestureMetrics.multipleTapReach
        {
            count = lastTap.count + 1
        }
        lastTap = (event.time, event.location, count)
        touch = UITouch(view: view, at: event.location, time: event.time, tapCount: count)
    }
}
