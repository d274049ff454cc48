import CoreGraphics
import Foundation

/// A recognizer for swipes. The gesture is recognized while the fingers are on the screen.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Options that describe the direction of a swipe.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A swipe to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// A swipe upward.
        public static let up = Direction(rawValue: 1 << 2)
        /// A swipe downward.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The allowed directions.
    open var direction = Direction.right
    /// The required number of fingers.
    open var numberOfTouchesRequired = 1

    private var start: (time: TimeInterval, place: CGPoint)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired { return giveUp() }
        if numberOfTouches == numberOfTouchesRequired { start = (event.timestamp, location(in: nil)) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        timeDidPass(event.timestamp)
        guard state == .possible, let start else { return }
        let place = location(in: nil)
        let way = CGSize(width: place.x - start.place.x, height: place.y - start.place.y)
        let isSideways = abs(way.width) >= abs(way.height)
        guard max(abs(way.width), abs(way.height)) >= GestureMetrics.dragDistance else { return }
        let moved: Direction = isSideways ? (way.width > 0 ? .right : .left) : (way.height > 0 ? .down : .up)
        guard direction.contains(moved) else { return giveUp() }
        if max(abs(way.width), abs(way.height)) >= GestureMetrics.swipeDistance { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }

    open override func reset() {
        super.reset()
        start = nil
    }

    package override var deadline: TimeInterval? { start.map { $0.time + GestureMetrics.swipeDuration } }

    package override func timeDidPass(_ time: TimeInterval) {
        if let deadline, time > deadline { giveUp() }
    }
}
