import Foundation

/// A gesture that calls a closure when its value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        ObservingRecognizer(Content._makeRecognizer(gesture.content), ChangeObserver(action: gesture.action))
    }
}

extension _ChangedGesture: Gesture {}

/// A gesture that calls a closure when it ends.
public struct _EndedGesture<Content: Gesture> {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        ObservingRecognizer(Content._makeRecognizer(gesture.content), EndObserver(action: gesture.action))
    }
}

extension _EndedGesture: Gesture {}

/// A gesture whose value is created from the value of another gesture.
public struct _MapGesture<Content: Gesture, Value> {
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        MappingRecognizer(Content._makeRecognizer(gesture.content), gesture.transform)
    }
}

extension _MapGesture: Gesture {}

/// A gesture that updates a `GestureState`.
public struct GestureStateGesture<Base: Gesture, State> {
    public typealias Value = Base.Value
    public typealias Body = Never

    /// The gesture whose values change the state.
    public var base: Base
    /// The state that is updated, and reset at the end.
    public var state: GestureState<State>
    /// The closure that updates the state with the value of the gesture.
    public var body: (Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates `state` with `body` for each value.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        ObservingRecognizer(
            Base._makeRecognizer(gesture.base), StateObserver(state: gesture.state, change: gesture.body))
    }
}

extension GestureStateGesture: Gesture {}

extension Gesture {
    /// Calls `action` while the gesture continues, when its value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }

    /// Calls `action` when the gesture ends.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Returns a gesture whose value a closure creates from the value of this gesture.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Updates `state` while the gesture continues.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
