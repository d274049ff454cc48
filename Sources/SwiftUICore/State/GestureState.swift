/// A value that follows a gesture and returns to its initial value when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private var initialValue: Value
    private var box: StateBox<Value>?
    private let reset: (Value, inout Transaction) -> Void

    /// Creates a state that starts with `wrappedValue` and is reset to it.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
    /// Creates a state that starts with a value and is reset to it.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// Creates a state that starts with a value and is reset to it, with its own transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }
    /// Creates a state that starts with a value and is reset to it. `reset` can change the transaction of the reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// Creates a state that starts with `wrappedValue` and is reset to it, with its own transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }

    /// Creates a state that starts with `wrappedValue` and is reset to it. `reset` can change the transaction of the
    /// reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        self.reset = reset
    }

    /// The value now.
    public var wrappedValue: Value { box?.get() ?? initialValue }

    /// The property wrapper, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    package func set(_ value: Value, _ transaction: Transaction) { box?.set(value, transaction) }

    package func resetToInitialValue() {
        guard let box else { return }
        var transaction = Transaction()
        reset(box.get(), &transaction)
        box.set(initialValue, transaction)
    }

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let state = pointer.assumingMemoryBound(to: Self.self)
        let initial = state.pointee.initialValue
        state.pointee.box = slots.object(key) { StateBox(initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that starts with nil and is reset to it, with `resetTransaction`.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state that starts with nil and is reset to it. `reset` can change the transaction of the reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: SelfComparingProperty {
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}
