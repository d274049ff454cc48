import Foundation

/// Sizes of iOS 17's pickers, in points, from the token table of the iOS 17 look.
enum PickerMetrics {
    // A menu picker at rest.
    /// The size of the arrows, of the text's, with which they grow: 13 points at the standard size.
    static let indicatorShare: CGFloat = 13 / 17
    static let indicatorGap: CGFloat = 4

    /// The mark at a row that is chosen. By eye, beside pictures of iOS 17.
    static let checkmarkWeight = Font.Weight.medium

    // Segments.
    static let segmentInset: CGFloat = 2
    static let segmentPadding: CGFloat = 10
    static let selectedSegmentFont: Font = .system(size: 13, weight: .semibold)
    /// What is left of a segment that is pressed, and the thumb's size while it is. Source: Flutter's Cupertino library.
    static let pressedSegmentOpacity = 0.2
    static let pressedThumbScale = 0.95
    /// How the thumb slides. Source: Flutter's Cupertino library.
    static let thumbSlide = Animation.spring(response: 0.28, dampingFraction: 1)
    /// How far outside a finger that holds the control may be.
    static let reach: CGFloat = 70
    static let segmentLine = CGSize(width: 1, height: 16)
    static let segmentLineColor = Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255, opacity: 0.3)
    static let thumbShadows = [
        ControlShadow(opacity: 0.12, radius: 8, y: 3), ControlShadow(opacity: 0.04, radius: 1, y: 3),
    ]
    static func thumbColor(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255) : .white
    }

    // Wheels.
    static let wheelHeight: CGFloat = 216
    static let wheelWidth: CGFloat = 320
    static let wheelRow: CGFloat = 32
    /// The radius of the cylinder that the rows lie on.
    static let wheelRadius: CGFloat = 100
    static let wheelFont: Font = .system(size: 23)
    static let dateWheelFont: Font = .system(size: 21)
    static let bandRadius: CGFloat = 8
    static let bandMargin: CGFloat = 9
    /// How visible the row next to the chosen one is; rows further off are fainter still.
    static let neighbourOpacity = 0.6
    static let columnGap: CGFloat = 16
    // How wheels run out is not published: the rate is that of a scroll view's, the spring is chosen by eye.
    /// What is left of a fling's speed after a millisecond.
    static let wheelDeceleration = 0.998
    /// How far a wheel that is flung at a row a second goes, in rows.
    static let wheelReach = -1 / (1000 * log(wheelDeceleration))
    /// How near to its row a wheel that runs out is taken to be there, in rows.
    static let wheelPrecision = 0.02
    /// How a wheel turns to a row that was tapped or is near.
    static let wheelTurn = Animation.spring(duration: 0.3, bounce: 0)
    /// How much of a pull beyond its end a wheel follows at first, as scroll views.
    static let wheelResistance = 0.55
}

/// The segmented control of a design.
struct SegmentLook: Sendable {
    var height: CGFloat = 32
    var radius: CGFloat = 9
    var thumbRadius: CGFloat = 7
    var font: Font = .system(size: 13)
    /// Whether lines stand between segments that are not chosen.
    var hasLines = true
}
