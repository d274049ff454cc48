import Foundation

// Each function of this file exists for single and for double precision.

private func dot<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ i: Int, _ b: UnsafePointer<T>, _ j: Int, _ count: Int
) -> T {
    var sum: T = 0
    for index in 0..<count { sum += a[index * i] * b[index * j] }
    return sum
}

private func multiply<T: BinaryFloatingPoint>(
    _ a: UnsafePointer<T>, _ i: Int, _ b: UnsafePointer<T>, _ j: Int, _ c: UnsafeMutablePointer<T>, _ k: Int,
    rows: Int, columns: Int, inner: Int
) {
    for row in 0..<rows {
        for column in 0..<columns {
            c[(row * columns + column) * k] = dot(a + row * inner * i, i, b + column * j, columns * j, inner)
        }
    }
}

private func transpose<T>(
    _ a: UnsafePointer<T>, _ i: Int, _ c: UnsafeMutablePointer<T>, _ k: Int, rows: Int, columns: Int
) {
    for row in 0..<rows {
        for column in 0..<columns { c[(row * columns + column) * k] = a[(column * rows + row) * i] }
    }
}

/// Calculates the dot product of two vectors.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = dot(__A, __IA, __B, __IB, Int(__N))
}

/// Calculates the dot product of two vectors.
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = dot(__A, __IA, __B, __IB, Int(__N))
}

/// Calculates the product of two matrices: C = A * B.
///
/// A has M rows and P columns. B has P rows and N columns. The elements are stored row by row.
public func vDSP_mmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    multiply(__A, __IA, __B, __IB, __C, __IC, rows: Int(__M), columns: Int(__N), inner: Int(__P))
}

/// Calculates the product of two matrices: C = A * B.
///
/// A has M rows and P columns. B has P rows and N columns. The elements are stored row by row.
public func vDSP_mmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    multiply(__A, __IA, __B, __IB, __C, __IC, rows: Int(__M), columns: Int(__N), inner: Int(__P))
}

/// Calculates the transpose of a matrix.
///
/// A has N rows and M columns. C has M rows and N columns. The elements are stored row by row.
public func vDSP_mtrans(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length
) {
    transpose(__A, __IA, __C, __IC, rows: Int(__M), columns: Int(__N))
}

/// Calculates the transpose of a matrix.
///
/// A has N rows and M columns. C has M rows and N columns. The elements are stored row by row.
public func vDSP_mtransD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length
) {
    transpose(__A, __IA, __C, __IC, rows: Int(__M), columns: Int(__N))
}
