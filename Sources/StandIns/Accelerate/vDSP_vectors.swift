import Foundation

/// A number of elements.
public typealias vDSP_Length = UInt
/// A distance between adjacent elements, as a number of elements.
public typealias vDSP_Stride = Int

// The loops of this file. Each function below exists for single and for double precision.

func each<T>(_ a: UnsafePointer<T>, _ i: Int, _ n: UInt, _ body: (T) -> Void) {
    for index in 0..<Int(n) { body(a[index * i]) }
}

func map<T, R>(
    _ a: UnsafePointer<T>, _ i: Int, _ c: UnsafeMutablePointer<R>, _ k: Int, _ n: UInt, _ body: (T) -> R
) {
    for index in 0..<Int(n) { c[index * k] = body(a[index * i]) }
}

func combine<T>(
    _ a: UnsafePointer<T>, _ i: Int, _ b: UnsafePointer<T>, _ j: Int, _ c: UnsafeMutablePointer<T>, _ k: Int,
    _ n: UInt, _ body: (T, T) -> T
) {
    for index in 0..<Int(n) { c[index * k] = body(a[index * i], b[index * j]) }
}

func fill<T>(_ c: UnsafeMutablePointer<T>, _ k: Int, _ n: UInt, _ value: (Int) -> T) {
    for index in 0..<Int(n) { c[index * k] = value(index) }
}

/// Calculates the sum of two vectors: C = A + B.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 + $1 } }

/// Calculates the sum of two vectors: C = A + B.
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 + $1 } }

/// Calculates the difference of two vectors: C = A - B. The first argument is B.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 - $1 } }

/// Calculates the difference of two vectors: C = A - B. The first argument is B.
public func vDSP_vsubD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 - $1 } }

/// Calculates the product of two vectors for each element: C = A * B.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 * $1 } }

/// Calculates the product of two vectors for each element: C = A * B.
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 * $1 } }

/// Calculates the quotient of two vectors for each element: C = A / B. The first argument is B.
public func vDSP_vdiv(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 / $1 } }

/// Calculates the quotient of two vectors for each element: C = A / B. The first argument is B.
public func vDSP_vdivD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 / $1 } }

/// Calculates the maximum of two vectors for each element.
public func vDSP_vmax(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { Swift.max($0, $1) } }

/// Calculates the maximum of two vectors for each element.
public func vDSP_vmaxD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { Swift.max($0, $1) } }

/// Calculates the minimum of two vectors for each element.
public func vDSP_vmin(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { Swift.min($0, $1) } }

/// Calculates the minimum of two vectors for each element.
public func vDSP_vminD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { Swift.min($0, $1) } }

/// Calculates the sum of each element of A and the number at B.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 + __B.pointee } }

/// Calculates the sum of each element of A and the number at B.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 + __B.pointee } }

/// Calculates the product of each element of A and the number at B.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 * __B.pointee } }

/// Calculates the product of each element of A and the number at B.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 * __B.pointee } }

/// Calculates the quotient of each element of A and the number at B.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 / __B.pointee } }

/// Calculates the quotient of each element of A and the number at B.
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 / __B.pointee } }

/// Calculates the absolute value of each element.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { abs($0) } }

/// Calculates the absolute value of each element.
public func vDSP_vabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { abs($0) } }

/// Calculates the square of each element.
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 * $0 } }

/// Calculates the square of each element.
public func vDSP_vsqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 * $0 } }

/// Calculates the negative of each element.
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { -$0 } }

/// Calculates the negative of each element.
public func vDSP_vnegD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { -$0 } }

/// Clamps each element of A to the range from the number at B to the number at C, and writes the result to D.
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __D, __ID, __N) { Swift.min(Swift.max($0, __B.pointee), __C.pointee) } }

/// Clamps each element of A to the range from the number at B to the number at C, and writes the result to D.
public func vDSP_vclipD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __D, __ID, __N) { Swift.min(Swift.max($0, __B.pointee), __C.pointee) } }

/// Sets each element of C to the number at A.
public func vDSP_vfill(
    _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { fill(__C, __IC, __N) { _ in __A.pointee } }

/// Sets each element of C to the number at A.
public func vDSP_vfillD(
    _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { fill(__C, __IC, __N) { _ in __A.pointee } }

/// Sets each element to zero.
public func vDSP_vclr(
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { fill(__C, __IC, __N) { _ in 0 } }

/// Sets each element to zero.
public func vDSP_vclrD(
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { fill(__C, __IC, __N) { _ in 0 } }

/// Writes a ramp to C. The first element is the number at A, and each following element is greater by the number at B.
public func vDSP_vramp(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { fill(__C, __IC, __N) { __A.pointee + __B.pointee * Float($0) } }

/// Writes a ramp to C. The first element is the number at A, and each following element is greater by the number at B.
public func vDSP_vrampD(
    _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { fill(__C, __IC, __N) { __A.pointee + __B.pointee * Double($0) } }
