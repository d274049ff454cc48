import Foundation

/// A matrix of two columns and two rows of single-precision numbers.
public struct simd_float2x2: Equatable, Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    /// Creates a matrix of zeros.
    public init() { self.init(diagonal: .zero) }

    /// Creates a matrix from its columns.
    public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) { columns = (col0, col1) }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

    /// Creates a matrix from an array of two columns. Traps if the number of columns is different.
    public init(_ columns: [SIMD2<Float>]) {
        precondition(columns.count == 2, "Requires 2 columns")
        self.init(columns[0], columns[1])
    }

    /// Creates a matrix from an array of two rows. Traps if the number of rows is different.
    public init(rows: [SIMD2<Float>]) { self = Self(rows).transpose }

    /// Creates a matrix with the given diagonal. All other elements are zero.
    public init(diagonal: SIMD2<Float>) {
        self.init(SIMD2<Float>(diagonal[0], 0), SIMD2<Float>(0, diagonal[1]))
    }

    /// Creates a matrix with the same number in each element of the diagonal. All other elements are zero.
    public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }

    /// The column at an index. Traps if there is no such column.
    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            default: preconditionFailure("There are 2 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("There are 2 columns")
            }
        }
    }

    /// The element in a column and a row.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transpose of the matrix.
    public var transpose: Self {
        var result = Self()
        for column in 0..<2 { for row in 0..<2 { result[column, row] = self[row, column] } }
        return result
    }

    /// The determinant of the matrix.
    public var determinant: Float {
        Elimination.determinant((0..<2).map { column in (0..<2).map { self[column, $0] } })
    }

    /// The inverse of the matrix. If the matrix has no inverse, the elements are not finite.
    public var inverse: Self {
        let inverse = Elimination.inverse((0..<2).map { column in (0..<2).map { self[column, $0] } })
        return Self(inverse.map { SIMD2<Float>($0) })
    }

    /// Returns the product of a matrix and a column vector.
    public static func * (lhs: Self, rhs: SIMD2<Float>) -> SIMD2<Float> {
        lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1]
    }
    /// Returns the product of a row vector and a matrix.
    public static func * (lhs: SIMD2<Float>, rhs: Self) -> SIMD2<Float> { rhs.transpose * lhs }
    /// Returns the product of two matrices. The product applies the second matrix first.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Float, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1) }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// Returns the sum of two matrices.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
    }
    /// Returns the difference of two matrices.
    public static func - (lhs: Self, rhs: Self) -> Self { lhs + -1 * rhs }
    /// Returns the matrix with the negative of each element.
    public static prefix func - (rhs: Self) -> Self { -1 * rhs }
    /// Replaces a matrix with the product of this matrix and another matrix.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Returns a Boolean value that indicates whether two matrices are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
}

/// A matrix of two columns and two rows of single-precision numbers.
public typealias float2x2 = simd_float2x2

/// Returns the product of two matrices. The product applies the second matrix first.
public func simd_mul(_ __x: simd_float2x2, _ __y: simd_float2x2) -> simd_float2x2 { __x * __y }
/// Returns the product of a matrix and a column vector.
public func simd_mul(_ __x: simd_float2x2, _ __y: SIMD2<Float>) -> SIMD2<Float> { __x * __y }
/// Returns the inverse of a matrix. If the matrix has no inverse, the elements are not finite.
public func simd_inverse(_ __x: simd_float2x2) -> simd_float2x2 { __x.inverse }
/// Returns the transpose of a matrix.
public func simd_transpose(_ __x: simd_float2x2) -> simd_float2x2 { __x.transpose }
/// Returns the determinant of a matrix.
public func simd_determinant(_ __x: simd_float2x2) -> Float { __x.determinant }

