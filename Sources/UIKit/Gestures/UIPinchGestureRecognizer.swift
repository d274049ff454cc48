import CoreGraphics
import Foundation

/// A recognizer for two fingers that move toward each other or apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale factor relative to the initial distance of the fingers. You can set the current factor.
    open var scale: CGFloat {
        get { (fingers?.magnification ?? 1) * factor }
        set { if newValue.isFinite { factor = newValue / max(fingers?.magnification ?? 1, .leastNormalMagnitude) } }
    }
    /// The velocity of the pinch, in scale factor per second.
    open private(set) var velocity: CGFloat = 0

    private var fingers: TwoFingers?
    private var factor: CGFloat = 1
    private var tracker = VelocityTracker()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers = fingersDown ?? fingers
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= 2 else { return }
        fingers?.move(to: location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        tracker.add(CGPoint(x: 0, y: scale), at: event.timestamp)
        velocity = tracker.velocity(at: event.timestamp).height
        proceed(abs((fingers?.magnification ?? 1) - 1) >= GestureMetrics.magnification)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endWithFingers() }

    open override func reset() {
        super.reset()
        (fingers, factor, velocity, tracker) = (nil, 1, 0, VelocityTracker())
    }
}
