import Foundation

// Where a spring is at a moment. Motion is counted from the start at 0, at rest by default, to a target; seconds.
extension Spring {
    /// The way that is left, and its change for each second, as multiples of the way at the start and of the speed there.
    private struct Motion {
        var wayOfWay: Double
        var wayOfSpeed: Double
        var speedOfWay: Double
        var speedOfSpeed: Double
    }

    private func motion(at time: TimeInterval) -> Motion {
        let rest = Motion(wayOfWay: 0, wayOfSpeed: 0, speedOfWay: 0, speedOfSpeed: 0)
        guard !time.isNaN, time < .infinity else { return rest }
        let time = max(time, 0)
        let omega = (stiffness / mass).squareRoot()
        guard omega.isFinite, omega > 0 else { return rest }
        let decay = damping / (2 * mass)
        let fade = exp(-decay * time)
        let gap = decay * decay - omega * omega
        let (even, odd): (Double, Double)
        if gap < -1e-9 {
            let swing = (-gap).squareRoot()
            (even, odd) = (cos(swing * time), sin(swing * time) / swing)
        } else if gap > 1e-9 {
            let swing = gap.squareRoot()
            // Multiplied out, for the exponentials of long times are too large by themselves.
            let (slow, fast) = (exp((swing - decay) * time), exp((-swing - decay) * time))
            return Motion(
                wayOfWay: ((slow + fast) + decay * (slow - fast) / swing) / 2,
                wayOfSpeed: (slow - fast) / (2 * swing),
                speedOfWay: -omega * omega * (slow - fast) / (2 * swing),
                speedOfSpeed: ((slow + fast) - decay * (slow - fast) / swing) / 2)
        } else {
            (even, odd) = (1, time)
        }
        return Motion(
            wayOfWay: fade * (even + decay * odd), wayOfSpeed: fade * odd,
            speedOfWay: -fade * omega * omega * odd, speedOfSpeed: fade * (even - decay * odd))
    }

    /// Returns the position of a value, `time` seconds after it left 0 for `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: 1 - motion.wayOfWay) + initialVelocity.scaled(by: motion.wayOfSpeed)
    }

    /// Returns the speed of a value, per second, `time` seconds after it left 0 for `target`.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return initialVelocity.scaled(by: motion.speedOfSpeed) - target.scaled(by: motion.speedOfWay)
    }

    /// Advances a value and its velocity by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let start = velocity
        value += self.value(target: way, initialVelocity: start, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    }

    /// Returns the force of the spring on a value.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the number of seconds after which a value that moves from 0 to `target` stays within `epsilon` of the
    /// target.
    ///
    /// A spring without damping never does; an hour is the longest that is looked at.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let longest = 3600.0
        // The curve below which the way that is left stays, whatever the swing.
        let omega = (stiffness / mass).squareRoot()
        let decay = damping / (2 * mass)
        guard omega.isFinite, omega > 0, decay > 0, epsilon > 0 else { return longest }
        func isSettled(_ time: TimeInterval) -> Bool {
            let left = target - value(target: target, initialVelocity: initialVelocity, time: time)
            let speed = velocity(target: target, initialVelocity: initialVelocity, time: time)
            return (left.magnitudeSquared + speed.magnitudeSquared / (omega * omega)).squareRoot() <= epsilon
        }
        if isSettled(0) { return 0 }
        // Energy only falls, so the first moment at which it is small enough can be closed in on.
        var (low, high) = (0.0, 1 / decay)
        while !isSettled(high) {
            (low, high) = (high, high * 2)
            if high > longest { return longest }
        }
        while high - low > 1e-6 {
            let middle = (low + high) / 2
            if isSettled(middle) { high = middle } else { low = middle }
        }
        return high
    }

    /// The number of seconds after which a value that moves by 1 stays within a thousandth of its target.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

extension Spring {
    /// Returns the position of a value that moves from one value to another, after `time` seconds.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        let start = fromValue.animatableData
        var result = toValue
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the velocity of a value that moves from one value to another, per second, after `time` seconds.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the force of the spring on a value that moves from one value to another.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        let start = fromValue.animatableData
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData - start, position: position.animatableData - start,
            velocity: velocity.animatableData)
        return result
    }

    /// Returns the number of seconds after which a value that moves from one value to another stays within `epsilon` of
    /// its target.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
