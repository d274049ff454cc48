import Foundation
import PerchStandIns

/// A type that describes what a device can play.
public protocol CHHapticDeviceCapability {
    /// A Boolean value that indicates whether there are haptics.
    var supportsHaptics: Bool { get }
    /// A Boolean value that indicates whether there is sound.
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

/// An object that plays haptics. In Perch, there are none, as on an iPad.
open class CHHapticEngine: NSObject {
    /// Constants that describe why the engine stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    /// Constants that describe what is done once all has been played.
    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning = 2
    }

    /// Returns what the device can play: no haptics.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// Creates an engine. Everything that is played is left out.
    public init(audioSession: AnyObject? = nil) throws {}

    /// The stopped handler: is called when the engine has stopped.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// The reset handler: is called when the engine has to be started again.
    open var resetHandler: () -> Void = {}
    /// A Boolean value that indicates whether sound is left out.
    open var playsHapticsOnly = false
    /// A Boolean value that indicates whether sound is left out.
    open var isMutedForAudio = false
    /// A Boolean value that indicates whether the engine stops automatically.
    open var isAutoShutdownEnabled = false

    /// Starts the engine. In Perch, this method has no effect.
    open func start() throws { inert("CHHapticEngine.start()", Self.reason) }
    /// Starts the engine. In Perch, this method has no effect other than an immediate call of the handler.
    open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
        inert("CHHapticEngine.start()", Self.reason)
        completionHandler?(nil)
    }
    /// Stops nothing, and tells immediately.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Tells at once.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
        _ = finishedHandler(nil)
    }

    static let reason = "there are no haptics"

    /// Returns a player that plays nothing.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
    /// Returns a player that plays nothing.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        SilentPlayer()
    }
    /// Plays a pattern. In Perch, this method has no effect.
    open func playPattern(from fileURL: URL) throws { inert("CHHapticEngine.playPattern(from:)", Self.reason) }
}

/// A type that plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Starts at a time. The value 0 means now.
    func start(atTime time: TimeInterval) throws
    /// Stops at a time. The value 0 means now.
    func stop(atTime time: TimeInterval) throws
    /// Changes parameters at a time.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Stops.
    func cancel() throws
    /// A Boolean value that indicates whether nothing is played.
    var isMuted: Bool { get set }
}

/// A type that plays a pattern again and again, faster or from a place in it.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// A Boolean value that indicates whether the pattern begins again at its end.
    var loopEnabled: Bool { get set }
    /// The loop end, which indicates where the pattern begins again, in seconds.
    var loopEnd: TimeInterval { get set }
    /// The playback rate, which indicates how fast the pattern is played.
    var playbackRate: Float { get set }
    /// The completion handler: is called at the end.
    var completionHandler: ((any Error)?) -> Void { get set }
    /// Pauses at a time.
    func pause(atTime time: TimeInterval) throws
    /// Continues at a time.
    func resume(atTime time: TimeInterval) throws
    /// Moves to a place.
    func seek(toOffset offsetTime: TimeInterval) throws
}

private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
    var isMuted = false
    var loopEnabled = false
    var loopEnd: TimeInterval = 0
    var playbackRate: Float = 1
    var completionHandler: ((any Error)?) -> Void = { _ in }

    func start(atTime time: TimeInterval) throws {
        inert("CHHapticPatternPlayer.start(atTime:)", CHHapticEngine.reason)
        completionHandler(nil)
    }
    func stop(atTime time: TimeInterval) throws {}
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
    func cancel() throws {}
    func pause(atTime time: TimeInterval) throws {}
    func resume(atTime time: TimeInterval) throws {}
    func seek(toOffset offsetTime: TimeInterval) throws {}
}
