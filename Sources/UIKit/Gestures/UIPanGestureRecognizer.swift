import CoreGraphics
import Foundation

/// A recognizer for fingers that move over the screen.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The required number of fingers.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers.
    open var maximumNumberOfTouches = Int.max

    /// Where the fingers would have come down for the present translation, in the window.
    private var origin: CGPoint?
    private var velocity = VelocityTracker()
    private var time: TimeInterval = 0
    /// How far the fingers had moved before the present event, in the window.
    private var lastWay = CGPoint.zero
    /// How fast the fingers were when the last of them was lifted.
    private var lastVelocity: CGSize?

    /// Returns the translation of the fingers since the start of the gesture, in the coordinates of a view, in points.
    open func translation(in view: UIView?) -> CGPoint {
        guard let origin else { return .zero }
        let (from, to) = (view?.convert(origin, from: nil) ?? origin, location(in: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Sets the current translation, in the coordinates of a view. Later movements are added to it. The velocity is
    /// reset.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        let place = location(in: view)
        let start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
        origin = view?.convert(start, to: nil) ?? start
        lastWay = self.translation(in: nil)
        velocity = VelocityTracker()
        lastVelocity = nil
    }

    /// Returns the velocity of the fingers in the coordinates of a view, in points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        let speed = lastVelocity ?? velocity.velocity(at: time)
        guard let view else { return CGPoint(x: speed.width, y: speed.height) }
        let from = view.convert(CGPoint.zero, from: nil)
        let to = view.convert(CGPoint(x: speed.width, y: speed.height), from: nil)
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// When the fingers were last heard of, in seconds of the host's clock.
    package var lastEventTime: TimeInterval { time }

    /// Whether a movement that is long enough is what it waits for; it fails otherwise.
    package func begins(with translation: CGPoint) -> Bool { true }

    /// Begins without a movement.
    package func beginAtOnce() {
        if state == .possible { state = .began }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, numberOfTouches > maximumNumberOfTouches { return giveUp() }
        numberOfFingersDidChange(event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(event)
        let isMoving = state == .began || state == .changed
        if isMoving { return state = .changed }
        let way = translation(in: nil)
        guard state == .possible, numberOfTouches >= minimumNumberOfTouches,
            hypot(way.x, way.y) >= GestureMetrics.dragDistance
        else { return }
        if begins(with: way) { state = .began } else { giveUp() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 0 || numberOfTouches < minimumNumberOfTouches else {
            return numberOfFingersDidChange(event)
        }
        time = event.timestamp
        lastVelocity = velocity.velocity(at: time)
        if state == .possible { giveUp() } else { state = .ended }
    }

    private func follow(_ event: UIEvent) {
        time = event.timestamp
        velocity.add(location(in: nil), at: time)
        lastWay = translation(in: nil)
    }

    /// The middle between the fingers leaps to another place, which is no movement.
    private func numberOfFingersDidChange(_ event: UIEvent) {
        let way = lastWay
        updatePlace()
        let place = location(in: nil)
        origin = CGPoint(x: place.x - way.x, y: place.y - way.y)
        velocity = VelocityTracker()
        follow(event)
    }

    open override func reset() {
        super.reset()
        (origin, lastWay, lastVelocity) = (nil, .zero, nil)
        velocity = VelocityTracker()
    }
}
