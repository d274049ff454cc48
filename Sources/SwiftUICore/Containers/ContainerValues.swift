/// A key for a value that a view hands to the container around it.
public protocol ContainerValueKey {
    /// The type of the value for this key.
    associatedtype Value
    /// The default value of the key.
    static var defaultValue: Value { get }
}

/// The values that a view hands to the container around it, and to no container further out.
public struct ContainerValues {
    private var boxes: [ObjectIdentifier: any ContainerValueBox] = [:]
    private let tag: AnyHashable?

    init(tag: AnyHashable? = nil) { self.tag = tag }

    /// The value of `key`.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { (boxes[ObjectIdentifier(key)] as? TypedContainerValueBox<Key>)?.value ?? Key.defaultValue }
        set { boxes[ObjectIdentifier(key)] = TypedContainerValueBox<Key>(value: newValue) }
    }

    /// Returns the tag of the view with this type. Nil if there is none.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Returns a Boolean value that indicates whether `tag` is the view's tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    /// These values, over which those of `other` go.
    func overridden(by other: ContainerValues) -> ContainerValues {
        var result = self
        result.boxes.merge(other.boxes) { $1 }
        return result
    }

    /// These values, for a view with a tag.
    fileprivate func tagged(_ tag: AnyHashable?) -> ContainerValues {
        var result = ContainerValues(tag: tag)
        result.boxes = boxes
        return result
    }
}

extension ContainerValues {
    /// Whether both hand over the same.
    func isEqual(to other: ContainerValues) -> Bool {
        tag == other.tag && boxes.count == other.boxes.count
            && boxes.allSatisfy { key, box in other.boxes[key].map(box.isEqual) ?? false }
    }
}

private protocol ContainerValueBox {
    func isEqual(to other: any ContainerValueBox) -> Bool
}

private struct TypedContainerValueBox<Key: ContainerValueKey>: ContainerValueBox {
    let value: Key.Value

    func isEqual(to other: any ContainerValueBox) -> Bool {
        (other as? Self).map { ValueComparison.areEqual(value, $0.value) } ?? false
    }
}

private enum ContainerValuesTraitKey: ViewTraitKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

/// Passes values to the container around, besides those that the content itself passes on.
struct ContainerValuesModifier {
    let values: ContainerValues
}

extension ContainerValuesModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> ContainerValuesRenderNode {
        ContainerValuesRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: ContainerValuesRenderNode, _ environment: EnvironmentValues) {
        guard !wrapper.values.isEqual(to: values) else { return }
        wrapper.values = values
        wrapper.notifyTraitObservers()
    }
}

final class ContainerValuesRenderNode: WrapperRenderNode {
    var values = ContainerValues()

    override func attachedTrait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        guard key == ContainerValuesTraitKey.self else { return super.attachedTrait(key) }
        let inner = super.attachedTrait(ContainerValuesTraitKey.self) ?? ContainerValuesTraitKey.defaultValue
        return .some(inner.overridden(by: values) as! Key.Value)
    }
}

extension View {
    /// Sets a value for the container of this view. If there are several values for a key, the outermost is used.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        var values = ContainerValues()
        values[keyPath: keyPath] = value
        return modifier(ContainerValuesModifier(values: values))
    }
}

extension ContainerValues {
    /// What an element hands to its container.
    init(of element: RenderNode) {
        self = element.trait(ContainerValuesTraitKey.self).tagged(element.trait(TagTraitKey.self))
    }
}
