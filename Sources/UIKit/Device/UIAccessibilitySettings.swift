import Locking

/// The settings that `UIAccessibility` answers with, as hosts set them.
package struct UIAccessibilitySettings: Sendable {
    package var isVoiceOverRunning = false
    package var isSwitchControlRunning = false
    package var isReduceMotionEnabled = false
    package var isReduceTransparencyEnabled = false
    package var isDarkerSystemColorsEnabled = false
    package var isBoldTextEnabled = false
    package var isInvertColorsEnabled = false
    package var shouldDifferentiateWithoutColor = false

    private static let shared = Locked(UIAccessibilitySettings())

    package static var current: UIAccessibilitySettings {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }
}
