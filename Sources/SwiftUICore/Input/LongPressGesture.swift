import Foundation

/// A touch that stays.
public struct LongPressGesture {
    public typealias Value = Bool
    public typealias Body = Never

    /// How long the touch must last, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move, in points.
    public var maximumDistance: CGFloat

    /// A press of `minimumDuration` seconds that moves no further than `maximumDistance` points.
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

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
    private let gesture: LongPressGesture
    private var start: PointerEvent?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down: start = event
        case .moved:
            tick(event.time)
            guard let start, distance(start.location, event.location) > gesture.maximumDistance else { return }
            cancel()
        case .up:
            tick(event.time)
            if start != nil { cancel() }
        case .cancelled: cancel()
        }
    }

    override func tick(_ time: TimeInterval) {
        guard let start, time - start.time >= gesture.minimumDuration else { return }
        self.start = nil
        phase = .ended(true)
    }

    override func cancel() {
        start = nil
        super.cancel()
    }
}
