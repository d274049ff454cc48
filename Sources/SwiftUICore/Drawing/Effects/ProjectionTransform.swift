import CoreGraphics
import DisplayList
import UIKit

/// A 3 × 3 matrix that maps the plane to itself, for example in perspective.
public struct ProjectionTransform: Equatable, Sendable {
    /// The factors of x for the new x, the new y, and the depth.
    public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
    /// The factors of y for the new x, the new y, and the depth.
    public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
    /// The offsets of x, y, and the depth.
    public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

    /// Creates the identity matrix.
    @inlinable public init() {}

    /// Creates a projection from an affine transform.
    @inlinable public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// Creates the transform that a matrix of Core Animation applies to the plane.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    init(_ p: Projection) {
        (m11, m12, m13) = (p.m11, p.m12, p.m13)
        (m21, m22, m23) = (p.m21, p.m22, p.m23)
        (m31, m32, m33) = (p.m31, p.m32, p.m33)
    }

    var projection: Projection { Projection(m11, m12, m13, m21, m22, m23, m31, m32, m33) }

    /// A Boolean value that indicates whether the matrix changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// A Boolean value that indicates whether the matrix is that of an affine transform.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts the matrix. Returns false, without a change, if there is no inverse.
    public mutating func invert() -> Bool {
        guard let inverse = projection.inverted else { return false }
        self = ProjectionTransform(inverse)
        return true
    }

    /// Returns the inverse matrix. If there is none, returns this matrix.
    public func inverted() -> ProjectionTransform { projection.inverted.map(ProjectionTransform.init) ?? self }

    /// Returns the matrix that applies this matrix first, and then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(projection.concatenating(rhs.projection))
    }
}

extension CGPoint {
    /// Returns the point to which the matrix maps this point, or the point itself if the result is behind the viewer.
    public func applying(_ m: ProjectionTransform) -> CGPoint { m.projection.apply(self) ?? self }
}

extension ProjectionTransform {
    /// The effect that draws through the matrix; nil for one that changes nothing or has impossible numbers.
    var effect: LayerEffect? {
        guard !isIdentity, projection.isSane else { return nil }
        return projection.affine.map { .transform($0) } ?? .projection(projection)
    }

    /// A turn round an axis through `anchor`, seen from so far away that `perspective` 1 is the longer side of `size`.
    init(
        rotation angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: CGPoint, anchorZ: CGFloat,
        perspective: CGFloat, size: CGSize
    ) {
        self.init()
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard angle.radians.isFinite, length.isFinite, length > 0, angle.radians != 0 else { return }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let c = CGFloat(cos(angle.radians))
        let s = CGFloat(sin(angle.radians))
        // Rodrigues' rotation matrix; rows are the images of the axes. z comes out of the screen, y goes down it.
        let right = [c + x * x * (1 - c), y * x * (1 - c) + z * s, z * x * (1 - c) - y * s]
        let down = [x * y * (1 - c) - z * s, c + y * y * (1 - c), z * y * (1 - c) + x * s]
        let out = [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)]
        let depth = anchorZ.isFinite ? anchorZ : 0
        let base = [-depth * out[0], -depth * out[1], depth - depth * out[2]]
        let side = max(size.width, size.height)
        let nearness = perspective.isFinite && side > 0 ? perspective / side : 0
        let turned = Projection(
            right[0], right[1], -right[2] * nearness, down[0], down[1], -down[2] * nearness, base[0], base[1],
            1 - base[2] * nearness)
        let there = Projection(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
        let back = Projection(CGAffineTransform(translationX: anchor.x, y: anchor.y))
        self.init(there.concatenating(turned).concatenating(back))
    }
}
