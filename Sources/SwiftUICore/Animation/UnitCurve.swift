import Foundation

/// A way from 0 to 1 in the time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case linear
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
    }

    private let shape: Shape
    /// Whether time and progress have changed places.
    private var isInverse = false

    private init(_ shape: Shape) { self.shape = shape }

    /// A curve with constant speed.
    public static let linear = UnitCurve(.linear)
    /// An animation that starts slowly.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// An animation that ends slowly.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// An animation that starts and ends slowly.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A curve that starts and ends slowly. This is an older name.
    @available(*, deprecated, renamed: "easeInOut")
    public static var easeInEaseOut: UnitCurve { easeInOut }
    /// A curve that starts slowly, along a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// A curve that ends slowly, along a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// A curve that starts and ends slowly, along two quarters of circles.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1). The x axis is the time, and the y axis is the progress.
    ///
    /// The control points' x is held within 0...1, so that time never runs backwards. What is not finite counts as 0.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func sane(_ point: UnitPoint) -> UnitPoint {
            UnitPoint(
                x: point.x.isFinite ? min(max(point.x, 0), 1) : 0, y: point.y.isFinite ? point.y : 0)
        }
        return UnitCurve(.bezier(sane(startControlPoint), sane(endControlPoint)))
    }

    /// The inverse curve, which returns the time of a progress.
    public var inverse: UnitCurve {
        var copy = self
        copy.isInverse.toggle()
        return copy
    }

    /// Returns the progress at a time. Times outside 0 to 1 count as the nearest bound.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        return isInverse ? time(at: progress) : height(at: progress)
    }

    /// Returns the velocity of the progress at a time. It is 0 before the start and after the end, and infinite where
    /// the curve is vertical.
    public func velocity(at progress: Double) -> Double {
        guard progress >= 0, progress <= 1 else { return 0 }
        if isInverse {
            return 1 / slope(at: time(at: progress))
        }
        return slope(at: progress)
    }

    // MARK: The curve itself

    private func height(at x: Double) -> Double {
        switch shape {
        case .linear: x
        case .bezier(let a, let b): Self.cubic(a.y, b.y, at: Self.parameter(at: x, a, b))
        case .circularIn: 1 - (1 - x * x).squareRoot()
        case .circularOut: (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        }
    }

    private func slope(at x: Double) -> Double {
        switch shape {
        case .linear: return 1
        case .bezier(let a, let b):
            let t = Self.parameter(at: x, a, b)
            return Self.derivative(a.y, b.y, at: t) / max(Self.derivative(a.x, b.x, at: t), .ulpOfOne)
        case .circularIn: return x / (1 - x * x).squareRoot()
        case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            let distance = min(x, 1 - x)
            return 2 * distance / (1 - 4 * distance * distance).squareRoot()
        }
    }

    /// The time at which the curve first comes to a height.
    private func time(at y: Double) -> Double { Self.bisect { height(at: $0) < y } }

    /// The parameter of a Bézier curve at a time.
    private static func parameter(at x: Double, _ a: UnitPoint, _ b: UnitPoint) -> Double {
        bisect { cubic(a.x, b.x, at: $0) < x }
    }

    /// Where in 0...1 a condition ends that holds at first; as exact as `Double` is.
    private static func bisect(_ isBefore: (Double) -> Bool) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func cubic(_ a: Double, _ b: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }

    private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * a + 6 * rest * t * (b - a) + 3 * t * t * (1 - b)
    }
}
