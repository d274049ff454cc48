/// A property wrapper for an identifier that is unique to the view, for matching views with each other.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// The identity.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var id = ID(number: 0)

    public init() {}

    /// The namespace's identity, the same as long as the view lives.
    public var wrappedValue: Namespace.ID { id }

    @MainActor private static var last = 0

    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        final class Box {
            let id: ID
            init(_ id: ID) { self.id = id }
        }
        let box = slots.object(key) {
            last += 1
            return Box(ID(number: last))
        }
        pointer.assumingMemoryBound(to: Self.self).pointee.id = box.id
    }
}

extension Namespace: SelfComparingProperty {
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
