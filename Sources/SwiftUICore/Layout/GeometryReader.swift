import Foundation

/// A view that uses all available space and creates its content from its size and position.
///
/// The content is made after the reader was laid out, and made again when something that it read from the proxy changed.
/// Several views lie on top of each other, at the top leading corner.
public struct GeometryReader<Content: View> {
    /// The closure that creates the content from the geometry.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: UnaryView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        GeometryReaderNode(view, inputs)
    }
}

private final class GeometryReaderNode<Content: View>: _TypedViewNode<GeometryReader<Content>>, GeometryObserver {
    private typealias Child = LayoutContainer<ZStackLayout, DeferredView<Void, Content>>

    private let render: GeometryReaderRenderNode
    private let source: GeometrySource
    /// Nil until the reader has been laid out.
    private var child: _TypedViewNode<Child>?

    override init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
        render = GeometryReaderRenderNode(tree: inputs.host.tree)
        source = GeometrySource(render)
        super.init(view, inputs)
        render.layoutDirection = environment.layoutDirection
        host.observers.geometry.append(self)
    }

    private var childView: Child {
        let (content, source) = (view.content, source)
        return Child(
            layout: ZStackLayout(alignment: .topLeading),
            content: DeferredView {
                source.reset()
                return content(GeometryProxy(source))
            })
    }

    func checkGeometry() {
        guard render.placedProposal != nil else { return }
        if child == nil || !source.isUpToDate { setNeedsUpdate() }
    }

    override func updateIfNeeded() {
        if let child { return child.update(childView) }
        // Each level is made after the one around it was laid out, so that no stack runs out of room.
        if isNested(moreThan: Self.deepestNesting) { host.noteCut(of: self) }
        let child = Child._makeNode(childView, childInputs)
        self.child = child
        render.setContent(child.elements[0])
    }

    /// Nobody nests the same reader as often, so that it has no end.
    private static var deepestNesting: Int { 50 }

    override func update(_ view: GeometryReader<Content>) {
        let isSame = ValueComparison.areEqual(self.view.content, view.content)
        self.view = view
        if !isSame { child?.update(childView) }
    }

    override func environmentDidChange(_ change: EnvironmentChange) {
        render.layoutDirection = environment.layoutDirection
    }

    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? render : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(render) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }
}

private final class GeometryReaderRenderNode: RenderNode {
    private var content: RenderNode?

    var layoutDirection = LayoutDirection.leftToRight {
        didSet { if layoutDirection != oldValue { setNeedsLayout() } }
    }

    func setContent(_ node: RenderNode) {
        content = node
        adopt(node)
        setNeedsLayout()
    }

    override var debugName: String { "GeometryReader" }
    override var soleChild: RenderNode? { content }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let content else { return }
        let room = ProposedViewSize(size)
        let x = layoutDirection == .rightToLeft ? size.width - content.sizeThatFits(room).width : 0
        content.place(at: CGPoint(x: x, y: 0), proposal: room)
    }
}
