import Foundation

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The values of those that continue.
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
        SimultaneousRecognizer(First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second)) {
            Value(first: $0, second: $1)
        }
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

    /// Two gestures of which only one occurs.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        ExclusiveRecognizer(
            First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second), first: Value.first,
            second: Value.second)
    }
}

extension ExclusiveGesture: Gesture {}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture, then another with the same touch.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The phases of a sequence.
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
        SequenceRecognizer(
            First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second), first: Value.first,
            second: Value.second)
    }
}

extension SequenceGesture: Gesture {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Returns a gesture that recognizes this gesture and `other` at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Returns a gesture that recognizes this gesture or, if it fails, `other`.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// Returns a gesture that recognizes this gesture and then `other`.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
