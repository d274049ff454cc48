import CoreGraphics
import CoreVideo
import Foundation

/// Names a format of movies by four letters.
public typealias CMVideoCodecType = UInt32
/// H.264.
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
/// HEVC.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
/// VP9.
public let kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039
/// AV1.
public let kCMVideoCodecType_AV1: CMVideoCodecType = 0x6176_3031

/// Returns a Boolean value that indicates whether the device decodes a format in hardware. In Perch, it is always
/// false.
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }
/// Prepares a decoder that programs provide. There is none.
public func VTRegisterSupplementalVideoDecoderIfAvailable(_ codecType: CMVideoCodecType) {}
