/// The context of a change of state, such as its animation.
///
/// A transaction goes with a change from the place where state is set, down the views that change because of it. Modifiers
/// such as `animation(_:value:)` alter it on the way; whatever changes takes it as it arrives there. It is gone after the
/// update.
public struct Transaction {
    @TaskLocal package static var current = Transaction()

    /// What a transaction carries, in one piece, since each change of state passes a copy to all that it reaches. It is
    /// never altered once it is made, and so tells transactions apart as well: a copy that nobody has altered
    /// represents the same change.
    private final class Contents {
        var animation: Animation?
        var disablesAnimations = false
        var isContinuous = false
        var values: [ObjectIdentifier: any Sendable] = [:]
        var listeners: [AnimationListener] = []

        init(_ other: Contents?) {
            guard let other else { return }
            animation = other.animation
            disablesAnimations = other.disablesAnimations
            isContinuous = other.isContinuous
            values = other.values
            listeners = other.listeners
        }

        var isAnimated: Bool { animation != nil }
    }

    /// Nil where nothing was ever set.
    private var contents: Contents?

    private mutating func alter(_ body: (Contents) -> Void) {
        let altered = Contents(contents)
        body(altered)
        contents = altered
    }

    /// The animation of the change. Nil for no animation.
    public var animation: Animation? {
        get { contents?.animation }
        set { alter { $0.animation = newValue } }
    }

    /// A Boolean value that indicates whether views below ignore the animations of `animation(_:value:)`.
    public var disablesAnimations: Bool {
        get { contents?.disablesAnimations ?? false }
        set { alter { $0.disablesAnimations = newValue } }
    }

    /// A Boolean value that indicates whether the velocity of the change is tracked, so that a following spring starts
    /// with it.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the change comes from a gesture in progress.
    public var isContinuous: Bool {
        get { contents?.isContinuous ?? false }
        set { alter { $0.isContinuous = newValue } }
    }

    package var isEmpty: Bool { contents == nil }

    /// Whether there is an animation: asked for each element that is placed, and so without taking a copy of it.
    package var isAnimated: Bool { contents?.isAnimated ?? false }

    /// Whether both represent the same change.
    package func isSame(as other: Transaction) -> Bool { contents === other.contents }

    /// Those who want to know when the animations of the change have ended.
    package var listeners: [AnimationListener] { contents?.listeners ?? [] }

    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// Accesses the value of a custom key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { (contents?.values[ObjectIdentifier(key)] as? TransactionBox<K.Value>)?.value ?? K.defaultValue }
        set { alter { $0.values[ObjectIdentifier(key)] = TransactionBox(newValue) } }
    }

    /// Calls `completion` when the animations of this transaction are complete, or immediately after the change if it
    /// starts none.
    ///
    /// - Parameter criteria: what counts as complete.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        add(AnimationListener(criteria, completion))
    }

    /// The transaction around the modifiers that `transaction(_:body:)` adds, kept for the content inside of them.
    final class Enclosing {
        let transaction: Transaction
        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    var enclosing: Enclosing?

    package mutating func add(_ listener: AnimationListener) { alter { $0.listeners.append(listener) } }
}

extension Transaction: @unchecked Sendable {
    // Unchecked because keys may hold any value; transactions are made and used on the main actor.
}

private enum TracksVelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
}

private struct TransactionBox<Value>: @unchecked Sendable {
    // Unchecked for the same reason as the transaction that holds it.
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// A key for a value that a transaction carries.
public protocol TransactionKey {
    /// The type of the value for this key.
    associatedtype Value
    /// The default value of the key.
    static var defaultValue: Value { get }
}

/// Runs `body`, and animates its changes of state with `animation`.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(\.animation, animation, body)
}

/// Runs `body`, animates its changes of state with `animation`, and then calls `completion` once.
///
/// - Parameter completionCriteria: when the animations count as complete. Where nothing moves, `completion` is called right
///   after `body`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    let listener = AnimationListener(completionCriteria, completion)
    transaction.add(listener)
    let result = try withTransaction(transaction, body)
    listener.bodyDidRun()
    return result
}

/// Runs `body`. Its changes of state use `transaction`.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.$current.withValue(transaction) { try body() }
}

/// Runs `body`. Its changes of state use the current transaction with one changed value.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
