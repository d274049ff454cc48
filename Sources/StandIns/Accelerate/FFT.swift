import Foundation

/// Says how many factors a Fourier transform uses.
public typealias FFTRadix = Int32
/// Says in which direction a Fourier transform goes.
public typealias FFTDirection = Int32
/// Forward, as a direction.
public let FFT_FORWARD: Int = 1
/// Backward, as a direction.
public let FFT_INVERSE: Int = -1
/// Lengths are powers of two.
public let kFFTRadix2: Int = 0
/// Forward.
public let kFFTDirection_Forward: Int = 1
/// Backward.
public let kFFTDirection_Inverse: Int = -1
/// Angles of a Fourier transform.
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

    /// The transform in place, without a factor.
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

    /// The transform of real numbers, of which those at even places are given as real parts and the others as imaginary ones.
    /// The results are twice as large as the sums. The one for the highest frequency is the first imaginary part.
    func packed<T: BinaryFloatingPoint>(
        _ real: UnsafeMutablePointer<T>, _ imaginary: UnsafeMutablePointer<T>, stride: Int, length: Int, inverse: Bool
    ) {
        let half = length / 2
        guard half > 0 else { return }
        // All values, in a full transform: this needs twice the work of Apple's, and one array.
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

    static func of(_ setup: OpaquePointer) -> Angles {
        Unmanaged<Angles>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
    }
}

/// What a Fourier transform needs.
public typealias FFTSetup = OpaquePointer

/// A complex number.
public struct DSPComplex: Equatable, Sendable {
    /// The real part.
    public var real: Float
    /// The imaginary part.
    public var imag: Float
    /// A complex number.
    public init(real: Float = 0, imag: Float = 0) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers whose parts lie in two arrays.
public struct DSPSplitComplex {
    /// The real parts.
    public var realp: UnsafeMutablePointer<Float>
    /// The imaginary parts.
    public var imagp: UnsafeMutablePointer<Float>
    /// Complex numbers of two arrays.
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

/// Prepares transforms of up to 2 to the power of a number of elements. Nil for more than 2 to the power of 30.
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
    guard __Log2n <= 30 else { return nil }
    return OpaquePointer(Unmanaged.passRetained(Angles(log2n: __Log2n)).toOpaque())
}
/// Releases what transforms needed.
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {
    guard let __setup else { return }
    Unmanaged<Angles>.fromOpaque(UnsafeRawPointer(__setup)).release()
}
/// Transforms complex numbers in place, without a factor.
public func vDSP_fft_zip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
    _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    Angles.of(__Setup).transform(
        __C.pointee.realp, __C.pointee.imagp, stride: __IC, length: 1 << Int(__Log2N), inverse: __Direction < 0)
}
/// Transforms real numbers in place. Forward, the results are twice as large as the sums.
public func vDSP_fft_zrip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
    _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    Angles.of(__Setup).packed(
        __C.pointee.realp, __C.pointee.imagp, stride: __IC, length: 1 << Int(__Log2N), inverse: __Direction < 0)
}
/// Distributes complex numbers to two arrays. Strides count numbers of one part.
public func vDSP_ctoz(
    _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride,
    _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let value = __C[index * __IC / 2]
        (__Z.pointee.realp[index * __IZ], __Z.pointee.imagp[index * __IZ]) = (value.real, value.imag)
    }
}
/// Collects complex numbers of two arrays. Strides count numbers of one part.
public func vDSP_ztoc(
    _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride,
    _ __C: UnsafeMutablePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let (real, imaginary) = (__Z.pointee.realp[index * __IZ], __Z.pointee.imagp[index * __IZ])
        __C[index * __IC / 2] = DSPComplex(real: real, imag: imaginary)
    }
}
/// The squares of absolute values.
public func vDSP_zvmags(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let (real, imaginary) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
        __C[index * __IC] = real * real + imaginary * imaginary
    }
}
/// The absolute values.
public func vDSP_zvabs(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        __C[index * __IC] = hypot(__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    }
}
/// What a Fourier transform needs.
public typealias FFTSetupD = OpaquePointer

/// A complex number.
public struct DSPDoubleComplex: Equatable, Sendable {
    /// The real part.
    public var real: Double
    /// The imaginary part.
    public var imag: Double
    /// A complex number.
    public init(real: Double = 0, imag: Double = 0) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers whose parts lie in two arrays.
public struct DSPDoubleSplitComplex {
    /// The real parts.
    public var realp: UnsafeMutablePointer<Double>
    /// The imaginary parts.
    public var imagp: UnsafeMutablePointer<Double>
    /// Complex numbers of two arrays.
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

/// Prepares transforms of up to 2 to the power of a number of elements. Nil for more than 2 to the power of 30.
public func vDSP_create_fftsetupD(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetupD? {
    guard __Log2n <= 30 else { return nil }
    return OpaquePointer(Unmanaged.passRetained(Angles(log2n: __Log2n)).toOpaque())
}
/// Releases what transforms needed.
public func vDSP_destroy_fftsetupD(_ __setup: FFTSetupD?) {
    guard let __setup else { return }
    Unmanaged<Angles>.fromOpaque(UnsafeRawPointer(__setup)).release()
}
/// Transforms complex numbers in place, without a factor.
public func vDSP_fft_zipD(
    _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
    _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    Angles.of(__Setup).transform(
        __C.pointee.realp, __C.pointee.imagp, stride: __IC, length: 1 << Int(__Log2N), inverse: __Direction < 0)
}
/// Transforms real numbers in place. Forward, the results are twice as large as the sums.
public func vDSP_fft_zripD(
    _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
    _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    Angles.of(__Setup).packed(
        __C.pointee.realp, __C.pointee.imagp, stride: __IC, length: 1 << Int(__Log2N), inverse: __Direction < 0)
}
/// Distributes complex numbers to two arrays. Strides count numbers of one part.
public func vDSP_ctozD(
    _ __C: UnsafePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride,
    _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let value = __C[index * __IC / 2]
        (__Z.pointee.realp[index * __IZ], __Z.pointee.imagp[index * __IZ]) = (value.real, value.imag)
    }
}
/// Collects complex numbers of two arrays. Strides count numbers of one part.
public func vDSP_ztocD(
    _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride,
    _ __C: UnsafeMutablePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let (real, imaginary) = (__Z.pointee.realp[index * __IZ], __Z.pointee.imagp[index * __IZ])
        __C[index * __IC / 2] = DSPDoubleComplex(real: real, imag: imaginary)
    }
}
/// The squares of absolute values.
public func vDSP_zvmagsD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let (real, imaginary) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
        __C[index * __IC] = real * real + imaginary * imaginary
    }
}
/// The absolute values.
public func vDSP_zvabsD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        __C[index * __IC] = hypot(__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
    }
}
