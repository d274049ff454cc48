import CoreMedia
import Foundation

/// A piece of a file in a composition.
struct CompositionSegment: Sendable {
    var source: CMTimeRange
    var start: CMTime
    var end: CMTime { start + source.duration }
}

/// A track that consists of segments of other tracks.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    /// The identifier of the track.
    public let trackID: CMPersistentTrackID
    var segments: [CompositionSegment] = []

    init(mediaType: AVMediaType, trackID: CMPersistentTrackID) {
        self.trackID = trackID
        super.init(mediaType: mediaType)
    }
    var end: CMTime { segments.map(\.end).max() ?? .zero }
}

/// The identifier of a track.
public typealias CMPersistentTrackID = Int32
/// An invalid identifier, for which a new one is created.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A track that consists of segments of other tracks, and can be changed.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    /// Adds a piece of a track. Later pieces move on.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard timeRange.isValid, startTime.isNumeric else { throw AVError(.operationNotAllowed) }
        for index in segments.indices where segments[index].start >= startTime {
            segments[index].start = segments[index].start + timeRange.duration
        }
        segments.append(CompositionSegment(source: timeRange, start: startTime))
    }
    /// Removes a time range. Segments in it are removed, and later segments move back.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        segments.removeAll { $0.start >= timeRange.start && $0.end <= timeRange.end }
        for index in segments.indices where segments[index].start >= timeRange.end {
            segments[index].start = segments[index].start - timeRange.duration
        }
    }
}

/// An asset that consists of segments of other assets. In Perch, its duration is known, but it is not visible or
/// audible.
open class AVComposition: AVAsset, @unchecked Sendable {
    fileprivate(set) var made: [AVMutableCompositionTrack] = []
    init() { super.init(address: nil) }

    open override var duration: CMTime { made.map(\.end).max() ?? .zero }
    open override var tracks: [AVAssetTrack] { made }
    open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        made.filter { $0.mediaType == mediaType }
    }
}

/// An asset that consists of segments of other assets, and can be changed.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    public override init() { super.init() }

    /// Adds a track.
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let id = preferredTrackID == kCMPersistentTrackID_Invalid ? Int32(made.count + 1) : preferredTrackID
        let track = AVMutableCompositionTrack(mediaType: mediaType, trackID: id)
        made.append(track)
        return track
    }
    /// Removes a track.
    open func removeTrack(_ track: AVCompositionTrack) { made.removeAll { $0 === track } }
}

/// An object that exports an asset to a file. In Perch, movies cannot be read, so it fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    // Unchecked as Apple's: the program that made the session uses it.

    /// Constants that describe the status of an export.
    public enum Status: Int, Sendable {
        case unknown = 0
        case waiting = 1
        case exporting = 2
        case completed = 3
        case failed = 4
        case cancelled = 5
    }

    /// The asset to export.
    public let asset: AVAsset
    /// The name of the preset, which determines the quality.
    public let presetName: String
    /// The file.
    open var outputURL: URL?
    /// The kind of file.
    open var outputFileType: AVFileType?
    /// The time range to export.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// A Boolean value that indicates whether the file is optimized for a network.
    open var shouldOptimizeForNetworkUse = false
    /// The status of the export.
    open private(set) var status = Status.unknown
    /// The error of the export.
    open private(set) var error: (any Error)?
    /// The progress of the export, from 0 to 1.
    open var progress: Float { 0 }

    /// Creates a session.
    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
    }

    /// Exports the asset. In Perch, it fails.
    open func export() async { fail() }
    /// Exports the asset. In Perch, it throws an error.
    open func export(to url: URL, as fileType: AVFileType) async throws {
        fail()
        throw AVError(.decoderNotFound)
    }
    /// Exports the asset. In Perch, it fails.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        fail()
        handler()
    }
    /// Stops playing.
    open func cancelExport() { status = .cancelled }

    private func fail() {
        status = .failed
        error = AVError(.decoderNotFound)
    }
}

/// The quality of a file.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The quality of a file.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The quality of a file.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The preset without changes.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The preset for sound.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The quality of a file.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// The quality of a file.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let heic = AVFileType(rawValue: "public.heic")
}
