import Foundation

/// The key of the type of an interruption: a number of `AVAudioSession.InterruptionType`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options of an interruption: a number of `AVAudioSession.InterruptionOptions`.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason for an interruption: a number of `AVAudioSession.InterruptionReason`.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of whether the app was interrupted because it was suspended.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The key of the reason for a route change: a number of `AVAudioSession.RouteChangeReason`.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the previous route: an `AVAudioSessionRouteDescription`.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of the hint to silence secondary audio: a number of `AVAudioSession.SilenceSecondaryAudioHintType`.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

extension AVAudioSession {
    /// Options that describe what to do after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The program can resume.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Constants that describe why the program was interrupted.
    public enum InterruptionReason: UInt, Sendable {
        case `default` = 0
        case appWasSuspended = 1
        case builtInMicMuted = 2
        case routeDisconnected = 4
    }

    /// Constants that indicate whether secondary audio should be silenced.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end = 0, begin = 1 }

    /// A type of port for the input or output of sound.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let headphones = Port(rawValue: "Headphones")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let HDMI = Port(rawValue: "HDMIOutput")
    }

    /// The current route. In Perch, it is empty.
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The available inputs. In Perch, there are none.
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// A Boolean value that indicates whether secondary audio should be silenced. In Perch, it is always false.
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// A Boolean value that indicates whether there is a microphone. In Perch, it is always false.
    public var isInputAvailable: Bool { false }
    /// The duration of a buffer in seconds.
    public var ioBufferDuration: TimeInterval { 0.02 }
    /// The latency of the output in seconds.
    public var outputLatency: TimeInterval { 0 }

    /// The services of sound were lost.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    /// A notification that is posted when secondary audio should be silenced, or no longer.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// A description of a route of sound. In Perch, it is empty.
open class AVAudioSessionRouteDescription: NSObject {
    /// The inputs of the route.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// The outputs of the route.
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A microphone or a loudspeaker. In Perch, there are none.
open class AVAudioSessionPortDescription: NSObject {
    /// The type of the port.
    public let portType: AVAudioSession.Port
    /// The name.
    public let portName: String
    /// The identifier of the port.
    public let uid: String

    init(portType: AVAudioSession.Port, portName: String, uid: String) {
        self.portType = portType
        self.portName = portName
        self.uid = uid
    }
}
