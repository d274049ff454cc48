import Foundation

/// A value that a finger holds and an animation moves: how far a sheet is open, a page pushed or a row swiped aside.
///
/// It is held, released, and caught again in the middle of its way; a new target begins at the present value with the
/// present velocity. While nothing holds it, its value is a function of the moment alone.
package final class InteractiveTrack: AnimationParticipant {
    /// Where the value rests, or stops.
    package private(set) var target: Double
    /// Called whenever the value or its target is another one, so that the view that shows it is drawn or laid out again.
    package var onChange: () -> Void

    private let tree: RenderTree
    private var leg: Leg?
    /// Whether the tree tells of each moment.
    private var isTold = false

    /// An animation from a value to the target.
    private struct Leg {
        var from: Double
        var to: Double
        var animation: Animation
        var start: TimeInterval
        var context: AnimationContext<Double>
        var completion: (() -> Void)?
        /// The way that has been gone.
        var gone = 0.0
        var velocity = 0.0

        /// Continues to a moment; false once the animation has ended.
        mutating func advance(to time: TimeInterval) -> Bool {
            let elapsed = max(0, time - start)
            guard let gone = animation.animate(value: to - from, time: elapsed, context: &context) else { return false }
            self.gone = gone
            velocity = animation.velocity(value: to - from, time: elapsed, context: context) ?? 0
            return true
        }
    }

    /// A track that rests at `value`.
    package init(_ value: Double, in tree: RenderTree, onChange: @escaping () -> Void = {}) {
        target = value
        self.tree = tree
        self.onChange = onChange
    }

    /// The value at the tree's present moment.
    package var value: Double { leg.map { $0.from + $0.gone } ?? target }

    /// How fast an animation moves the value now, in units per second; zero while it is held or rests.
    package var velocity: Double { leg?.velocity ?? 0 }

    /// Whether an animation moves the value.
    package var isMoving: Bool { leg != nil }

    /// Takes the value in hand: an animation that runs is given up, without its completion.
    package func hold(at value: Double) {
        let isOther = value != self.value || value != target
        leg = nil
        target = value
        if isOther { onChange() }
    }

    /// Takes the value in hand where it is now.
    package func hold() { hold(at: value) }

    /// Lets the value go to `target`, from where it is.
    ///
    /// - Parameters:
    ///   - animation: how it goes there; nil puts it there at once.
    ///   - velocity: how fast it moves at first, in units per second; nil continues with the present velocity.
    ///   - completion: called once the value has stopped there, unless it is held or sent elsewhere before.
    package func animate(
        to target: Double, _ animation: Animation?, velocity: Double? = nil, completion: (() -> Void)? = nil
    ) {
        let (from, speed) = (value, velocity ?? self.velocity)
        let isOther = from != target || self.target != target
        self.target = target
        leg = nil
        guard let animation, from != target || speed != 0 else {
            if isOther { onChange() }
            completion?()
            return
        }
        var context = AnimationContext<Double>(environment: tree.environment)
        context.state[InitialVelocityKey<Double>.self] = speed
        var leg = Leg(
            from: from, to: target, animation: animation, start: tree.time, context: context, completion: completion)
        guard leg.advance(to: tree.time) else {
            if isOther { onChange() }
            completion?()
            return
        }
        self.leg = leg
        if !isTold { tree.movingValues.add(self) }
        isTold = true
        onChange()
    }

    package var isOutOfSight: Bool { false }

    package func advance(to time: TimeInterval) -> Bool {
        if var leg {
            let isRunning = leg.advance(to: time)
            self.leg = isRunning ? leg : nil
            onChange()
            // It may well send the value elsewhere.
            if !isRunning { leg.completion?() }
        }
        isTold = leg != nil
        return isTold
    }
}
