import Foundation

/// A gesture that calls a closure when its value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        var last: Value?
        return FollowingRecognizer(observing: Content._makeRecognizer(gesture.content)) { phase in
            switch phase {
            case .active(let value):
                if value != last { gesture.action(value) }
                last = value
            default: last = nil
            }
        }
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
        FollowingRecognizer(observing: Content._makeRecognizer(gesture.content)) { phase in
            if case .ended(let value) = phase { gesture.action(value) }
        }
    }
}

extension _EndedGesture: Gesture {}

/// A gesture whose value is made from another's.
public struct _MapGesture<Content: Gesture, Value> {
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        FollowingRecognizer(Content._makeRecognizer(gesture.content)) { $0.map(gesture.transform) }
    }
}

extension _MapGesture: Gesture {}

/// A gesture that keeps a `GestureState` up to date.
public struct GestureStateGesture<Base: Gesture, State> {
    public typealias Value = Base.Value
    public typealias Body = Never

    /// The gesture whose values change the state.
    public var base: Base
    /// The state that is changed, and put back at the end.
    public var state: GestureState<State>
    /// Changes the state by the gesture's value.
    public var body: (Value, inout State, inout Transaction) -> Void

    /// A gesture that changes `state` by calling `body` with each of its values.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        FollowingRecognizer(observing: Base._makeRecognizer(gesture.base)) { phase in
            switch phase {
            case .active(let value):
                var state = gesture.state.wrappedValue
                var transaction = Transaction()
                gesture.body(value, &state, &transaction)
                gesture.state.set(state, transaction)
            case .ended, .failed: gesture.state.resetToInitialValue()
            case .possible: break
            }
        }
    }
}

extension GestureStateGesture: Gesture {}

extension Gesture {
    /// Calls `action` while the gesture goes on, when its value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }

    /// Calls `action` when the gesture ends.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Makes the gesture's value from its present one.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Keeps `state` up to date while the gesture goes on.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

extension _GestureRecognizer.Phase {
    fileprivate func map<T>(_ transform: (Value) -> T) -> _GestureRecognizer<T>.Phase {
        switch self {
        case .possible: .possible
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// Passes events to another recogniser; `follow` is told the phase that it comes to, and says which one follows.
private final class FollowingRecognizer<Base, Value>: _GestureRecognizer<Value> {
    private let content: _GestureRecognizer<Base>
    private let follow: (_GestureRecognizer<Base>.Phase) -> Phase

    init(
        _ content: _GestureRecognizer<Base>, follow: @escaping (_GestureRecognizer<Base>.Phase) -> Phase
    ) {
        self.content = content
        self.follow = follow
    }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        content.receive(event, context)
        phase = follow(content.phase)
    }

    override func tick(_ time: TimeInterval) {
        content.tick(time)
        phase = follow(content.phase)
    }

    override func reset() {
        content.reset()
        super.reset()
    }

    override func cancel() {
        content.cancel()
        super.cancel()
        _ = follow(.failed)
    }
}

extension FollowingRecognizer where Base == Value {
    /// Has the phases of another recogniser, and tells them.
    convenience init(observing content: _GestureRecognizer<Base>, observe: @escaping (Phase) -> Void) {
        self.init(content) { phase in
            observe(phase)
            return phase
        }
    }
}
