import Foundation

/// A radix of a Fourier transform.
public typealias FFTRadix = Int32
/// A direction of a Fourier transform.
public typealias FFTDirection = Int32
/// The direction of a forward Fourier transform.
public let FFT_FORWARD: Int = 1
/// The direction of an inverse Fourier transform.
public let FFT_INVERSE: Int = -1
/// The radix of a Fourier transform whose length is a power of two.
public let kFFTRadix2: Int = 0
/// The direction of a forward Fourier transform.
public let kFFTDirection_Forward: Int = 1
/// The direction of an inverse Fourier transform.
public let kFFTDirection_Inverse: Int = -1
/// The sines and cosines of a Fourier transform.
private final class Angles {
    let count: Int
    let cosines: [Double]
    let sines: [Double]

    init(log2n: UInt) {
        count = 1 << Int(log2n)
        let step = 2 * Double.pi / Double(count)
        cosines = (0..<count).map { cos(step * Double($0)) }
        sines = (0..<count).map { sin(step * Double($0)) }
    }

    /// Performs the transform in place, without a scale factor.
    func transform<T: BinaryFloatingPoint>(
        _ real: UnsafeMutablePointer<T>, _ imaginary: UnsafeMutablePointer<T>, stride: Int, length: Int, inverse: Bool
    ) {
        var reversed = 0
        for index in 1..<Swift.max(length, 1) {
            var bit = length >> 1
            while reversed & bit != 0 {
                reversed ^= bit
                bit >>= 1
            }
            reversed |= bit
            guard index < reversed else { continue }
            swap(&real[index * stride], &real[reversed * stride])
            swap(&imaginary[index * stride], &imaginary[reversed * stride])
        }
        var size = 2
        while size <= length {
            let step = count / size
            for start in Swift.stride(from: 0, to: length, by: size) {
                for offset in 0..<size / 2 {
                    let x = T(cosines[offset * step])
                    let y = T(inverse ? sines[offset * step] : -sines[offset * step])
                    let (low, high) = ((start + offset) * stride, (start + offset + size / 2) * stride)
                    let turned = (real[high] * x - imaginary[high] * y, real[high] * y + imaginary[high] * x)
                    (real[high], imaginary[high]) = (real[low] - turned.0, imaginary[low] - turned.1)
                    (real[low], imaginary[low]) = (real[low] + turned.0, imaginary[low] + turned.1)
                }
            }
            size *= 2
        }
    }

    /// Performs the transform of real numbers in place.
    ///
    /// The real parts contain the numbers at even indices, and the imaginary parts contain the numbers at odd indices.
    /// The results of a forward transform are twice as large as the sums. The first imaginary part contains the result
    /// for the highest frequency.
    func packed<T: BinaryFloatingPoint>(
        _ real: UnsafeMutablePointer<T>, _ imaginary: UnsafeMutablePointer<T>, stride: Int, length: Int, inverse: Bool
    ) {
        let half = length / 2
        guard half > 0 else { return }
        // A full transform of all values needs twice the work of a transform of real numbers, and temporary arrays.
        var x = [T](repeating: 0, count: length)
        var y = [T](repeating: 0, count: length)
        if inverse {
            (x[0], x[half]) = (real[0], imaginary[0])
            for index in 1..<Swift.max(half, 1) {
                (x[index], y[index]) = (real[index * stride], imaginary[index * stride])
                (x[length - index], y[length - index]) = (x[index], -y[index])
            }
        } else {
            for index in 0..<half {
                (x[2 * index], x[2 * index + 1]) = (real[index * stride], imaginary[index * stride])
            }
        }
        transform(&x, &y, stride: 1, length: length, inverse: inverse)
        for index in 0..<half {
            (real[index * stride], imaginary[index * stride]) =
                inverse ? (x[2 * index], x[2 * index + 1]) : (2 * x[index], 2 * y[index])
        }
        if !inverse { imaginary[0] = 2 * x[half] }
    }

    // Programs receive the object as an opaque pointer.

