import Foundation

/// Calculates the decibels of each element of A, relative to the number at B.
///
/// The result is 20 times (for amplitudes, if the flag is 1) or 10 times (for powers, if the flag is 0) the decimal
/// logarithm of the ratio.
public func vDSP_vdbcon(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) { map(__A, __IA, __C, __IC, __N) { (__F == 1 ? 20 : 10) * log10($0 / __B.pointee) } }

/// Calculates the decibels of each element of A, relative to the number at B.
///
/// The result is 20 times (for amplitudes, if the flag is 1) or 10 times (for powers, if the flag is 0) the decimal
/// logarithm of the ratio.
public func vDSP_vdbconD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) { map(__A, __IA, __C, __IC, __N) { (__F == 1 ? 20 : 10) * log10($0 / __B.pointee) } }

/// Converts signed 8-bit integers to single-precision numbers.
public func vDSP_vflt8(
    _ A: UnsafePointer<Int8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Float($0) } }

/// Converts signed 8-bit integers to double-precision numbers.
public func vDSP_vflt8D(
    _ A: UnsafePointer<Int8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Double($0) } }

/// Converts unsigned 8-bit integers to single-precision numbers.
public func vDSP_vfltu8(
    _ A: UnsafePointer<UInt8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Float($0) } }

/// Converts unsigned 8-bit integers to double-precision numbers.
public func vDSP_vfltu8D(
    _ A: UnsafePointer<UInt8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Double($0) } }

/// Converts signed 16-bit integers to single-precision numbers.
public func vDSP_vflt16(
    _ A: UnsafePointer<Int16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Float($0) } }

/// Converts signed 16-bit integers to double-precision numbers.
public func vDSP_vflt16D(
    _ A: UnsafePointer<Int16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Double($0) } }

/// Converts unsigned 16-bit integers to single-precision numbers.
public func vDSP_vfltu16(
    _ A: UnsafePointer<UInt16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Float($0) } }

/// Converts unsigned 16-bit integers to double-precision numbers.
public func vDSP_vfltu16D(
    _ A: UnsafePointer<UInt16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Double($0) } }

/// Converts signed 32-bit integers to single-precision numbers.
public func vDSP_vflt32(
    _ A: UnsafePointer<Int32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Float($0) } }

/// Converts signed 32-bit integers to double-precision numbers.
public func vDSP_vflt32D(
    _ A: UnsafePointer<Int32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Double($0) } }

/// Converts unsigned 32-bit integers to single-precision numbers.
public func vDSP_vfltu32(
    _ A: UnsafePointer<UInt32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Float($0) } }

/// Converts unsigned 32-bit integers to double-precision numbers.
public func vDSP_vfltu32D(
    _ A: UnsafePointer<UInt32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { map(A, IA, C, IC, N) { Double($0) } }
