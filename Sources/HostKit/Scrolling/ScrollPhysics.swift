import CoreGraphics
import Foundation

/// How content moves that a finger has released, by closed formulas: where it is depends on the moment alone, however
/// time is stepped. Positions are in points, speeds in points for each second.
///
/// The numbers are those that others have published: I. Lobanov, "How UIScrollView works" and "Deceleration mechanics of
/// UIScrollView"; Apple, "Designing Fluid Interfaces" (WWDC 2018); squareb, "Analysis of Apple's rubber band scrolling".
/// What none of them tells is said to be our choice.
package enum ScrollPhysics {
    /// What is left of the speed after each millisecond: `UIScrollView.DecelerationRate.normal`.
    package static let normalRate = 0.998
    /// The same for `UIScrollView.DecelerationRate.fast`.
    package static let fastRate = 0.99
    /// How much content gives way beyond its ends, at first.
    package static let rubberBand = 0.55
    /// The angular frequency of the critically damped spring that brings content back: mass 1, stiffness 100.
    package static let bounceFrequency = 10.0
    /// Motion ends where no more than so many points are left.
    package static let restDistance = 0.5
    /// A slower finger leaves nothing in motion. Our choice.
    package static let leastFling = 100.0
    /// A faster finger turns a page. Our choice.
    package static let pageTurn = 250.0
    /// Content that moves at least so fast is only stopped by a touch; slower, the touch goes to the content. Our choice.
    package static let catchSpeed = 50.0
    /// How many views one scroll may pass with `alwaysByFew`. Our choice.
    package static let few = 3

    /// The exponent of a deceleration rate, for each second; negative.
    package static func exponent(_ rate: Double) -> Double { 1000 * log(rate) }

    /// Where content stops that is released at `position` with `velocity`.
    package static func stop(from position: Double, velocity: Double, rate: Double = normalRate) -> Double {
        position - velocity / exponent(rate)
    }

    /// How far content is seen to give way that was pulled beyond its end.
    ///
    /// - Parameters:
    ///   - distance: how far the finger has pulled; its sign stays.
    ///   - length: the window's along that axis.
    package static func rubberBanded(_ distance: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let seen = (1 - 1 / (abs(distance) * rubberBand / length + 1)) * length
        return distance < 0 ? -seen : seen
    }

    /// How far a finger has pulled content that is seen to give way by `seen`: the inverse of `rubberBanded`.
    package static func pulled(_ seen: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        // All of a window's length would take a pull endlessly.
        let part = min(abs(seen) / length, 0.99)
        let distance = length / rubberBand * (1 / (1 - part) - 1)
        return seen < 0 ? -distance : distance
    }

    /// Where content stops that is turned by pages as long as the window, one at a time.
    ///
    /// - Parameters:
    ///   - original: where it was when the finger came down.
    ///   - place: where it is released.
    ///   - velocity: how fast, in points for each second.
    package static func page(
        from original: CGFloat, at place: CGFloat, velocity: CGFloat, length: CGFloat
    ) -> CGFloat {
        guard length > 0 else { return place }
        let first = (original / length).rounded()
        var page = (place / length).rounded()
        // A flick turns the page, however little of it has come into sight.
        if velocity > pageTurn { page = (place / length).rounded(.down) + 1 }
        if velocity < -pageTurn { page = (place / length).rounded(.up) - 1 }
        return min(max(page, first - 1), first + 1) * length
    }

    /// How fast content is seen to move beyond its end, for each point that the finger moves.
    package static func give(_ distance: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let stretch = abs(distance) * rubberBand / length + 1
        return rubberBand / (stretch * stretch)
    }
}

/// The way of content along one axis.
package enum ScrollWay {
    /// It gets slower of itself, until it stops or ends of the content.
    case deceleration(from: Double, velocity: Double, exponent: Double, start: TimeInterval)
    /// A critically damped spring brings it to a place.
    case spring(target: Double, distance: Double, velocity: Double, frequency: Double, start: TimeInterval)

    /// The way of content that slows down at the rate of a scroll view.
    package static func inertia(
        from position: Double, velocity: Double, rate: Double = ScrollPhysics.normalRate, at time: TimeInterval
    ) -> ScrollWay {
        .deceleration(
            from: position, velocity: velocity, exponent: ScrollPhysics.exponent(rate), start: time)
    }

    /// The way to a place where it is to rest. A finger that was fast enough for it is not overtaken, and it does not
    /// overshoot on its way there.
    package static func way(
        from position: Double, velocity: Double, to target: Double, at time: TimeInterval
    ) -> ScrollWay {
        let distance = position - target
        let needed = distance == 0 ? 0 : -velocity / distance
        return .spring(
            target: target, distance: distance, velocity: velocity,
            frequency: min(max(ScrollPhysics.bounceFrequency, needed), steepest), start: time)
    }

    /// The way back from beyond an end, at which it arrived with a speed, or where it was released.
    package static func bounce(
        from position: Double, velocity: Double, to edge: Double, at time: TimeInterval
    ) -> ScrollWay {
        .spring(
            target: edge, distance: position - edge, velocity: velocity, frequency: ScrollPhysics.bounceFrequency,
            start: time)
    }

    /// A spring that is stiffer would be over within a frame.
    private static let steepest = 60.0

    /// Where the content is, and how fast, at a moment.
    package func state(at time: TimeInterval) -> (position: Double, velocity: Double) {
        switch self {
        case .deceleration(let from, let velocity, let exponent, let start):
            let decay = exp(exponent * max(0, time - start))
            return (from + velocity * (decay - 1) / exponent, velocity * decay)
        case .spring(let target, let distance, let velocity, let frequency, let start):
            let elapsed = max(0, time - start)
            let slope = velocity + frequency * distance
            let decay = exp(-frequency * elapsed)
            let offset = decay * (distance + slope * elapsed)
            return (target + offset, decay * (slope - frequency * (distance + slope * elapsed)))
        }
    }

    /// Where it stops.
    package var rest: Double {
        switch self {
        case .deceleration(let from, let velocity, let exponent, _): from - velocity / exponent
        case .spring(let target, _, _, _, _): target
        }
    }

    /// Whether so little is left that it counts as there.
    package func isOver(at time: TimeInterval) -> Bool {
        let state = state(at: time)
        guard abs(state.position - rest) < ScrollPhysics.restDistance else { return false }
        switch self {
        case .deceleration: return true
        // It may only be passing by.
        case .spring(_, _, _, let frequency, _): return abs(state.velocity) < ScrollPhysics.restDistance * frequency
        }
    }

    /// The moment at which it comes to an edge from inside; nil if it stops before.
    package func arrival(at edge: Double) -> TimeInterval? {
        guard case .deceleration(let from, let velocity, let exponent, let start) = self, velocity != 0 else {
            return nil
        }
        let part = 1 + (edge - from) * exponent / velocity
        guard (edge - from) * velocity >= 0, part > 0, part <= 1 else { return nil }
        return start + log(part) / exponent
    }

    /// The same way, with all places moved.
    package func moved(by distance: Double) -> ScrollWay {
        switch self {
        case .deceleration(let from, let velocity, let exponent, let start):
            .deceleration(from: from + distance, velocity: velocity, exponent: exponent, start: start)
        case .spring(let target, let offset, let velocity, let frequency, let start):
            .spring(
                target: target + distance, distance: offset, velocity: velocity, frequency: frequency, start: start)
        }
    }
}
