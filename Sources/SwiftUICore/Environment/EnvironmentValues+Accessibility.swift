/// What somebody has switched on to use the device more easily. Hosts set it; everything is off where they do not.
package struct AccessibilitySettings: Hashable, Sendable {
    package var reducesMotion = false
    package var reducesTransparency = false
    package var differentiatesWithoutColor = false
    package var invertsColors = false
    package var showsButtonShapes = false
    package var showsSwitchLabels = false
    package var usesVoiceOver = false
    package var usesSwitchControl = false
    package var usesLargeContentViewer = false
    package var usesQuickActions = false
    package var usesAssistiveAccess = false
    package var dimsFlashingLights = false
    package var playsAnimatedImages = true

    package init() {}
}

private enum AccessibilitySettingsKey: EnvironmentKey {
    static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

/// What a view said about `accessibilityEnabled`; nil follows the settings.
private enum AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// What somebody has switched on, for hosts to set.
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    /// Whether large movements are to be left out.
    public var accessibilityReduceMotion: Bool { accessibilitySettings.reducesMotion }

    /// Whether surfaces are to be opaque.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }

    /// Whether nothing may be told by color alone.
    public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiatesWithoutColor }

    /// Whether the screen's colors are inverted.
    public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }

    /// Whether buttons are to be told apart by more than their color.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }

    /// Whether the screen is read aloud.
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.usesVoiceOver }

    /// Whether the device is operated by switches.
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.usesSwitchControl }

    /// Whether any assistive technology is in use.
    public var accessibilityEnabled: Bool {
        get {
            self[AccessibilityEnabledKey.self]
                ?? (accessibilitySettings.usesVoiceOver || accessibilitySettings.usesSwitchControl)
        }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// Whether bars show what is held in them large.
    public var accessibilityLargeContentViewerEnabled: Bool { accessibilitySettings.usesLargeContentViewer }

    /// Whether quick actions are offered.
    public var accessibilityQuickActionsEnabled: Bool { accessibilitySettings.usesQuickActions }

    /// Whether the device shows its simplest form.
    public var accessibilityAssistiveAccessEnabled: Bool { accessibilitySettings.usesAssistiveAccess }

    /// Whether flashing video is to be dimmed.
    public var accessibilityDimFlashingLights: Bool { accessibilitySettings.dimsFlashingLights }

    /// Whether moving pictures start by themselves.
    public var accessibilityPlayAnimatedImages: Bool { accessibilitySettings.playsAnimatedImages }
}
