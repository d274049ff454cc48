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

    /// The room that the content has along an axis.
    func room(along axis: Axis) -> ScrollAxis {
        axis == .horizontal
            ? ScrollAxis(low: least.x, high: most.x, length: size.width, bounces: bounces(along: axis))
            : ScrollAxis(low: least.y, high: most.y, length: size.height, bounces: bounces(along: axis))
    }

    /// How far a finger would have pulled the content to where it is seen: beyond the ends that is further.
    var pulled: CGPoint {
        CGPoint(x: room(along: .horizontal).pulled(offset.x), y: room(along: .vertical).pulled(offset.y))
    }

    /// Shows the content where a finger has pulled it to.
    func pull(to place: CGPoint) {
        func seen(_ pulled: CGFloat, _ axis: Axis) -> CGFloat {
            scrolls(along: axis) ? room(along: axis).seen(pulled) : 0
        }
        show(CGPoint(x: seen(place.x, .horizontal), y: seen(place.y, .vertical)))
    }

    /// Lets the content go with a speed, in points for each second; it stops where `aim` says.
    ///
    /// - Parameter aim: gets the place where the content would stop.
    func letGo(velocity: CGVector, at time: TimeInterval, aim: (CGPoint) -> CGPoint) {
        let (x, y) = (room(along: .horizontal), room(along: .vertical))
        let wanted = aim(
            CGPoint(
                x: x.stop(from: offset.x, velocity: velocity.dx), y: y.stop(from: offset.y, velocity: velocity.dy)))
        func way(_ axis: Axis, _ make: @autoclosure () -> ScrollWay?) -> ScrollWay? {
            scrolls(along: axis) ? make() : nil
        }
        let dynamics = dynamics ?? ScrollDynamics(self)
        self.dynamics = dynamics
        dynamics.go(
            x: way(.horizontal, x.way(from: offset.x, velocity: velocity.dx, to: wanted.x, at: time)),
            y: way(.vertical, y.way(from: offset.y, velocity: velocity.dy, to: wanted.y, at: time)), in: tree)
    }

    /// Whether inertia or a spring moves the content.
    var isMovingByItself: Bool { dynamics?.isMoving ?? false }

    /// The content has stopped.
    func didComeToRest() { onRest?() }
}

extension ScrollBounceBehavior {
    /// Whether content gives way that is larger than the window by `overflow`.
    func bounces(overflow: CGFloat) -> Bool { self != .basedOnSize || overflow > 0 }
}
