import Foundation

/// A namespace for notifications of apps to assistive technology, and for its settings.
///
/// The settings are those of the current session, from the environment of its first views. All are turned off, unless
/// the host turns them on.
public struct UIAccessibility {
    private init() {}

    /// A notification that an app posts to assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A notification that a new screen has appeared.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A notification that the layout of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A notification whose argument assistive technology announces.
        public static let announcement = Notification(rawValue: 1008)
        /// A notification that a page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Posts a notification. Perch passes a text, plain or attributed, to the host.
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

    /// A Boolean value that indicates whether VoiceOver is running. The variant determines it.
    @MainActor @preconcurrency public static var isVoiceOverRunning: Bool {
        UIAccessibilitySettings.current.isVoiceOverRunning
    }
    /// A Boolean value that indicates whether Switch Control is running.
    @MainActor @preconcurrency public static var isSwitchControlRunning: Bool {
        UIAccessibilitySettings.current.isSwitchControlRunning
    }
    /// A Boolean value that indicates whether the user prefers reduced motion.
    @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool {
        UIAccessibilitySettings.current.isReduceMotionEnabled
    }
    /// A Boolean value that indicates whether the user prefers reduced transparency.
    @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool {
        UIAccessibilitySettings.current.isReduceTransparencyEnabled
    }
    /// A Boolean value that indicates whether the user prefers increased contrast.
    @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool {
        UIAccessibilitySettings.current.isDarkerSystemColorsEnabled
    }
    /// A Boolean value that indicates whether the user prefers bold text.
    @MainActor @preconcurrency public static var isBoldTextEnabled: Bool {
        UIAccessibilitySettings.current.isBoldTextEnabled
    }
    /// A Boolean value that indicates whether colors are inverted.
    @MainActor @preconcurrency public static var isInvertColorsEnabled: Bool {
        UIAccessibilitySettings.current.isInvertColorsEnabled
    }
    /// A Boolean value that indicates whether switches show on/off labels.
    @MainActor @preconcurrency public static var isOnOffSwitchLabelsEnabled: Bool {
        UIAccessibilitySettings.current.isOnOffSwitchLabelsEnabled
    }
    /// A Boolean value that indicates whether the user prefers information that does not depend only on color.
    @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool {
        UIAccessibilitySettings.current.shouldDifferentiateWithoutColor
    }

    /// A Boolean value that indicates whether AssistiveTouch is running. In Perch, it is always false.
    @MainActor @preconcurrency public static var isAssistiveTouchRunning: Bool { false }
    /// A Boolean value that indicates whether Guided Access is turned on. In Perch, it is always false.
    @MainActor @preconcurrency public static var isGuidedAccessEnabled: Bool { false }
    /// A Boolean value that indicates whether Speak Screen is turned on. In Perch, it is always false.
    @MainActor @preconcurrency public static var isSpeakScreenEnabled: Bool { false }
    /// A Boolean value that indicates whether Speak Selection is turned on. In Perch, it is always false.
    @MainActor @preconcurrency public static var isSpeakSelectionEnabled: Bool { false }
    /// A Boolean value that indicates whether Shake to Undo is turned on. In Perch, it is always false.
    @MainActor @preconcurrency public static var isShakeToUndoEnabled: Bool { false }
    /// A Boolean value that indicates whether mono audio is turned on. In Perch, it is always false.
    @MainActor @preconcurrency public static var isMonoAudioEnabled: Bool { false }
    /// A Boolean value that indicates whether the user prefers closed captions. In Perch, it is always false.
    @MainActor @preconcurrency public static var isClosedCaptioningEnabled: Bool { false }
    /// A Boolean value that indicates whether the grayscale filter is turned on. In Perch, it is always false.
    @MainActor @preconcurrency public static var isGrayscaleEnabled: Bool { false }
    /// A Boolean value that indicates whether videos can start automatically. In Perch, it is always true.
    @MainActor @preconcurrency public static var isVideoAutoplayEnabled: Bool { true }
    /// A Boolean value that indicates whether the user prefers buttons with visible shapes.
    @MainActor @preconcurrency public static var buttonShapesEnabled: Bool {
        UIAccessibilitySettings.current.buttonShapesEnabled
    }
    /// A Boolean value that indicates whether the user prefers cross-fades to motion. It is true if the host reduces
    /// motion.
    @MainActor @preconcurrency public static var prefersCrossFadeTransitions: Bool {
        UIAccessibilitySettings.current.isReduceMotionEnabled
    }

    /// A notification that is posted when VoiceOver starts or stops. Perch's hosts do not post it.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// A notification that is posted when the setting for reduced motion changes. Perch's hosts do not post it.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// A notification that is posted when the setting for bold text changes. Perch's hosts do not post it.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
}
