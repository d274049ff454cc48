/// An element while it is described: the value that is read, and what puts the things that it does into its host.
@dynamicMemberLookup package struct AccessibilityDescription {
    package var node: AccessibilityNode
    private unowned let owner: RenderNode

    /// - Parameter owner: the render node that is read.
    init(_ node: AccessibilityNode, by owner: RenderNode) {
        self.node = node
        self.owner = owner
    }

    package subscript<Value>(dynamicMember path: WritableKeyPath<AccessibilityNode, Value>) -> Value {
        _read { yield node[keyPath: path] }
        _modify { yield &node[keyPath: path] }
    }

    package subscript<Value>(dynamicMember path: KeyPath<AccessibilityNode, Value>) -> Value { node[keyPath: path] }

    /// Sets what the element does for `kind`; an action of the same kind is replaced.
    package mutating func setAction(_ kind: AccessibilityAction.Kind, _ perform: @escaping () -> Void) {
        node.setAction(kind, owner.makeAction { (_: Void) in perform() })
    }

    /// Sets what raises and lowers the value.
    package mutating func setAdjustment(_ perform: @escaping (AccessibilityAdjustmentDirection) -> Void) {
        node.adjust = owner.makeAction(perform)
    }

    /// Sets the number that the value represents, its bounds, and what changes it.
    package mutating func setAmount(
        _ value: Double, in bounds: ClosedRange<Double>, _ perform: @escaping (Double) -> Void
    ) { node.amount = AccessibilityAmount(value, in: bounds, set: owner.makeAction(perform)) }

    /// Sets what puts another text in the place of a field's.
    package mutating func setTextReplacement(_ perform: @escaping (String) -> Void) {
        node.replaceText = owner.makeAction(perform)
    }

    /// Sets what scrolls the element towards an edge.
    mutating func setScrolling(_ perform: @escaping (Edge) -> Void) { node.scroll = owner.makeAction(perform) }

    /// Sets what is done when a reader comes to the element or leaves it.
    mutating func setFocusing(_ perform: @escaping (Bool) -> Void) { node.setFocused = owner.makeAction(perform) }

    /// The name that a program gave in a namespace, or for the whole screen.
    func name(_ id: AnyHashable, in namespace: AnyHashable?) -> AccessibilityLinkName {
        owner.tree.linkNames.name(id, in: namespace)
    }

    /// The number of what is done before a reader goes to an entry of a rotor.
    func preparation(_ perform: @escaping () -> Void) -> AccessibilityActionID<Void> {
        owner.makeAction { (_: Void) in perform() }
    }
}
