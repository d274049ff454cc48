import Foundation
import PerchStandIns

/// A delegate that follows a player of sound.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// Called when the sound has ended. It never does here.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The sound could not be read.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// An object that plays a sound: its time passes, and nothing is heard. Durations are not known: they are 0.
open class AVAudioPlayer: NSObject {
    /// The sound's file.
    public let url: URL?
    /// Follows the player.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The number of loops, which indicate how often the sound is repeated; a number below 0 stands forever.
    open var numberOfLoops = 0
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// The stereo position from -1, left, to 1, right.
    open var pan: Float = 0
    /// A Boolean value that indicates whether ``rate`` counts.
    open var enableRate = false
    /// The rate, which indicates how fast time passes.
    open var rate: Float = 1
    /// A Boolean value that indicates whether the loudness is measured. There is none.
    open var isMeteringEnabled = false
    private var position = 0.0
    private var start: Date?

    /// Creates a player of a file. It throws if there is none.
    public init(contentsOf url: URL) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw AVError(.fileFailedToParse)
        }
        self.url = url
    }
    /// Creates a player of a file. It throws if there is none.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    /// Creates a player of data. It throws if there are none.
    public init(data: Data) throws {
        guard !data.isEmpty else { throw AVError(.fileFailedToParse) }
        url = nil
    }

    /// The duration, which is unknown.
    open var duration: TimeInterval { 0 }
    /// A Boolean value that indicates whether time passes.
    open var isPlaying: Bool { start != nil }
    /// The current time, which indicates where the player is in the sound, in seconds.
    open var currentTime: TimeInterval {
        get { position + (start.map { Date().timeIntervalSince($0) * Double(enableRate ? rate : 1) } ?? 0) }
        set {
            position = max(0, newValue)
            if start != nil { start = Date() }
        }
    }

    /// Gets ready to play.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Plays the sound. In Perch, time passes, but playing has no effect: there is no sound.
    @discardableResult open func play() -> Bool {
        inert("AVAudioPlayer.play()", "time passes, and nothing is heard")
        if start == nil { start = Date() }
        return true
    }
    /// Lets time pass.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
    /// Stops the time.
    open func pause() {
        position = currentTime
        start = nil
    }
    /// Stops the time.
    open func stop() { pause() }
    /// Sets the volume.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Measures the loudness. There is none.
    open func updateMeters() {}
    /// Returns the loudness of a channel, in decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the greatest loudness of a channel, in decibels: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// An object that records sound. In Perch, there is no microphone, so recording does not begin.
open class AVAudioRecorder: NSObject {
    /// The file.
    public let url: URL
    /// A Boolean value that indicates whether it records. In Perch, it is always false.
    open var isRecording: Bool { false }
    /// A Boolean value that indicates whether the loudness is measured. There is none.
    open var isMeteringEnabled = false
    /// Seconds that were recorded.
    open var currentTime: TimeInterval { 0 }

    /// - Parameters:
    ///   - url: the file.
    ///   - settings: the format; without effect.
    public init(url: URL, settings: [String: Any]) throws { self.url = url }

    /// Gets ready. It fails.
    @discardableResult open func prepareToRecord() -> Bool { false }
    /// Begins to record. It fails.
    @discardableResult open func record() -> Bool { false }
    /// Stops for a while.
    open func pause() {}
    /// Ends the recording.
    open func stop() {}
    /// Deletes the file. There is none.
    @discardableResult open func deleteRecording() -> Bool { false }
    /// Measures the loudness. There is none.
    open func updateMeters() {}
    /// Returns the loudness of a channel, in decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Keys of a recording's format.
public let AVFormatIDKey = "AVFormatIDKey"
/// Values a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"

/// Constants that describe how good a recording is.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}
