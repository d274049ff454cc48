import Foundation

/// A way for values to change over time that an app defines.
public protocol CustomAnimation: Hashable {
    /// Returns the progress of the value.
    ///
    /// - Parameters:
    ///   - value: the whole way, from the old value to the new one.
    ///   - time: seconds since the change.
    ///   - context: what the animation keeps for itself from frame to frame.
    /// - Returns: the part of the way, or nil once the animation has ended.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Returns the velocity of the value, per second. Nil if it is unknown, which is the default.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns a Boolean value that indicates whether this animation replaces a running animation of the same value. By
    /// default, it does not, and both are added.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The context that a custom animation receives with each frame.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that the animation stores.
    public var state: AnimationState<Value>
    /// A Boolean value that indicates whether the animation is logically complete, although the value can still move
    /// slightly.
    public var isLogicallyComplete: Bool
    /// The environment of the view that changes.
    public let environment: EnvironmentValues

    package init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environment: EnvironmentValues
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// Returns the same context for a value of another type, with a separate state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// The state that a custom animation stores from frame to frame.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state with the default value for each key.
    public init() {}

    /// The value of a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value in the state of a custom animation.
public protocol AnimationStateKey {
    /// The type of the value for this key.
    associatedtype Value
    /// The value before any was set.
    static var defaultValue: Value { get }
}
