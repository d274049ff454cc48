import Foundation

/// A number that quaternions and rotation matrices consist of: `Float` or `Double`.
public protocol QuaternionScalar: BinaryFloatingPoint, Codable, Sendable, SIMDScalar where SIMD4Storage: Sendable {}

extension Float: QuaternionScalar {}
extension Double: QuaternionScalar {}

/// A rotation in space in single precision.
public typealias simd_quatf = Quaternion<Float>
/// A rotation in space in double precision.
public typealias simd_quatd = Quaternion<Double>

/// A rotation in space: a real part, and an imaginary part along the axis.
///
/// Apple declares `simd_quatf` and `simd_quatd` as two structures. Here they are names for this type.
public struct Quaternion<Scalar: QuaternionScalar>: Equatable, Sendable {
    /// The imaginary parts, then the real part.
    public var vector: SIMD4<Scalar>

    /// Creates a quaternion of zeros.
    public init() { vector = .zero }

    /// Creates a quaternion from its parts: the imaginary parts, then the real part.
    public init(vector: SIMD4<Scalar>) { self.vector = vector }

    /// Creates a quaternion from its parts.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

    /// Creates a quaternion from its real and imaginary parts.
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

    /// Creates the rotation by an angle, in radians, around an axis of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        vector = SIMD4(axis * Scalar(sin(half)), Scalar(cos(half)))
    }

    /// Creates the shortest rotation that turns one direction into another. Both have a length of 1.
    ///
    /// For opposite directions, the axis is any axis at a right angle to them.
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

    /// The imaginary parts.
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle, in radians.
    public var angle: Scalar { Scalar(2 * atan2(Double((imag * imag).sum().squareRoot()), Double(real))) }

    /// The axis, with a length of 1.
    public var axis: SIMD3<Scalar> { imag / (imag * imag).sum().squareRoot() }

    /// The length.
    public var length: Scalar { (vector * vector).sum().squareRoot() }

    /// The quaternion of length 1 with this direction.
    public var normalized: Self { Quaternion(vector: vector / length) }

    /// The opposite rotation, if the length is 1.
    public var conjugate: Self { Quaternion(real: real, imag: -imag) }

    /// The opposite rotation.
    public var inverse: Self { Quaternion(vector: conjugate.vector / (vector * vector).sum()) }

    /// Rotates a vector.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        (self * Quaternion(real: 0, imag: vector) * inverse).imag
    }

    /// The columns of the rotation matrix. They are those of the quaternion of length 1.
    var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) {
        (normalized.act(SIMD3(1, 0, 0)), normalized.act(SIMD3(0, 1, 0)), normalized.act(SIMD3(0, 0, 1)))
    }

    /// Creates the rotation of a matrix with these columns, which have a length of 1 and are at right angles.
    init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
        let (x, y, z) = columns
        // The largest of the four parts is found first, so that nothing is divided by almost zero.
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

    /// Returns the rotation `rhs`, followed by the rotation `lhs`.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Quaternion(
            real: lhs.real * rhs.real - (lhs.imag * rhs.imag).sum(),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + lhs.imag.crossed(with: rhs.imag))
    }

    /// Replaces a rotation with `rhs`, followed by this rotation.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Multiplies the parts by a number.
    public static func * (lhs: Self, rhs: Scalar) -> Self { Quaternion(vector: lhs.vector * rhs) }
    /// Multiplies the parts by a number.
    public static func * (lhs: Scalar, rhs: Self) -> Self { Quaternion(vector: lhs * rhs.vector) }
    /// Divides the parts by a number.
    public static func / (lhs: Self, rhs: Scalar) -> Self { Quaternion(vector: lhs.vector / rhs) }
    /// Returns `lhs` multiplied by the inverse of `rhs`.
    public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }
    /// Adds the parts.
    public static func + (lhs: Self, rhs: Self) -> Self { Quaternion(vector: lhs.vector + rhs.vector) }
    /// Subtracts the parts.
    public static func - (lhs: Self, rhs: Self) -> Self { Quaternion(vector: lhs.vector - rhs.vector) }
    /// Negates the parts. The rotation is the same.
    public static prefix func - (value: Self) -> Self { Quaternion(vector: -value.vector) }
}

