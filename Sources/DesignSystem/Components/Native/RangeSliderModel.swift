import Foundation

/// The arithmetic of a range slider: two values in a range, the lower never above the upper.
struct RangeSliderModel: Equatable {
    enum Thumb: Hashable {
        case lower, upper
    }

    let range: ClosedRange<Double>
    /// The distance between values; 0 lets them be anything.
    let step: Double

    /// - Parameter step: values that are not above 0 count as 0.
    init(range: ClosedRange<Double>, step: Double) {
        self.range = range
        self.step = step > 0 && step.isFinite ? step : 0
    }

    private var span: Double { range.upperBound - range.lowerBound }

    /// How close the values may come to each other, so that both thumbs can be seen and taken.
    var minDistance: Double { step > 0 ? min(step, span) : min(0.001, span / 1000) }

    /// How far assistive technology and arrow keys move a value: a step, or a tenth of the range.
    var increment: Double { step > 0 ? step : span / 10 }

    /// Values that were given from outside, made to fit.
    func sane(lower: Double, upper: Double) -> (lower: Double, upper: Double) {
        let lower = clamped(lower.isNaN ? range.lowerBound : lower)
        let upper = clamped(upper.isNaN ? range.upperBound : upper)
        return lower <= upper ? (lower, upper) : (upper, lower)
    }

    /// The values after a thumb was moved to `value`. It stops before the other one.
    func moved(_ thumb: Thumb, to value: Double, lower: Double, upper: Double) -> (
        lower: Double, upper: Double
    ) {
        let old = sane(lower: lower, upper: upper)
        guard !value.isNaN else { return old }
        switch thumb {
        case .lower:
            let limit = max(range.lowerBound, old.upper - minDistance)
            return (min(snapped(value), limit), old.upper)
        case .upper:
            let limit = min(range.upperBound, old.lower + minDistance)
            return (old.lower, max(snapped(value), limit))
        }
    }

    /// Where a value lies in the range, from 0 to 1.
    func fraction(of value: Double) -> Double {
        span > 0 ? (clamped(value) - range.lowerBound) / span : 0
    }

    /// The value at a place in the range.
    func value(at fraction: Double) -> Double { range.lowerBound + fraction * span }

    /// The thumb that a touch at `fraction` takes: the nearer one, and where both are in the same place the one that
    /// can move towards the touch.
    func thumb(at fraction: Double, lower: Double, upper: Double) -> Thumb {
        let values = sane(lower: lower, upper: upper)
        let toLower = abs(fraction - self.fraction(of: values.lower))
        let toUpper = abs(fraction - self.fraction(of: values.upper))
        if toLower != toUpper { return toLower < toUpper ? .lower : .upper }
        if fraction != self.fraction(of: values.lower) {
            return fraction < self.fraction(of: values.lower) ? .lower : .upper
        }
        return values.lower > range.lowerBound ? .lower : .upper
    }

    private func clamped(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }

    private func snapped(_ value: Double) -> Double {
        let value = clamped(value)
        guard step > 0 else { return value }
        return clamped(range.lowerBound + ((value - range.lowerBound) / step).rounded() * step)
    }
}
