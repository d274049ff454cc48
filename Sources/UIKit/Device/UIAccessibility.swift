import Foundation

/// What apps tell assistive technology, and which settings it has. Without a host that says otherwise all are off.
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is read aloud.
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells that something changed. A text, plain or attributed, is handed to the host.
    @MainActor public static func post(notification: Notification, argument: Any?) {
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        UIKitServices.current.announce(notification, text)
    }

    public static var isVoiceOverRunning: Bool { UIAccessibilitySettings.current.isVoiceOverRunning }
    public static var isSwitchControlRunning: Bool { UIAccessibilitySettings.current.isSwitchControlRunning }
    public static var isReduceMotionEnabled: Bool { UIAccessibilitySettings.current.isReduceMotionEnabled }
    public static var isReduceTransparencyEnabled: Bool { UIAccessibilitySettings.current.isReduceTransparencyEnabled }
    public static var isDarkerSystemColorsEnabled: Bool { UIAccessibilitySettings.current.isDarkerSystemColorsEnabled }
    public static var isBoldTextEnabled: Bool { UIAccessibilitySettings.current.isBoldTextEnabled }
    public static var isInvertColorsEnabled: Bool { UIAccessibilitySettings.current.isInvertColorsEnabled }
    public static var shouldDifferentiateWithoutColor: Bool {
        UIAccessibilitySettings.current.shouldDifferentiateWithoutColor
    }

    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
}
