import Foundation

/// Sizes of iOS 17's slider, in points, from the token table of the iOS 17 look.
enum SliderMetrics {
    static let height: CGFloat = 31
    /// The diameter of a mark, and how far below the track's middle it stands. By eye.
    static let tick: CGFloat = 4
    static let tickDrop: CGFloat = 13
    /// The width of a slider to which none is proposed.
    static let idealWidth: CGFloat = 150
    /// How far VoiceOver goes in a step, as a part of the range.
    static let adjustment = 0.1
    /// How wide the area is in which a finger takes hold of the knob. Apple publishes none; this is the least size of a
    /// target that the Human Interface Guidelines ask for.
    static let grip: CGFloat = 44
    /// A wide soft one and one that draws the edge. Chosen by eye: no published source gives them.
    static let knobShadows = [
        ControlShadow(opacity: 0.12, radius: 13, y: 6), ControlShadow(opacity: 0.12, radius: 4, y: 0.5),
    ]
}

/// The slider of a design.
struct SliderLook: Sendable {
    var knob = CGSize(width: 28, height: 28)
    var track: CGFloat = 4
    /// How much further in the track begins than the knob's way, and how much lower than the knob's its middle lies.
    /// Source: measured in pictures of iOS 17 and 18.
    var trackInset: CGFloat = 1
    var trackDrop: CGFloat = 0.5
    /// The part of the track that is not filled.
    var unfilled = ControlColors.track
    var unfilledDark = ControlColors.track
}
