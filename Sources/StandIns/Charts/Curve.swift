import SwiftUI

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
            case .cardinal, .catmullRom:
                let before = points[max(0, index - 2)]
                let after = points[min(points.count - 1, index + 1)]
                path.addCurve(
                    to: to,
                    control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
                    control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
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
}
