import Foundation
import PerchStandIns
import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// Constants that indicate whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown = 0, playing = 1, paused = 2, stopped = 3, interrupted = 4
}
/// Constants that describe what plays.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none = 0, audio = 1, video = 2 }

/// The picture of what plays.
open class MPMediaItemArtwork: NSObject {
    /// The largest size.
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        handler = requestHandler
    }
    /// Returns the picture in a size.
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}

/// A type that describes what the lock screen says of what plays. It is remembered. There is no lock screen.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    // Unchecked because what changes is guarded by the lock.
    private let lock = NSLock()
    private var info: [String: Any]?
    private var state = MPNowPlayingPlaybackState.unknown
    /// The program's.
    open class func `default`() -> MPNowPlayingInfoCenter { Device.current.value { MPNowPlayingInfoCenter() } }
    /// The now playing info, which indicates what plays.
    open var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { info } }
        set { lock.withLock { info = newValue } }
    }
    /// A value that indicates whether something plays.
    open var playbackState: MPNowPlayingPlaybackState {
        get { lock.withLock { state } }
        set { lock.withLock { state = newValue } }
    }
}

/// Constants that describe what came of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// A command that was given.
open class MPRemoteCommandEvent: NSObject {
    /// The command.
    public let command: MPRemoteCommand
    init(command: MPRemoteCommand) { self.command = command }
}

/// A command to go to a time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The time.
    open var positionTime: TimeInterval { 0 }
}

/// A command of headphones or the lock screen. None is ever given.
open class MPRemoteCommand: NSObject {
    /// A Boolean value that indicates whether it can be given.
    open var isEnabled = true
    private var handlers: [UUID: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus] = [:]
    override init() {}
    /// Remembers what a command does. What is returned takes it away again.
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
        -> Any
    {
        let id = UUID()
        handlers[id] = handler
        return id
    }
    /// Discards what a command does.
    open func removeTarget(_ target: Any?) {
        if let id = target as? UUID { handlers[id] = nil } else { handlers = [:] }
    }
}

/// A command to skip some time.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// Seconds.
    open var preferredIntervals: [NSNumber] = []
}

/// A command to go to a time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The commands of headphones and the lock screen. None is ever given.
@MainActor @preconcurrency open class MPRemoteCommandCenter: NSObject {
    private static let center = MPRemoteCommandCenter()
    /// The program's.
    open class func shared() -> MPRemoteCommandCenter { center }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

/// A slider for the volume. It takes space, and shows nothing.
@MainActor @preconcurrency open class MPVolumeView: UIView {
    /// A Boolean value that indicates whether there is a slider.
    open var showsVolumeSlider = true
}
