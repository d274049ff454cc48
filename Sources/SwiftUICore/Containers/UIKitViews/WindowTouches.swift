import CoreGraphics
import UIKit

/// Passes a touch on a window to the content under the finger: to a view of UIKit's, or to the SwiftUI content of one.
/// Gesture recognizers of the views around see it as well (`RecognizerElement`), until somebody has taken it.
@MainActor final class WindowTouches {
    private unowned let window: UIWindow
    private var touch: UITouch?
    /// The content that has the touch.
    private var content: (any DrawnContent)?
    /// The object that is notified of the touch as UIKit tells responders.
    private var responder: UIResponder?
    private var owner = Owner.nobody
    private enum Owner { case nobody, content, control }

    /// The fingers on the window, for all that follow them.
    private let fingers: TouchTable
    /// Tells of a pointer over the window.
    let hover: WindowHover

    /// Whether a touch is followed.
    var isTracking: Bool { touch != nil }

    private init(_ window: UIWindow) {
        self.window = window
        hover = WindowHover(window)
        fingers = TouchTable { [weak window] event in window?.hitTest(event.location, with: nil) }
    }

    /// What follows the touches of a window.
    static func of(_ window: UIWindow) -> WindowTouches {
        if let known = window.touchState as? WindowTouches { return known }
        let made = WindowTouches(window)
        window.touchState = made
        return made
    }

    /// The touch of an event, whose place is in the window's own space.
    func finger(for event: PointerEvent) -> (UITouch, UIEvent)? { fingers.touch(for: event) }

    /// The recognizers of what lies at a place of the window, and of the views around, the innermost first.
    func recognizers(at place: CGPoint) -> [UIGestureRecognizer] {
        guard let view = window.hitTest(place, with: nil) else { return [] }
        return view.lineage.flatMap { $0.gestureRecognizers ?? [] }
    }

    /// Takes an event; its place is in the window's own space. Returns whether something in the window has taken the touch for
    /// itself.
    func send(_ event: PointerEvent) -> Bool {
        if event.phase == .down {
            forget()
            fingers.touch(for: event).map { begin($0.0) }
        }
        guard let touch, let (current, _) = fingers.touch(for: event), current === touch else { return false }
        let isTaken = deliver(event, touch)
        if touch.phase == .ended || touch.phase == .cancelled { forget() }
        return isTaken
    }

    private func begin(_ touch: UITouch) {
        guard let view = touch.view,
            // What the window's own host shows has its touches from there.
            !view.isShownByWindow,
            // A touch on content that moves fast only stops it.
            !view.lineage.contains(where: { ($0 as? UIScrollView)?.isCaughtByTouch == true })
        else { return }
        self.touch = touch
        if view.contentTakesTouches, let drawn = view.hostedContent {
            content = drawn
            // Controls keep touches to themselves; views tell the next responder.
            responder = view is UIControl || view is UIScrollView ? nil : view.next
        } else {
            responder = view
        }
    }

    private func forget() { (touch, content, responder, owner) = (nil, nil, nil, .nobody) }

    // MARK: Whose the touch is

    private func deliver(_ event: PointerEvent, _ touch: UITouch) -> Bool {
        switch owner {
        case .content: return send(event, toContentOf: touch)
        case .control: tell(touch, at: event.time)
        case .nobody:
            if send(event, toContentOf: touch) {
                owner = .content
            } else {
                tell(touch, at: event.time)
                if let control = responder as? UIControl, control.isTracking {
                    owner = .control
                } else {
                    return false
                }
            }
            cancelOthers(event, touch)
        }
        return true
    }

    /// Anyone who has not got the touch sees no more of it.
    private func cancelOthers(_ event: PointerEvent, _ touch: UITouch) {
        if case .content = owner {
        } else {
            var lost = event
            lost.phase = .cancelled
            _ = send(lost, toContentOf: touch)
        }
        if case .control = owner {} else { touch.whileCancelled { tell(touch, at: event.time) } }
    }

    /// Something beside the views has taken the touch of an event.
    func cancel(_ event: PointerEvent) {
        guard let touch else { return }
        var lost = event
        lost.phase = .cancelled
        touch.whileCancelled { _ = deliver(lost, touch) }
        forget()
    }

    /// Returns whether a gesture of the content has taken the touch.
    private func send(_ event: PointerEvent, toContentOf touch: UITouch) -> Bool {
        guard let content, let view = touch.view else { return false }
        var event = event
        event.location = view.placeInContent(event.location)
        return content.send(event)
    }

    private func tell(_ touch: UITouch, at time: Double) {
        guard let responder else { return }
        let (touches, event): (Set<UITouch>, _) = ([touch], UIEvent([touch], time: time))
        switch touch.phase {
        case .began: responder.touchesBegan(touches, with: event)
        case .moved: responder.touchesMoved(touches, with: event)
        case .ended: responder.touchesEnded(touches, with: event)
        default: responder.touchesCancelled(touches, with: event)
        }
    }
}
