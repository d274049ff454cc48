import Foundation

/// A type of the elements of quaternions and rotation matrices: `Float` or `Double`.
public protocol QuaternionScalar: BinaryFloatingPoint, Codable, Sendable, SIMDScalar where SIMD4Storage: Sendable {}

extension Float: QuaternionScalar {}
extension Double: QuaternionScalar {}

/// A quaternion of single-precision numbers.
public typealias simd_quatf = Quaternion<Float>
/// A quaternion of double-precision numbers.
public typealias simd_quatd = Quaternion<Double>

/// A quaternion, which describes a rotation in three dimensions.
///
/// Apple declares `simd_quatf` and `simd_quatd` as two structures. In Perch, they are type aliases of this structure.
public struct Quaternion<Scalar: QuaternionScalar>: Equatable, Sendable {
    /// The elements of the quaternion: the imaginary part, followed by the real part.
    public var vector: SIMD4<Scalar>

    /// Creates a quaternion of zeros.
    public init() { vector = .zero }

    /// Creates a quaternion from its elements: the imaginary part, followed by the real part.
    public init(vector: SIMD4<Scalar>) { self.vector = vector }

    /// Creates a quaternion from its elements.
    ///
    /// - Parameters:
    ///   - ix: The first element of the imaginary part.
    ///   - iy: The second element of the imaginary part.
    ///   - iz: The third element of the imaginary part.
    ///   - r: The real part.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

    /// Creates a quaternion from its real and imaginary parts.
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

    /// Creates a rotation around an axis.
    ///
    /// - Parameters:
    ///   - angle: The angle, in radians.
    ///   - axis: The axis, which must have a length of 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        vector = SIMD4(axis * Scalar(sin(half)), Scalar(cos(half)))
    }

    /// Creates the shortest rotation from one direction to another.
    ///
    /// If the directions are opposite, the axis is any axis that is perpendicular to them.
    ///
    /// - Parameters:
    ///   - from: The first direction, which must have a length of 1.
    ///   - to: The second direction, which must have a length of 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let cosine = (from * to).sum()
        guard cosine > -1 + Scalar.ulpOfOne else {
            let other: SIMD3<Scalar> = Swift.abs(from.x) < Swift.abs(from.y) ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self = Quaternion(vector: SIMD4(from.crossed(with: other), 0)).normalized
            return
        }
        self = Quaternion(vector: SIMD4(from.crossed(with: to), 1 + cosine)).normalized
    }

    /// The real part.
    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary part.
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle of the rotation, in radians.
    public var angle: Scalar { Scalar(2 * atan2(Double((imag * imag).sum().squareRoot()), Double(real))) }

    /// The axis of the rotation, with a length of 1.
    public var axis: SIMD3<Scalar> { imag / (imag * imag).sum().squareRoot() }

    /// The length of the quaternion.
    public var length: Scalar { (vector * vector).sum().squareRoot() }

    /// The quaternion of length 1 with the same direction.
    public var normalized: Self { Quaternion(vector: vector / length) }

    /// The conjugate of the quaternion. If the length is 1, this is the inverse rotation.
    public var conjugate: Self { Quaternion(real: real, imag: -imag) }

    /// The inverse of the quaternion, which is the inverse rotation.
    public var inverse: Self { Quaternion(vector: conjugate.vector / (vector * vector).sum()) }

    /// Returns a vector after the rotation.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        (self * Quaternion(real: 0, imag: vector) * inverse).imag
    }

    /// The columns of the rotation matrix of the normalized quaternion.
    var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) {
        (normalized.act(SIMD3(1, 0, 0)), normalized.act(SIMD3(0, 1, 0)), normalized.act(SIMD3(0, 0, 1)))
    }

    /// Creates a rotation from the columns of its matrix, which must have a length of 1 and be perpendicular to each
    /// other.
    init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
        let (x, y, z) = columns
        // The formula depends on the largest of the four elements, because a division by almost zero is inexact.
        let squares = SIMD4(
            1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
        let greatest = squares.max()
        let parts: SIMD4<Scalar> =
            switch greatest {
            case squares.w: SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, greatest)
            case squares.x: SIMD4(greatest, x.y + y.x, z.x + x.z, y.z - z.y)
            case squares.y: SIMD4(x.y + y.x, greatest, y.z + z.y, z.x - x.z)
            default: SIMD4(z.x + x.z, y.z + z.y, greatest, x.y - y.x)
            }
        self = Quaternion(vector: parts).normalized
    }

    // MARK: Arithmetic

    /// Returns the product of two quaternions. The product applies the rotation `rhs` first, and then the rotation
    /// `lhs`.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Quaternion(
            real: lhs.real * rhs.real - (lhs.imag * rhs.imag).sum(),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + lhs.imag.crossed(with: rhs.imag))
    }

    /// Replaces a quaternion with its product with `rhs`. The product applies the rotation `rhs` first.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Returns a quaternion with each element multiplied by a number.
    public static func * (lhs: Self, rhs: Scalar) -> Self { Quaternion(vector: lhs.vector * rhs) }
    /// Returns a quaternion with each element multiplied by a number.
    public static func * (lhs: Scalar, rhs: Self) -> Self { Quaternion(vector: lhs * rhs.vector) }
    /// Returns a quaternion with each element divided by a number.
    public static func / (lhs: Self, rhs: Scalar) -> Self { Quaternion(vector: lhs.vector / rhs) }
    /// Returns the product of `lhs` and the inverse of `rhs`.
    public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }
    /// Returns the sum of two quaternions.
    public static func + (lhs: Self, rhs: Self) -> Self { Quaternion(vector: lhs.vector + rhs.vector) }
    /// Returns the difference of two quaternions.
    public static func - (lhs: Self, rhs: Self) -> Self { Quaternion(vector: lhs.vector - rhs.vector) }
    /// Returns the quaternion with the negative of each element, which describes the same rotation.
    public static prefix func - (value: Self) -> Self { Quaternion(vector: -value.vector) }
}

