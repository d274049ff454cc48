import CoreGraphics
import Foundation

/// A recognizer for two fingers that rotate around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation since both fingers touched the screen, in radians, clockwise. You can set the current rotation.
    open var rotation: CGFloat {
        get { (fingers?.rotation ?? 0) + offset }
        set { if newValue.isFinite { offset = newValue - (fingers?.rotation ?? 0) } }
    }
    /// The velocity of the rotation, in radians per second.
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
