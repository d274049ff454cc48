import Foundation

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
        /// What the first two have done since both are down.
        var pair: TwoFingers?
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

    override var isIdle: Bool { progress.pair == nil }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down:
            progress.fingers.append(Finger(pointer: event.pointer, location: event.location))
            if progress.fingers.count == 2, progress.pair == nil { begin(context) }
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

    private func begin(_ context: GestureContext) {
        let (a, b) = (progress.fingers[0].location, progress.fingers[1].location)
        progress.pair = TwoFingers(a, b)
        progress.origin = context.location(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), in: .local)
    }

    private func change(_ time: TimeInterval, _ context: GestureContext) {
        guard var pair = progress.pair, progress.fingers.count >= 2 else { return }
        pair.move(to: progress.fingers[0].location, progress.fingers[1].location)
        progress.pair = pair
        let value = quantity.value(pair)
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
