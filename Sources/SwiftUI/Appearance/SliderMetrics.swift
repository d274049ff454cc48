import Foundation

/// Sizes of iOS 17's slider, in points, from the token table of the iOS 17 look.
enum SliderMetrics {
    static let height: CGFloat = 31
    static let knob: CGFloat = 28
    static let track: CGFloat = 4
    /// The width of a slider to which none is proposed.
    static let idealWidth: CGFloat = 150
    /// How far VoiceOver goes in a step, as a part of the range.
    static let adjustment = 0.1
    static let knobShadows = [
        ControlShadow(opacity: 0.15, radius: 8, y: 3), ControlShadow(opacity: 0.16, radius: 1, y: 1),
        ControlShadow(opacity: 0.1, radius: 1, y: 3),
    ]
}
