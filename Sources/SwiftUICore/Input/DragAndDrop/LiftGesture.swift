import Foundation

/// Takes a view up to drag it: a finger holds it first, a mouse just moves.
///
/// The value is where the finger is, on the canvas.
package struct LiftGesture {
    package typealias Value = CGPoint
    package typealias Body = Never

    package init() {}

    @MainActor @preconcurrency
    package static func _makeRecognizer(_ gesture: LiftGesture) -> _GestureRecognizer<CGPoint> { LiftRecognizer() }
}

extension LiftGesture: Gesture {}

private final class LiftRecognizer: SinglePointerRecognizer<CGPoint> {
    private var start: PointerEvent?
    private var isLifted = false

    override func follow(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down: start = event
        case .moved:
            guard let start else { return }
            tick(event.time)
            if !isLifted, distance(start.location, event.location) >= GestureMetrics.dragDistance {
                guard start.kind != .touch else { return fail() }
                isLifted = true
            }
            if isLifted { phase = .active(event.location) }
        case .up:
            guard start != nil else { return }
            tick(event.time)
            start = nil
            phase = isLifted ? .ended(event.location) : .failed
        case .cancelled: fail()
        }
    }

    private func fail() {
        start = nil
        isLifted = false
        phase = .failed
    }

    override var deadline: TimeInterval? {
        guard let start, !isLifted, start.kind == .touch else { return nil }
        return start.time + GestureMetrics.liftDuration
    }

    override func tick(_ time: TimeInterval) {
        guard let start, let deadline, time >= deadline - 1e-9 else { return }
        isLifted = true
        phase = .active(start.location)
    }

    override func forgetTouch() {
        start = nil
        isLifted = false
        super.forgetTouch()
    }

    override func adopt(_ other: _GestureRecognizer<CGPoint>) -> Bool {
        guard let other = other as? LiftRecognizer else { return false }
        (start, isLifted) = (other.start, other.isLifted)
        return super.adopt(other)
    }
}
