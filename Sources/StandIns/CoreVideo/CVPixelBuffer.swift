import CoreGraphics
import Foundation

/// The result of a function: ``kCVReturnSuccess`` or an error.
public typealias CVReturn = Int32
/// A result for success.
public let kCVReturnSuccess: CVReturn = 0
/// An argument is wrong.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// A result for insufficient memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// A result for an unsupported pixel format.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680

/// Bits that say how something is done.
public typealias CVOptionFlags = UInt64

/// A picture in memory, or a part of a movie.
public typealias CVBuffer = CVPixelBuffer
/// A picture in memory.
public typealias CVImageBuffer = CVPixelBuffer

/// Pixels in memory, in rows of whole 16 bytes.
///
/// Buffers exist in formats with one plane. Others are refused with ``kCVReturnInvalidPixelFormat``.
public final class CVPixelBuffer: @unchecked Sendable {
    // Unchecked because programs lock the buffer around each access, as Apple's documentation requires.
    let width: Int
    let height: Int
    let format: OSType
    let bytesPerRow: Int
    let bytes: UnsafeMutableRawPointer

    init(width: Int, height: Int, format: OSType, bytesPerPixel: Int) {
        (self.width, self.height, self.format) = (width, height, format)
        bytesPerRow = (width * bytesPerPixel + 15) / 16 * 16
        bytes = .allocate(byteCount: bytesPerRow * height, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    }

    deinit { bytes.deallocate() }
}

/// Four letters that name a format.
public typealias OSType = UInt32

/// Blue, green, red, and alpha, each of 8 bits.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Alpha, red, green, and blue, each of 8 bits.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
/// Red, green, blue, and alpha, each of 8 bits.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Gray of 8 bits.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// Red, green, blue, and alpha, each a floating-point number of 16 bits.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
/// Depths, each a floating-point number of 32 bits.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// Brightness and color in two planes, in the range of television.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Brightness and color in two planes, in the full range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// The attribute for the format of pixels.
public nonisolated(unsafe) let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The attribute for the width.
public nonisolated(unsafe) let kCVPixelBufferWidthKey: CFString = "Width"
/// The attribute for the height.
public nonisolated(unsafe) let kCVPixelBufferHeightKey: CFString = "Height"
/// The attribute for surfaces that processes share.
public nonisolated(unsafe) let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
/// The attribute for buffers that bitmaps can use.
public nonisolated(unsafe) let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// The attribute for buffers that bitmap contexts can use.
public nonisolated(unsafe) let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// The attribute for buffers that Metal can use.
public nonisolated(unsafe) let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"

/// Options that describe how a buffer is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    /// The program only reads.
    public static let readOnly = Self(rawValue: 1)
}

/// Makes a buffer whose pixels are zero. The attributes are not read.
public func CVPixelBufferCreate(
    _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let bytesPerPixel: Int
    switch pixelFormatType {
    case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA,
        kCVPixelFormatType_DepthFloat32:
        bytesPerPixel = 4
    case kCVPixelFormatType_OneComponent8: bytesPerPixel = 1
    case kCVPixelFormatType_64RGBAHalf: bytesPerPixel = 8
    default: return kCVReturnInvalidPixelFormat
    }
    guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
    pixelBufferOut.pointee = CVPixelBuffer(
        width: width, height: height, format: pixelFormatType, bytesPerPixel: bytesPerPixel)
    return kCVReturnSuccess
}

/// Locks the pixels. They are always in memory.
@discardableResult public func CVPixelBufferLockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Unlocks the pixels.
@discardableResult public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Returns the width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Returns the height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Returns the format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Returns the first pixel.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.bytes
}
/// Returns the bytes from a row to the next.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// Returns the bytes of all rows.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.bytesPerRow * pixelBuffer.height
}
/// Returns the number of planes: 0, since buffers have one block of pixels.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns a Boolean value that indicates whether the pixels lie in several planes. In Perch, it is always false.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
/// Returns the size in pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
