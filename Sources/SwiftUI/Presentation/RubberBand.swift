import CoreGraphics

/// What gives way to a finger less and less.
enum RubberBand {
    /// How much a pull of a point moves at first. General knowledge of UIKit's scroll views.
    private static let coefficient: CGFloat = 0.55

    /// How far something moves that is pulled by `distance` and can move by `room` at most.
    static func give(_ distance: CGFloat, room: CGFloat) -> CGFloat {
        guard room > 0, distance > 0 else { return 0 }
        return (1 - 1 / (coefficient * distance / room + 1)) * room
    }
}
