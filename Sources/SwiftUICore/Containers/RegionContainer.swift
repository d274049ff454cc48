import CoreGraphics
import Foundation

/// A layout for chrome: bars, sheets, tabs, pages.
///
/// Unlike a `Layout` it may look at the safe area around it, reach over it, set another for its children, and leave
/// children out. Coordinates run from the leading edge; the container mirrors them where reading goes right to left.
package protocol RegionLayout {
    /// The container's size for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize
    /// Where the children go.
    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement
}

extension RegionLayout {
    /// All that is offered.
    package func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize {
        var size = proposal.replacingUnspecifiedDimensions(by: .zero)
        if proposal.width == nil || proposal.height == nil {
            for child in children {
                let child = child.sizeThatFits(proposal)
                if proposal.width == nil { size.width = max(size.width, child.width) }
                if proposal.height == nil { size.height = max(size.height, child.height) }
            }
        }
        return size
    }
}

/// A child of a region container.
package struct RegionChild {
    let node: RenderNode

    package func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value { node.trait(key) }
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }
}

/// What a region layout arranges in.
package struct RegionContext {
    package let size: CGSize
    package let proposal: ProposedViewSize
    /// How far the container may reach over the safe area's edges at its present place.
    package let safeAreaInsets: EdgeInsets
    /// The insets of the safe area around, wherever the container is; overlays fill the canvas and keep clear of them.
    package let surroundingInsets: EdgeInsets
    /// How much of `safeAreaInsets.bottom` is there because of the software keyboard alone. Bars at the lower edge stay behind
    /// it.
    package let keyboardInset: CGFloat
    package let layoutDirection: LayoutDirection
    package let scale: CGFloat
}

/// Where children go.
package struct RegionArrangement {
    package struct Placement {
        package var origin: CGPoint
        package var proposal: ProposedViewSize

        package init(origin: CGPoint, proposal: ProposedViewSize) {
            self.origin = origin
            self.proposal = proposal
        }

        /// Fills `rect`, by a child that takes what it is offered.
        package init(_ rect: CGRect) {
            self.init(origin: rect.origin, proposal: ProposedViewSize(rect.size))
        }
    }

    /// For each child; nil hides it.
    package var placements: [Placement?]
    /// Where a child that is left out comes from and goes to, in a change with an animation; nil if it appears and
    /// disappears at once, as one does that was not among the children before.
    package var outside: [Placement?]
    /// The safe area for the children; nil leaves the one around.
    package var safeArea: SafeArea?

    package init(placements: [Placement?], outside: [Placement?] = [], safeArea: SafeArea? = nil) {
        self.placements = placements
        self.outside = outside
        self.safeArea = safeArea
    }
}

/// Which part of a container a view is.
package enum RegionTraitKey: ViewTraitKey {
    package static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// Says which part of the region container around it this view is.
    nonisolated package func region<Region: Hashable>(_ region: Region) -> some View {
        trait(RegionTraitKey.self, AnyHashable(region))
    }
}

/// Whether a part of a container is read aloud before those that are not marked so.
private enum ReadsFirstTraitKey: ViewTraitKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Lets assistive technology read this part of a region container first, wherever it is in the order of drawing.
    nonisolated package func readsFirst() -> some View { trait(ReadsFirstTraitKey.self, true) }
}

extension RegionChild {
    package func isRegion<Region: Hashable>(_ region: Region) -> Bool {
        trait(RegionTraitKey.self) == AnyHashable(region)
    }
}

/// Views arranged by a region layout; one element.
package struct RegionContainer<L: RegionLayout, Content: View> {
    let layout: L
    let content: Content

    package init(_ layout: L, @ViewBuilder content: () -> Content) {
        self.layout = layout
        self.content = content()
    }
}

extension RegionContainer: UnaryView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        RegionNode(view, inputs)
    }
}

private final class RegionNode<L: RegionLayout, Content: View>:
    _TypedViewNode<RegionContainer<L, Content>>, ElementConsumer
{
    private let render: RegionRenderNode<L>
    private var content: _TypedViewNode<Content>!

    override init(_ view: RegionContainer<L, Content>, _ inputs: _ViewInputs) {
        render = RegionRenderNode(tree: inputs.host.tree, layout: view.layout)
        super.init(view, inputs)
        render.host = inputs.host.backReference
        render.layoutDirection = inputs.environment[LayoutDirectionKey.self]
        content = Content._makeNode(view.content, childInputs)
        render.setChildren(content.elements)
    }

    override func update(_ view: RegionContainer<L, Content>) {
        let isSame = ValueComparison.areEqual(self.view.layout, view.layout)
        self.view = view
        if !isSame { render.layout = view.layout }
        content.update(view.content)
    }

    override func environmentDidChange(_ change: EnvironmentChange) {
        guard change.keys.contains(ObjectIdentifier(LayoutDirectionKey.self)) else { return }
        render.layoutDirection = environment[LayoutDirectionKey.self]
    }

    override func childElementsDidChange() { host.enqueueElements(self) }
    func updateElements() { render.setChildren(content.elements) }
    override func discardElements(_ elements: [RenderNode]) { childElementsDidChange() }

    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? render : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(render) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }
}

