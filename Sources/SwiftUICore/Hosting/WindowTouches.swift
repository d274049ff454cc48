import CoreGraphics
import UIKit

/// Hands a touch on a window to what lies under the finger: to a view of UIKit's, or to the SwiftUI content of one. Views
/// around that scroll or turn pages see it as well, until somebody has taken it.
@MainActor final class WindowTouches {
    private unowned let window: UIWindow
    private var touch: UITouch?
    /// The content that has the touch.
    private var content: (any DrawnContent)?
    /// Who is told of the touch as UIKit tells responders.
    private var responder: UIResponder?
    /// Those that may take the touch, the innermost first.
    private var takers: [any DragTaker] = []
    private var owner = Owner.nobody
    private enum Owner { case nobody, content, control, taker(any DragTaker) }

    private var lastTap: (time: Double, place: CGPoint, count: Int)?

    /// Whether a touch is followed.
    var isTracking: Bool { touch != nil }

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
        let phases: [PointerEvent.Phase: UITouch.Phase] = [
            .down: .began, .moved: .moved, .up: .ended, .cancelled: .cancelled,
        ]
        guard let touch, let phase = phases[event.phase] else { return false }
        touch.move(to: event.location, phase, time: event.time)
        let isTaken = deliver(event, touch)
        if phase == .ended || phase == .cancelled { forget() }
        return isTaken
    }

    private func begin(_ event: PointerEvent) {
        forget()
        guard let view = window.hitTest(event.location, with: nil),
            // What the window's own host shows has its touches from there.
            !view.isShownByWindow
        else { return }
        var count = 1
        if let lastTap, event.time - lastTap.time <= GestureMetrics.multipleTapInterval,
            distance(lastTap.place, event.location) <= GestureMetrics.multipleTapReach
        {
            count = lastTap.count + 1
        }
        lastTap = (event.time, event.location, count)
        touch = UITouch(view: view, at: event.location, time: event.time, tapCount: count)
        let around = Array(sequence(first: view, next: \.superview))
        takers = around.compactMap { $0 as? any DragTaker }
        if view.contentTakesTouches, let drawn = view.hostedContent {
            content = drawn
            // What is written in scrolls by its content.
            takers.removeAll { $0 === view }
            // Controls keep touches to themselves; views tell the next responder.
            responder = view is UIControl || view is UIScrollView ? nil : view.next
        } else {
            responder = view
        }
    }

    private func forget() {
        (touch, content, responder, takers, owner) = (nil, nil, nil, [], .nobody)
    }

    // MARK: Whose the touch is

    private func deliver(_ event: PointerEvent, _ touch: UITouch) -> Bool {
        switch owner {
        case .content: return send(event, toContentOf: touch)
        case .taker(let taker): taker.follow(touch)
        case .control: tell(touch, at: event.time)
        case .nobody:
            if send(event, toContentOf: touch) {
                owner = .content
            } else {
                tell(touch, at: event.time)
                if let control = responder as? UIControl, control.isTracking {
                    owner = .control
                } else if let taker = takers.first(where: { follow(touch, $0) }) {
                    owner = .taker(taker)
                } else {
                    return false
                }
            }
            cancelOthers(event, touch)
        }
        return true
    }

    /// Whoever has not got the touch sees no more of it.
    private func cancelOthers(_ event: PointerEvent, _ touch: UITouch) {
        let phase = touch.phase
        touch.move(to: event.location, .cancelled, time: event.time)
        if case .content = owner {
        } else {
            var lost = event
            lost.phase = .cancelled
            _ = send(lost, toContentOf: touch)
        }
        if case .control = owner {} else { tell(touch, at: event.time) }
        for taker in takers {
            if case .taker(let winner) = owner, winner === taker { continue }
            taker.follow(touch)
        }
        touch.move(to: event.location, phase, time: event.time)
    }

    private func follow(_ touch: UITouch, _ taker: any DragTaker) -> Bool {
        taker.follow(touch)
        return taker.hasTakenDrag
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
