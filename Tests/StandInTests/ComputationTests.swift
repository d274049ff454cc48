import Accelerate
import AudioToolbox
import Compression
import CoreVideo
import Foundation
import Testing
import VideoToolbox

/// Frameworks that compute.
@Suite struct ComputationTests {
    // MARK: Accelerate

    @Test func vectorsAreComputed() {
        #expect(vDSP.add([1, 2, 3] as [Float], [10, 20, 30] as [Float]) == [11, 22, 33])
        #expect(vDSP.add(1, [1, 2] as [Double]) == [2, 3])
        #expect(vDSP.subtract([5, 5] as [Double], [1, 2] as [Double]) == [4, 3])
        #expect(vDSP.multiply(2, [1, 2] as [Float]) == [2, 4])
        #expect(vDSP.mean([1, 2, 3, 6] as [Double]) == 3)
        #expect(vDSP.rootMeanSquare([3, 4, 3, 4] as [Double]) == 12.5.squareRoot())
        #expect(vDSP.maximumMagnitude([1, -7, 3] as [Float]) == 7)
        #expect(vDSP.clip([-2, 0.5, 9] as [Float], to: 0...1) == [0, 0.5, 1])
        #expect(vDSP.dot([1, 2] as [Float], [3, 4] as [Float]) == 11)
        #expect(vDSP.maximum([] as [Float]) == -.infinity)
    }

    @Test func functionsOfCTakeStridesAndOrders() {
        let (a, b): ([Float], [Float]) = ([1, 100, 2, 100], [10, 20])
        var sums = [Float](repeating: 0, count: 2)
        vDSP_vadd(a, 2, b, 1, &sums, 1, 2)
        #expect(sums == [11, 22])
        // The first argument is subtracted from the second one.
        vDSP_vsub(b, 1, a, 2, &sums, 1, 2)
        #expect(sums == [-9, -18])
        var divided = [0.0, 0.0]
        vDSP_vdivD([2, 4], 1, [10, 10], 1, &divided, 1, 2)
        #expect(divided == [5, 2.5])
        var product = [Float](repeating: 0, count: 4)
        vDSP_mmul([1, 2, 3, 4], 1, [1, 0, 0, 1], 1, &product, 1, 2, 2, 2)
        #expect(product == [1, 2, 3, 4])
        var turned = [Float](repeating: 0, count: 6)
        vDSP_mtrans([1, 2, 3, 4, 5, 6], 1, &turned, 1, 3, 2)
        #expect(turned == [1, 4, 2, 5, 3, 6])
        var count: Int32 = 2
        var roots = [0.0, 0.0]
        vvsqrt(&roots, [4, 9], &count)
        #expect(roots == [2, 3])
        var samples = [Float](repeating: 0, count: 2)
        vDSP_vflt16([-3, 7], 1, &samples, 1, 2)
        #expect(samples == [-3, 7])
    }

