import CoreGraphics
import DisplayList
import Foundation

/// Turns the content.
public struct _RotationEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var angle: Angle
    public var anchor: UnitPoint

    nonisolated public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        let radians = finite(angle.radians, "A rotation")
        if radians == 0 { return SizedEffects() }
        return SizedEffects([radians, anchor.x, anchor.y]) {
            [.transform(CGAffineTransform(rotationAngle: CGFloat(radians)).around(anchor.point(in: $0)))]
        }
    }
}

/// Scales the content.
public struct _ScaleEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var scale: CGSize
    public var anchor: UnitPoint

    nonisolated public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        let x = finite(scale.width, "A scale", or: 1)
        let y = finite(scale.height, "A scale", or: 1)
        if x == 1, y == 1 { return SizedEffects() }
        return SizedEffects([x, y, anchor.x, anchor.y]) {
            [.transform(CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: $0)))]
        }
    }
}

/// Transforms the content.
public struct _TransformEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var transform: CGAffineTransform

    nonisolated public init(transform: CGAffineTransform) { self.transform = transform }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        transform.isIdentity ? SizedEffects() : SizedEffects(.transform(transform))
    }
}

/// Turns the content in space. It is drawn as a flat picture would be from far away: without the perspective.
public struct _Rotation3DEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var angle: Angle
    var axis: [CGFloat]
    public var anchor: UnitPoint

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
        guard angle.radians.isFinite, length.isFinite, length > 0, angle.radians != 0 else { return SizedEffects() }
        let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
        let c = CGFloat(cos(angle.radians))
        let s = CGFloat(sin(angle.radians))
        // The part of Rodrigues' rotation matrix that maps the plane to the plane.
        let transform = CGAffineTransform(
            a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c),
            tx: 0, ty: 0)
        return SizedEffects([angle.radians, x, y, z, anchor.x, anchor.y]) {
            [.transform(transform.around(anchor.point(in: $0)))]
        }
    }
}

extension View {
    /// Turns the drawing of the view clockwise. Its place in the layout stays.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Scales the drawing of the view. Its place in the layout stays.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the drawing of the view. Its place in the layout stays.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the drawing of the view. Its place in the layout stays.
    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Transforms the drawing of the view. Its place in the layout stays.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Turns the drawing of the view round an axis in space, seen from far away. Perspective is not drawn.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(_Rotation3DEffect(angle: angle, axis: [axis.x, axis.y, axis.z], anchor: anchor))
    }

    /// Projects the drawing of the view. Only the affine part is drawn.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m31,
                ty: transform.m32))
    }
}

/// A 3 × 3 matrix that maps the plane to itself.
public struct ProjectionTransform: Equatable, Sendable {
    /// What x adds to the new x, y and w.
    public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
    /// What y adds to the new x, y and w.
    public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
    /// How far x and y are moved, and the scale of w.
    public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

    /// The matrix that changes nothing.
    @inlinable public init() {}

    /// The matrix of an affine transform.
    @inlinable public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// Whether the matrix changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// This matrix, and `rhs` after it.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (a, b) = (self, rhs)
        var product = ProjectionTransform()
        product.m11 = a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31
        product.m12 = a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32
        product.m13 = a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33
        product.m21 = a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31
        product.m22 = a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32
        product.m23 = a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33
        product.m31 = a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31
        product.m32 = a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32
        product.m33 = a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33
        return product
    }

    /// Turns the matrix into the one that undoes it; one that cannot be undone stays as it is.
    ///
    /// - Returns: whether it could be undone.
    public mutating func invert() -> Bool {
        let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * a + m12 * b + m13 * c
        guard determinant != 0, determinant.isFinite else { return false }
        var inverse = ProjectionTransform()
        inverse.m11 = a / determinant
        inverse.m12 = (m13 * m32 - m12 * m33) / determinant
        inverse.m13 = (m12 * m23 - m13 * m22) / determinant
        inverse.m21 = b / determinant
        inverse.m22 = (m11 * m33 - m13 * m31) / determinant
        inverse.m23 = (m13 * m21 - m11 * m23) / determinant
        inverse.m31 = c / determinant
        inverse.m32 = (m12 * m31 - m11 * m32) / determinant
        inverse.m33 = (m11 * m22 - m12 * m21) / determinant
        self = inverse
        return true
    }

    /// The matrix that undoes this one, or this one where it cannot be undone.
    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }
    /// Whether the matrix is that of an affine transform.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}
