import CoreGraphics
import Foundation

/// A finger that draws a page away: in over the leading edge, or down.
///
/// It comes before all gestures of the views below, but follows only touches that begin and set out in the right way.
package struct PageSwipe {
    package enum Way {
        /// Inwards, from a place at most so many points from the leading edge.
        case fromEdge(reach: CGFloat)
        /// Down, from anywhere.
        case down
    }

    let way: Way
    let isMirrored: Bool
    /// Asked when the finger sets out; false leaves the touch to others.
    let begin: @MainActor () -> Bool
    /// How far the finger has come, as a part of the view's length along the way.
    let move: @MainActor (Double) -> Void
    /// The finger has left; where it was, and how fast, in such lengths per second.
    let end: @MainActor (_ part: Double, _ velocity: Double) -> Void

    package init(
        _ way: Way, isMirrored: Bool, begin: @escaping @MainActor () -> Bool,
        move: @escaping @MainActor (Double) -> Void,
        end: @escaping @MainActor (_ part: Double, _ velocity: Double) -> Void
    ) {
        self.way = way
        self.isMirrored = isMirrored
        self.begin = begin
        self.move = move
        self.end = end
    }
}

extension PageSwipe: Gesture {
    package typealias Value = Void
    package typealias Body = Never

    package static func _makeRecognizer(_ gesture: PageSwipe) -> _GestureRecognizer<Void> {
        PageSwipeRecognizer(gesture)
    }
}

private final class PageSwipeRecognizer: SinglePointerRecognizer<Void> {
    private let swipe: PageSwipe
    private var start: CGPoint?
    private var isActive = false

    init(_ swipe: PageSwipe) { self.swipe = swipe }

    override func follow(_ event: PointerEvent, _ context: GestureContext) {
        let frame = context.node.globalFrame
        let length = isDown ? frame.height : frame.width
        guard length > 0 else { return }
        switch event.phase {
        case .down:
            guard mayBegin(at: event.location, in: frame) else {
                phase = .failed
                return
            }
            start = event.location
        case .moved:
            guard let start else { return }
            if !isActive {
                let way = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
                guard max(abs(way.width), abs(way.height)) >= GestureMetrics.dragDistance else { return }
                guard (abs(way.width) > abs(way.height)) != isDown, inward(way) > 0, swipe.begin() else {
                    phase = .failed
                    clear()
                    return
                }
                isActive = true
            }
            phase = .active(())
            swipe.move(part(of: event, from: start, length))
        case .up:
            guard isActive, let start else {
                phase = .failed
                return clear()
            }
            phase = .ended(())
            clear()
            swipe.end(part(of: event, from: start, length), inward(context.velocity) / length)
        case .cancelled: cancel()
        }
    }

    private var isDown: Bool { if case .down = swipe.way { true } else { false } }

    private func mayBegin(at place: CGPoint, in frame: CGRect) -> Bool {
        guard case .fromEdge(let reach) = swipe.way else { return true }
        let distance = swipe.isMirrored ? frame.maxX - place.x : place.x - frame.minX
        return distance >= -0.5 && distance <= reach
    }

    private func part(of event: PointerEvent, from start: CGPoint, _ length: CGFloat) -> Double {
        inward(CGSize(width: event.location.x - start.x, height: event.location.y - start.y)) / length
    }

    /// How much of a way, or of a speed, leads along the page's own way.
    private func inward(_ way: CGSize) -> CGFloat {
        if isDown { return way.height }
        return swipe.isMirrored ? -way.width : way.width
    }

    private func clear() {
        start = nil
        isActive = false
    }

    override func cancel() {
        let wasActive = isActive
        clear()
        if wasActive { swipe.end(0, 0) }
        super.cancel()
    }

    override func forgetTouch() {
        clear()
        super.forgetTouch()
    }

    override func adopt(_ other: _GestureRecognizer<Void>) -> Bool {
        guard let other = other as? PageSwipeRecognizer else { return false }
        (start, isActive) = (other.start, other.isActive)
        return super.adopt(other)
    }
}
