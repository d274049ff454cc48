/// A key for a value that views provide while they have the focus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused views and the views of the active scene provide.
public struct FocusedValues: Equatable {
    private struct Entry {
        let value: Any
        let equals: (Any) -> Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    init() {}

    /// Accesses the value of a key. Nil if no view provides one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
        set { set(newValue, ObjectIdentifier(key)) }
    }

    /// The object of a type; nil if no view gives one.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { entries[ObjectIdentifier(type)]?.value as? Object }
        set { set(newValue, ObjectIdentifier(type)) }
    }

    private mutating func set<Value>(_ value: Value?, _ key: ObjectIdentifier) {
        entries[key] = value.map { value in
            Entry(value: value) { ($0 as? Value).map { ValueComparison.areEqual($0, value) } ?? false }
        }
    }

    public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
        a.entries.count == b.entries.count
            && a.entries.allSatisfy { key, entry in b.entries[key].map { entry.equals($0.value) } ?? false }
    }
}

/// Gives values out while its content has the focus, or as long as the scene is active.
struct FocusedValuesModifier {
    let isForScene: Bool
    let write: (inout FocusedValues) -> Void
}

extension FocusedValuesModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> FocusedValuesRenderNode {
        FocusedValuesRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: FocusedValuesRenderNode, _ environment: EnvironmentValues) {
        let controller = environment.focusController
        if wrapper.write == nil { controller?.add(wrapper) }
        wrapper.isForScene = isForScene
        wrapper.write = write
        controller?.focusedValuesMayHaveChanged()
    }
}

final class FocusedValuesRenderNode: WrapperRenderNode {
    fileprivate(set) var isForScene = false
    fileprivate(set) var write: ((inout FocusedValues) -> Void)?

    override var debugName: String { "FocusedValues" }
}

extension View {
    /// Provides a value for a key while the focus is in this view. Nil provides no value.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        writesFocusedValues { $0[keyPath: keyPath] = value }
    }

    /// Provides a value for a key while the focus is in this view. Nil provides no value.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        writesFocusedValues { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Provides an observable object while the focus is in this view. Nil provides no object.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        writesFocusedValues { if let object { $0[object: T.self] = object } }
    }

    /// Provides a value for a key while the scene of this view is active.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        writesFocusedValues(isForScene: true) { $0[keyPath: keyPath] = value }
    }

    /// Provides a value for a key while the scene of this view is active. Nil provides no value.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        writesFocusedValues(isForScene: true) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Provides an observable object while the scene of this view is active. Nil provides no object.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        writesFocusedValues(isForScene: true) { if let object { $0[object: T.self] = object } }
    }

    /// Provides an observable object of Combine while the focus is in this view.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        writesFocusedValues { $0[object: T.self] = object }
    }

    /// Provides an observable object of Combine while the focus is in this view. Nil provides no object.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        writesFocusedValues { if let object { $0[object: T.self] = object } }
    }

    /// Provides an observable object of Combine while the scene of this view is active.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        writesFocusedValues(isForScene: true) { $0[object: T.self] = object }
    }

    /// Provides an observable object of Combine while the scene of this view is active. Nil provides no object.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        writesFocusedValues(isForScene: true) { if let object { $0[object: T.self] = object } }
    }

    nonisolated private func writesFocusedValues(
        isForScene: Bool = false, _ write: @escaping (inout FocusedValues) -> Void
    ) -> some View {
        modifier(FocusedValuesModifier(isForScene: isForScene, write: write))
    }
}
