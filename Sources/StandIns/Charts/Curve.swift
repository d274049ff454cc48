import SwiftUI

/// The interpolation of a line.
public struct InterpolationMethod: Sendable, Hashable {
    enum Kind: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(CGFloat)
        case cardinal(CGFloat)
    }
    let kind: Kind

    /// An interpolation with straight lines.
    public static let linear = InterpolationMethod(kind: .linear)
    /// A curve through all points, with an alpha of 0.5.
    public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
    /// A curve through all points, with a tension of 0.5.
    public static let cardinal = InterpolationMethod(kind: .cardinal(0.5))
    /// An interpolation with a curve that rises and falls only where the points do.
    public static let monotone = InterpolationMethod(kind: .monotone)
    /// An interpolation with steps at the start of each point.
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    /// An interpolation with steps in the middle between points.
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    /// An interpolation with steps at the end of each point.
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    /// Returns a curve through all points.
    ///
    /// - Parameter alpha: From 0, where only the order of points counts, to 1, where their distances do.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha))
    }
    /// Returns a curve through all points.
    ///
    /// - Parameter tension: From 0, a round curve, to 1, a straight line.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension))
    }
}

/// A line through points.
struct Curve {
    private let method: InterpolationMethod

    init(_ method: InterpolationMethod) { self.method = method }

    /// Adds the line to a path: as a new part, or on from where the path is.
    func add(_ points: [CGPoint], to path: inout Path, begins: Bool) {
        guard let first = points.first else { return }
        if begins { path.move(to: first) } else { path.addLine(to: first) }
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            switch method.kind {
            case .linear: path.addLine(to: to)
            case .stepStart:
                path.addLine(to: CGPoint(x: from.x, y: to.y))
                path.addLine(to: to)
            case .stepEnd:
                path.addLine(to: CGPoint(x: to.x, y: from.y))
                path.addLine(to: to)
            case .stepCenter:
                let middle = (from.x + to.x) / 2
                path.addLine(to: CGPoint(x: middle, y: from.y))
                path.addLine(to: CGPoint(x: middle, y: to.y))
                path.addLine(to: to)
            case .cardinal(let tension):
                let before = points[max(0, index - 2)]
                let after = points[min(points.count - 1, index + 1)]
                let part = (1 - tension) / 6 * 2
                path.addCurve(
                    to: to,
                    control1: CGPoint(x: from.x + (to.x - before.x) * part, y: from.y + (to.y - before.y) * part),
                    control2: CGPoint(x: to.x - (after.x - from.x) * part, y: to.y - (after.y - from.y) * part))
            case .catmullRom(let alpha):
                let before = points[max(0, index - 2)]
                let after = points[min(points.count - 1, index + 1)]
                path.addCurve(
                    to: to, control1: Self.control(before, from, to, alpha),
                    control2: Self.control(after, to, from, alpha))
            case .monotone:
                let third = (to.x - from.x) / 3
                path.addCurve(
                    to: to,
                    control1: CGPoint(x: from.x + third, y: from.y + slope(points, index - 1) * third),
                    control2: CGPoint(x: to.x - third, y: to.y - slope(points, index) * third))
            }
        }
    }

    /// The slope at a point, by Fritsch and Carlson's limit: a curve does not pass the points that it joins.
    private func slope(_ points: [CGPoint], _ index: Int) -> CGFloat {
        func secant(_ index: Int) -> CGFloat {
            let width = points[index + 1].x - points[index].x
            return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
        }
        if index == 0 { return secant(0) }
        if index == points.count - 1 { return secant(index - 1) }
        let (before, after) = (secant(index - 1), secant(index))
        guard before * after > 0 else { return 0 }
        let mean = (before + after) / 2
        let limit = 3 * min(abs(before), abs(after))
        return mean < 0 ? max(mean, -limit) : min(mean, limit)
    }

    /// The control point beside a point of a Catmull-Rom curve, by the powers of the distances to its neighbors.
    private static func control(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint, _ alpha: CGFloat) -> CGPoint {
        let near = hypot(point.x - before.x, point.y - before.y)
        let far = hypot(after.x - point.x, after.y - point.y)
        guard near > 0, far > 0 else { return point }
        let (a, b) = (pow(near, alpha), pow(far, alpha))
        let (a2, b2) = (a * a, b * b)
        func mix(_ before: CGFloat, _ point: CGFloat, _ after: CGFloat) -> CGFloat {
            (a2 * after - b2 * before + (2 * a2 + 3 * a * b + b2) * point) / (3 * a * (a + b))
        }
        return CGPoint(x: mix(before.x, point.x, after.x), y: mix(before.y, point.y, after.y))
    }
}
