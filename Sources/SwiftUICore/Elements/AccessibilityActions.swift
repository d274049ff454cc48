import CollectionSupplement

/// What the elements of a host do, by the numbers that are in its accessibility tree.
///
/// The tree is a value that may be read anywhere and kept for long; what its elements do stays here. A number is good as long as
/// the view is there, and does what the view does for it at the time, not what it did when the tree was read.
package final class AccessibilityActions {
    private var owners: [UInt64: WeakReference<ElementActions>] = [:]

    /// Does what an element does for a number. Returns whether there is still something that it does.
    @discardableResult package func perform<Value>(_ id: AccessibilityActionID<Value>, with value: Value) -> Bool {
        guard let perform = owners[id.owner]?.element?[id] else { return false }
        perform(value)
        return true
    }

    /// Does something for which nothing needs to be known.
    @discardableResult package func perform(_ id: AccessibilityActionID<Void>) -> Bool { perform(id, with: ()) }

    /// Does the action of an element. Returns whether the element has it and may be used.
    @discardableResult package func perform(_ kind: AccessibilityAction.Kind, on node: AccessibilityNode) -> Bool {
        guard node.isEnabled, let action = node.actions.first(where: { $0.kind == kind }) else { return false }
        return perform(action.id)
    }

    /// Does what a double tap on an element does. Returns whether the element has, and may use, an action for it; where it has
    /// not, a host taps at its `activationPoint`.
    @discardableResult package func activate(_ node: AccessibilityNode) -> Bool { perform(.activate, on: node) }

    /// Raises or lowers the value of an element. Returns whether that is possible.
    @discardableResult package func adjust(
        _ node: AccessibilityNode, _ direction: AccessibilityAdjustmentDirection
    ) -> Bool { perform(node.adjust, of: node, with: direction) }

    /// Scrolls an element towards an edge. Returns whether that is possible.
    @discardableResult package func scroll(_ node: AccessibilityNode, to edge: Edge) -> Bool {
        perform(node.scroll, of: node, with: edge)
    }

    /// Puts another text in the place of a field's. Returns whether the element is a field that may be used.
    @discardableResult package func replaceText(of node: AccessibilityNode, with text: String) -> Bool {
        perform(node.replaceText, of: node, with: text)
    }

    /// Sets the number that the value of an element represents. Returns whether that is possible.
    @discardableResult package func set(_ node: AccessibilityNode, to number: Double) -> Bool {
        perform(node.amount?.set, of: node, with: number)
    }

    private func perform<Value>(
        _ id: AccessibilityActionID<Value>?, of node: AccessibilityNode, with value: Value
    ) -> Bool {
        guard node.isEnabled, let id else { return false }
        return perform(id, with: value)
    }

    /// How many render nodes describe what their elements do.
    package var count: Int { owners.count }

    fileprivate func add(_ actions: ElementActions, of owner: UInt64) { owners[owner] = WeakReference(actions) }
    fileprivate func remove(_ owner: UInt64) { owners[owner] = nil }
}

/// What the elements do that one render node describes. They are described again each time that the node is read.
final class ElementActions {
    private let owner: UInt64
    private let table: AccessibilityActions
    private var performs: [Any] = []

    init(of node: RenderNode) {
        owner = node.id
        table = node.tree.accessibilityActions
        table.add(self, of: owner)
    }

    deinit { table.remove(owner) }

    /// The node is read: what was described before is not valid any longer.
    func restart() { performs.removeAll(keepingCapacity: true) }

    func add<Value>(_ perform: @escaping (Value) -> Void) -> AccessibilityActionID<Value> {
        performs.append(perform)
        return AccessibilityActionID(owner: owner, index: performs.count - 1)
    }

    fileprivate subscript<Value>(id: AccessibilityActionID<Value>) -> ((Value) -> Void)? {
        performs.indices.contains(id.index) ? performs[id.index] as? (Value) -> Void : nil
    }
}

extension RenderNode {
    /// The number of something that an element of the node does. Called while the node is read.
    package final func makeAction<Value>(_ perform: @escaping (Value) -> Void) -> AccessibilityActionID<Value> {
        let actions = elementActions ?? ElementActions(of: self)
        elementActions = actions
        return actions.add(perform)
    }
}

extension NodeHost {
    /// What the elements do that are in the host's accessibility tree.
    package final var accessibilityActions: AccessibilityActions { tree.accessibilityActions }
}
