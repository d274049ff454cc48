import Foundation

/// What two fingers do to each other since both are down.
struct TwoFingers {
    /// The factor of their distance.
    var magnification: CGFloat = 1
    /// How far they have turned, in radians; clockwise is positive.
    var rotation: CGFloat = 0
}

/// One of the things that two fingers do, and when a gesture that follows it begins.
struct TwoFingerQuantity {
    let value: (TwoFingers) -> CGFloat
    /// How far it must come from `neutral`.
    let minimum: CGFloat
    let neutral: CGFloat

    init(_ value: @escaping (TwoFingers) -> CGFloat, minimum: CGFloat, neutral: CGFloat) {
        self.value = value
        self.minimum = minimum
        self.neutral = neutral
    }
}

/// What a gesture of two fingers has come to.
struct TwoFingerState {
    var time: Date
    var value: CGFloat
    /// The change of the value in a second.
    var velocity: CGFloat
    /// Where it began, in parts of the view.
    var startAnchor: UnitPoint
    /// Where it began, in the view's coordinates: the middle between the fingers.
    var startLocation: CGPoint
}

/// Follows two fingers; it begins once they have done enough, and ends when both have been lifted.
final class TwoFingerRecognizer<Value>: _GestureRecognizer<Value> {
    private struct Finger {
        let pointer: PointerID
        var location: CGPoint
    }

    private struct Progress {
        var fingers: [Finger] = []
        /// The distance and the direction of the second finger from the first, at the beginning and now.
        var start: (distance: CGFloat, angle: CGFloat)?
        var angle: CGFloat = 0
        var origin = CGPoint.zero
        var isActive = false
        /// The value as the ordinate of a place, for its speed.
        var tracker = VelocityTracker()
        var state: TwoFingerState?
    }

    private let quantity: TwoFingerQuantity
    private let makeValue: (TwoFingerState) -> Value
    private var progress = Progress()

    init(_ quantity: TwoFingerQuantity, makeValue: @escaping (TwoFingerState) -> Value) {
        self.quantity = quantity
        self.makeValue = makeValue
    }

    override var takesSeveralPointers: Bool { true }

    override var isIdle: Bool { progress.start == nil }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down:
            progress.fingers.append(Finger(pointer: event.pointer, location: event.location))
            if progress.fingers.count == 2, progress.start == nil { begin(context) }
        case .moved:
            guard let index = progress.fingers.firstIndex(where: { $0.pointer == event.pointer }) else { return }
            progress.fingers[index].location = event.location
            if index < 2 { change(event.time, context) }
        case .up, .cancelled:
            progress.fingers.removeAll { $0.pointer == event.pointer }
            guard progress.fingers.isEmpty else { return }
            if progress.isActive, let state = progress.state, event.phase == .up {
                phase = .ended(makeValue(state))
            } else {
                phase = .failed
            }
            progress = Progress()
        }
    }

    private var span: (distance: CGFloat, angle: CGFloat) {
        let (a, b) = (progress.fingers[0].location, progress.fingers[1].location)
        return (distance(a, b), atan2(b.y - a.y, b.x - a.x))
    }

    private func begin(_ context: GestureContext) {
        let span = span
        progress.start = (max(span.distance, 1), span.angle)
        progress.angle = span.angle
        let (a, b) = (progress.fingers[0].location, progress.fingers[1].location)
        progress.origin = context.location(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), in: .local)
    }

    private func change(_ time: TimeInterval, _ context: GestureContext) {
        guard let start = progress.start, progress.fingers.count >= 2 else { return }
        let span = span
        // The shorter way round, added up, so that more than half a turn counts as such.
        progress.angle += remainder(span.angle - progress.angle, 2 * .pi)
        let value = quantity.value(
            TwoFingers(magnification: span.distance / start.distance, rotation: progress.angle - start.angle))
        if !progress.isActive {
            guard abs(value - quantity.neutral) >= quantity.minimum else { return }
            progress.isActive = true
        }
        progress.tracker.add(CGPoint(x: 0, y: value), at: time)
        let size = context.node.size
        let state = TwoFingerState(
            time: Date(timeIntervalSinceReferenceDate: time), value: value,
            velocity: progress.tracker.velocity(at: time).height,
            startAnchor: UnitPoint(
                x: size.width > 0 ? progress.origin.x / size.width : 0,
                y: size.height > 0 ? progress.origin.y / size.height : 0),
            startLocation: progress.origin)
        progress.state = state
        phase = .active(makeValue(state))
    }

    override func forgetTouch() {
        progress = Progress()
        super.forgetTouch()
    }

    override func adopt(_ other: _GestureRecognizer<Value>) -> Bool {
        guard let other = other as? TwoFingerRecognizer<Value> else { return false }
        progress = other.progress
        return super.adopt(other)
    }
}
