import Foundation

/// A touch that stays.
///
/// Its value is true from the moment that the finger comes down, so `updating(_:body:)` shows the press before it is long.
public struct LongPressGesture {
    public typealias Value = Bool
    public typealias Body = Never

    /// The time that the touch must last, in seconds.
    public var minimumDuration: Double
    /// The distance that the finger can move before the gesture fails, in points.
    public var maximumDistance: CGFloat

    /// Creates a gesture for a press of `minimumDuration` seconds, during which the finger moves at most
    /// `maximumDistance` points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: LongPressGesture) -> _GestureRecognizer<Bool> {
        LongPressRecognizer(gesture)
    }
}

extension LongPressGesture: Gesture {}

private final class LongPressRecognizer: SinglePointerRecognizer<Bool> {
    private let gesture: LongPressGesture
    private var start: PointerEvent?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override var showsPress: Bool { true }

    override func follow(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down:
            start = event
            phase = .pending(true)
            tick(event.time)
        case .moved:
            tick(event.time)
            guard let start, distance(start.location, event.location) > gesture.maximumDistance else { return }
            fail()
        case .up:
            tick(event.time)
            if start != nil { fail() }
        case .cancelled: if start != nil { fail() }
        }
    }

    private func fail() {
        start = nil
        phase = .failed
    }

    override var deadline: TimeInterval? { start.map { $0.time + max(0, gesture.minimumDuration) } }

    override func tick(_ time: TimeInterval) {
        // A moment that a sum of intervals missed by a rounding error has come.
        guard let deadline, time >= deadline - 1e-9 else { return }
        start = nil
        phase = .ended(true)
    }

    override func forgetTouch() {
        start = nil
        super.forgetTouch()
    }

    override func adopt(_ other: _GestureRecognizer<Bool>) -> Bool {
        guard let other = other as? LongPressRecognizer else { return false }
        start = other.start
        return super.adopt(other)
    }
}
