import CoreGraphics
import Foundation

/// A recognizer for long presses. The gesture begins during the press, changes when the fingers move, and ends when
/// they are lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement of the fingers before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10
    /// The required number of fingers.
    open var numberOfTouchesRequired = 1
    /// The required number of taps before the press.
    open var numberOfTapsRequired = 0

    private var tapCount = 0
    /// When and where the fingers came down.
    private var start: (time: TimeInterval, place: CGPoint)?
    private var lastTap: TimeInterval?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, numberOfTouches > numberOfTouchesRequired { return giveUp() }
        guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
        lastTap = nil
        start = (event.timestamp, location(in: nil))
        timeDidPass(event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        timeDidPass(event.timestamp)
        if state == .began || state == .changed {
            state = .changed
        } else if let start, distance(start.place, location(in: nil)) > allowableMovement {
            giveUp()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        timeDidPass(event.timestamp)
        if state == .began || state == .changed {
            if numberOfTouches == 0 { state = .ended }
        } else if tapCount < numberOfTapsRequired {
            guard numberOfTouches == 0 else { return }
            tapCount += 1
            (start, lastTap) = (nil, event.timestamp)
        } else {
            giveUp()
        }
    }

    open override func reset() {
        super.reset()
        (tapCount, start, lastTap) = (0, nil, nil)
    }

    package override var waitsForTouch: Bool { lastTap != nil }

    package override var deadline: TimeInterval? {
        if let lastTap { return lastTap + GestureMetrics.multipleTapInterval }
        guard state == .possible, tapCount >= numberOfTapsRequired else { return nil }
        return start.map { $0.time + max(0, minimumPressDuration) }
    }

    package override func timeDidPass(_ time: TimeInterval) {
        guard let deadline, time >= deadline - 1e-9 else { return }
        if lastTap == nil { state = .began } else { giveUp() }
    }
}
