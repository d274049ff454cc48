import Foundation

/// A number of elements.
public typealias vDSP_Length = UInt
/// The distance of elements.
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

/// Adds: C = A + B.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 + $1 } }

/// Adds: C = A + B.
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 + $1 } }

/// Subtracts: C = A - B. The first argument is B.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 - $1 } }

/// Subtracts: C = A - B. The first argument is B.
public func vDSP_vsubD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 - $1 } }

/// Multiplies: C = A * B.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 * $1 } }

/// Multiplies: C = A * B.
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 * $1 } }

/// Divides: C = A / B. The first argument is B.
public func vDSP_vdiv(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 / $1 } }

/// Divides: C = A / B. The first argument is B.
public func vDSP_vdivD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { $0 / $1 } }

/// The greater of each pair.
public func vDSP_vmax(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { Swift.max($0, $1) } }

/// The greater of each pair.
public func vDSP_vmaxD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { Swift.max($0, $1) } }

/// The lesser of each pair.
public func vDSP_vmin(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { Swift.min($0, $1) } }

/// The lesser of each pair.
public func vDSP_vminD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __IB, __C, __IC, __N) { Swift.min($0, $1) } }

/// Adds a number to each element.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 + __B.pointee } }

/// Adds a number to each element.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 + __B.pointee } }

/// Multiplies each element by a number.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 * __B.pointee } }

/// Multiplies each element by a number.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 * __B.pointee } }

/// Divides each element by a number.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 / __B.pointee } }

/// Divides each element by a number.
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 / __B.pointee } }

/// The absolute value of each element.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { abs($0) } }

/// The absolute value of each element.
public func vDSP_vabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { abs($0) } }

/// The square of each element.
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 * $0 } }

/// The square of each element.
public func vDSP_vsqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { $0 * $0 } }

/// The negative of each element.
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { -$0 } }

/// The negative of each element.
public func vDSP_vnegD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { map(__A, __IA, __C, __IC, __N) { -$0 } }

/// Moves each element into a range.
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __D, __ID, __N) { Swift.min(Swift.max($0, __B.pointee), __C.pointee) } }

/// Moves each element into a range.
public func vDSP_vclipD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { map(__A, __IA, __D, __ID, __N) { Swift.min(Swift.max($0, __B.pointee), __C.pointee) } }

/// Sets each element.
public func vDSP_vfill(
    _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { fill(__C, __IC, __N) { _ in __A.pointee } }

/// Sets each element.
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

/// Elements that begin at a number and grow by another.
public func vDSP_vramp(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { fill(__C, __IC, __N) { __A.pointee + __B.pointee * Float($0) } }

/// Elements that begin at a number and grow by another.
public func vDSP_vrampD(
    _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { fill(__C, __IC, __N) { __A.pointee + __B.pointee * Double($0) } }
