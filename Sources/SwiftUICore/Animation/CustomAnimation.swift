import Foundation

/// A way for values to change over time that an app defines.
public protocol CustomAnimation: Hashable {
    /// How far the value has come.
    ///
    /// - Parameters:
    ///   - value: the whole way, from the old value to the new one.
    ///   - time: seconds since the change.
    ///   - context: what the animation keeps for itself from frame to frame.
    /// - Returns: the part of the way, or nil once the animation has ended.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast the value moves, for each second; nil, as it is unless told otherwise, where nobody can say.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes over from one that still runs on the same value. Unless told otherwise, it does
    /// not, and both are added.
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

/// What a custom animation is given with each frame.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation keeps for itself.
    public var state: AnimationState<Value>
    /// Whether the change counts as done, although the value may still move a little.
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

    /// The same context for a value of another type, with its own state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// What a custom animation keeps from frame to frame.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// A state in which every key has its default.
    public init() {}

    /// The value of a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value that a custom animation keeps.
public protocol AnimationStateKey {
    /// What is kept under this key.
    associatedtype Value
    /// The value before any was set.
    static var defaultValue: Value { get }
}
