import CoreGraphics
import Foundation

/// Two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation: how far the fingers have turned since both are down, in radians; clockwise is positive. What it is
    /// set to is added to from now on.
    open var rotation: CGFloat {
        get { (fingers?.rotation ?? 0) + offset }
        set { if newValue.isFinite { offset = newValue - (fingers?.rotation ?? 0) } }
    }
    /// The velocity: how fast they turn, in radians for each second.
    open private(set) var velocity: CGFloat = 0

    private var fingers: TwoFingers?
    private var offset: CGFloat = 0
    private var tracker = VelocityTracker()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers = fingersDown ?? fingers
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= 2 else { return }
        fingers?.move(to: location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        tracker.add(CGPoint(x: 0, y: rotation), at: event.timestamp)
        velocity = tracker.velocity(at: event.timestamp).height
        proceed(abs(fingers?.rotation ?? 0) >= GestureMetrics.rotation)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endWithFingers() }

    open override func reset() {
        super.reset()
        (fingers, offset, velocity, tracker) = (nil, 0, 0, VelocityTracker())
    }
}
