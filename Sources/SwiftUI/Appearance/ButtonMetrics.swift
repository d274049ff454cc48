import Foundation

/// Sizes of iOS's bordered buttons, in points.
///
/// Heights are 28, 34⅓ and 50⅓ at the standard text size: a line of the font with these paddings. Taken from the token
/// table of the iOS 17 look.
struct ButtonMetrics {
    let horizontalPadding: CGFloat
    let verticalPadding: CGFloat
    let font: Font
    /// The corners of a rounded rectangle.
    let cornerRadius: CGFloat

    nonisolated init(_ size: ControlSize) {
        switch size {
        case .mini, .small:
            (horizontalPadding, verticalPadding, font, cornerRadius) = (10, 5, .subheadline, 7)
        case .regular:
            (horizontalPadding, verticalPadding, font, cornerRadius) = (12, 7, .body, 8)
        case .large, .extraLarge:
            (horizontalPadding, verticalPadding, font, cornerRadius) = (20, 15, .body, 12)
        }
    }

    /// What is left of a label without border while a finger is on it.
    static let pressedLabelOpacity = 0.2
    /// What is left of a bordered button while a finger is on it.
    static let pressedBorderedOpacity = 0.75
    /// How much larger a button of glass is while a finger is on it. By eye.
    static let pressedGlassScale: CGFloat = 1.05
    /// How long the look of a button takes to come back, in seconds. Apple publishes no time.
    static let releaseDuration = 0.2
    /// How an action continues while its button is held. Apple publishes no times for iOS; these are those of AppKit's
    /// stepper.
    static let pace = RepeatPace(delay: 0.5) { _ in 0.1 }
    /// What is left of a plain button that is disabled.
    static let disabledPlainOpacity = 0.3

    /// How strong the tint is in the background of a bordered button.
    static func borderedTintOpacity(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.19 : 0.15 }
}

/// The bordered buttons of a design.
struct ButtonLook: Sendable {
    /// Whether buttons of all sizes have half circles at their ends; else only the small ones do.
    var isCapsule = false
    /// Behind a label without a tint, and behind one that is disabled.
    var fill = ControlColors.fill
}
