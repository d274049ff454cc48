import UIKit

extension UIAccessibilitySettings {
    /// The settings that views with this environment have.
    package init(_ environment: EnvironmentValues) {
        self.init()
        let settings = environment.accessibilitySettings
        isVoiceOverRunning = settings.usesVoiceOver
        isSwitchControlRunning = settings.usesSwitchControl
        isReduceMotionEnabled = settings.reducesMotion
        isReduceTransparencyEnabled = settings.reducesTransparency
        isDarkerSystemColorsEnabled = environment.colorSchemeContrast == .increased
        isBoldTextEnabled = environment.legibilityWeight == .bold
        isInvertColorsEnabled = settings.invertsColors
        isOnOffSwitchLabelsEnabled = settings.showsSwitchLabels
        buttonShapesEnabled = settings.showsButtonShapes
        shouldDifferentiateWithoutColor = settings.differentiatesWithoutColor
    }
}
