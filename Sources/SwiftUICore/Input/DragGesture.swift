import Foundation

/// A touch that moves.
@MainActor @preconcurrency
public struct DragGesture: Gesture {
    /// The value of a drag.
    public struct Value: Equatable, Sendable {
        /// The moment of the last event.
        public var time: Date
        /// The position of the finger.
        public var location: CGPoint
        /// The point at which the gesture began.
        public var startLocation: CGPoint
        /// The velocity of the pointer, in points per second. Zero if the pointer has stopped.
        public package(set) var velocity: CGSize

        /// The distance from the start to the current position.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The point at which the movement would stop if the pointer were released now.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
        }
        /// The distance from the start to the predicted end.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y)
        }
    }
    public typealias Body = Never

    /// The distance that the pointer must move before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// The space of the locations.
    public var coordinateSpace: CoordinateSpace
    /// Where set, only a touch that sets out along this axis is followed; others are left to the views around.
    var axis: Axis?

    /// Creates a drag gesture that begins after the pointer has moved `minimumDistance` points, with positions in
    /// `coordinateSpace`.
    @available(iOS, deprecated: 100000.0, message: "Use the form that takes a CoordinateSpaceProtocol.")
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a drag gesture that begins after the pointer has moved `minimumDistance` points, with positions in
    /// `coordinateSpace`.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// A drag along an axis, in the space of the whole canvas.
    package init(along axis: Axis, minimumDistance: CGFloat = 10) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: .global)
        self.axis = axis
    }

    public static func _makeRecognizer(_ gesture: DragGesture) -> _GestureRecognizer<Value> {
        DragRecognizer(gesture)
    }
}

private final class DragRecognizer: SinglePointerRecognizer<DragGesture.Value> {
    private let gesture: DragGesture
    private var start: CGPoint?
    private var isActive = false

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override func follow(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down:
            start = event.location
            begin(event, context)
        case .moved: begin(event, context)
        case .up:
            guard start != nil else { return }
            phase = isActive ? .ended(value(event, context)) : .failed
            clear()
        case .cancelled:
            phase = .failed
            clear()
        }
    }

    /// Begins where the finger has moved far enough, or continues.
    private func begin(_ event: PointerEvent, _ context: GestureContext) {
        guard let start else { return }
        if !isActive, distance(start, event.location) >= gesture.minimumDistance {
            guard setsOut(from: start, to: event.location) else {
                phase = .failed
                return clear()
            }
            isActive = true
        }
        if isActive { phase = .active(value(event, context)) }
    }

    private func value(_ event: PointerEvent, _ context: GestureContext) -> DragGesture.Value {
        let space = gesture.coordinateSpace
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time),
            location: context.location(event.location, in: space),
            startLocation: context.location(start ?? event.location, in: space),
            velocity: context.velocity(at: event.location, in: space))
    }

    /// Whether a movement goes along the axis that is asked for.
    private func setsOut(from start: CGPoint, to end: CGPoint) -> Bool {
        guard let axis = gesture.axis else { return true }
        let isSideways = abs(end.x - start.x) > abs(end.y - start.y)
        return isSideways == (axis == .horizontal)
    }

    private func clear() {
        start = nil
        isActive = false
    }

    override func forgetTouch() {
        clear()
        super.forgetTouch()
    }

    override func adopt(_ other: _GestureRecognizer<DragGesture.Value>) -> Bool {
        guard let other = other as? DragRecognizer else { return false }
        (start, isActive) = (other.start, other.isActive)
        return super.adopt(other)
    }
}