    static func make(log2n: UInt) -> OpaquePointer? {
        log2n <= 30 ? OpaquePointer(Unmanaged.passRetained(Angles(log2n: log2n)).toOpaque()) : nil
    }
    static func of(_ setup: OpaquePointer) -> Angles {
        Unmanaged<Angles>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
    }
    static func release(_ setup: OpaquePointer?) {
        if let setup { Unmanaged<Angles>.fromOpaque(UnsafeRawPointer(setup)).release() }
    }
}

// Single-precision and double-precision complex numbers are separate types. These protocols unify them.

private protocol Complex {
    associatedtype Part: BinaryFloatingPoint
    var real: Part { get }
    var imag: Part { get }
    init(real: Part, imag: Part)
}

private protocol SplitComplex {
    associatedtype Part: BinaryFloatingPoint
    /// A pointer to the real parts.
    var realp: UnsafeMutablePointer<Part> { get }
    /// A pointer to the imaginary parts.
    var imagp: UnsafeMutablePointer<Part> { get }
}

extension DSPComplex: Complex {}
extension DSPDoubleComplex: Complex {}
extension DSPSplitComplex: SplitComplex {}
extension DSPDoubleSplitComplex: SplitComplex {}

extension SplitComplex {
    fileprivate func transform(_ setup: OpaquePointer, _ stride: Int, _ log2n: UInt, _ direction: FFTDirection) {
        Angles.of(setup).transform(realp, imagp, stride: stride, length: 1 << Int(log2n), inverse: direction < 0)
    }
    fileprivate func packed(_ setup: OpaquePointer, _ stride: Int, _ log2n: UInt, _ direction: FFTDirection) {
        Angles.of(setup).packed(realp, imagp, stride: stride, length: 1 << Int(log2n), inverse: direction < 0)
    }
    fileprivate func take<C: Complex>(_ numbers: UnsafePointer<C>, _ i: Int, _ k: Int, _ n: UInt)
    where C.Part == Part {
        for index in 0..<Int(n) {
            let value = numbers[index * i / 2]
            (realp[index * k], imagp[index * k]) = (value.real, value.imag)
        }
    }
    fileprivate func give<C: Complex>(_ numbers: UnsafeMutablePointer<C>, _ i: Int, _ k: Int, _ n: UInt)
    where C.Part == Part {
        for index in 0..<Int(n) { numbers[index * i / 2] = C(real: realp[index * k], imag: imagp[index * k]) }
    }
    fileprivate func reduce(
        _ i: Int, _ c: UnsafeMutablePointer<Part>, _ k: Int, _ n: UInt, _ value: (Part, Part) -> Part
    ) {
        for index in 0..<Int(n) { c[index * k] = value(realp[index * i], imagp[index * i]) }
    }
}

/// An object that contains the precalculated data of a single-precision Fourier transform.
public typealias FFTSetup = OpaquePointer

/// A complex number with single-precision parts.
public struct DSPComplex: Equatable, Sendable {
    /// The real part.
    public var real: Float
    /// The imaginary part.
    public var imag: Float
    /// Creates a complex number.
    public init(real: Float = 0, imag: Float = 0) { (self.real, self.imag) = (real, imag) }
}

