import Foundation

/// One or more short touches.
public struct TapGesture {
    public typealias Value = Void
    public typealias Body = Never

    /// How many touches make the gesture.
    public var count: Int

    /// As many taps in a row as told; fewer than 1 count as 1.
    public init(count: Int = 1) { self.count = count }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: TapGesture) -> _GestureRecognizer<Void> {
        TapRecognizer(count: gesture.count) { _, _ in }
    }
}

extension TapGesture: Gesture {}

/// One or more short touches, and where the last of them was.
public struct SpatialTapGesture {
    /// Where the tap was.
    public struct Value: Equatable, @unchecked Sendable {
        /// Where it was, in the gesture's coordinate space.
        public var location: CGPoint
    }
    public typealias Body = Never

    /// How many taps in a row.
    public var count: Int
    /// The space that the place is given in.
    public var coordinateSpace: CoordinateSpace

    /// As many taps in a row as told, with the place of the last one in `coordinateSpace`.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// As many taps in a row as told, with the place of the last one in `coordinateSpace`.
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

private final class TapRecognizer<Value>: _GestureRecognizer<Value> {
    private let count: Int
    private let makeValue: (PointerEvent, GestureContext) -> Value
    private var taps = 0
    private var start: PointerEvent?
    private var lastUp: TimeInterval?

    init(count: Int, makeValue: @escaping (PointerEvent, GestureContext) -> Value) {
        self.count = max(1, count)
        self.makeValue = makeValue
    }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down:
            if let lastUp, event.time - lastUp > GestureMetrics.multipleTapInterval { taps = 0 }
            start = event
        case .moved:
            guard let start, distance(start.location, event.location) > GestureMetrics.tapSlop,
                !context.contains(event.location)
            else { return }
            cancel()
        case .up:
            guard start != nil else { return }
            start = nil
            guard context.contains(event.location, slop: GestureMetrics.tapSlop) else { return cancel() }
            taps += 1
            lastUp = event.time
            if taps >= count {
                taps = 0
                phase = .ended(makeValue(event, context))
            }
        case .cancelled: cancel()
        }
    }

    override func cancel() {
        taps = 0
        start = nil
        super.cancel()
    }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

/// How far and how long, as iOS counts it.
enum GestureMetrics {
    /// How far a finger may slip in a tap, in points.
    static let tapSlop: CGFloat = 10
    /// The longest time between the taps of a double tap, in seconds.
    static let multipleTapInterval: TimeInterval = 0.35
}
