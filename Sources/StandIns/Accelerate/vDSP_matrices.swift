import Foundation

/// The dot product.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
    __C.pointee = sum
}

/// The dot product.
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var sum: Double = 0
    for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
    __C.pointee = sum
}

/// The product of two matrices of M times P and P times N elements, row by row.
public func vDSP_mmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (columns, inner) = (Int(__N), Int(__P))
    for row in 0..<Int(__M) {
        for column in 0..<columns {
            var sum: Float = 0
            for index in 0..<inner {
                sum += __A[(row * inner + index) * __IA] * __B[(index * columns + column) * __IB]
            }
            __C[(row * columns + column) * __IC] = sum
        }
    }
}

/// The product of two matrices of M times P and P times N elements, row by row.
public func vDSP_mmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (columns, inner) = (Int(__N), Int(__P))
    for row in 0..<Int(__M) {
        for column in 0..<columns {
            var sum: Double = 0
            for index in 0..<inner {
                sum += __A[(row * inner + index) * __IA] * __B[(index * columns + column) * __IB]
            }
            __C[(row * columns + column) * __IC] = sum
        }
    }
}

/// Turns a matrix of N times M elements into one of M times N, row by row.
public func vDSP_mtrans(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length
) {
    for row in 0..<Int(__M) {
        for column in 0..<Int(__N) {
            __C[(row * Int(__N) + column) * __IC] = __A[(column * Int(__M) + row) * __IA]
        }
    }
}

/// Turns a matrix of N times M elements into one of M times N, row by row.
public func vDSP_mtransD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length
) {
    for row in 0..<Int(__M) {
        for column in 0..<Int(__N) {
            __C[(row * Int(__N) + column) * __IC] = __A[(column * Int(__M) + row) * __IA]
        }
    }
}
