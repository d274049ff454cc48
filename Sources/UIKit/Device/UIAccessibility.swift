import Foundation

/// A type that describes what apps tell assistive technology, and which settings it has.
///
/// The settings are those of the session that asks: those of the environment of its first views. All are off unless its host turns
/// them on.
public struct UIAccessibility {
    private init() {}

    /// A type that describes what has changed, for assistive technology to hear of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Another screen has come.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Parts of the screen have changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is read aloud.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was turned.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells that something changed. A text, plain or attributed, is passed to the host.
    @MainActor @preconcurrency public static func post(notification: Notification, argument: Any?) {
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        let kind: HostRequest.Announcement.Kind
        switch notification {
        case .screenChanged: kind = .screenChanged
        case .layoutChanged: kind = .layoutChanged
        case .pageScrolled: kind = .pageScrolled
        case .announcement: kind = .announcement
        default: return
        }
        HostRequests.current.post(.announce(.init(kind, text)))
    }

    /// A Boolean value that indicates whether a reader says what is on the screen. The variant that is drawn says so.
    @MainActor @preconcurrency public static var isVoiceOverRunning: Bool {
        UIAccessibilitySettings.current.isVoiceOverRunning
    }
    /// A Boolean value that indicates whether switches work the device.
    @MainActor @preconcurrency public static var isSwitchControlRunning: Bool {
        UIAccessibilitySettings.current.isSwitchControlRunning
    }
    /// A Boolean value that indicates whether the user asked for less motion.
    @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool {
        UIAccessibilitySettings.current.isReduceMotionEnabled
    }
    /// A Boolean value that indicates whether the user asked for less transparency.
    @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool {
        UIAccessibilitySettings.current.isReduceTransparencyEnabled
    }
    /// A Boolean value that indicates whether the user asked for more contrast.
    @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool {
        UIAccessibilitySettings.current.isDarkerSystemColorsEnabled
    }
    /// A Boolean value that indicates whether the user asked for bold text.
    @MainActor @preconcurrency public static var isBoldTextEnabled: Bool {
        UIAccessibilitySettings.current.isBoldTextEnabled
    }
    /// A Boolean value that indicates whether the user turned the colors round.
    @MainActor @preconcurrency public static var isInvertColorsEnabled: Bool {
        UIAccessibilitySettings.current.isInvertColorsEnabled
    }
    /// A Boolean value that indicates whether switches show whether they are on by a line or a ring.
    @MainActor @preconcurrency public static var isOnOffSwitchLabelsEnabled: Bool {
        UIAccessibilitySettings.current.isOnOffSwitchLabelsEnabled
    }
    /// A Boolean value that indicates whether the user asked for signs beside colors.
    @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool {
        UIAccessibilitySettings.current.shouldDifferentiateWithoutColor
    }

    /// A Boolean value that indicates whether AssistiveTouch is on. It is always false: no host has it.
    @MainActor @preconcurrency public static var isAssistiveTouchRunning: Bool { false }
    /// A Boolean value that indicates whether one app alone can be used. It is always false: no host has this mode.
    @MainActor @preconcurrency public static var isGuidedAccessEnabled: Bool { false }
    /// A Boolean value that indicates whether a gesture has the screen read aloud. It is always false: no host has it.
    @MainActor @preconcurrency public static var isSpeakScreenEnabled: Bool { false }
    /// A Boolean value that indicates whether a menu has the selection read aloud. It is always false: no host has it.
    @MainActor @preconcurrency public static var isSpeakSelectionEnabled: Bool { false }
    /// A Boolean value that indicates whether shaking the device undoes. It is always false: no host can be shaken.
    @MainActor @preconcurrency public static var isShakeToUndoEnabled: Bool { false }
    /// A Boolean value that indicates whether both channels have the same sound. It is always false: there is no sound.
    @MainActor @preconcurrency public static var isMonoAudioEnabled: Bool { false }
    /// A Boolean value that indicates whether the user asked for captions. It is always false: no host has this setting.
    @MainActor @preconcurrency public static var isClosedCaptioningEnabled: Bool { false }
    /// A Boolean value that indicates whether the screen has no colors. It is always false: no host has this setting.
    @MainActor @preconcurrency public static var isGrayscaleEnabled: Bool { false }
    /// A Boolean value that indicates whether videos may start on their own. It is always true, as it is on a new device.
    @MainActor @preconcurrency public static var isVideoAutoplayEnabled: Bool { true }
    /// A Boolean value that indicates whether buttons show their shapes.
    @MainActor @preconcurrency public static var buttonShapesEnabled: Bool {
        UIAccessibilitySettings.current.buttonShapesEnabled
    }
    /// A Boolean value that indicates whether the user asked for cross-fades instead of motion. A host that reduces motion does.
    @MainActor @preconcurrency public static var prefersCrossFadeTransitions: Bool {
        UIAccessibilitySettings.current.isReduceMotionEnabled
    }

    /// A notification that is posted when the reader starts or stops. A host on Linux does not post it.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// A notification that is posted when less motion is asked for, or no longer. A host on Linux does not post it.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// A notification that is posted when bold text is asked for, or no longer. A host on Linux does not post it.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
}
