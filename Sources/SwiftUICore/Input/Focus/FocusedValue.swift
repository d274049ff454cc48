import Foundation
import Observation

/// A property wrapper for a value that the focused view, or a view around it, provides. Nil if there is none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var value: Value?

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    /// Creates a property that reads the observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[object: objectType] }
    }

    /// The value now.
    public var wrappedValue: Value? { value }

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.value = slots.node.flatMap { property.pointee.read($0.host.focus.observedValues()) }
    }
}

extension FocusedValue: SelfComparingProperty {
    // What was read is known to the body that read it.
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// A property wrapper for the value of a binding that the focused view, or a view around it, provides.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var binding: Binding<Value>?

    /// Creates a property that reads the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    /// The current value. Nil if there is no binding; setting it then has no effect. Setting nil has no effect either.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value, if any.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(
            location: ClosureLocation(
                get: { binding?.wrappedValue },
                set: { new, transaction in
                    if let new { binding?.transaction(transaction).wrappedValue = new }
                }))
    }

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.binding = slots.node?.host.focus.observedValues()[keyPath: property.pointee.keyPath]
    }
}

extension FocusedBinding: SelfComparingProperty {
    // What was read is known to the body that read it.
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