extension SIMD3 where Scalar: FloatingPoint {
    /// Returns the cross product of two vectors.
    fileprivate func crossed(with other: Self) -> Self {
        SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}

// MARK: Functions

/// Returns a rotation around an axis.
///
/// - Parameters:
///   - angle: The angle, in radians.
///   - axis: The axis, which must have a length of 1.
public func simd_quaternion<Scalar>(_ angle: Scalar, _ axis: SIMD3<Scalar>) -> Quaternion<Scalar> {
    Quaternion(angle: angle, axis: axis)
}
/// Returns a quaternion from its elements.
///
/// - Parameters:
///   - ix: The first element of the imaginary part.
///   - iy: The second element of the imaginary part.
///   - iz: The third element of the imaginary part.
///   - r: The real part.
public func simd_quaternion<Scalar>(_ ix: Scalar, _ iy: Scalar, _ iz: Scalar, _ r: Scalar) -> Quaternion<Scalar> {
    Quaternion(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns a vector after a rotation.
public func simd_act<Scalar>(_ q: Quaternion<Scalar>, _ v: SIMD3<Scalar>) -> SIMD3<Scalar> { q.act(v) }
/// Returns the product of two quaternions. The product applies the rotation `p1` first, and then the rotation `p0`.
public func simd_mul<Scalar>(_ p0: Quaternion<Scalar>, _ p1: Quaternion<Scalar>) -> Quaternion<Scalar> { p0 * p1 }
/// Returns the quaternion of length 1 with the same direction.
public func simd_normalize<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.normalized }
/// Returns the inverse of a quaternion, which is the inverse rotation.
public func simd_inverse<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.inverse }
/// Returns the conjugate of a quaternion. If the length is 1, this is the inverse rotation.
public func simd_conjugate<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.conjugate }
/// Returns the dot product of two quaternions.
public func simd_dot<Scalar>(_ p: Quaternion<Scalar>, _ q: Quaternion<Scalar>) -> Scalar { (p.vector * q.vector).sum() }
/// Returns the length of a quaternion.
public func simd_length<Scalar>(_ q: Quaternion<Scalar>) -> Scalar { q.length }
/// Returns the angle of a rotation, in radians.
public func simd_angle<Scalar>(_ q: Quaternion<Scalar>) -> Scalar { q.angle }
/// Returns the axis of a rotation, with a length of 1.
public func simd_axis<Scalar>(_ q: Quaternion<Scalar>) -> SIMD3<Scalar> { q.axis }