/// A matrix of two columns and two rows of double-precision numbers.
public struct simd_double2x2: Equatable, Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Creates a matrix of zeros.
    public init() { self.init(diagonal: .zero) }

    /// Creates a matrix from its columns.
    public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) { columns = (col0, col1) }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

    /// Creates a matrix from an array of two columns. Traps if the number of columns is different.
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 2, "Requires 2 columns")
        self.init(columns[0], columns[1])
    }

    /// Creates a matrix from an array of two rows. Traps if the number of rows is different.
    public init(rows: [SIMD2<Double>]) { self = Self(rows).transpose }

    /// Creates a matrix with the given diagonal. All other elements are zero.
    public init(diagonal: SIMD2<Double>) {
        self.init(SIMD2<Double>(diagonal[0], 0), SIMD2<Double>(0, diagonal[1]))
    }

    /// Creates a matrix with the same number in each element of the diagonal. All other elements are zero.
    public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

    /// The column at an index. Traps if there is no such column.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            default: preconditionFailure("There are 2 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("There are 2 columns")
            }
        }
    }

    /// The element in a column and a row.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transpose of the matrix.
    public var transpose: Self {
        var result = Self()
        for column in 0..<2 { for row in 0..<2 { result[column, row] = self[row, column] } }
        return result
    }

    /// The determinant of the matrix.
    public var determinant: Double {
        Elimination.determinant((0..<2).map { column in (0..<2).map { self[column, $0] } })
    }

    /// The inverse of the matrix. If the matrix has no inverse, the elements are not finite.
    public var inverse: Self {
        let inverse = Elimination.inverse((0..<2).map { column in (0..<2).map { self[column, $0] } })
        return Self(inverse.map { SIMD2<Double>($0) })
    }

    /// Returns the product of a matrix and a column vector.
    public static func * (lhs: Self, rhs: SIMD2<Double>) -> SIMD2<Double> {
        lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1]
    }
    /// Returns the product of a row vector and a matrix.
    public static func * (lhs: SIMD2<Double>, rhs: Self) -> SIMD2<Double> { rhs.transpose * lhs }
    /// Returns the product of two matrices. The product applies the second matrix first.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Double, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1) }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// Returns the sum of two matrices.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
    }
    /// Returns the difference of two matrices.
    public static func - (lhs: Self, rhs: Self) -> Self { lhs + -1 * rhs }
    /// Returns the matrix with the negative of each element.
    public static prefix func - (rhs: Self) -> Self { -1 * rhs }
    /// Replaces a matrix with the product of this matrix and another matrix.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Returns a Boolean value that indicates whether two matrices are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
}

/// A matrix of two columns and two rows of double-precision numbers.
public typealias double2x2 = simd_double2x2

/// Returns the product of two matrices. The product applies the second matrix first.
public func simd_mul(_ __x: simd_double2x2, _ __y: simd_double2x2) -> simd_double2x2 { __x * __y }
/// Returns the product of a matrix and a column vector.
public func simd_mul(_ __x: simd_double2x2, _ __y: SIMD2<Double>) -> SIMD2<Double> { __x * __y }
/// Returns the inverse of a matrix. If the matrix has no inverse, the elements are not finite.
public func simd_inverse(_ __x: simd_double2x2) -> simd_double2x2 { __x.inverse }
/// Returns the transpose of a matrix.
public func simd_transpose(_ __x: simd_double2x2) -> simd_double2x2 { __x.transpose }
/// Returns the determinant of a matrix.
public func simd_determinant(_ __x: simd_double2x2) -> Double { __x.determinant }

/// A matrix of three columns and three rows of single-precision numbers.
public struct simd_float3x3: Equatable, Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Creates a matrix of zeros.
    public init() { self.init(diagonal: .zero) }

    /// Creates a matrix from its columns.
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) { columns = (col0, col1, col2) }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

    /// Creates a matrix from an array of three columns. Traps if the number of columns is different.
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 3, "Requires 3 columns")
        self.init(columns[0], columns[1], columns[2])
    }

    /// Creates a matrix from an array of three rows. Traps if the number of rows is different.
    public init(rows: [SIMD3<Float>]) { self = Self(rows).transpose }

    /// Creates a matrix with the given diagonal. All other elements are zero.
    public init(diagonal: SIMD3<Float>) {
        self.init(SIMD3<Float>(diagonal[0], 0, 0), SIMD3<Float>(0, diagonal[1], 0), SIMD3<Float>(0, 0, diagonal[2]))
    }

    /// Creates a matrix with the same number in each element of the diagonal. All other elements are zero.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

    /// The column at an index. Traps if there is no such column.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            default: preconditionFailure("There are 3 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("There are 3 columns")
            }
        }
    }

    /// The element in a column and a row.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transpose of the matrix.
    public var transpose: Self {
        var result = Self()
        for column in 0..<3 { for row in 0..<3 { result[column, row] = self[row, column] } }
        return result
    }

    /// The determinant of the matrix.
    public var determinant: Float {
        Elimination.determinant((0..<3).map { column in (0..<3).map { self[column, $0] } })
    }

    /// The inverse of the matrix. If the matrix has no inverse, the elements are not finite.
    public var inverse: Self {
        let inverse = Elimination.inverse((0..<3).map { column in (0..<3).map { self[column, $0] } })
        return Self(inverse.map { SIMD3<Float>($0) })
    }

    /// Returns the product of a matrix and a column vector.
    public static func * (lhs: Self, rhs: SIMD3<Float>) -> SIMD3<Float> {
        lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] + lhs.columns.2 * rhs[2]
    }
    /// Returns the product of a row vector and a matrix.
    public static func * (lhs: SIMD3<Float>, rhs: Self) -> SIMD3<Float> { rhs.transpose * lhs }
    /// Returns the product of two matrices. The product applies the second matrix first.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Float, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// Returns the sum of two matrices.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
    }
    /// Returns the difference of two matrices.
    public static func - (lhs: Self, rhs: Self) -> Self { lhs + -1 * rhs }
    /// Returns the matrix with the negative of each element.
    public static prefix func - (rhs: Self) -> Self { -1 * rhs }
    /// Replaces a matrix with the product of this matrix and another matrix.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Returns a Boolean value that indicates whether two matrices are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
}

