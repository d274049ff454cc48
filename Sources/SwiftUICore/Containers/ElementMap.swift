/// Builds a view round each element of its content, when the element is asked for: the rows of a list.
///
/// Unlike `ElementReader` it does not gather all elements first, so a lazy container round it stays lazy.
package struct ElementMap<Content: View, Row: View> {
    let content: Content
    let row: (ContentElement, ElementPlace) -> Row

    /// - Parameter row: the view round an element; it must be one element of its container.
    package init(
        _ content: Content, @ViewBuilder row: @escaping (ContentElement, ElementPlace) -> Row
    ) {
        self.content = content
        self.row = row
    }
}

/// An element's place among its siblings.
@MainActor package struct ElementPlace {
    package let index: Int
    package let count: Int
    /// Another number once what the element carries for its container has changed.
    package let traits: Int
    let content: _ViewNode

    /// The identity that `id(_:)` or a `ForEach` gave the element's view.
    package var identity: AnyHashable? { content.elementID(at: index) }

    /// The sibling before, made now if it was not made yet.
    package var previous: ContentElement? {
        index > 0 ? content.element(at: index - 1).map(ContentElement.init) : nil
    }

    /// The sibling after, made now if it was not made yet.
    package var next: ContentElement? {
        index < count - 1 ? content.element(at: index + 1).map(ContentElement.init) : nil
    }
}

extension ElementMap: View, PrimitiveView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ElementMapNode(view, inputs)
    }

    package static var _elementCount: Int? { Content._elementCount }
}

private final class ElementMapNode<Content: View, Row: View>:
    _TypedViewNode<ElementMap<Content, Row>>, TraitObserver
{
    private struct MappedRow {
        let node: _TypedViewNode<Row>
        let render: RenderNode
        var generation: Int
        var index: Int
        /// How often the element's traits have changed.
        var traits = 0
    }

    private var content: _TypedViewNode<Content>!
    private var rows: [ObjectIdentifier: MappedRow] = [:]
    /// Rows of an older generation are brought up to date when they are asked for.
    private var generation = 0

    override init(_ view: ElementMap<Content, Row>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = Content._makeNode(view.content, childInputs)
    }

    override func update(_ view: ElementMap<Content, Row>) {
        self.view = view
        content.update(view.content)
        invalidateRows()
    }

    private func invalidateRows() {
        generation += 1
        parent?.childElementsDidChange()
        setNeedsUpdate()
    }

    /// Rows on screen are brought up to date even where nobody asks for them again.
    override func updateIfNeeded() {
        for (key, row) in rows where row.generation != generation {
            guard row.index < content.elementCount, let element = content.element(at: row.index),
                ObjectIdentifier(element) == key
            else { continue }
            refresh(element, row.index)
        }
    }

    override func childElementsDidChange() { invalidateRows() }
    func traitsDidChange(of element: RenderNode) {
        rows[ObjectIdentifier(element)]?.traits += 1
        generation += 1
        setNeedsUpdate()
    }

    private func refresh(_ element: RenderNode, _ index: Int) {
        let key = ObjectIdentifier(element)
        guard var row = rows[key] else { return }
        row.generation = generation
        row.index = index
        rows[key] = row
        row.node.update(rowView(element, index))
    }

    private func rowView(_ element: RenderNode, _ index: Int) -> Row {
        element.traitObserver = self
        let traits = rows[ObjectIdentifier(element)]?.traits ?? 0
        let place = ElementPlace(index: index, count: content.elementCount, traits: traits, content: content)
        return view.row(ContentElement(render: element), place)
    }

    private func row(_ element: RenderNode, _ index: Int) -> RenderNode? {
        let key = ObjectIdentifier(element)
        if let row = rows[key] {
            if row.generation != generation || row.index != index { refresh(element, index) }
            return row.render
        }
        let node = Row._makeNode(rowView(element, index), childInputs)
        guard let render = node.element(at: 0) else { return nil }
        rows[key] = MappedRow(node: node, render: render, generation: generation, index: index)
        Presence.moveArrival(of: element, to: render)
        return render
    }

    override func elementBuilt(round element: RenderNode) -> RenderNode? { rows[ObjectIdentifier(element)]?.render }

    override var makesRows: Bool { true }

    override var elementCount: Int { content.elementCount }

    override func element(at index: Int) -> RenderNode? {
        content.element(at: index).flatMap { row($0, index) }
    }

    override func collectElements(into elements: inout [RenderNode]) {
        for (index, element) in content.elements.enumerated() {
            if let row = row(element, index) { elements.append(row) }
        }
    }

    override func discardElements(_ elements: [RenderNode]) {
        let gone = elements.compactMap { rows.removeValue(forKey: ObjectIdentifier($0)) }
        parent?.discardElements(gone.map(\.render))
        for row in gone { row.node.unmount() }
    }

    override func forEachElementSource(_ visit: (_ViewNode) -> Void) { visit(content) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        visit(content)
        for row in rows.values.sorted(by: { $0.index < $1.index }) { visit(row.node) }
    }
}
