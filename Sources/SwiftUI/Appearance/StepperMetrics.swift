import Foundation

/// Sizes of iOS 17's stepper, in points, from the token table of the iOS 17 look.
enum StepperMetrics {
    static let size = CGSize(width: 94, height: 32)
    static let divider = CGSize(width: 1, height: 18)
    static let glyph: Font = .system(size: 17, weight: .medium)
    static let pressedOpacity = 0.3
    /// How the value continues while a half is held: ever faster. Apple publishes no times for iOS; the first two are
    /// those of AppKit's stepper.
    static let pace = RepeatPace(delay: 0.5) { count in
        switch count {
        case ..<10: 0.1
        case ..<30: 0.05
        default: 0.02
        }
    }
}

/// The stepper of a design.
struct StepperLook: Sendable {
    /// The ground of the two buttons, in the middle of the control's box.
    var platter = StepperMetrics.size
    var cornerRadius: CGFloat = 8
}