private final class RegionRenderNode<L: RegionLayout>: RenderNode {
    private var nodes: [RenderNode] = []
    private var shown: [RenderNode] = []
    private var ownSafeArea: SafeArea?
    /// Children that have lost their place and are still seen on their way out.
    private var leaving: Set<ObjectIdentifier> = []
    /// Children that the latest arrangement has left out.
    private var hidden: Set<ObjectIdentifier> = []
    var host: BackReference<NodeHost>?

    var layout: L {
        didSet { setNeedsLayout() }
    }
    var layoutDirection = LayoutDirection.leftToRight {
        didSet { if layoutDirection != oldValue { setNeedsLayout() } }
    }

    init(tree: RenderTree, layout: L) {
        self.layout = layout
        super.init(tree: tree)
    }

    func setChildren(_ new: [RenderNode]) {
        guard !nodes.elementsEqual(new, by: ===) else { return }
        let kept = Set(new.map(ObjectIdentifier.init))
        for node in nodes where !kept.contains(ObjectIdentifier(node)) { abandon(node) }
        nodes = new
        shown.removeAll { !kept.contains(ObjectIdentifier($0)) }
        for node in new { adopt(node) }
        setNeedsLayout()
        setNeedsDisplay()
    }

    override var debugName: String { String(describing: L.self) }
    override var children: [RenderNode] { shown }
    override var safeArea: SafeArea? { ownSafeArea }

    private var regionChildren: [RegionChild] { nodes.map(RegionChild.init) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal, regionChildren)
    }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        let reach = SafeArea.reach(of: self)
        let context = RegionContext(
            size: size, proposal: proposal, safeAreaInsets: reach,
            surroundingInsets: SafeArea.insets(around: self),
            keyboardInset: tree.keyboard?.part(of: reach, under: self) ?? 0,
            layoutDirection: layoutDirection, scale: tree.scale)
        let arrangement = layout.arrange(context, regionChildren)
        if ownSafeArea != arrangement.safeArea {
            ownSafeArea = arrangement.safeArea
            // Views that look at the safe area are placed again even where they stay.
            for node in nodes where node.subtreeDependsOnPosition { Self.invalidatePositions(of: node) }
        }
        let before = Set(shown.map(ObjectIdentifier.init))
        let wasHidden = hidden
        hidden = []
        var visible: [RenderNode] = []
        for (index, node) in nodes.enumerated() {
            let key = ObjectIdentifier(node)
            let outside = index < arrangement.outside.count ? arrangement.outside[index] : nil
            let isAnimated = tree.transaction.isAnimated
            guard let placement = arrangement.placements[index] else {
                hidden.insert(key)
                if let outside, before.contains(key), isAnimated || leaving.contains(key) {
                    visible.append(node)
                    leave(node, to: outside, in: size)
                } else {
                    leaving.remove(key)
                    KeptRenderNode.setShown(false, node)
                }
                continue
            }
            visible.append(node)
            leaving.remove(key)
            KeptRenderNode.setShown(true, node)
            if let outside, wasHidden.contains(key), !before.contains(key), isAnimated {
                tree.withTransaction(Transaction()) { place(node, outside, in: size) }
            }
            place(node, placement, in: size)
        }
        if !visible.elementsEqual(shown, by: ===) {
            shown = visible
            setNeedsDisplay()
        }
    }

    private func place(_ node: RenderNode, _ placement: RegionArrangement.Placement, in size: CGSize) {
        var origin = placement.origin
        if layoutDirection == .rightToLeft {
            origin.x = size.width - origin.x - node.sizeThatFits(placement.proposal).width
        }
        node.place(at: origin, proposal: placement.proposal)
    }

    /// Lets a child go out by the present transaction's animation; it is hidden at the end of that.
    private func leave(_ node: RenderNode, to outside: RegionArrangement.Placement, in size: CGSize) {
        guard let host = host?.object, leaving.insert(ObjectIdentifier(node)).inserted else {
            return place(node, outside, in: size)
        }
        let listener = AnimationListener(.removed) { [weak self, weak node] in
            guard let self, let node, leaving.remove(ObjectIdentifier(node)) != nil else { return }
            setNeedsLayout()
        }
        listener.willUpdate(host)
        var transaction = tree.transaction
        transaction.add(listener)
        tree.withTransaction(transaction) { place(node, outside, in: size) }
        listener.didUpdate()
    }

    /// Makes all elements in one that look at their place on screen be placed again.
    private static func invalidatePositions(of node: RenderNode) {
        guard node.subtreeDependsOnPosition else { return }
        for child in node.children { invalidatePositions(of: child) }
        node.setNeedsLayout()
    }

    private func isLeaving(_ node: RenderNode) -> Bool { leaving.contains(ObjectIdentifier(node)) }

    override func draw(in canvas: inout DisplayCanvas) {
        for child in shown.inDrawingOrder { canvas.draw(child) }
    }

    override func makeAccessibilityElements() -> [AccessibilityNode] {
        let there = shown.filter { !isLeaving($0) }
        let first = there.filter { $0.trait(ReadsFirstTraitKey.self) }
        let others = there.filter { !$0.trait(ReadsFirstTraitKey.self) }
        return (first + others).flatMap { $0.accessibilityElements() }
    }

    override func hitTest(_ point: CGPoint) -> RenderNode? {
        for child in shown.inDrawingOrder.reversed() where !isLeaving(child) {
            let local = point.relative(to: child.presentedOrigin)
            if let hit = child.hitTest(local) { return hit }
        }
        return nil
    }
}
