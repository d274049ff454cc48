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

private final class OneElementNode<Content: View>: _TypedViewNode<OneElement<Content>> {
    private typealias Stack = LayoutContainer<ImplicitStackLayout, Content>

    private enum Child {
        case plain(_TypedViewNode<Content>)
        case stack(_TypedViewNode<Stack>)

        @MainActor var node: _ViewNode {
            switch self {
            case .plain(let node): node
            case .stack(let node): node
            }
        }
    }
    private var child: Child!

    override init(_ view: OneElement<Content>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        child = .plain(Content._makeNode(view.content, ownInputs))
        stackIfNeeded()
    }

    private var stack: Stack { Stack(layout: ImplicitStackLayout(), content: view.content) }

    /// Puts what is not one element into a stack. It stays there: going back would lose its state once more.
    private func stackIfNeeded() {
        guard case .plain(let plain) = child, plain.elementCount != 1 else { return }
        plain.unmount()
        child = .stack(Stack._makeNode(stack, ownInputs))
    }

    override func update(_ view: OneElement<Content>) {
        self.view = view
        switch child! {
        case .plain(let node): node.update(view.content)
        case .stack(let node): node.update(stack)
        }
    }

    // The child may be in the midst of its own update, so it is replaced later in the pass.
    override func childElementsDidChange() {
        if case .plain(let plain) = child, plain.elementCount != 1 { return setNeedsUpdate() }
        super.childElementsDidChange()
    }

    override func updateIfNeeded() {
        stackIfNeeded()
        super.childElementsDidChange()
    }

    override var elementCount: Int { 1 }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { if let child { visit(child.node) } }
}
