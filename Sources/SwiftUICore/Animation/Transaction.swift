/// The circumstances of a change of state: above all, the animation that shows it.
public struct Transaction {
    @TaskLocal package static var current = Transaction()

    /// The animation that shows the change; nil shows it at once.
    public var animation: Animation? {
        didSet { isEmpty = false }
    }

    /// Whether animations given below by `animation(_:value:)` are ignored.
    public var disablesAnimations = false {
        didSet { isEmpty = false }
    }

    /// Whether the speed of the change is noted, for springs that come after it. Until animations run, it has no effect.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// Whether the change comes from a gesture that goes on.
    public var isContinuous = false {
        didSet { isEmpty = false }
    }

    private var values: [ObjectIdentifier: any Sendable] = [:]

    package private(set) var isEmpty = true

    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
        isEmpty = false
    }

    /// The value of a key of the program's own.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { (values[ObjectIdentifier(key)] as? TransactionBox<K.Value>)?.value ?? K.defaultValue }
        set {
            values[ObjectIdentifier(key)] = TransactionBox(newValue)
            isEmpty = false
        }
    }
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
    /// What the transaction carries under this key.
    associatedtype Value
    /// The value of a transaction that nobody gave one.
    static var defaultValue: Value { get }
}

/// Runs `body`, and shows the changes of state that it makes with `animation`.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, whose changes of state get `transaction`.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.$current.withValue(transaction) { try body() }
}

/// Runs `body`, whose changes of state get the present transaction with one value changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
