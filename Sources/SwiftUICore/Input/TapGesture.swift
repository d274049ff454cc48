import Foundation

/// A gesture of one or more taps.
public struct TapGesture {
    public typealias Value = Void
    public typealias Body = Never

    /// The number of taps.
    public var count: Int

    /// Creates a gesture for a number of consecutive taps. Numbers less than 1 count as 1.
    public init(count: Int = 1) { self.count = count }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: TapGesture) -> _GestureRecognizer<Void> {
        TapRecognizer(count: gesture.count) { _, _ in }
    }
}

extension TapGesture: Gesture {}

/// A gesture of one or more taps, with the position of the last tap.
public struct SpatialTapGesture {
    /// The value of a tap.
    public struct Value: Equatable, @unchecked Sendable {
        /// The position of the tap, in the gesture's coordinate space.
        public var location: CGPoint
    }
    public typealias Body = Never

    /// The number of consecutive taps.
    public var count: Int
    /// The coordinate space of the position.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture for a number of consecutive taps, with the position of the last one in `coordinateSpace`.
    @available(iOS, deprecated: 100000.0, message: "Use the form that takes a CoordinateSpaceProtocol.")
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a gesture for a number of consecutive taps, with the position of the last one in `coordinateSpace`.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: SpatialTapGesture) -> _GestureRecognizer<Value> {
        let space = gesture.coordinateSpace
        return TapRecognizer(count: gesture.count) { event, context in
            Value(location: context.location(event.location, in: space))
        }
    }
}

extension SpatialTapGesture: Gesture {}

private final class TapRecognizer<Value>: SinglePointerRecognizer<Value> {
    private struct Progress {
        var taps = 0
        var start: CGPoint?
        var lastUp: TimeInterval?
    }

    private let count: Int
    private let makeValue: (PointerEvent, GestureContext) -> Value
    private var progress = Progress()

    init(count: Int, makeValue: @escaping (PointerEvent, GestureContext) -> Value) {
        self.count = max(1, count)
        self.makeValue = makeValue
    }

    override func follow(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down: progress.start = event.location
        case .moved:
            guard let start = progress.start, distance(start, event.location) > GestureMetrics.tapSlop else { return }
            fail()
        case .up:
            guard let start = progress.start else { return }
            progress.start = nil
            guard distance(start, event.location) <= GestureMetrics.tapSlop else { return fail() }
            progress.taps += 1
            progress.lastUp = event.time
            if progress.taps >= count { phase = .ended(makeValue(event, context)) }
        case .cancelled: fail()
        }
    }

    private func fail() {
        progress = Progress()
        phase = .failed
    }

    override var waitsForTouch: Bool { deadline != nil }

    override var deadline: TimeInterval? {
        guard case .possible = phase, progress.start == nil, let lastUp = progress.lastUp else { return nil }
        return lastUp + GestureMetrics.multipleTapInterval
    }

    override func tick(_ time: TimeInterval) {
        if let deadline, time >= deadline { fail() }
    }

    override func forgetTouch() {
        progress = Progress()
        super.forgetTouch()
    }

    override func adopt(_ other: _GestureRecognizer<Value>) -> Bool {
        guard let other = other as? TapRecognizer<Value>, other.count == count else { return false }
        progress = other.progress
        return super.adopt(other)
    }
}