    @Test func aTransformFindsTheFrequencyOfAWave() throws {
        let count = 16
        let wave = (0..<count).map { Float(cos(2 * Double.pi * 3 * Double($0) / Double(count))) }
        let setup = try #require(vDSP_create_fftsetup(4, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetup(setup) }
        var real = stride(from: 0, to: count, by: 2).map { wave[$0] }
        var imaginary = stride(from: 1, to: count, by: 2).map { wave[$0] }
        var powers = [Float](repeating: 0, count: count / 2)
        var restored: [Float] = []
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                var split = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
                vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_FORWARD))
                vDSP_zvmags(&split, 1, &powers, 1, vDSP_Length(count / 2))
                vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_INVERSE))
                restored = (0..<count / 2).flatMap { [real[$0], imaginary[$0]] }
            }
        }
        // A cosine has half of the elements at its frequency, and the transform doubles it.
        #expect(abs(powers[3] - 256) < 0.01 && powers.enumerated().allSatisfy { $0 == 3 || $1 < 0.01 })
        // There and back multiplies by twice the number of elements.
        #expect(zip(restored, wave).allSatisfy { abs($0 / 32 - $1) < 0.001 })
    }

    // MARK: Compression

    @Test(arguments: [0, 1, 10, 100_000]) func dataAreCompressedAndRestored(count: Int) throws {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) })
        var packed = Data()
        let output = try OutputFilter(.compress, using: .zlib, bufferCapacity: 64) {
            if let more = $0 { packed += more }
        }
        for start in stride(from: 0, to: count, by: 999) { try output.write(data[start..<min(start + 999, count)]) }
        try output.finalize()
        #expect(count < 1000 || packed.count < count / 10)
        var restored = Data()
        var position = 0
        let input = try InputFilter(.decompress, using: .zlib) { (length: Int) -> Data? in
            defer { position = min(position + length, packed.count) }
            return packed.subdata(in: position..<min(position + length, packed.count))
        }
        while let more = try input.readData(ofLength: 1000) { restored += more }
        #expect(restored == data)
    }

    @Test func buffersAreCompressedAtOnce() {
        let text = Array(String(repeating: "perch ", count: 100).utf8)
        var packed = [UInt8](repeating: 0, count: 600)
        let size = compression_encode_buffer(&packed, packed.count, text, text.count, nil, COMPRESSION_ZLIB)
        #expect(size > 0 && size < 60)
        var restored = [UInt8](repeating: 0, count: 600)
        #expect(compression_decode_buffer(&restored, 600, packed, size, nil, COMPRESSION_ZLIB) == 600)
        #expect(restored == text)
        // There is too little room, or the data are wrong.
        #expect(compression_encode_buffer(&packed, 4, text, text.count, nil, COMPRESSION_ZLIB) == 0)
        #expect(compression_decode_buffer(&restored, 600, [255, 255, 255], 3, nil, COMPRESSION_ZLIB) == 0)
    }

    @Test func otherAlgorithmsAreRefused() {
        #expect(throws: FilterError.invalidState) { try OutputFilter(.compress, using: .lzfse) { _ in } }
        var stream = compression_stream(
            dst_ptr: UnsafeMutablePointer<UInt8>.allocate(capacity: 1), dst_size: 1,
            src_ptr: UnsafePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1)), src_size: 0, state: nil)
        defer {
            stream.dst_ptr.deallocate()
            stream.src_ptr.deallocate()
        }
        #expect(
            compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_LZ4) == COMPRESSION_STATUS_ERROR)
    }

    @Test func dataThatEndTooSoonAreWrong() throws {
        let filter = try OutputFilter(.decompress, using: .zlib) { _ in }
        #expect(throws: FilterError.invalidData) { try filter.finalize() }
    }

    // MARK: CoreVideo and CoreAudio

    @Test func pixelsAreKeptInRows() throws {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 5, 3, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        CVPixelBufferLockBaseAddress(buffer, [])
        defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
        #expect(CVPixelBufferGetBytesPerRow(buffer) == 32 && CVPixelBufferGetDataSize(buffer) == 96)
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
        bytes.storeBytes(of: 7, toByteOffset: 95, as: UInt8.self)
        #expect(bytes.load(fromByteOffset: 95, as: UInt8.self) == 7 && bytes.load(as: UInt8.self) == 0)
        let planes = kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
        #expect(CVPixelBufferCreate(nil, 5, 3, planes, nil, &made) == kCVReturnInvalidPixelFormat)
        #expect(!VTIsHardwareDecodeSupported(kCMVideoCodecType_HEVC))
    }

    @Test func aFormatOfAudioIsAValue() {
        var format = AudioStreamBasicDescription()
        format.mSampleRate = 44_100
        format.mFormatID = kAudioFormatLinearPCM
        format.mFormatFlags = kAudioFormatFlagsNativeFloatPacked
        #expect(format.mFormatFlags == 9 && format.mReserved == 0)
        #expect(format != AudioStreamBasicDescription())
    }
}
