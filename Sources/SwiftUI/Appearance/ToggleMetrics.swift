import Foundation

/// Sizes of iOS 17's switch, in points, from the token table of the iOS 17 look.
enum ToggleMetrics {
    /// How much wider the knob gets under a finger.
    static let pressedStretch: CGFloat = 7
    /// How long the knob takes to the other side, in seconds, as Flutter's team measured it on iOS.
    static let flipDuration = 0.2
    /// How far a finger may slip in a tap.
    static let tapSlop: CGFloat = 10
    /// How far outside a finger may be lifted.
    static let reach: CGFloat = 70
    /// The line of a switch that is on and the ring of one that is off, with On/Off Labels. Unsure: by inspection.
    static let onLabel = CGSize(width: 1.5, height: 11)
    static let offLabelDiameter: CGFloat = 11
    static let labelLineWidth: CGFloat = 1.5
    static let knobShadows = [
        ControlShadow(opacity: 0.15, radius: 8, y: 3), ControlShadow(opacity: 0.06, radius: 1, y: 3),
    ]
}

/// The switch of a design.
struct ToggleLook: Sendable {
    var size = CGSize(width: 51, height: 31)
    /// How far a switch reaches past its trailing edge in a layout, as `UISwitch` past its alignment rectangle.
    var overhang: CGFloat = 2
    var inset: CGFloat = 2
    var knob = CGSize(width: 27, height: 27)
}
