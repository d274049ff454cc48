import Foundation

/// Four letters that name a format of audio.
public typealias AudioFormatID = UInt32
/// Bits that describe a format.
public typealias AudioFormatFlags = UInt32
/// Identifies a device or another object of the audio system.
public typealias AudioObjectID = UInt32
/// Identifies an audio device.
public typealias AudioDeviceID = AudioObjectID
/// Names where the channels are.
public typealias AudioChannelLayoutTag = UInt32

/// Samples without compression.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163

/// Samples are floating-point numbers.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
/// The most significant byte is first.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
/// Samples are integers with a sign.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
/// Samples fill their bytes.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
/// Each channel has a separate buffer.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5
/// The byte order of the machine: the least significant one is first.
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
/// Packed floating-point numbers as the machine has them.
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
/// Packed integers, which is what older programs use.
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = kAudioFormatFlagIsSignedInteger
/// Samples are floating-point numbers.
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = kAudioFormatFlagIsFloat
/// Samples fill their bytes.
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = kAudioFormatFlagIsPacked
/// The most significant byte is first.
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = kAudioFormatFlagIsBigEndian

/// One channel.
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
/// A left and a right channel.
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2

/// The format of a stream of audio.
public struct AudioStreamBasicDescription: Equatable, Sendable {
    /// Frames in a second.
    public var mSampleRate: Float64
    /// The m format ID, which indicates what the bytes are.
    public var mFormatID: AudioFormatID
    /// The m format flags, which indicate how the bytes are arranged.
    public var mFormatFlags: AudioFormatFlags
    /// Bytes in a packet.
    public var mBytesPerPacket: UInt32
    /// Frames in a packet.
    public var mFramesPerPacket: UInt32
    /// Bytes in a frame.
    public var mBytesPerFrame: UInt32
    /// Channels in a frame.
    public var mChannelsPerFrame: UInt32
    /// Bits of a channel.
    public var mBitsPerChannel: UInt32
    /// Zero.
    public var mReserved: UInt32

    /// Creates a format. All is zero by default.
    public init() {
        self.init(
            mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0,
            mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
    }
    /// Creates a format.
    public init(
        mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
        mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
        mReserved: UInt32
    ) {
        self.mSampleRate = mSampleRate
        self.mFormatID = mFormatID
        self.mFormatFlags = mFormatFlags
        self.mBytesPerPacket = mBytesPerPacket
        self.mFramesPerPacket = mFramesPerPacket
        self.mBytesPerFrame = mBytesPerFrame
        self.mChannelsPerFrame = mChannelsPerFrame
        self.mBitsPerChannel = mBitsPerChannel
        self.mReserved = mReserved
    }
}

/// The samples of one channel, or of interleaved channels.
public struct AudioBuffer {
    /// Channels in the buffer.
    public var mNumberChannels: UInt32
    /// Bytes in the buffer.
    public var mDataByteSize: UInt32
    /// The bytes.
    public var mData: UnsafeMutableRawPointer?

    /// Creates a buffer without bytes.
    public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }
    /// Creates a buffer.
    public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
        self.mNumberChannels = mNumberChannels
        self.mDataByteSize = mDataByteSize
        self.mData = mData
    }
}

/// One or more buffers. This type holds the first one.
public struct AudioBufferList {
    /// The number of buffers.
    public var mNumberBuffers: UInt32
    /// The first buffer.
    public var mBuffers: AudioBuffer

    /// Creates a list with an empty buffer.
    public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }
    /// Creates a list.
    public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
        self.mNumberBuffers = mNumberBuffers
        self.mBuffers = mBuffers
    }
}

/// A value that describes where the device is of which no settings can be read: there are no audio devices.
public let kAudioObjectUnknown: AudioObjectID = 0
