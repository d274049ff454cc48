import Sessions

/// The settings that `UIAccessibility` answers with. A session sets them as it sets those of its views' environment.
package struct UIAccessibilitySettings: Sendable {
    package var isVoiceOverRunning = false
    package var isSwitchControlRunning = false
    package var isReduceMotionEnabled = false
    package var isReduceTransparencyEnabled = false
    package var isDarkerSystemColorsEnabled = false
    package var isBoldTextEnabled = false
    package var isInvertColorsEnabled = false
    package var isOnOffSwitchLabelsEnabled = false
    package var buttonShapesEnabled = false
    package var shouldDifferentiateWithoutColor = false

    package init() {}

    /// Those of the session that the present code belongs to.
    static var current: UIAccessibilitySettings { SessionScope[SessionAccessibility.self] }
}

/// The accessibility settings of a session.
package enum SessionAccessibility: SessionKey {
    package static func makeValue() -> UIAccessibilitySettings { UIAccessibilitySettings() }
}