/// A matrix of three columns and three rows of single-precision numbers.
public typealias float3x3 = simd_float3x3

/// Returns the product of two matrices. The product applies the second matrix first.
public func simd_mul(_ __x: simd_float3x3, _ __y: simd_float3x3) -> simd_float3x3 { __x * __y }
/// Returns the product of a matrix and a column vector.
public func simd_mul(_ __x: simd_float3x3, _ __y: SIMD3<Float>) -> SIMD3<Float> { __x * __y }
/// Returns the inverse of a matrix. If the matrix has no inverse, the elements are not finite.
public func simd_inverse(_ __x: simd_float3x3) -> simd_float3x3 { __x.inverse }
/// Returns the transpose of a matrix.
public func simd_transpose(_ __x: simd_float3x3) -> simd_float3x3 { __x.transpose }
/// Returns the determinant of a matrix.
public func simd_determinant(_ __x: simd_float3x3) -> Float { __x.determinant }

/// A matrix of three columns and three rows of double-precision numbers.
public struct simd_double3x3: Equatable, Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Creates a matrix of zeros.
    public init() { self.init(diagonal: .zero) }

    /// Creates a matrix from its columns.
    public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) { columns = (col0, col1, col2) }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }

    /// Creates a matrix from an array of three columns. Traps if the number of columns is different.
    public init(_ columns: [SIMD3<Double>]) {
        precondition(columns.count == 3, "Requires 3 columns")
        self.init(columns[0], columns[1], columns[2])
    }

    /// Creates a matrix from an array of three rows. Traps if the number of rows is different.
    public init(rows: [SIMD3<Double>]) { self = Self(rows).transpose }

    /// Creates a matrix with the given diagonal. All other elements are zero.
    public init(diagonal: SIMD3<Double>) {
        self.init(SIMD3<Double>(diagonal[0], 0, 0), SIMD3<Double>(0, diagonal[1], 0), SIMD3<Double>(0, 0, diagonal[2]))
    }

    /// Creates a matrix with the same number in each element of the diagonal. All other elements are zero.
    public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }

    /// The column at an index. Traps if there is no such column.
    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            default: preconditionFailure("There are 3 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("There are 3 columns")
            }
        }
    }

    /// The element in a column and a row.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transpose of the matrix.
    public var transpose: Self {
        var result = Self()
        for column in 0..<3 { for row in 0..<3 { result[column, row] = self[row, column] } }
        return result
    }

    /// The determinant of the matrix.
    public var determinant: Double {
        Elimination.determinant((0..<3).map { column in (0..<3).map { self[column, $0] } })
    }

    /// The inverse of the matrix. If the matrix has no inverse, the elements are not finite.
    public var inverse: Self {
        let inverse = Elimination.inverse((0..<3).map { column in (0..<3).map { self[column, $0] } })
        return Self(inverse.map { SIMD3<Double>($0) })
    }

    /// Returns the product of a matrix and a column vector.
    public static func * (lhs: Self, rhs: SIMD3<Double>) -> SIMD3<Double> {
        lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] + lhs.columns.2 * rhs[2]
    }
    /// Returns the product of a row vector and a matrix.
    public static func * (lhs: SIMD3<Double>, rhs: Self) -> SIMD3<Double> { rhs.transpose * lhs }
    /// Returns the product of two matrices. The product applies the second matrix first.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Double, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// Returns the sum of two matrices.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
    }
    /// Returns the difference of two matrices.
    public static func - (lhs: Self, rhs: Self) -> Self { lhs + -1 * rhs }
    /// Returns the matrix with the negative of each element.
    public static prefix func - (rhs: Self) -> Self { -1 * rhs }
    /// Replaces a matrix with the product of this matrix and another matrix.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Returns a Boolean value that indicates whether two matrices are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
}

