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

extension UIGestureRecognizer {
    /// The first two fingers as they lie now, where there are just as many.
    var fingersDown: TwoFingers? {
        numberOfTouches == 2 ? TwoFingers(location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil)) : nil
    }

    /// Begins once the fingers have done enough, and goes on.
    func proceed(_ isEnough: Bool) {
        if state == .began || state == .changed {
            state = .changed
        } else if state == .possible, isEnough {
            state = .began
        }
    }

    /// Ends once all fingers have been lifted.
    func endWithFingers() {
        guard numberOfTouches == 0 else { return }
        if state == .possible { giveUp() } else { state = .ended }
    }
}
