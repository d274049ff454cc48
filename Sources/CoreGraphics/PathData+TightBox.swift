import Foundation

extension PathData {
    /// The box of the lines and curves, without control points that lie outside; null for an empty path.
    package var tightBox: CGRect {
        guard case .elements(let elements) = self else { return boundingBox }
        var box = Extent()
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                start = p
                box.add(p)
                current = p
            case .line(let p):
                box.add(p)
                current = p
            case .quadCurve(let p, let c):
                // The same curve with one control point more.
                let c1 = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
                let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
                box.add(current, c1, c2, p)
                current = p
            case .curve(let p, let c1, let c2):
                box.add(current, c1, c2, p)
                current = p
            case .close: current = start
            }
        }
        return box.rect
    }
}

/// The least and greatest coordinates so far.
private struct Extent {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    var rect: CGRect {
        minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }

    mutating func add(_ p: CGPoint) {
        minX = min(minX, p.x)
        minY = min(minY, p.y)
        maxX = max(maxX, p.x)
        maxY = max(maxY, p.y)
    }

    /// Adds a curve: its ends, and where it turns along either axis.
    mutating func add(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        add(d)
        for t in Extent.turns(a.x, b.x, c.x, d.x) + Extent.turns(a.y, b.y, c.y, d.y) {
            let u = 1 - t
            let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            add(
                CGPoint(
                    x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y))
        }
    }

    /// Where within the curve its derivative along an axis is zero.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
        let roots: [CGFloat]
        if abs(p) < 1e-9 {
            roots = q == 0 ? [] : [-r / q]
        } else {
            let discriminant = q * q - 4 * p * r
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
