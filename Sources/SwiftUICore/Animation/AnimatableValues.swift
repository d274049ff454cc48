/// A vector of animatable values. `@Animatable` creates the animatable data of a type from it.
@frozen public struct AnimatableValues<each Value> where repeat each Value: VectorArithmetic {
    /// The values, in their order.
    public var value: (repeat each Value)

    /// Creates a vector of values.
    public init(_ value: repeat each Value) { self.value = (repeat each value) }
}

extension AnimatableValues: VectorArithmetic {
    public static var zero: Self { Self(repeat (each Value).zero) }

    public static func == (a: Self, b: Self) -> Bool {
        for (a, b) in repeat (each a.value, each b.value) {
            guard a == b else { return false }
        }
        return true
    }

    public static func + (a: Self, b: Self) -> Self { Self(repeat (each a.value) + (each b.value)) }
    public static func - (a: Self, b: Self) -> Self { Self(repeat (each a.value) - (each b.value)) }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }

    /// Multiplies each value by `rhs`.
    public mutating func scale(by rhs: Double) {
        func scaled<V: VectorArithmetic>(_ value: V) -> V {
            var value = value
            value.scale(by: rhs)
            return value
        }
        value = (repeat scaled(each value))
    }

    /// The sum of the squared magnitudes of the values.
    public var magnitudeSquared: Double {
        var sum = 0.0
        for value in repeat each value { sum += value.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
