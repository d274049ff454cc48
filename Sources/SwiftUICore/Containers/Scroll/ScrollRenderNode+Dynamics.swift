import CoreGraphics
import Foundation

/// How a finger and inertia move the content: it gives way beyond its ends and comes back.
extension ScrollRenderNode {
    /// The least offset at rest.
    var least: CGPoint { CGPoint(x: 0, y: min(-heldOpen, limit.y)) }

    /// The largest offset at rest.
    var most: CGPoint { limit }

    private func overflow(_ axis: Axis) -> CGFloat { axis == .horizontal ? limit.x : limit.y }

    private func scrolls(along axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    /// Whether the content gives way beyond its ends.
    func bounces(along axis: Axis) -> Bool {
        let behavior = axis == .horizontal ? bounceBehavior.horizontal : bounceBehavior.vertical
        return scrolls(along: axis) && behavior.bounces(overflow: overflow(axis))
    }

    /// Whether a finger can move the content at all.
    func canMove(_ axis: Axis) -> Bool { scrolls(along: axis) && (overflow(axis) > 0 || bounces(along: axis)) }

    /// Whether the content is at the end toward which it would move.
    func isAtEnd(of axis: Axis, toward way: CGFloat) -> Bool {
        let (place, low, high) =
            axis == .horizontal ? (offset.x, least.x, most.x) : (offset.y, least.y, most.y)
        return way < 0 ? place <= low + ScrollPhysics.restDistance : place >= high - ScrollPhysics.restDistance
    }

    /// Whether this scroll view lies in another one that scrolls along the same axis.
    func hasScrollViewAround(along axis: Axis) -> Bool {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollRenderNode, scroll.isEnabled, scroll.canMove(axis) { return true }
            node = current.parent
        }
        return false
    }

    /// How fast the content moves that nobody holds, in points for each second.
    var speed: CGFloat {
        guard let dynamics, dynamics.isMoving else { return 0 }
        let velocity = dynamics.velocity(at: tree.time)
        return hypot(velocity.dx, velocity.dy)
    }

    /// Stops the content where it is seen.
    func hold() {
        dynamics?.stop()
        stopAnimating()
    }

    /// How far a finger would have pulled the content to where it is seen: beyond the ends that is further.
    var pulled: CGPoint {
        func pulled(_ seen: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
            let inside = min(max(seen, low), high)
            return inside + ScrollPhysics.pulled(seen - inside, length: length)
        }
        return CGPoint(
            x: pulled(offset.x, least.x, most.x, size.width), y: pulled(offset.y, least.y, most.y, size.height))
    }

    /// Shows the content where a finger has pulled it to.
    func pull(to place: CGPoint) {
        func seen(_ pulled: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ axis: Axis) -> CGFloat {
            guard scrolls(along: axis) else { return 0 }
            let inside = min(max(pulled, low), high)
            guard bounces(along: axis) else { return inside }
            return inside + ScrollPhysics.rubberBanded(pulled - inside, length: length)
        }
        show(
            CGPoint(
                x: seen(place.x, least.x, most.x, size.width, .horizontal),
                y: seen(place.y, least.y, most.y, size.height, .vertical)))
    }

    /// Lets the content go with a speed, in points for each second; it comes to rest where `aim` says.
    ///
    /// - Parameter aim: gets the place where the content would come to rest.
    func letGo(velocity: CGVector, at time: TimeInterval, aim: (CGPoint) -> CGPoint) {
        let (least, most) = (least, most)
        func isOutside(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Bool { place < low || place > high }
        func stop(_ place: CGFloat, _ speed: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let flung = abs(speed) >= ScrollPhysics.leastFling && !isOutside(place, low, high)
            return min(max(flung ? ScrollPhysics.stop(from: place, velocity: speed) : place, low), high)
        }
        let natural = CGPoint(
            x: stop(offset.x, velocity.dx, least.x, most.x), y: stop(offset.y, velocity.dy, least.y, most.y))
        let wanted = aim(natural)
        func way(
            _ axis: Axis, _ place: CGFloat, _ speed: CGFloat, _ natural: CGFloat, _ wanted: CGFloat, _ low: CGFloat,
            _ high: CGFloat, _ length: CGFloat
        ) -> ScrollWay? {
            guard scrolls(along: axis) else { return nil }
            let wanted = min(max(wanted, low), high)
            if isOutside(place, low, high) {
                let edge = min(max(place, low), high)
                let give = ScrollPhysics.give(ScrollPhysics.pulled(place - edge, length: length), length: length)
                return .bounce(from: place, velocity: speed * give, to: wanted, at: time)
            }
            if abs(wanted - natural) > 0.01 { return .way(from: place, velocity: speed, to: wanted, at: time) }
            guard abs(speed) >= ScrollPhysics.leastFling else {
                return abs(place - natural) > 0.01 ? .way(from: place, velocity: 0, to: natural, at: time) : nil
            }
            return .inertia(from: place, velocity: speed, at: time)
        }
        let dynamics = dynamics ?? ScrollDynamics(self)
        self.dynamics = dynamics
        dynamics.go(
            x: way(.horizontal, offset.x, velocity.dx, natural.x, wanted.x, least.x, most.x, size.width),
            y: way(.vertical, offset.y, velocity.dy, natural.y, wanted.y, least.y, most.y, size.height), in: tree)
    }

    /// Whether inertia or a spring moves the content.
    var isMovingByItself: Bool { dynamics?.isMoving ?? false }

    /// The content has come to rest.
    func didComeToRest() { onRest?() }
}

extension ScrollBounceBehavior {
    /// Whether content gives way that is larger than the window by `overflow`.
    func bounces(overflow: CGFloat) -> Bool { self != .basedOnSize || overflow > 0 }
}