extension SIMD3 where Scalar: FloatingPoint {
    /// The cross product.
    fileprivate func crossed(with other: Self) -> Self {
        SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}

// MARK: Functions

/// Returns the rotation by an angle, in radians, around an axis of length 1.
public func simd_quaternion<Scalar>(_ angle: Scalar, _ axis: SIMD3<Scalar>) -> Quaternion<Scalar> {
    Quaternion(angle: angle, axis: axis)
}
/// Returns a quaternion from its parts.
public func simd_quaternion<Scalar>(_ ix: Scalar, _ iy: Scalar, _ iz: Scalar, _ r: Scalar) -> Quaternion<Scalar> {
    Quaternion(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns a vector that a rotation turned.
public func simd_act<Scalar>(_ q: Quaternion<Scalar>, _ v: SIMD3<Scalar>) -> SIMD3<Scalar> { q.act(v) }
/// Returns the rotation `p1`, followed by the rotation `p0`.
public func simd_mul<Scalar>(_ p0: Quaternion<Scalar>, _ p1: Quaternion<Scalar>) -> Quaternion<Scalar> { p0 * p1 }
/// Returns the quaternion of length 1 with the same direction.
public func simd_normalize<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.normalized }
/// Returns the opposite rotation.
public func simd_inverse<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.inverse }
/// Returns the opposite rotation, if the length is 1.
public func simd_conjugate<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.conjugate }
/// Returns the sum of the products of the parts.
public func simd_dot<Scalar>(_ p: Quaternion<Scalar>, _ q: Quaternion<Scalar>) -> Scalar { (p.vector * q.vector).sum() }
/// Returns the length.
public func simd_length<Scalar>(_ q: Quaternion<Scalar>) -> Scalar { q.length }
/// Returns the angle, in radians.
public func simd_angle<Scalar>(_ q: Quaternion<Scalar>) -> Scalar { q.angle }
/// Returns the axis, with a length of 1.
public func simd_axis<Scalar>(_ q: Quaternion<Scalar>) -> SIMD3<Scalar> { q.axis }

/// Returns the rotation between two others along the shorter arc: `q0` at 0, `q1` at 1.
public func simd_slerp<Scalar>(_ q0: Quaternion<Scalar>, _ q1: Quaternion<Scalar>, _ t: Scalar) -> Quaternion<Scalar> {
    simd_dot(q0, q1) < 0 ? interpolated(q0, -q1, t) : interpolated(q0, q1, t)
}

/// Returns the rotation between two others along the longer arc: `q0` at 0, `q1` at 1.
public func simd_slerp_longest<Scalar>(
    _ q0: Quaternion<Scalar>, _ q1: Quaternion<Scalar>, _ t: Scalar
) -> Quaternion<Scalar> {
    simd_dot(q0, q1) < 0 ? interpolated(q0, q1, t) : interpolated(q0, -q1, t)
}

private func interpolated<Scalar>(
    _ start: Quaternion<Scalar>, _ end: Quaternion<Scalar>, _ t: Scalar
) -> Quaternion<Scalar> {
    let cosine = Double(simd_dot(start, end))
    // The arc is so short that its chord is as good, and the sine is too small to divide by.
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
    /// Creates the rotation of a matrix. The matrix only rotates.
    public init(_ rotationMatrix: simd_float3x3) { self.init(columns: rotationMatrix.columns) }

    /// Creates the rotation of a matrix. The matrix only rotates and translates.
    public init(_ rotationMatrix: simd_float4x4) {
        let columns = rotationMatrix.columns
        self.init(columns: (columns.0.firstThree, columns.1.firstThree, columns.2.firstThree))
    }
}

extension Quaternion where Scalar == Double {
    /// Creates the rotation of a matrix. The matrix only rotates.
    public init(_ rotationMatrix: simd_double3x3) { self.init(columns: rotationMatrix.columns) }

    /// Creates the rotation of a matrix. The matrix only rotates and translates.
    public init(_ rotationMatrix: simd_double4x4) {
        let columns = rotationMatrix.columns
        self.init(columns: (columns.0.firstThree, columns.1.firstThree, columns.2.firstThree))
    }
}

extension SIMD4 {
    /// The first three elements.
    fileprivate var firstThree: SIMD3<Scalar> { SIMD3(x, y, z) }
}
