/// A property wrapper for a value that the engine stores while the view exists.
///
/// Setting it makes those bodies run again that have read it. It may be set from any thread.
///
/// Each time that a view is made, so is the initial value of its state, although the first one alone counts. In a project that is
/// built by `perch`, an initial value that is a call, such as a model, is made once: when the view first appears, as with the SDK of
/// iOS 27, where `@State` is a macro.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private enum Initial {
        case made(Value)
        case later(() -> Value)

        var value: Value {
            switch self {
            case .made(let value): value
            case .later(let make): make()
            }
        }
    }

    private var initial: Initial
    private var box: StateBox<Value>?

    /// Creates a state that starts with `value` when the view first appears. Later values are ignored.
    public init(wrappedValue value: Value) { initial = .made(value) }

    /// Creates a state that starts with `value` when the view first appears.
    public init(initialValue value: Value) { initial = .made(value) }

    /// Creates a state that creates its value when the view first appears.
    ///
    /// `perch` adds the second argument in its copy of a project's sources. Were it not there, `state = value` in an initializer
    /// would not compile: a property wrapper cannot be initialized so if its value is always an autoclosure.
    public init(wrappedValue value: @autoclosure @escaping () -> Value, _later: Void) { initial = .later(value) }

    /// The current value. Outside an existing view, it is the initial value, and setting it has no effect.
    public var wrappedValue: Value {
        get { box?.get() ?? initial.value }
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
        Binding(location: box ?? ConstantLocation(initial.value))
    }

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let state = pointer.assumingMemoryBound(to: State<Value>.self)
        let initial = state.pointee.initial
        state.pointee.box = slots.object(key) {
            let initial = initial.value
            guard let node = slots.node, let kept = node.host.keptStates else { return StateBox(initial) }
            return kept.box(initial, "\(node.path) \(key)")
        }
    }
}

// Unchecked for the closure: it runs once, on the main actor, where the view appears.
extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that starts with nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: SelfComparingProperty {
    // The box belongs to the node; an initial value that differs has no effect.
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