/// A matrix of three columns and three rows of double-precision numbers.
public typealias double3x3 = simd_double3x3

/// Returns the product of two matrices. The product applies the second matrix first.
public func simd_mul(_ __x: simd_double3x3, _ __y: simd_double3x3) -> simd_double3x3 { __x * __y }
/// Returns the product of a matrix and a column vector.
public func simd_mul(_ __x: simd_double3x3, _ __y: SIMD3<Double>) -> SIMD3<Double> { __x * __y }
/// Returns the inverse of a matrix. If the matrix has no inverse, the elements are not finite.
public func simd_inverse(_ __x: simd_double3x3) -> simd_double3x3 { __x.inverse }
/// Returns the transpose of a matrix.
public func simd_transpose(_ __x: simd_double3x3) -> simd_double3x3 { __x.transpose }
/// Returns the determinant of a matrix.
public func simd_determinant(_ __x: simd_double3x3) -> Double { __x.determinant }

/// The identity matrix.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The identity matrix.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// A matrix of four columns and four rows of single-precision numbers.
public struct simd_float4x4: Equatable, Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Creates a matrix of zeros.
    public init() { self.init(diagonal: .zero) }

    /// Creates a matrix from its columns.
    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
        columns = (col0, col1, col2, col3)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }

    /// Creates a matrix from an array of four columns. Traps if the number of columns is different.
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 4, "Requires 4 columns")
        self.init(columns[0], columns[1], columns[2], columns[3])
    }

    /// Creates a matrix from an array of four rows. Traps if the number of rows is different.
    public init(rows: [SIMD4<Float>]) { self = Self(rows).transpose }

    /// Creates a matrix with the given diagonal. All other elements are zero.
    public init(diagonal: SIMD4<Float>) {
        self.init(
            SIMD4<Float>(diagonal[0], 0, 0, 0), SIMD4<Float>(0, diagonal[1], 0, 0), SIMD4<Float>(0, 0, diagonal[2], 0),
            SIMD4<Float>(0, 0, 0, diagonal[3]))
    }

    /// Creates a matrix with the same number in each element of the diagonal. All other elements are zero.
    public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }

    /// The column at an index. Traps if there is no such column.
    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            case 3: return columns.3
            default: preconditionFailure("There are 4 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("There are 4 columns")
            }
        }
    }

    /// The element in a column and a row.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transpose of the matrix.
    public var transpose: Self {
        var result = Self()
        for column in 0..<4 { for row in 0..<4 { result[column, row] = self[row, column] } }
        return result
    }

    /// The determinant of the matrix.
    public var determinant: Float {
        Elimination.determinant((0..<4).map { column in (0..<4).map { self[column, $0] } })
    }

    /// The inverse of the matrix. If the matrix has no inverse, the elements are not finite.
    public var inverse: Self {
        let inverse = Elimination.inverse((0..<4).map { column in (0..<4).map { self[column, $0] } })
        return Self(inverse.map { SIMD4<Float>($0) })
    }

    /// Returns the product of a matrix and a column vector.
    public static func * (lhs: Self, rhs: SIMD4<Float>) -> SIMD4<Float> {
        lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] + lhs.columns.2 * rhs[2] + lhs.columns.3 * rhs[3]
    }
    /// Returns the product of a row vector and a matrix.
    public static func * (lhs: SIMD4<Float>, rhs: Self) -> SIMD4<Float> { rhs.transpose * lhs }
    /// Returns the product of two matrices. The product applies the second matrix first.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Float, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// Returns the sum of two matrices.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(
            lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2,
            lhs.columns.3 + rhs.columns.3)
    }
    /// Returns the difference of two matrices.
    public static func - (lhs: Self, rhs: Self) -> Self { lhs + -1 * rhs }
    /// Returns the matrix with the negative of each element.
    public static prefix func - (rhs: Self) -> Self { -1 * rhs }
    /// Replaces a matrix with the product of this matrix and another matrix.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Returns a Boolean value that indicates whether two matrices are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
}

/// A matrix of four columns and four rows of single-precision numbers.
public typealias float4x4 = simd_float4x4

