import Foundation
import PerchHost
import SwiftUI

/// The fingers, mice, and pens on a page.
@MainActor
final class PagePointers {
    /// The pointers that hold something down, with their last events.
    private var touches: [UInt64: PointerEvent] = [:]
    /// Where a pointer is that holds nothing down, if views do not know it yet. They receive it with the next frame, so a pointer
    /// that moves costs one search for what is under it a frame.
    private var latestHover: HoverEvent?
    private var wheel = WheelPlace()

    /// More fingers than people have are no fingers.
    private static let mostTouches = 10

    func take(_ touch: PageEvent.Pointer, at time: TimeInterval, in session: Session) {
        let location = CGPoint(x: touch.x, y: touch.y)
        if touch.kind != .touch { wheel.pointer = touch.phase == .left ? nil : location }
        var event = PointerEvent(
            phase: .down, location: location, time: time, pointer: PointerID(Int(clamping: touch.id)),
            kind: touch.kind.touching, buttons: PointerButtons(rawValue: Int(touch.buttons)),
            modifiers: touch.modifiers.engine)
        guard let held = touches[touch.id] else {
            switch touch.phase {
            case .down where touches.count < Self.mostTouches:
                touches[touch.id] = event
                session.send(event)
            // A finger that holds nothing down is not there.
            case .moved where touch.kind != .touch:
                latestHover = HoverEvent(
                    location: location, time: time, kind: touch.kind.hovering, modifiers: event.modifiers)
            case .left where touch.kind != .touch:
                session.send(HoverEvent(location: nil, time: time, kind: touch.kind.hovering))
            default: break
            }
            return
        }
        switch touch.phase {
        // A further button of a mouse that holds one down already touches nothing.
        case .down, .left: return
        case .moved: event.phase = .moved
        case .up: event.phase = .up
        case .cancelled: event.phase = .cancelled
        }
        event.buttons = held.buttons
        touches[touch.id] = touch.phase == .moved ? event : nil
        session.send(event)
    }

    /// Turns a wheel at a place.
    func turn(
        _ delta: CGSize, at location: CGPoint, _ modifiers: PageEvent.Modifiers, at time: TimeInterval,
        in session: Session
    ) {
        wheel.pointer = location
        let turns = modifiers.contains(.shift) && delta.width == 0
        session.send(
            WheelEvent(
                delta: turns
                    ? CGSize(width: -delta.height, height: 0) : CGSize(width: -delta.width, height: -delta.height),
                location: location, time: time, modifiers: modifiers.engine))
    }

    /// Tells views where the pointer is by now.
    func hover(in session: Session) {
        guard let event = latestHover else { return }
        latestHover = nil
        session.send(event)
    }

    /// Takes everything that is held down away.
    func cancel(at time: TimeInterval, in session: Session?) {
        for var touch in touches.values {
            touch.phase = .cancelled
            touch.time = time
            session?.send(touch)
        }
        touches = [:]
    }

    /// The session is over.
    func endSession() { touches = [:] }

    /// What the wheel can scroll where the pointer is.
    ///
    /// - Parameter afresh: whether what is known may be out of date.
    func rooms(in root: RenderNode, afresh: Bool) -> [ScrollRoom] { wheel.rooms(in: root, afresh: afresh) }
}
