import Foundation

/// Follows pointer events and tells what a gesture makes of them.
@MainActor
public class _GestureRecognizer<Value>: AnyGestureRecognizer {
    /// Where the gesture stands.
    package enum Phase {
        /// It may still come about.
        case possible
        /// It goes on, with a value.
        case active(Value)
        /// It came to its end, with a value.
        case ended(Value)
        /// It did not, or no longer, come about.
        case failed
    }

    package final var phase = Phase.possible

    /// Takes an event; `convert` gives its place in a coordinate space.
    package func receive(_ event: PointerEvent, _ context: GestureContext) {}

    /// Time passed without an event.
    package func tick(_ time: TimeInterval) {}

    /// Makes ready for the next touch. `State` that follows the gesture returns to its initial value.
    package func reset() { phase = .possible }

    /// Gives up because another gesture has the touch.
    package func cancel() { phase = .failed }

    // MARK: AnyGestureRecognizer

    package final func handle(_ event: PointerEvent, _ context: GestureContext) -> GestureOutcome {
        receive(event, context)
        return outcome
    }

    package final func handleTick(_ time: TimeInterval) -> GestureOutcome {
        tick(time)
        return outcome
    }

    private var outcome: GestureOutcome {
        switch phase {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }
}

/// Where a gesture stands, without its value.
package enum GestureOutcome {
    case possible, active, ended, failed
}

/// A recogniser of some gesture.
@MainActor package protocol AnyGestureRecognizer: AnyObject {
    func handle(_ event: PointerEvent, _ context: GestureContext) -> GestureOutcome
    func handleTick(_ time: TimeInterval) -> GestureOutcome
    func reset()
    func cancel()
}

/// What a recogniser may ask about the element that its gesture is attached to.
@MainActor package struct GestureContext {
    package let node: RenderNode

    /// A place on the canvas, in a coordinate space.
    package func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        node.location(point, in: space)
    }

    /// Whether a place on the canvas lies in the element, give or take what a finger misses.
    package func contains(_ point: CGPoint, slop: CGFloat = 0) -> Bool {
        node.globalFrame.insetBy(dx: -slop, dy: -slop).contains(point) || node.isSeen(at: point)
    }
}
