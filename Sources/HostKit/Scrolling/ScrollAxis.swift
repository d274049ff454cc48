import CoreGraphics
import Foundation

/// The room that content has along one axis of a scroll view, and how it moves there: while a finger pulls it, and after that.
package struct ScrollAxis {
    /// The least and the largest offset at rest, in points.
    package let low: CGFloat
    package let high: CGFloat
    /// The window's length.
    package let length: CGFloat
    /// Whether content gives way beyond its ends.
    package let bounces: Bool
    /// What is left of the speed after each millisecond.
    package let rate: Double

    package init(
        low: CGFloat, high: CGFloat, length: CGFloat, bounces: Bool, rate: Double = ScrollPhysics.normalRate
    ) {
        (self.low, self.high, self.length, self.bounces) = (low, max(low, high), length, bounces)
        // A rate that is none would keep content moving forever.
        self.rate = rate > 0 && rate < 1 ? rate : ScrollPhysics.normalRate
    }

    /// The place at rest that is nearest.
    package func inside(_ place: CGFloat) -> CGFloat { min(max(place, low), high) }

    private func isOutside(_ place: CGFloat) -> Bool { place < low || place > high }

    /// Where content is seen that a finger has pulled to a place.
    package func seen(_ pulled: CGFloat) -> CGFloat {
        guard bounces else { return inside(pulled) }
        return inside(pulled) + ScrollPhysics.rubberBanded(pulled - inside(pulled), length: length)
    }

    /// How far a finger has pulled content that is seen at a place: the inverse of `seen`.
    package func pulled(_ seen: CGFloat) -> CGFloat {
        inside(seen) + ScrollPhysics.pulled(seen - inside(seen), length: length)
    }

    /// Where content stops of itself that is released with a speed, in points for each second.
    package func stop(from place: CGFloat, velocity: CGFloat) -> CGFloat {
        let isFlung = abs(velocity) >= ScrollPhysics.leastFling && !isOutside(place)
        return inside(isFlung ? ScrollPhysics.stop(from: place, velocity: velocity, rate: rate) : place)
    }

    /// The way of content that is released with a speed; nil if it stays.
    ///
    /// - Parameter wanted: where it is to stop, which need not be where it would stop without it.
    package func way(
        from place: CGFloat, velocity: CGFloat, to wanted: CGFloat, at time: TimeInterval
    ) -> ScrollWay? {
        let (natural, wanted) = (stop(from: place, velocity: velocity), inside(wanted))
        if isOutside(place) {
            let beyond = ScrollPhysics.pulled(place - inside(place), length: length)
            let give = ScrollPhysics.give(beyond, length: length)
            return .bounce(from: place, velocity: velocity * give, to: wanted, at: time)
        }
        if abs(wanted - natural) > 0.01 { return .way(from: place, velocity: velocity, to: wanted, at: time) }
        guard abs(velocity) >= ScrollPhysics.leastFling else {
            return abs(place - natural) > 0.01 ? .way(from: place, velocity: 0, to: natural, at: time) : nil
        }
        return .inertia(from: place, velocity: velocity, rate: rate, at: time)
    }

    /// Continues to a moment. Returns the way that is left, if any.
    package func step(_ way: ScrollWay, _ place: inout CGFloat, to time: TimeInterval) -> ScrollWay? {
        var way = way
        if let arrival = arrival(of: way), arrival.time <= time {
            guard bounces else {
                place = arrival.edge
                return nil
            }
            let speed = way.state(at: arrival.time).velocity
            way = .bounce(from: arrival.edge, velocity: speed, to: arrival.edge, at: arrival.time)
        }
        if way.isOver(at: time) {
            place = inside(way.rest)
            return nil
        }
        place = way.state(at: time).position
        if !bounces { place = inside(place) }
        return way
    }

    /// The end of the content that inertia comes to, and when.
    private func arrival(of way: ScrollWay) -> (edge: CGFloat, time: TimeInterval)? {
        guard case .deceleration(_, let velocity, _, _) = way else { return nil }
        let edge = velocity > 0 ? high : low
        return way.arrival(at: edge).map { (edge, $0) }
    }
}
