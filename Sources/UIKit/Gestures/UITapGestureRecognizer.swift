import CoreGraphics
import Foundation

/// A recognizer for one or several taps, with one or several fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The required number of taps.
    open var numberOfTapsRequired = 1
    /// The required number of fingers.
    open var numberOfTouchesRequired = 1

    /// Where each finger came down in the current tap, in the window.
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var hasAllTouches = false
    private var tapCount = 0
    /// Where the first tap was, and when the last one was over.
    private var firstPlace: CGPoint?
    private var lastEnd: TimeInterval?

    /// Returns the position of the first of several taps.
    open override func location(in view: UIView?) -> CGPoint {
        guard let firstPlace else { return super.location(in: view) }
        return view?.convert(firstPlace, from: nil) ?? firstPlace
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
        lastEnd = nil
        if starts.count > numberOfTouchesRequired { return giveUp() }
        guard starts.count == numberOfTouchesRequired else { return }
        hasAllTouches = true
        let place = super.location(in: nil)
        if let firstPlace {
            if distance(firstPlace, place) > GestureMetrics.multipleTapReach { giveUp() }
        } else {
            firstPlace = place
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if distance(start, touch.location(in: nil)) > GestureMetrics.tapSlop { giveUp() }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, numberOfTouches == 0 else { return }
        guard hasAllTouches else { return giveUp() }
        tapCount += 1
        (starts, hasAllTouches) = ([:], false)
        if tapCount >= numberOfTapsRequired { state = .ended } else { lastEnd = event.timestamp }
    }

    open override func reset() {
        super.reset()
        (starts, hasAllTouches, tapCount, firstPlace, lastEnd) = ([:], false, 0, nil, nil)
    }

    package override var waitsForTouch: Bool { lastEnd != nil }

    package override var deadline: TimeInterval? { lastEnd.map { $0 + GestureMetrics.multipleTapInterval } }

    package override func timeDidPass(_ time: TimeInterval) {
        if let deadline, time >= deadline - 1e-9 { giveUp() }
    }
}
