import Foundation

/// The key of an interruption's type: a number of `AVAudioSession.InterruptionType`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of an interruption's options: a number of `AVAudioSession.InterruptionOptions`.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of an interruption's reason: a number of `AVAudioSession.InterruptionReason`.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of whether the app was interrupted because it was suspended.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The key of why sound goes elsewhere: a number of `AVAudioSession.RouteChangeReason`.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of where sound went before: an `AVAudioSessionRouteDescription`.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of whether others should be silent: a number of `AVAudioSession.SilenceSecondaryAudioHintType`.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

extension AVAudioSession {
    /// Options that describe what to do when an interruption ends.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The program may continue.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Constants that describe why the program was interrupted.
    public enum InterruptionReason: UInt, Sendable {
        case `default` = 0
        case appWasSuspended = 1
        case builtInMicMuted = 2
        case routeDisconnected = 4
    }

    /// Constants that indicate whether others should be silent.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end = 0, begin = 1 }

    /// A type that describes where sound comes from or goes to.
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

    /// A value that describes where sound comes from and goes to: nowhere.
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// A value that describes where sound can come from: nowhere.
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// A Boolean value that indicates whether others should be silent. In Perch, it is always false.
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// A Boolean value that indicates whether there is a microphone. In Perch, it is always false.
    public var isInputAvailable: Bool { false }
    /// Seconds of a buffer.
    public var ioBufferDuration: TimeInterval { 0.02 }
    /// Seconds until something is heard.
    public var outputLatency: TimeInterval { 0 }

    /// The services of sound were lost.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    /// Others should be silent, or no longer.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// A type that describes where sound comes from and goes to. There is none.
open class AVAudioSessionRouteDescription: NSObject {
    /// The inputs, which indicate where it comes from.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// The outputs, which indicate where it goes to.
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A microphone or a loudspeaker. There are none.
open class AVAudioSessionPortDescription: NSObject {
    /// The port type, which indicates what kind it is.
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
