/// Where an element is in a section.
package struct SectionPosition: Equatable, Sendable {
    package enum Role: Sendable {
        case header, row, footer
    }

    /// The same for all elements of one section.
    package var section: UInt64
    package var role: Role
    /// For rows: whether this is the section's first, or last.
    package var isFirst: Bool
    package var isLast: Bool
    package var hasHeader: Bool
    package var hasFooter: Bool
}

/// The section, if any, that an element belongs to.
package enum SectionTraitKey: ViewTraitKey {
    package static var defaultValue: SectionPosition? { nil }
}

/// A header, rows and a footer, of which each element knows its position. Rows are made when they are asked for.
package struct SectionElements<Header: View, Rows: View, Footer: View> {
    let header: Header
    let rows: Rows
    let footer: Footer

    package init(header: Header, rows: Rows, footer: Footer) {
        self.header = header
        self.rows = rows
        self.footer = footer
    }
}

extension SectionElements: View, PrimitiveView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        inputs.place == .root ? inputs.host.standardViews.makeRootStack(view, inputs) : SectionNode(view, inputs)
    }

    package static var _elementCount: Int? {
        guard let header = Header._elementCount, let rows = Rows._elementCount, let footer = Footer._elementCount
        else { return nil }
        return header + rows + footer
    }
}

private final class SectionNode<Header: View, Rows: View, Footer: View>:
    _TypedViewNode<SectionElements<Header, Rows, Footer>>
{
    private var header: _TypedViewNode<Header>!
    private var rows: _TypedViewNode<Rows>!
    private var footer: _TypedViewNode<Footer>!
    private var wrappers: [ObjectIdentifier: SectionElementRenderNode] = [:]
    private let identity: UInt64

    override init(_ view: SectionElements<Header, Rows, Footer>, _ inputs: _ViewInputs) {
        identity = inputs.host.tree.makeNodeID()
        super.init(view, inputs)
        header = Header._makeNode(view.header, childInputs)
        rows = Rows._makeNode(view.rows, childInputs)
        footer = Footer._makeNode(view.footer, childInputs)
    }

    override func update(_ view: SectionElements<Header, Rows, Footer>) {
        self.view = view
        header.update(view.header)
        rows.update(view.rows)
        footer.update(view.footer)
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        visit(header)
        visit(rows)
        visit(footer)
    }

    private var parts: [(_ViewNode, SectionPosition.Role)] {
        [(header, .header), (rows, .row), (footer, .footer)]
    }

    // MARK: Elements

    /// The element's wrapper, which receives its present position.
    private func wrap(
        _ element: RenderNode, _ role: SectionPosition.Role, _ index: Int, of count: Int
    ) -> RenderNode {
        let position = SectionPosition(
            section: identity, role: role, isFirst: index == 0, isLast: index == count - 1,
            hasHeader: header.elementCount > 0, hasFooter: footer.elementCount > 0)
        let key = ObjectIdentifier(element)
        if let wrapper = wrappers[key] {
            wrapper.setPosition(position)
            return wrapper
        }
        let wrapper = SectionElementRenderNode(tree: host.tree, child: element, position: position)
        wrappers[key] = wrapper
        return wrapper
    }

    override func elementBuilt(round element: RenderNode) -> RenderNode? { wrappers[ObjectIdentifier(element)] }

    override func element(at index: Int) -> RenderNode? {
        var index = index
        for (part, role) in parts {
            let count = part.elementCount
            if index < count { return part.element(at: index).map { wrap($0, role, index, of: count) } }
            index -= count
        }
        return nil
    }

    override func collectElements(into elements: inout [RenderNode]) {
        for (part, role) in parts {
            let inner = part.elements
            for (index, element) in inner.enumerated() {
                elements.append(wrap(element, role, index, of: inner.count))
            }
        }
    }

    override func collectSections(into sections: inout [SectionExtent], from start: Int) {
        sections.append(
            SectionExtent(
                start: start, headers: header.elementCount, rows: rows.elementCount,
                footers: footer.elementCount))
    }

    override func discardElements(_ elements: [RenderNode]) {
        let gone = elements.compactMap { wrappers.removeValue(forKey: ObjectIdentifier($0)) }
        if !gone.isEmpty { parent?.discardElements(gone) }
    }
}

private final class SectionElementRenderNode: WrapperRenderNode {
    private var position: SectionPosition

    init(tree: RenderTree, child: RenderNode, position: SectionPosition) {
        self.position = position
        super.init(tree: tree, child: child)
    }

    func setPosition(_ new: SectionPosition) {
        guard new != position else { return }
        position = new
        setNeedsLayout()
        notifyTraitObservers()
    }

    override func attachedTrait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == SectionTraitKey.self ? .some(position as! Key.Value) : super.attachedTrait(key)
    }
}

extension ContainerValues {
    /// What the section that an element belongs to hands to its container: what was said of the section, not of the
    /// element in it.
    init(ofSectionOf element: RenderNode) {
        var values = ContainerValues()
        var node: RenderNode? = element
        while let current = node, !(current is SectionElementRenderNode) {
            if let wrapper = current as? ContainerValuesRenderNode { values = wrapper.values.overridden(by: values) }
            node = current.traitSource
        }
        self = values
    }
}
