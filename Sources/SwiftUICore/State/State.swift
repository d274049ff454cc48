/// A value that the engine keeps for a view as long as the view exists.
///
/// Setting it makes those bodies run again that have read it. It may be set from any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initialValue: Value
    private var box: StateBox<Value>?

    /// Starts with `value` when the view first appears; later values given here are ignored.
    public init(wrappedValue value: Value) { initialValue = value }

    /// Starts with `value` when the view first appears.
    public init(initialValue value: Value) { initialValue = value }

    /// The value now. Outside a view in the tree it is the initial value, and setting it does nothing.
    public var wrappedValue: Value {
        get { box?.get() ?? initialValue }
        nonmutating set {
            guard let box else {
                Log.once("A @State of type \(Value.self) was set outside a view on screen; the value is lost.")
                return
            }
            box.set(newValue, Transaction.current)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(location: box ?? ConstantLocation(initialValue))
    }

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let state = pointer.assumingMemoryBound(to: State<Value>.self)
        let initial = state.pointee.initialValue
        state.pointee.box = slots.object(key) {
            guard let node = slots.node, let kept = node.host.keptStates else { return StateBox(initial) }
            return kept.box(initial, "\(node.path) \(key)")
        }
    }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts with nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: SelfComparingProperty {
    // The box belongs to the node; an initial value that differs has no effect.
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
