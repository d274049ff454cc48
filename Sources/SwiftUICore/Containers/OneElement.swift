/// A view that is one element of its container, whatever it holds: with none or several elements it is an implicit stack of them.
///
/// That a view is one element is known by its type then, so that lists of very many need not make them to count them.
package struct OneElement<Content: View> {
    let content: Content

    package init(_ content: Content) { self.content = content }
}

extension OneElement: UnaryView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        OneElementNode(view, inputs)
    }
}

extension OneElement {
    /// A control that is one element of its container, whatever its style makes of it.
    ///
    /// - Parameter standard: the style where none was set.
    @MainActor package init<Configuration>(_ configuration: Configuration, standard: AnyStyle<Configuration>)
    where Content == StyledControl<Configuration> {
        self.init(StyledControl(configuration, standard: standard))
    }
}

/// Keeps the content, and passes on its sole element, or a stack of those that there are. Once there was a stack, it
/// stays.
private final class OneElementNode<Content: View>: _TypedViewNode<OneElement<Content>>, ElementConsumer {
    private var content: _TypedViewNode<Content>!
    private var stack: LayoutRenderNode<ImplicitStackLayout>?

    override init(_ view: OneElement<Content>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = Content._makeNode(view.content, ownInputs)
        stackIfNeeded()
    }

    private func stackIfNeeded() {
        guard stack == nil, content.elementCount != 1 else { return }
        let made = LayoutRenderNode(tree: host.tree, layout: ImplicitStackLayout())
        made.layoutDirection = environment[LayoutDirectionKey.self]
        made.setChildren(content.elements)
        stack = made
    }

    override func update(_ view: OneElement<Content>) {
        self.view = view
        content.update(view.content)
    }

    override func environmentDidChange(_ change: EnvironmentChange) {
        guard let stack, change.keys.contains(ObjectIdentifier(LayoutDirectionKey.self)) else { return }
        stack.layoutDirection = environment[LayoutDirectionKey.self]
        stack.setNeedsLayout()
    }

    // MARK: Elements

    override func childElementsDidChange() {
        if stack == nil, content.elementCount == 1 {
            super.childElementsDidChange()
        } else {
            host.enqueueElements(self)
        }
    }

    func updateElements() {
        if let stack { return stack.setChildren(content.elements) }
        stackIfNeeded()
        super.childElementsDidChange()
    }

    override func discardElements(_ elements: [RenderNode]) {
        if stack == nil { super.discardElements(elements) } else { childElementsDidChange() }
    }

    override var elementCount: Int { 1 }

    override func element(at index: Int) -> RenderNode? { index == 0 ? stack ?? content.element(at: 0) : nil }

    override func collectElements(into elements: inout [RenderNode]) { element(at: 0).map { elements.append($0) } }

    override func forEachElementSource(_ visit: (_ViewNode) -> Void) { if stack == nil { visit(content) } }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { if let content { visit(content) } }
}
