/// Shows a view in its own place while there is one, which appears and disappears as a presentation does: a column that
/// is pushed in.
///
/// What is no longer asked for is shown until it has closed, and comes back if it is asked for again meanwhile.
package struct InlinePresentation<Content: View, Result: View> {
    let content: Content?
    let result: ((content: Content, presentation: Presentation)?) -> Result

    /// - Parameters:
    ///   - content: the view to show; nil for none.
    ///   - result: puts what is shown where it belongs; nil for nothing.
    package init(
        _ content: Content?,
        @ViewBuilder result: @escaping ((content: Content, presentation: Presentation)?) -> Result
    ) {
        self.content = content
        self.result = result
    }
}

extension InlinePresentation: View, PrimitiveView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        InlinePresentationNode(view, inputs)
    }

    package static var _elementCount: Int? { Result._elementCount }
}

private final class InlinePresentationNode<Content: View, Result: View>:
    _TypedViewNode<InlinePresentation<Content, Result>>
{
    private var child: _TypedViewNode<Result>!
    private var shown: (content: Content, presentation: Presentation)?

    override init(_ view: InlinePresentation<Content, Result>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        // What a page begins with is a part of it.
        shown = view.content.map { ($0, Presentation(in: host.tree, opensAtOnce: true)) }
        child = Result._makeNode(view.result(shown), ownInputs)
    }

    override func update(_ view: InlinePresentation<Content, Result>) {
        self.view = view
        if let content = view.content {
            if shown?.presentation.phase == .closing { shown?.presentation.reopen() }
            let presentation =
                shown?.presentation
                ?? Presentation(in: host.tree, opensAtOnce: host.tree.transaction.disablesAnimations)
            shown = (content, presentation)
        } else if let presentation = shown?.presentation, presentation.phase != .closing {
            presentation.close(isAnimated: !host.tree.transaction.disablesAnimations, velocity: nil) { [weak self] in
                assumeMainActor { self?.didClose() }
            }
        }
        child.update(view.result(shown))
    }

    private func didClose() {
        shown = nil
        setNeedsUpdate()
    }

    override func updateIfNeeded() { child.update(view.result(shown)) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