/// Returns the product of two matrices. The product applies the second matrix first.
public func simd_mul(_ __x: simd_float4x4, _ __y: simd_float4x4) -> simd_float4x4 { __x * __y }
/// Returns the product of a matrix and a column vector.
public func simd_mul(_ __x: simd_float4x4, _ __y: SIMD4<Float>) -> SIMD4<Float> { __x * __y }
/// Returns the inverse of a matrix. If the matrix has no inverse, the elements are not finite.
public func simd_inverse(_ __x: simd_float4x4) -> simd_float4x4 { __x.inverse }
/// Returns the transpose of a matrix.
public func simd_transpose(_ __x: simd_float4x4) -> simd_float4x4 { __x.transpose }
/// Returns the determinant of a matrix.
public func simd_determinant(_ __x: simd_float4x4) -> Float { __x.determinant }

/// A matrix of four columns and four rows of double-precision numbers.
public struct simd_double4x4: Equatable, Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Creates a matrix of zeros.
    public init() { self.init(diagonal: .zero) }

    /// Creates a matrix from its columns.
    public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) {
        columns = (col0, col1, col2, col3)
    }

    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }

    /// Creates a matrix from an array of four columns. Traps if the number of columns is different.
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 4, "Requires 4 columns")
        self.init(columns[0], columns[1], columns[2], columns[3])
    }

    /// Creates a matrix from an array of four rows. Traps if the number of rows is different.
    public init(rows: [SIMD4<Double>]) { self = Self(rows).transpose }

    /// Creates a matrix with the given diagonal. All other elements are zero.
    public init(diagonal: SIMD4<Double>) {
        self.init(
            SIMD4<Double>(diagonal[0], 0, 0, 0), SIMD4<Double>(0, diagonal[1], 0, 0),
            SIMD4<Double>(0, 0, diagonal[2], 0), SIMD4<Double>(0, 0, 0, diagonal[3]))
    }

    /// Creates a matrix with the same number in each element of the diagonal. All other elements are zero.
    public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }

    /// The column at an index. Traps if there is no such column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            case 3: return columns.3
            default: preconditionFailure("There are 4 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("There are 4 columns")
            }
        }
    }

    /// The element in a column and a row.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transpose of the matrix.
    public var transpose: Self {
        var result = Self()
        for column in 0..<4 { for row in 0..<4 { result[column, row] = self[row, column] } }
        return result
    }

    /// The determinant of the matrix.
    public var determinant: Double {
        Elimination.determinant((0..<4).map { column in (0..<4).map { self[column, $0] } })
    }

    /// The inverse of the matrix. If the matrix has no inverse, the elements are not finite.
    public var inverse: Self {
        let inverse = Elimination.inverse((0..<4).map { column in (0..<4).map { self[column, $0] } })
        return Self(inverse.map { SIMD4<Double>($0) })
    }

    /// Returns the product of a matrix and a column vector.
    public static func * (lhs: Self, rhs: SIMD4<Double>) -> SIMD4<Double> {
        lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] + lhs.columns.2 * rhs[2] + lhs.columns.3 * rhs[3]
    }
    /// Returns the product of a row vector and a matrix.
    public static func * (lhs: SIMD4<Double>, rhs: Self) -> SIMD4<Double> { rhs.transpose * lhs }
    /// Returns the product of two matrices. The product applies the second matrix first.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Double, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Returns a matrix with each element multiplied by a number.
    public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// Returns the sum of two matrices.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(
            lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2,
            lhs.columns.3 + rhs.columns.3)
    }
    /// Returns the difference of two matrices.
    public static func - (lhs: Self, rhs: Self) -> Self { lhs + -1 * rhs }
    /// Returns the matrix with the negative of each element.
    public static prefix func - (rhs: Self) -> Self { -1 * rhs }
    /// Replaces a matrix with the product of this matrix and another matrix.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Returns a Boolean value that indicates whether two matrices are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
}

/// A matrix of four columns and four rows of double-precision numbers.
public typealias double4x4 = simd_double4x4

/// Returns the product of two matrices. The product applies the second matrix first.
public func simd_mul(_ __x: simd_double4x4, _ __y: simd_double4x4) -> simd_double4x4 { __x * __y }
/// Returns the product of a matrix and a column vector.
public func simd_mul(_ __x: simd_double4x4, _ __y: SIMD4<Double>) -> SIMD4<Double> { __x * __y }
/// Returns the inverse of a matrix. If the matrix has no inverse, the elements are not finite.
public func simd_inverse(_ __x: simd_double4x4) -> simd_double4x4 { __x.inverse }
/// Returns the transpose of a matrix.
public func simd_transpose(_ __x: simd_double4x4) -> simd_double4x4 { __x.transpose }
/// Returns the determinant of a matrix.
public func simd_determinant(_ __x: simd_double4x4) -> Double { __x.determinant }

/// The identity matrix.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The identity matrix.
public let matrix_identity_double4x4 = simd_double4x4(1)
