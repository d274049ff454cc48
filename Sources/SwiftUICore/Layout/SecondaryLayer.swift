import Foundation

/// A modifier that shows a second view before or behind each element of its content, laid out in the element's size.
@MainActor package protocol SecondaryLayerModifier: ViewModifier where Body == Never {
    associatedtype Secondary: View

    var secondary: Secondary { get }
    var alignment: Alignment { get }
    var isBehind: Bool { get }
    /// The second view is not shown: the first is shown where the second is opaque.
    var isMask: Bool { get }
}

extension SecondaryLayerModifier {
    package var isMask: Bool { false }

    @MainActor @preconcurrency
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        SecondaryLayerNode(view, inputs)
    }
}

/// Keeps the second views, one for each element.
class SecondaryLayerNode<C: View, M: SecondaryLayerModifier>: WrappingNode<C, M> {
    private typealias Layer = LayoutContainer<ZStackLayout, M.Secondary>
    private var layers: [ObjectIdentifier: _TypedViewNode<Layer>] = [:]

    private var layer: Layer {
        Layer(layout: ZStackLayout(alignment: view.modifier.alignment), content: view.modifier.secondary)
    }

    override func makeWrapper(of child: RenderNode) -> WrapperRenderNode {
        let node = Layer._makeNode(layer, childInputs)
        let wrapper = makeWrapper(of: child, secondary: node.elements[0])
        layers[ObjectIdentifier(wrapper)] = node
        refresh(wrapper)
        return wrapper
    }

    /// Makes the wrapper of an element and its second view. `refresh` follows at once.
    func makeWrapper(of child: RenderNode, secondary: RenderNode) -> WrapperRenderNode {
        SecondaryLayerRenderNode(tree: host.tree, child: child, secondary: secondary)
    }

    /// Brings a wrapper up to date with the modifier and the environment.
    func refresh(_ wrapper: WrapperRenderNode) {
        let wrapper = unsafeDowncast(wrapper, to: SecondaryLayerRenderNode.self)
        wrapper.layoutDirection = environment.layoutDirection
        wrapper.isMask = view.modifier.isMask
        wrapper.update(alignment: view.modifier.alignment, isBehind: view.modifier.isBehind)
    }

    override func modifierDidChange(from old: M) {
        refreshAll()
        let layer = layer
        for node in layers.values { node.update(layer) }
    }

    override func environmentDidChange(_ change: EnvironmentChange) {
        if change.keys.contains(ObjectIdentifier(LayoutDirectionKey.self)) { refreshAll() }
    }

    private func refreshAll() {
        forEachWrapper(refresh)
    }

    override func willDiscard(_ wrapper: WrapperRenderNode) {
        layers.removeValue(forKey: ObjectIdentifier(wrapper))?.unmount()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        super.forEachChild(visit)
        forEachWrapper { wrapper in layers[ObjectIdentifier(wrapper)].map(visit) }
    }
}

/// An element with another one before or behind it. Its size is that of the first.
package final class SecondaryLayerRenderNode: PlacingRenderNode {
    package let secondary: RenderNode
    private var alignment = Alignment.center
    private var isBehind = false
    fileprivate(set) var isMask = false

    init(tree: RenderTree, child: RenderNode, secondary: RenderNode) {
        self.secondary = secondary
        super.init(tree: tree, child: child)
        adopt(secondary)
    }

    func update(alignment: Alignment, isBehind: Bool) {
        guard alignment != self.alignment || isBehind != self.isBehind else { return }
        self.alignment = alignment
        self.isBehind = isBehind
        setNeedsLayout()
        setNeedsDisplay()
    }

    package override var debugName: String { isMask ? "Mask" : isBehind ? "Background" : "Overlay" }
    package override var children: [RenderNode] { isBehind ? [secondary, child] : [child, secondary] }
    package override var soleChild: RenderNode? { nil }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.layoutChildren(in: size, proposal: proposal)
        let room = ProposedViewSize(size)
        let position = alignment.position(
            of: secondary.dimensions(in: room), in: child.dimensions(in: proposal))
        secondary.place(at: mirrored(position, secondary.sizeThatFits(room), in: size), proposal: room)
    }

    package override func draw(in canvas: inout DisplayCanvas) {
        guard isMask else { return super.draw(in: &canvas) }
        canvas.draw(child)
        canvas.effects = [.mask(secondary.displayNode())]
    }

    package override func hitTest(_ point: CGPoint) -> RenderNode? {
        guard isMask else { return super.hitTest(point) }
        return child.hitTest(point.relative(to: child.presentedOrigin))
    }

    package override func makeAccessibilityElements() -> [AccessibilityNode] {
        isMask ? child.accessibilityElements() : super.makeAccessibilityElements()
    }
}
