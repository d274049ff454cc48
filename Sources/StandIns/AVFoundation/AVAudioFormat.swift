import CoreMedia
import Foundation

/// A number of frames.
public typealias AVAudioFrameCount = UInt32
/// The position of a frame.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A node's input or output.
public typealias AVAudioNodeBus = Int

/// Constants that describe how values of sound are stored.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat = 0
    case pcmFormatFloat32 = 1
    case pcmFormatFloat64 = 2
    case pcmFormatInt16 = 3
    case pcmFormatInt32 = 4
}

/// A type that describes how sound is stored.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.

    /// The format of the values.
    public let commonFormat: AVAudioCommonFormat
    /// The number of values per second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// A Boolean value that indicates whether the channels of a frame are interleaved.
    public let isInterleaved: Bool
    /// A Boolean value that indicates whether this is the standard format: separate channels of floating-point values.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    /// The format as settings.
    open var settings: [String: Any] {
        [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount), AVFormatIDKey: 0x6C70_636D]
    }

    /// Creates a format. Nil without channels or values.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard sampleRate > 0, channels > 0, format != .otherFormat else { return nil }
        commonFormat = format
        self.sampleRate = sampleRate
        channelCount = channels
        isInterleaved = interleaved
    }
    /// Creates the standard format: separate channels of floating-point values.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }
    /// Creates a format from its settings.
    public convenience init?(settings: [String: Any]) {
        let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? settings[AVSampleRateKey] as? Double ?? 0
        let channels = settings[AVNumberOfChannelsKey] as? Int ?? 0
        self.init(standardFormatWithSampleRate: rate, channels: AVAudioChannelCount(max(0, channels)))
    }

    /// The bytes of a channel's value.
    var valueLength: Int {
        switch commonFormat {
        case .pcmFormatFloat64: 8
        case .pcmFormatInt16: 2
        case .pcmFormatFloat32, .pcmFormatInt32, .otherFormat: 4
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return other.commonFormat == commonFormat && other.sampleRate == sampleRate
            && other.channelCount == channelCount && other.isInterleaved == isInterleaved
    }
    open override var hash: Int { sampleRate.hashValue }
}

/// A buffer of sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    // Unchecked as Apple's: one thread at a time uses a buffer.

    /// The format of the buffer.
    public let format: AVAudioFormat
    init(_ format: AVAudioFormat) { self.format = format }
}

/// A buffer of values of sound.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    private let memory: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
    /// The frames that there is space for.
    public let frameCapacity: AVAudioFrameCount
    /// The frames that count, at most the capacity.
    open var frameLength: AVAudioFrameCount = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }
    /// The number of values between frames.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    /// Creates a silent buffer.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let count = Int(format.channelCount)
        let length = Int(frameCapacity) * format.valueLength
        memory = .allocate(byteCount: max(1, length * count), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, length * count))
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            channels[channel] = memory + (format.isInterleaved ? channel * format.valueLength : channel * length)
        }
        self.frameCapacity = frameCapacity
        super.init(format)
    }

    deinit {
        memory.deallocate()
        channels.deallocate()
    }

    private func data<Value>(
        _ kind: AVAudioCommonFormat, _ type: Value.Type
    ) -> UnsafePointer<UnsafeMutablePointer<Value>>? {
        guard format.commonFormat == kind else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Value>.self)
    }

    /// The channels of floating-point values. Nil in other formats.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32, Float.self) }
    /// The channels of 16-bit integers. Nil in other formats.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16, Int16.self) }
    /// The channels of 32-bit integers. Nil in other formats.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32, Int32.self) }
}

/// A time of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.

    /// The frame.
    public let sampleTime: AVAudioFramePosition
    /// The number of values per second.
    public let sampleRate: Double
    /// The time of the device.
    public let hostTime: UInt64
    /// A Boolean value that indicates whether the frame counts.
    public let isSampleTimeValid: Bool
    /// A Boolean value that indicates whether the time of the device counts.
    open var isHostTimeValid: Bool { !isSampleTimeValid }

    /// Creates the time of a frame.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.sampleTime = sampleTime
        self.sampleRate = sampleRate
        hostTime = 0
        isSampleTimeValid = true
    }
    /// Creates a time of the device, in nanoseconds.
    public init(hostTime: UInt64) {
        self.hostTime = hostTime
        sampleTime = 0
        sampleRate = 0
        isSampleTimeValid = false
    }
    /// Returns the seconds of a host time.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
    /// A time of the device for seconds.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
}

/// An audio file. In Perch, files cannot be read, and opening one for reading throws an error. A file for writing
/// stores the number of frames.
open class AVAudioFile: NSObject {
    /// The URL of the file.
    public let url: URL
    /// The format of the file.
    public let fileFormat: AVAudioFormat
    /// The format for processing.
    public let processingFormat: AVAudioFormat
    /// The number of frames.
    open private(set) var length: AVAudioFramePosition = 0
    /// The frame that is read next.
    open var framePosition: AVAudioFramePosition = 0

    /// Creates a file to be read. It throws.
    public init(forReading fileURL: URL) throws { throw AVError(.fileFailedToParse) }
    /// Creates a file to be read. It throws.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        throw AVError(.fileFailedToParse)
    }
    /// Creates a file to be written. Nothing reaches the disk.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        guard let format = AVAudioFormat(settings: settings) else { throw AVError(.unknown) }
        url = fileURL
        fileFormat = format
        processingFormat = format
    }

    /// Reads frames. In Perch, it throws an error.
    open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.fileFailedToParse) }
    /// Reads frames. In Perch, it throws an error.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw AVError(.fileFailedToParse)
    }
    /// Counts frames. In Perch, nothing is written to the disk.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        length += AVAudioFramePosition(buffer.frameLength)
        framePosition = length
    }
}
