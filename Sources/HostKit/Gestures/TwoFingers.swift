import CoreGraphics
import Foundation

/// What two fingers do to each other since both are down.
package struct TwoFingers {
    /// The factor of their distance.
    package private(set) var magnification: CGFloat = 1
    /// How far they have turned, in radians; clockwise is positive.
    package private(set) var rotation: CGFloat = 0
    private let distanceAtStart: CGFloat
    private var angle: CGFloat

    /// Two fingers that are down from now on.
    package init(_ a: CGPoint, _ b: CGPoint) {
        distanceAtStart = max(distance(a, b), 1)
        angle = atan2(b.y - a.y, b.x - a.x)
    }

    /// The fingers have come to other places.
    package mutating func move(to a: CGPoint, _ b: CGPoint) {
        magnification = distance(a, b) / distanceAtStart
        let new = atan2(b.y - a.y, b.x - a.x)
        // The shorter way round, added up, so that more than half a turn counts as such.
        let turn = remainder(new - angle, 2 * .pi)
        rotation += turn
        angle += turn
    }
}
