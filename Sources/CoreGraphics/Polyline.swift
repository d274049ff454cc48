import Foundation

/// A piece of a path as a line through points, for questions that curves make hard.
package struct Polyline: Sendable {
    package var points: [CGPoint]
    package var isClosed: Bool

    package init(points: [CGPoint], isClosed: Bool) {
        self.points = points
        self.isClosed = isClosed
    }

    /// The pieces of a path. Curves are followed to about a hundredth of a point.
    package static func pieces(of path: PathData) -> [Polyline] {
        var result: [Polyline] = []
        var current: [CGPoint] = []
        func finish(closed: Bool) {
            if current.count > 1 || closed && !current.isEmpty {
                result.append(Polyline(points: current, isClosed: closed))
            }
            current = []
        }
        func isSane(_ points: CGPoint...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
        var start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let p) where isSane(p):
                finish(closed: false)
                current = [p]
                start = p
            case .line(let p) where isSane(p):
                if current.isEmpty { current = [start] }
                current.append(p)
            case .quadCurve(let p, let c) where isSane(p, c):
                if current.isEmpty { current = [start] }
                let a = current[current.count - 1]
                for i in 1...steps(a, c, p) {
                    let t = CGFloat(i) / CGFloat(steps(a, c, p))
                    let u = 1 - t
                    current.append(
                        CGPoint(
                            x: u * u * a.x + 2 * u * t * c.x + t * t * p.x,
                            y: u * u * a.y + 2 * u * t * c.y + t * t * p.y))
                }
            case .curve(let p, let c1, let c2) where isSane(p, c1, c2):
                if current.isEmpty { current = [start] }
                let a = current[current.count - 1]
                let count = steps(a, c1, c2, p)
                for i in 1...count {
                    let t = CGFloat(i) / CGFloat(count)
                    let u = 1 - t
                    let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    current.append(
                        CGPoint(
                            x: k0 * a.x + k1 * c1.x + k2 * c2.x + k3 * p.x,
                            y: k0 * a.y + k1 * c1.y + k2 * c2.y + k3 * p.y))
                }
            case .close: finish(closed: true)
            default: break
            }
        }
        finish(closed: false)
        return result
    }

    private static func steps(_ points: CGPoint...) -> Int {
        var length: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst()) { length += hypot(b.x - a.x, b.y - a.y) }
        return min(max(8, Int(min(length, 4000).squareRoot() * 3)), 200)
    }

    /// The corners with the first one again at the end of a closed piece.
    package var loop: [CGPoint] { isClosed && points.first != points.last ? points + [points[0]] : points }

    package var length: CGFloat {
        zip(loop, loop.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
}
