import Foundation
import PerchStandIns

/// A delegate that is notified by an audio player.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// Called when the sound has ended. In Perch, this never happens.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Called when the sound could not be decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// An audio player. In Perch, its time passes, but there is no sound. Durations are unknown, and therefore 0.
open class AVAudioPlayer: NSObject {
    /// The sound's file.
    public let url: URL?
    /// The delegate, which is notified by the player.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The number of repetitions. A negative number means no limit.
    open var numberOfLoops = 0
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// The stereo position from -1, left, to 1, right.
    open var pan: Float = 0
    /// A Boolean value that indicates whether ``rate`` counts.
    open var enableRate = false
    /// The rate of playback.
    open var rate: Float = 1
    /// A Boolean value that indicates whether the level is measured. In Perch, there is no sound.
    open var isMeteringEnabled = false
    private var position = 0.0
    private var start: Date?

    /// Creates a player of a file. Throws an error if it does not exist.
    public init(contentsOf url: URL) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw AVError(.fileFailedToParse)
        }
        self.url = url
    }
    /// Creates a player of a file. Throws an error if it does not exist.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    /// Creates a player of data. Throws an error if it is empty.
    public init(data: Data) throws {
        guard !data.isEmpty else { throw AVError(.fileFailedToParse) }
        url = nil
    }

    /// The duration, which is unknown.
    open var duration: TimeInterval { 0 }
    /// A Boolean value that indicates whether time passes.
    open var isPlaying: Bool { start != nil }
    /// The current position in the sound, in seconds.
    open var currentTime: TimeInterval {
        get { position + (start.map { Date().timeIntervalSince($0) * Double(enableRate ? rate : 1) } ?? 0) }
        set {
            position = max(0, newValue)
            if start != nil { start = Date() }
        }
    }

    /// Prepares the player.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Plays the sound. In Perch, time passes, but playing has no effect: there is no sound.
    @discardableResult open func play() -> Bool {
        inert("AVAudioPlayer.play()", "time passes, and nothing is heard")
        if start == nil { start = Date() }
        return true
    }
    /// Starts playing at a time. In Perch, only time passes.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
    /// Pauses playing.
    open func pause() {
        position = currentTime
        start = nil
    }
    /// Pauses playing.
    open func stop() { pause() }
    /// Sets the volume.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Updates the levels. In Perch, there is no sound.
    open func updateMeters() {}
    /// Returns the average level of a channel, in decibels, which is that of silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the peak level of a channel, in decibels, which is that of silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// An audio recorder. In Perch, there is no microphone, so recording does not start.
open class AVAudioRecorder: NSObject {
    /// The file.
    public let url: URL
    /// A Boolean value that indicates whether the recorder is recording. In Perch, it is always false.
    open var isRecording: Bool { false }
    /// A Boolean value that indicates whether the level is measured. In Perch, there is no sound.
    open var isMeteringEnabled = false
    /// The recorded time in seconds.
    open var currentTime: TimeInterval { 0 }

    /// - Parameters:
    ///   - url: the file.
    ///   - settings: the format; without effect.
    public init(url: URL, settings: [String: Any]) throws { self.url = url }

    /// Prepares the recorder. In Perch, it fails.
    @discardableResult open func prepareToRecord() -> Bool { false }
    /// Starts recording. In Perch, it fails.
    @discardableResult open func record() -> Bool { false }
    /// Pauses recording.
    open func pause() {}
    /// Stops recording.
    open func stop() {}
    /// Deletes the recording. In Perch, there is none.
    @discardableResult open func deleteRecording() -> Bool { false }
    /// Updates the levels. In Perch, there is no sound.
    open func updateMeters() {}
    /// Returns the average level of a channel, in decibels, which is that of silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The keys of a recording's format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The number of values per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits of a value.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether the most significant byte of a value is first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether values are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether channels are separate.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits per second of a channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of how the bits per second vary.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The key of the bits of a value in the source.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The key of the quality of a conversion.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"
/// The key of the arrangement of the channels.
public let AVChannelLayoutKey = "AVChannelLayoutKey"

/// Constants that describe how good a recording is.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}
