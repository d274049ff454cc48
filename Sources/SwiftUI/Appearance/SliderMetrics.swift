import Foundation

/// Sizes of iOS 17's slider, in points, from the token table of the iOS 17 look.
enum SliderMetrics {
    static let height: CGFloat = 31
    static let knob: CGFloat = 28
    static let track: CGFloat = 4
    /// How much further in the track begins than the knob's way, and how much lower than the knob's its middle lies.
    /// Source: measured in pictures of iOS 17 and 18.
    static let trackInset: CGFloat = 1
    static let trackDrop: CGFloat = 0.5
    /// The width of a slider to which none is proposed.
    static let idealWidth: CGFloat = 150
    /// How far VoiceOver goes in a step, as a part of the range.
    static let adjustment = 0.1
    /// A wide soft one and one that draws the edge. Source: Apple's design resources for iOS 17, slider.
    static let knobShadows = [
        ControlShadow(opacity: 0.12, radius: 13, y: 6), ControlShadow(opacity: 0.12, radius: 4, y: 0.5),
    ]
}
