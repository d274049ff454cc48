/// Gives away the elements of a view that is in the tree.
@MainActor package final class ElementProbe {
    fileprivate weak var node: _ViewNode?
    package init() {}
    package var elements: [RenderNode] { node?.elements ?? [] }
}

/// Shows one element of its content only, or all of them to a probe.
package struct ElementSelection<Content: View>: View, PrimitiveView {
    package typealias Body = Never

    fileprivate var content: Content
    /// The element to show; nil for all.
    fileprivate let index: Int?
    fileprivate let probe: ElementProbe?

    package init(_ content: Content, index: Int? = nil, probe: ElementProbe? = nil) {
        self.content = content
        self.index = index
        self.probe = probe
    }

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ElementSelectionNode(view, inputs)
    }
}

private final class ElementSelectionNode<Content: View>: ForwardingNode<ElementSelection<Content>, Content> {
    init(_ view: ElementSelection<Content>, _ inputs: _ViewInputs) {
        super.init(view, inputs, content: \.content)
        view.probe?.node = self
    }

    // Several views are several elements, whatever modifies them together.
    override var contentInputs: _ViewInputs { childInputs }

    override var elementCount: Int {
        guard let index = view.index else { return child.elementCount }
        return index < child.elementCount ? 1 : 0
    }

    override func element(at position: Int) -> RenderNode? {
        guard let index = view.index else { return child.element(at: position) }
        return position == 0 ? child.element(at: index) : nil
    }

    override func collectElements(into elements: inout [RenderNode]) {
        guard let index = view.index else { return child.collectElements(into: &elements) }
        if let element = child.element(at: index) { elements.append(element) }
    }

    // The elements that do not show have no say.
    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard let index = view.index else { return super.collectPreference(key, into: &value) }
        child.preferenceSource(ofElementAt: index).collectPreference(key, into: &value)
    }
}

extension _ViewNode {
    /// The node here or below whose preferences are those of the element at `index`.
    fileprivate func preferenceSource(ofElementAt index: Int) -> _ViewNode {
        if self is any PreferenceWriter { return self }
        var (start, total) = (0, 0)
        var source: _ViewNode?
        forEachElementSource { node in
            let count = node.elementCount
            if source == nil, index < total + count { (source, start) = (node, total) }
            total += count
        }
        guard let source, total == elementCount else { return self }
        return source.preferenceSource(ofElementAt: index - start)
    }
}
