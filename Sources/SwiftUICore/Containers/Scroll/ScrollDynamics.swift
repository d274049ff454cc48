import CoreGraphics
import Foundation

/// What inertia and springs do to the content of a scroll view that no finger holds.
///
/// Along each axis the content goes its own way, so at an end of one it swings back along that one only.
final class ScrollDynamics: AnimationParticipant {
    private weak var render: ScrollRenderNode?
    private var x: ScrollWay?
    private var y: ScrollWay?
    /// Whether the tree tells of each moment.
    private var isTold = false

    init(_ render: ScrollRenderNode) { self.render = render }

    var isMoving: Bool { x != nil || y != nil }

    /// How fast the content moves at a moment, in points for each second.
    func velocity(at time: TimeInterval) -> CGVector {
        CGVector(dx: x?.state(at: time).velocity ?? 0, dy: y?.state(at: time).velocity ?? 0)
    }

    /// Lets the content go; along an axis without a way it rests where it is.
    func go(x: ScrollWay?, y: ScrollWay?, in tree: RenderTree) {
        (self.x, self.y) = (x, y)
        guard isMoving, !isTold else { return }
        isTold = true
        tree.addParticipant(self)
    }

    func stop() { (x, y) = (nil, nil) }

    /// What lies before the window turned out to be longer or shorter, so that all places are others.
    func shift(by distance: CGSize) {
        x = x?.moved(by: distance.width)
        y = y?.moved(by: distance.height)
    }

    var isOutOfSight: Bool { render?.isHiddenByContainer == true }

    func advance(to time: TimeInterval) -> Bool {
        guard let render, isMoving else {
            isTold = false
            return false
        }
        let (least, most) = (render.least, render.most)
        var place = render.offset
        x = x.flatMap { step($0, &place.x, least.x...most.x, bounces: render.bounces(along: .horizontal), time) }
        y = y.flatMap { step($0, &place.y, least.y...most.y, bounces: render.bounces(along: .vertical), time) }
        isTold = isMoving
        render.show(place)
        if !isMoving { render.didComeToRest() }
        // Whoever was told may have let it go once more.
        isTold = isMoving
        return isTold
    }

    /// Goes on to a moment. Returns the way that is left, if any.
    private func step(
        _ way: ScrollWay, _ place: inout CGFloat, _ range: ClosedRange<CGFloat>, bounces: Bool, _ time: TimeInterval
    ) -> ScrollWay? {
        var way = way
        if let arrival = arrival(of: way, range), arrival.time <= time {
            let speed = way.state(at: arrival.time).velocity
            guard bounces else {
                place = arrival.edge
                return nil
            }
            way = .bounce(from: arrival.edge, velocity: speed, to: arrival.edge, at: arrival.time)
        }
        if way.isOver(at: time) {
            place = min(max(way.rest, range.lowerBound), range.upperBound)
            return nil
        }
        place = way.state(at: time).position
        if !bounces { place = min(max(place, range.lowerBound), range.upperBound) }
        return way
    }

    /// The end of the content that inertia comes to, and when.
    private func arrival(of way: ScrollWay, _ range: ClosedRange<CGFloat>) -> (edge: CGFloat, time: TimeInterval)? {
        guard case .deceleration(_, let velocity, _, _) = way else { return nil }
        let edge = velocity > 0 ? range.upperBound : range.lowerBound
        return way.arrival(at: edge).map { (edge, $0) }
    }
}
