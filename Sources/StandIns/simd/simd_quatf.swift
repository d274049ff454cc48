import Foundation

/// A rotation in space: a real part, and an imaginary one along the axis.
public struct simd_quatf: Equatable, Sendable {
    /// The imaginary parts, then the real one.
    public var vector: SIMD4<Float>

    /// A quaternion of zeros.
    public init() { vector = .zero }
    /// A quaternion of its parts.
    public init(vector: SIMD4<Float>) { self.vector = vector }
    /// A quaternion of its parts.
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    /// A quaternion of its parts.
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    /// The rotation by an angle, in radians, around an axis of length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        vector = SIMD4(axis * sin(angle / 2), cos(angle / 2))
    }

    /// The real part.
    public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }
    /// The imaginary parts.
    public var imag: SIMD3<Float> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// The angle, in radians.
    public var angle: Float { 2 * atan2(simd_length(imag), real) }
    /// The axis.
    public var axis: SIMD3<Float> { simd_normalize(imag) }
    /// The length.
    public var length: Float { simd_length(vector) }
    /// The quaternion of length 1 with this direction.
    public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
    /// The rotation the other way, where the length is 1.
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    /// The rotation the other way.
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / simd_length_squared(vector)) }

    /// Rotates a vector.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        (self * simd_quatf(real: 0, imag: vector) * inverse).imag
    }

    /// Returns what the second does, followed by what the first does.
    public static func * (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + simd_cross(lhs.imag, rhs.imag))
    }
}

/// The rotation between two others, by the shorter way.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    var end = q1.vector
    var cosine = simd_dot(q0.vector, end)
    if cosine < 0 {
        end = -end
        cosine = -cosine
    }
    guard cosine < 0.9995 else { return simd_quatf(vector: simd_normalize(q0.vector + t * (end - q0.vector))) }
    let angle = acos(cosine)
    return simd_quatf(vector: (sin((1 - t) * angle) * q0.vector + sin(t * angle) * end) / sin(angle))
}
