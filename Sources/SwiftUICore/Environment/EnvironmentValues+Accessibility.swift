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

    /// A Boolean value that indicates whether large movements are to be left out.
    public var accessibilityReduceMotion: Bool { accessibilitySettings.reducesMotion }

    /// A Boolean value that indicates whether surfaces are to be opaque.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }

    /// A Boolean value that indicates whether the interface must not convey information by color alone.
    public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiatesWithoutColor }

    /// A Boolean value that indicates whether the screen's colors are inverted.
    public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }

    /// A Boolean value that indicates whether buttons must be distinguishable by more than their color.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }

    /// A Boolean value that indicates whether custom controls must be drawn with visible edges.
    ///
    /// In iOS 26.1 and later, the setting Show Borders replaces Button Shapes. In Perch, both have the value of the latter.
    public var accessibilityShowBorders: Bool { accessibilitySettings.showsButtonShapes }

    /// A Boolean value that indicates whether the screen is read aloud.
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.usesVoiceOver }

    /// A Boolean value that indicates whether Switch Control is running.
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.usesSwitchControl }

    /// A Boolean value that indicates whether any assistive technology is in use.
    public var accessibilityEnabled: Bool {
        get {
            self[AccessibilityEnabledKey.self]
                ?? (accessibilitySettings.usesVoiceOver || accessibilitySettings.usesSwitchControl)
        }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the large content viewer is enabled.
    public var accessibilityLargeContentViewerEnabled: Bool { accessibilitySettings.usesLargeContentViewer }

    /// A Boolean value that indicates whether quick actions are offered.
    public var accessibilityQuickActionsEnabled: Bool { accessibilitySettings.usesQuickActions }

    /// A Boolean value that indicates whether the device shows its simplest form.
    public var accessibilityAssistiveAccessEnabled: Bool { accessibilitySettings.usesAssistiveAccess }

    /// A Boolean value that indicates whether flashing video is to be dimmed.
    public var accessibilityDimFlashingLights: Bool { accessibilitySettings.dimsFlashingLights }

    /// A Boolean value that indicates whether animated images play automatically.
    public var accessibilityPlayAnimatedImages: Bool { accessibilitySettings.playsAnimatedImages }
}
