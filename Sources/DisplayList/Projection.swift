import CoreGraphics
import Foundation

/// A 3 × 3 matrix that maps the plane to itself: `(x, y, 1)` from the left, then divided by the third number.
package struct Projection: Hashable, Sendable {
    package var m11: Double, m12: Double, m13: Double
    package var m21: Double, m22: Double, m23: Double
    package var m31: Double, m32: Double, m33: Double

    package init(
        _ m11: Double, _ m12: Double, _ m13: Double, _ m21: Double, _ m22: Double, _ m23: Double, _ m31: Double,
        _ m32: Double, _ m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }

    package init(_ t: CGAffineTransform) { self.init(t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1) }

    /// The nearest that a point may be to where it would lie behind the eye.
    private static let nearest = 1e-3

    /// The same as an affine transform; nil if lines that run in parallel meet.
    package var affine: CGAffineTransform? {
        guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
        return CGAffineTransform(
            a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    package var isSane: Bool {
        let entries = [m11, m12, m13, m21, m22, m23, m31, m32, m33]
        return entries.allSatisfy { abs($0) < 1e9 } && abs(determinant) > 1e-12
    }

    private var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Where a point goes; nil for one that lies behind the eye.
    package func apply(_ p: CGPoint) -> CGPoint? {
        let w = Double(p.x) * m13 + Double(p.y) * m23 + m33
        guard w > Self.nearest else { return nil }
        return CGPoint(
            x: (Double(p.x) * m11 + Double(p.y) * m21 + m31) / w, y: (Double(p.x) * m12 + Double(p.y) * m22 + m32) / w)
    }

    /// This map and then `other`.
    package func concatenating(_ o: Projection) -> Projection {
        func row(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double, Double) {
            (
                a * o.m11 + b * o.m21 + c * o.m31, a * o.m12 + b * o.m22 + c * o.m32,
                a * o.m13 + b * o.m23 + c * o.m33
            )
        }
        let (x, y, z) = (row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
        return Projection(x.0, x.1, x.2, y.0, y.1, y.2, z.0, z.1, z.2)
    }

    /// The way back; nil if there is none.
    package var inverted: Projection? {
        let d = determinant
        guard d.isFinite, abs(d) > 1e-12 else { return nil }
        return Projection(
            (m22 * m33 - m23 * m32) / d, (m13 * m32 - m12 * m33) / d, (m12 * m23 - m13 * m22) / d,
            (m23 * m31 - m21 * m33) / d, (m11 * m33 - m13 * m31) / d, (m13 * m21 - m11 * m23) / d,
            (m21 * m32 - m22 * m31) / d, (m12 * m31 - m11 * m32) / d, (m11 * m22 - m12 * m21) / d)
    }

    /// The box of a rectangle's image; the content behind the eye is left out.
    package func bounds(of box: CGRect) -> CGRect {
        guard !box.isNull else { return box }
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY),
        ]
        func depth(_ p: CGPoint) -> Double { Double(p.x) * m13 + Double(p.y) * m23 + m33 }
        // The part of the rectangle before the eye has up to five corners.
        var points: [CGPoint] = []
        let limit = 2 * Self.nearest
        for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let (p, q) = (depth(a), depth(b))
            if p > limit, let image = apply(a) { points.append(image) }
            if (p > limit) != (q > limit) {
                let f = (limit - p) / (q - p)
                if let image = apply(CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)) {
                    points.append(image)
                }
            }
        }
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { box, p in
            let (x, y) = (min(box.minX, p.x), min(box.minY, p.y))
            return CGRect(x: x, y: y, width: max(box.maxX, p.x) - x, height: max(box.maxY, p.y) - y)
        }
    }
}