/// A collection of single-precision complex numbers, with the real and the imaginary parts in separate arrays.
public struct DSPSplitComplex {
    /// A pointer to the real parts.
    public var realp: UnsafeMutablePointer<Float>
    /// A pointer to the imaginary parts.
    public var imagp: UnsafeMutablePointer<Float>
    /// Creates a collection of complex numbers from two arrays.
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

/// Creates the precalculated data of Fourier transforms.
///
/// - Parameters:
///   - __Log2n: The binary logarithm of the maximum number of elements. The maximum is 30.
///   - __Radix: The radix, which Perch ignores.
/// - Returns: The data, or `nil` if the logarithm is greater than 30.
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
    Angles.make(log2n: __Log2n)
}
/// Releases the precalculated data of Fourier transforms.
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {
    Angles.release(__setup)
}
/// Performs a Fourier transform of complex numbers in place, without a scale factor.
public func vDSP_fft_zip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
    _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    __C.pointee.transform(__Setup, __IC, __Log2N, __Direction)
}
/// Performs a Fourier transform of real numbers in place. The results of a forward transform are twice as large as the
/// sums.
public func vDSP_fft_zrip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
    _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    __C.pointee.packed(__Setup, __IC, __Log2N, __Direction)
}
/// Copies complex numbers into two separate arrays of parts. A stride of complex numbers counts parts, so a number has
/// the stride 2.
public func vDSP_ctoz(
    _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride,
    _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
    __Z.pointee.take(__C, __IC, __IZ, __N)
}
/// Copies complex numbers from two separate arrays of parts. A stride of complex numbers counts parts, so a number has
/// the stride 2.
public func vDSP_ztoc(
    _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride,
    _ __C: UnsafeMutablePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    __Z.pointee.give(__C, __IC, __IZ, __N)
}
/// Calculates the square of the absolute value of each complex number.
public func vDSP_zvmags(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    __A.pointee.reduce(__IA, __C, __IC, __N) { $0 * $0 + $1 * $1 }
}
/// Calculates the absolute value of each complex number.
public func vDSP_zvabs(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    __A.pointee.reduce(__IA, __C, __IC, __N) { hypot($0, $1) }
}
/// An object that contains the precalculated data of a double-precision Fourier transform.
public typealias FFTSetupD = OpaquePointer

/// A complex number with double-precision parts.
public struct DSPDoubleComplex: Equatable, Sendable {
    /// The real part.
    public var real: Double
    /// The imaginary part.
    public var imag: Double
    /// Creates a complex number.
    public init(real: Double = 0, imag: Double = 0) { (self.real, self.imag) = (real, imag) }
}

/// A collection of double-precision complex numbers, with the real and the imaginary parts in separate arrays.
public struct DSPDoubleSplitComplex {
    /// A pointer to the real parts.
    public var realp: UnsafeMutablePointer<Double>
    /// A pointer to the imaginary parts.
    public var imagp: UnsafeMutablePointer<Double>
    /// Creates a collection of complex numbers from two arrays.
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

/// Creates the precalculated data of Fourier transforms.
///
/// - Parameters:
///   - __Log2n: The binary logarithm of the maximum number of elements. The maximum is 30.
///   - __Radix: The radix, which Perch ignores.
/// - Returns: The data, or `nil` if the logarithm is greater than 30.
public func vDSP_create_fftsetupD(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetupD? {
    Angles.make(log2n: __Log2n)
}
/// Releases the precalculated data of Fourier transforms.
public func vDSP_destroy_fftsetupD(_ __setup: FFTSetupD?) {
    Angles.release(__setup)
}
/// Performs a Fourier transform of complex numbers in place, without a scale factor.
public func vDSP_fft_zipD(
    _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
    _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    __C.pointee.transform(__Setup, __IC, __Log2N, __Direction)
}
/// Performs a Fourier transform of real numbers in place. The results of a forward transform are twice as large as the
/// sums.
public func vDSP_fft_zripD(
    _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
    _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    __C.pointee.packed(__Setup, __IC, __Log2N, __Direction)
}
/// Copies complex numbers into two separate arrays of parts. A stride of complex numbers counts parts, so a number has
/// the stride 2.
public func vDSP_ctozD(
    _ __C: UnsafePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride,
    _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
    __Z.pointee.take(__C, __IC, __IZ, __N)
}
/// Copies complex numbers from two separate arrays of parts. A stride of complex numbers counts parts, so a number has
/// the stride 2.
public func vDSP_ztocD(
    _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride,
    _ __C: UnsafeMutablePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    __Z.pointee.give(__C, __IC, __IZ, __N)
}
/// Calculates the square of the absolute value of each complex number.
public func vDSP_zvmagsD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    __A.pointee.reduce(__IA, __C, __IC, __N) { $0 * $0 + $1 * $1 }
}
/// Calculates the absolute value of each complex number.
public func vDSP_zvabsD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    __A.pointee.reduce(__IA, __C, __IC, __N) { hypot($0, $1) }
}
