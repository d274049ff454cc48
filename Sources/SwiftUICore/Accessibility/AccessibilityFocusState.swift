import Foundation

/// A set of assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var members: Set<String>

    private init(name: String) { members = [name] }

    public init() { members = [] }

    /// The screen reader VoiceOver.
    public static let voiceOver = AccessibilityTechnologies(name: "voiceOver")
    /// The technology Switch Control.
    public static let switchControl = AccessibilityTechnologies(name: "switchControl")

    public typealias Element = AccessibilityTechnologies

    public func contains(_ member: AccessibilityTechnologies) -> Bool { members.isSuperset(of: member.members) }

    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        var copy = self
        copy.members.formUnion(other.members)
        return copy
    }

    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        var copy = self
        copy.members.formIntersection(other.members)
        return copy
    }

    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        var copy = self
        copy.members.formSymmetricDifference(other.members)
        return copy
    }

    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        members.formUnion(newMember.members)
        return (isNew, newMember)
    }

    @discardableResult public mutating func remove(
        _ member: AccessibilityTechnologies
    ) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        members.subtract(member.members)
        return removed.members.isEmpty ? nil : removed
    }

    @discardableResult public mutating func update(
        with newMember: AccessibilityTechnologies
    ) -> AccessibilityTechnologies? {
        let old = intersection(newMember)
        members.formUnion(newMember.members)
        return old.members.isEmpty ? nil : old
    }

    public mutating func formUnion(_ other: AccessibilityTechnologies) { members.formUnion(other.members) }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) {
        members.formIntersection(other.members)
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        members.formSymmetricDifference(other.members)
    }
}

/// A property wrapper that stores which view has the focus of a screen reader: a Boolean value for one view, or a value
/// that identifies one of several views.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the accessibility focus.
    @propertyWrapper
    public struct Binding {
        let location: Location<Value>
        /// The value when no view has it.
        let unfocused: Value

        /// The focus of the reader.
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, Transaction.current) }
        }

        /// The binding itself.
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private var box: StateBox<Value>?
    private let unfocused: Value

    /// Creates a state that indicates whether a view has the accessibility focus.
    public init() where Value == Bool { unfocused = false }

    /// Creates a state that indicates whether a view has the accessibility focus of some technologies. Perch ignores
    /// the technologies.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { unfocused = false }

    /// Creates a state that identifies the view with the accessibility focus. Nil for none.
    public init<T: Hashable>() where Value == T? { unfocused = nil }

    /// Creates a state that identifies the view with the accessibility focus of some technologies. Perch ignores the
    /// technologies.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { unfocused = nil }

    /// The focus of the reader. Setting it moves the reader there.
    public var wrappedValue: Value {
        get { box?.get() ?? unfocused }
        nonmutating set { box?.set(newValue, Transaction.current) }
    }

    /// A binding for `accessibilityFocused(_:)`.
    public var projectedValue: AccessibilityFocusState<Value>.Binding {
        Binding(location: box ?? ConstantLocation(unfocused), unfocused: unfocused)
    }

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let unfocused = property.pointee.unfocused
        property.pointee.box = slots.object(key) { StateBox(unfocused) }
    }
}

extension AccessibilityFocusState: SelfComparingProperty {
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension AccessibilityFocusState.Binding: DynamicProperty {
    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {}
}

extension AccessibilityFocusState.Binding: SelfComparingProperty {
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Self.self).pointee
        let b = b.assumingMemoryBound(to: Self.self).pointee
        return a.location.isSame(as: b.location)
    }
}

/// Connects the element of a view with where the reader stands.
private struct AccessibilityFocusedModifier<Value: Hashable> {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value
}

extension AccessibilityFocusedModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isFocused = binding.wrappedValue == value
        content.accessibilityChange { node in
            node.isFocused = isFocused
            node.setFocusing { focused in
                if focused {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = binding.unfocused
                }
            }
        }
    }
}

extension View {
    /// Binds the accessibility focus of this view to a Boolean value.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusedModifier(binding: condition, value: true))
    }

    /// Binds the accessibility focus of this view to a value that identifies it.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusedModifier(binding: binding, value: value))
    }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
