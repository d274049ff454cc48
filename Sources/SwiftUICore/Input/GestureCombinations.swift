import Foundation

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The values of those that go on.
    public struct Value {
        /// The first gesture's value, once there is one.
        public var first: First.Value?
        /// The second gesture's value, once there is one.
        public var second: Second.Value?
    }
    public typealias Body = Never

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Two gestures at the same time.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        let recognizer = PairRecognizer<First.Value, Second.Value, Value>(
            First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
        recognizer.combine = { first, second in
            let value = Value(first: first.value, second: second.value)
            switch (first, second) {
            case (.failed, .failed): return .failed
            case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
            default: return value.first == nil && value.second == nil ? .possible : .active(value)
            }
        }
        return recognizer
    }
}

extension SimultaneousGesture: Gesture {}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// One gesture or, where it fails, another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// The value of the one that came about.
    public enum Value {
        /// The first gesture came about.
        case first(First.Value)
        /// The first one failed and the second came about.
        case second(Second.Value)
    }
    public typealias Body = Never

    /// The gesture that is preferred.
    public var first: First
    /// The gesture for when the first one fails.
    public var second: Second

    /// Two gestures of which only one comes about.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        let recognizer = PairRecognizer<First.Value, Second.Value, Value>(
            First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
        recognizer.combine = { first, second in
            switch (first, second) {
            case (.active(let value), _): return .active(.first(value))
            case (.ended(let value), _): return .ended(.first(value))
            case (.failed, .active(let value)): return .active(.second(value))
            case (_, .ended(let value)): return .ended(.second(value))
            case (.failed, .failed): return .failed
            default: return .possible
            }
        }
        return recognizer
    }
}

extension ExclusiveGesture: Gesture {}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture, then another with the same touch.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// How far the sequence has come.
    public enum Value {
        /// The first gesture is under way.
        case first(First.Value)
        /// The first gesture has ended; the second one's value, once there is one.
        case second(First.Value, Second.Value?)
    }
    public typealias Body = Never

    /// The gesture that comes first.
    public var first: First
    /// The gesture that comes after it.
    public var second: Second

    /// Two gestures, one after the other.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        let recognizer = PairRecognizer<First.Value, Second.Value, Value>(
            First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
        recognizer.combine = { first, second in
            switch (first, second) {
            case (.active(let value), _): return .active(.first(value))
            case (.ended(let value), .possible): return .active(.second(value, nil))
            case (.ended(let value), .active(let next)): return .active(.second(value, next))
            case (.ended(let value), .ended(let next)): return .ended(.second(value, next))
            case (.failed, _), (.ended, .failed): return .failed
            case (.possible, _): return .possible
            }
        }
        return recognizer
    }
}

extension SequenceGesture: Gesture {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture and `other` at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture or, where it fails, `other`.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// This gesture, then `other`.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

extension _GestureRecognizer.Phase {
    fileprivate var value: Value? {
        switch self {
        case .active(let value), .ended(let value): value
        default: nil
        }
    }

    fileprivate var isOver: Bool {
        switch self {
        case .ended, .failed: true
        default: false
        }
    }
}

/// Passes events to two recognisers; `combine` says what follows from their phases.
private final class PairRecognizer<A, B, Value>: _GestureRecognizer<Value> {
    private let first: _GestureRecognizer<A>
    private let second: _GestureRecognizer<B>
    var combine: (_GestureRecognizer<A>.Phase, _GestureRecognizer<B>.Phase) -> Phase = { _, _ in .failed }

    init(_ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>) {
        self.first = first
        self.second = second
    }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        // One that is over waits for the other; its phase stays as it was.
        if !first.phase.isOver { first.receive(event, context) }
        if !second.phase.isOver { second.receive(event, context) }
        phase = combine(first.phase, second.phase)
    }

    override func tick(_ time: TimeInterval) {
        if !first.phase.isOver { first.tick(time) }
        if !second.phase.isOver { second.tick(time) }
        phase = combine(first.phase, second.phase)
    }

    override func reset() {
        first.reset()
        second.reset()
        super.reset()
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        super.cancel()
    }
}
