import Foundation

/// A gesture that recognizes two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The values of the gestures that continue.
    public struct Value {
        /// The value of the first gesture. Nil if it has no value yet.
        public var first: First.Value?
        /// The value of the second gesture. Nil if it has no value yet.
        public var second: Second.Value?
    }
    public typealias Body = Never

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture that recognizes two gestures at the same time.
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

/// A gesture that recognizes a gesture or, if it fails, another gesture.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// The value of the recognized gesture.
    public enum Value {
        /// The first gesture came about.
        case first(First.Value)
        /// The value of the second gesture, after the first gesture failed.
        case second(Second.Value)
    }
    public typealias Body = Never

    /// The gesture that is preferred.
    public var first: First
    /// The gesture that is used if the first gesture fails.
    public var second: Second

    /// Creates a gesture that recognizes only one of two gestures.
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

/// A gesture that recognizes two gestures in order, with the same touch.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The phases of a sequence.
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended. The associated value of the second gesture is nil until it has a value.
        case second(First.Value, Second.Value?)
    }
    public typealias Body = Never

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture that recognizes two gestures in order.
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
