import Foundation
import PerchStandIns

/// The audio session of the program. You can read its settings. In Perch, there is no sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // Unchecked because what can be set is guarded by the lock.
    /// The category of a session.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// The mode of a session.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    }

    /// Options that describe how sound is mixed with that of other programs.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// Options for activating or deactivating a session.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Constants that describe an override of the output port.
    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 1_936_747_378
    }

    /// Constants that indicate whether the program may use the microphone.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 1_970_168_948
        case denied = 1_684_369_017
        case granted = 1_735_552_628
    }

    /// Constants that describe the type of an interruption.
    public enum InterruptionType: UInt, Sendable {
        case ended = 0
        case began = 1
    }

    /// Constants that describe the reason for a route change.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable = 1
        case oldDeviceUnavailable = 2
        case categoryChange = 3
        case override = 4
    }

    /// A notification that is posted when an interruption begins or ends. In Perch, this never happens.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// A notification that is posted when the route changes. In Perch, this never happens.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// A notification that is posted when the media service was reset. In Perch, this never happens.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")

    private let lock = NSLock()
    private var current: (category: Category, mode: Mode, options: CategoryOptions) = (.soloAmbient, .default, [])

    /// The session of the program.
    open class func sharedInstance() -> AVAudioSession { Device.current.value { AVAudioSession() } }

    /// The category of the session.
    open var category: Category { lock.withLock { current.category } }
    /// The mode of the session.
    open var mode: Mode { lock.withLock { current.mode } }
    /// The options of the category.
    open var categoryOptions: CategoryOptions { lock.withLock { current.options } }
    /// A Boolean value that indicates whether another program is playing. In Perch, it is always false.
    open var isOtherAudioPlaying: Bool { false }
    /// The volume.
    open var outputVolume: Float { 0.5 }
    /// The number of values per second.
    open var sampleRate: Double { 48000 }
    /// A value that indicates whether the program may use the microphone.
    open var recordPermission: RecordPermission {
        switch DeviceState.current.permission(for: .microphone) {
        case .notDetermined: .undetermined
        case .denied: .denied
        case .granted: .granted
        }
    }

    /// Sets the category of the session.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }
    /// Sets the category of the session.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }
    /// Sets the category of the session.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        lock.withLock { current = (category, mode, options) }
    }
    /// Sets the mode of the session.
    open func setMode(_ mode: Mode) throws { lock.withLock { current.mode = mode } }

    /// Activates or deactivates the session. In Perch, this method has no effect, because there is no sound.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        inert("AVAudioSession.setActive(_:options:)", "there is no sound")
    }
    /// Routes sound to another port. In Perch, this method has no effect, because there is no sound.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        inert("AVAudioSession.overrideOutputAudioPort(_:)", "there is no sound")
    }
    /// Requests the use of the microphone. The state of the device determines the answer of the user.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        response(DeviceState.ask(for: .microphone) == .granted)
    }
}

/// A namespace for the use of the microphone by the program.
public enum AVAudioApplication {
    /// Constants that describe the answer about the microphone.
    public enum recordPermission: Int, Sendable {
        case undetermined = 1_970_168_948, denied = 1_684_369_017, granted = 1_735_552_628
    }

    /// Requests the use of the microphone. The state of the device determines the answer of the user.
    public static func requestRecordPermission() async -> Bool { DeviceState.ask(for: .microphone) == .granted }
}