/// Returns the spherical interpolation between two rotations along the shorter arc. The result is `q0` at 0 and `q1` at
/// 1.
public func simd_slerp<Scalar>(_ q0: Quaternion<Scalar>, _ q1: Quaternion<Scalar>, _ t: Scalar) -> Quaternion<Scalar> {
    simd_dot(q0, q1) < 0 ? interpolated(q0, -q1, t) : interpolated(q0, q1, t)
}

/// Returns the spherical interpolation between two rotations along the longer arc. The result is `q0` at 0 and `q1` at
/// 1.
public func simd_slerp_longest<Scalar>(
    _ q0: Quaternion<Scalar>, _ q1: Quaternion<Scalar>, _ t: Scalar
) -> Quaternion<Scalar> {
    simd_dot(q0, q1) < 0 ? interpolated(q0, q1, t) : interpolated(q0, -q1, t)
}

private func interpolated<Scalar>(
    _ start: Quaternion<Scalar>, _ end: Quaternion<Scalar>, _ t: Scalar
) -> Quaternion<Scalar> {
    let cosine = Double(simd_dot(start, end))
    // For a short arc, linear interpolation is exact enough, and the sine is too small for a division.
    guard cosine < 0.9995 else { return (start + t * (end - start)).normalized }
    let angle = acos(max(cosine, -1))
    let first = Scalar(sin((1 - Double(t)) * angle) / sin(angle))
    let second = Scalar(sin(Double(t) * angle) / sin(angle))
    return first * start + second * end
}

// MARK: Matrices

extension simd_float3x3 {
    /// Creates the matrix of a rotation.
    public init(_ rotation: simd_quatf) { self.init(columns: rotation.columns) }
}

extension simd_double3x3 {
    /// Creates the matrix of a rotation.
    public init(_ rotation: simd_quatd) { self.init(columns: rotation.columns) }
}

extension simd_float4x4 {
    /// Creates the matrix of a rotation.
    public init(_ rotation: simd_quatf) {
        let (x, y, z) = rotation.columns
        self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
    }
}

extension simd_double4x4 {
    /// Creates the matrix of a rotation.
    public init(_ rotation: simd_quatd) {
        let (x, y, z) = rotation.columns
        self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
    }
}

extension Quaternion where Scalar == Float {
    /// Creates a quaternion from a rotation matrix.
    public init(_ rotationMatrix: simd_float3x3) { self.init(columns: rotationMatrix.columns) }

    /// Creates a quaternion from a matrix that only rotates and translates. The quaternion contains only the rotation.
    public init(_ rotationMatrix: simd_float4x4) {
        let columns = rotationMatrix.columns
        self.init(columns: (columns.0.firstThree, columns.1.firstThree, columns.2.firstThree))
    }
}

extension Quaternion where Scalar == Double {
    /// Creates a quaternion from a rotation matrix.
    public init(_ rotationMatrix: simd_double3x3) { self.init(columns: rotationMatrix.columns) }

    /// Creates a quaternion from a matrix that only rotates and translates. The quaternion contains only the rotation.
    public init(_ rotationMatrix: simd_double4x4) {
        let columns = rotationMatrix.columns
        self.init(columns: (columns.0.firstThree, columns.1.firstThree, columns.2.firstThree))
    }
}

extension SIMD4 {
    /// The first three elements.
    fileprivate var firstThree: SIMD3<Scalar> { SIMD3(x, y, z) }
}
