/// A view built round the elements of its content: rows of a list, tabs of a tab view, items of a menu.
///
/// The content is kept here, with this place's environment; `result` puts each element where it wants it, once. It runs
/// again when the elements, or what they carry for their container, change.
package struct ElementReader<Content: View, Result: View>: View, PrimitiveView {
    let content: Content
    let result: ([Element]) -> Result

    package init(_ content: Content, @ViewBuilder result: @escaping ([Element]) -> Result) {
        self.content = content
        self.result = result
    }

    package typealias Body = Never

    /// An element of the content, as a view.
    package typealias Element = ContentElement

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ElementReaderNode(view, inputs)
    }
}

/// An element that another node keeps, shown as a view. The same element may be shown in one place at a time.
package struct ContentElement: Identifiable, Equatable {
    package let render: RenderNode
    /// The identity of the datum of a `ForEach` that the element represents. Only an `ElementReader` knows it.
    package var dataID: AnyHashable?

    package init(render: RenderNode) { self.render = render }

    fileprivate init(render: RenderNode, dataID: AnyHashable) {
        self.render = render
        self.dataID = dataID
    }

    package var id: UInt64 { render.id }

    package static func == (a: ContentElement, b: ContentElement) -> Bool { a.render === b.render }

    /// What the element carries for its container.
    package func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value { render.trait(key) }
}

extension ContentElement: View, PrimitiveView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ContentElementNode(view, inputs)
    }

    package static var _elementCount: Int? { 1 }
}

private final class ContentElementNode: _TypedViewNode<ContentElement> {
    override func update(_ view: ContentElement) {
        let isSame = self.view.render === view.render
        self.view = view
        if !isSame { childElementsDidChange() }
    }

    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? render : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(render) }

    /// An element of another tree, such as a subview that a program kept, cannot be part of this one; nothing is shown for it.
    private var render: RenderNode { view.render.tree === host.tree ? view.render : nothing }

    private lazy var nothing = RenderNode(tree: host.tree)
}

private final class ElementReaderNode<Content: View, Result: View>:
    _TypedViewNode<ElementReader<Content, Result>>, ElementConsumer, TraitObserver
{
    private var content: _TypedViewNode<Content>!
    private typealias ResultView = DeferredView<[ContentElement], Result>
    private var child: _TypedViewNode<ResultView>!
    private var shown: [RenderNode] = []

    override init(_ view: ElementReader<Content, Result>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = Content._makeNode(view.content, childInputs)
        shown = content.elements
        observe()
        child = ResultView._makeNode(resultView, childInputs)
    }

    private var resultView: ResultView {
        var ids: [ObjectIdentifier: AnyHashable] = [:]
        content.collectDataIDs(into: &ids)
        return ResultView(shown.map { ContentElement($0, ids) }, content: view.result)
    }

    private func observe() {
        for element in shown { element.traitObserver = self }
    }

    override func update(_ view: ElementReader<Content, Result>) {
        self.view = view
        content.update(view.content)
        shown = content.elements
        observe()
        child.update(resultView)
    }

    override func childElementsDidChange() {
        // Either side may have changed; the content's elements are compared once all bodies have run.
        host.enqueueElements(self)
        super.childElementsDidChange()
    }

    func traitsDidChange(of element: RenderNode) {
        needsRebuild = true
        host.enqueueElements(self)
    }

    private var needsRebuild = false

    func updateElements() {
        let elements = content.elements
        guard needsRebuild || !elements.elementsEqual(shown, by: ===) else { return }
        needsRebuild = false
        shown = elements
        observe()
        child.update(resultView)
    }

    override func discardElements(_ elements: [RenderNode]) { childElementsDidChange() }

    override var elementCount: Int { child.elementCount }
    override func element(at index: Int) -> RenderNode? { child.element(at: index) }
    override func collectElements(into elements: inout [RenderNode]) { child.collectElements(into: &elements) }

    override func forEachElementSource(_ visit: (_ViewNode) -> Void) { visit(child) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        visit(content)
        visit(child)
    }
}

extension ContentElement {
    /// Whether the element is a text, under whatever modifiers.
    package var isText: Bool { innermost is TextRenderNode }
    /// Whether the element is an image, under whatever modifiers.
    package var isImage: Bool { innermost is ImageRenderNode }
    /// Whether the element is a spacer, under whatever modifiers.
    package var isSpacer: Bool { innermost is SpacerRenderNode }

    private var innermost: RenderNode { WrapperRenderNode.content(of: render) }
}

extension ContentElement {
    /// An element as a view, with the identity of its datum, which may be noted for an element that it wraps.
    fileprivate init(_ element: RenderNode, _ ids: [ObjectIdentifier: AnyHashable]) {
        var node: RenderNode? = element
        while let current = node {
            if let id = ids[ObjectIdentifier(current)] {
                self.init(render: element, dataID: id)
                return
            }
            node = current.traitSource
        }
        self.init(render: element)
    }
}
