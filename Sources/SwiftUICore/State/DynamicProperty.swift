@_spi(Reflection) import Swift

/// A stored property of a view that reads an external value and makes the body run when it changes.
public protocol DynamicProperty {
    /// Called before each run of the body, after the nested properties are connected.
    mutating func update()

    /// Connects the property at `pointer` with the data that the node stores for it.
    @MainActor @preconcurrency
    static func _connect(_ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots)
}

extension DynamicProperty {
    public mutating func update() {}

    /// Connects the parts of a custom property, and then updates it.
    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {
        DynamicPropertyFields.of(Self.self).connect(pointer, slots, base: key)
        pointer.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

/// The storage of a node for the dynamic properties of its view, by their offset.
@MainActor
public final class _DynamicPropertySlots {
    package private(set) weak var node: _ViewNode?
    package private(set) var reader: DependencyReader?
    /// Notes which keys are read from it.
    package private(set) var environment = EnvironmentValues()
    private var objects: [Int: AnyObject] = [:]
    /// The types of the objects that properties read from the environment and that nobody gave.
    package private(set) var missingObjects: [Any.Type] = []

    package nonisolated init() {}

    package func begin(node: _ViewNode, reader: DependencyReader, environment: EnvironmentValues) {
        self.node = node
        self.reader = reader
        self.environment = environment
        missingObjects = []
    }

    /// A property's object is not in the environment.
    package func noteMissing(_ type: Any.Type) { missingObjects.append(type) }

    /// The object kept under `key`, made on first use.
    package func object<Object: AnyObject>(_ key: Int, make: () -> Object) -> Object {
        if let object = objects[key] as? Object { return object }
        let object = make()
        objects[key] = object
        return object
    }

    package func tearDown() {
        for case let object as any DynamicPropertyTeardown in objects.values { object.tearDown() }
        objects = [:]
    }
}

package typealias DynamicPropertySlots = _DynamicPropertySlots

/// An object kept for a dynamic property that must end something when its view goes away.
@MainActor package protocol DynamicPropertyTeardown: AnyObject {
    func tearDown()
}

/// Where the stored properties of a type lie and which of them are dynamic, found once for each type.
package final class DynamicPropertyFields {
    package struct Field {
        package let offset: Int
        package let type: any DynamicProperty.Type
    }

    /// One stored property, as comparing two values needs it.
    struct Comparison {
        let offset: Int
        let size: Int
        let equal: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    package let fields: [Field]
    let comparisons: [Comparison]
    /// The type itself, where it has `==`.
    let equatable: (any Equatable.Type)?
    /// Whether the body of some view of this type was seen to read an observable object.
    @MainActor var bodyReadsObservables = false

    package var isEmpty: Bool { fields.isEmpty }

    @MainActor private static var known: [ObjectIdentifier: DynamicPropertyFields] = [:]

    @MainActor package static func of(_ type: Any.Type) -> DynamicPropertyFields {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        let fields = DynamicPropertyFields(type)
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    private init(_ type: Any.Type) {
        var fields: [Field] = []
        var comparisons: [Comparison] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            if let dynamic = fieldType as? any DynamicProperty.Type {
                fields.append(Field(offset: offset, type: dynamic))
            }
            comparisons.append(ValueComparison.comparison(of: fieldType, offset: offset))
            return true
        }
        self.fields = fields
        self.comparisons = comparisons
        equatable = type as? any Equatable.Type
    }

    @MainActor
    package func connect(
        _ base: UnsafeMutableRawPointer, _ slots: _DynamicPropertySlots, base key: Int = 0
    ) {
        for field in fields {
            field.type._connect(base + field.offset, key + field.offset, slots)
        }
    }
}
