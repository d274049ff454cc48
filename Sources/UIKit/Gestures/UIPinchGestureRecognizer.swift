import CoreGraphics
import Foundation

/// Two fingers that move towards each other or apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The factor of the fingers' distance since both are down. What it is set to is the factor from now on.
    open var scale: CGFloat {
        get { (fingers?.magnification ?? 1) * factor }
        set { if newValue.isFinite { factor = newValue / max(fingers?.magnification ?? 1, .leastNormalMagnitude) } }
    }
    /// The velocity: how fast it changes, for each second.
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
