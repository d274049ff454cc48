import Foundation

/// An element that makes the safe area of its child smaller than its own box.
class SafeAreaInsettingRenderNode: PlacingRenderNode {
    /// How much smaller, where the node is offered `proposal`.
    func insets(_ proposal: ProposedViewSize) -> EdgeInsets { fatalError("abstract") }

    /// The insets at the present place, by side.
    private var sides = EdgeInsets()

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(proposal)
        let inner = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
    }

    override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
        let insets = insets(proposal)
        return Placement(CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        var sides = insets(proposal)
        if layoutDirection == .rightToLeft { swap(&sides.leading, &sides.trailing) }
        if sides != self.sides {
            self.sides = sides
            for child in children { child.requirePlacementOfPositionDependents() }
        }
        super.layoutChildren(in: size, proposal: proposal)
    }

    override var safeArea: SafeArea? {
        let bounds = CGRect(origin: .zero, size: size)
        let reach = SafeArea.reach(of: self)
        return SafeArea(
            outer: CGRect(
                x: -reach.leading, y: -reach.top, width: size.width + reach.horizontal,
                height: size.height + reach.vertical),
            inner: bounds.inset(by: sides))
    }
}

/// Shows a view at an edge, over the content, and keeps the content's safe area clear of it.
struct SafeAreaInsetModifier<Secondary: View> {
    var edge: Edge
    /// The guide, across the edge's direction, that the view and the content's box have in common.
    var guide: Alignment
    var spacing: CGFloat?
    var secondary: Secondary
}

extension SafeAreaInsetModifier: SecondaryLayerModifier {
    typealias Body = Never
    var alignment: Alignment { guide }
    var isBehind: Bool { false }

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        SafeAreaInsetNode(view, inputs)
    }
}

private final class SafeAreaInsetNode<C: View, Secondary: View>:
    SecondaryLayerNode<C, SafeAreaInsetModifier<Secondary>>
{
    override func makeWrapper(of child: RenderNode, secondary: RenderNode) -> WrapperRenderNode {
        SafeAreaInsetRenderNode(tree: host.tree, child: child, secondary: secondary)
    }

    override func refresh(_ wrapper: WrapperRenderNode) {
        let wrapper = unsafeDowncast(wrapper, to: SafeAreaInsetRenderNode.self)
        wrapper.layoutDirection = environment.layoutDirection
        wrapper.update(edge: view.modifier.edge, guide: view.modifier.guide, spacing: view.modifier.spacing)
    }
}

private final class SafeAreaInsetRenderNode: SafeAreaInsettingRenderNode {
    private let secondary: RenderNode
    private var edge = Edge.bottom
    private var guide = Alignment.center
    private var givenSpacing: CGFloat?

    init(tree: RenderTree, child: RenderNode, secondary: RenderNode) {
        self.secondary = secondary
        super.init(tree: tree, child: child)
        adopt(secondary)
    }

    func update(edge: Edge, guide: Alignment, spacing: CGFloat?) {
        guard edge != self.edge || guide != self.guide || spacing != givenSpacing else { return }
        self.edge = edge
        self.guide = guide
        givenSpacing = spacing
        setNeedsLayout()
    }

    override var debugName: String { "SafeAreaInset" }
    override var children: [RenderNode] { [child, secondary] }
    override var soleChild: RenderNode? { nil }

    private var isHorizontal: Bool { edge == .leading || edge == .trailing }

    /// The view takes its ideal length away from the edge, and what is offered along it.
    private func secondaryProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: isHorizontal ? nil : proposal.width, height: isHorizontal ? proposal.height : nil)
    }

    private var distance: CGFloat {
        if let givenSpacing { return givenSpacing.finite("A safe area inset's spacing") }
        let (first, second) = edge == .top || edge == .leading ? (secondary, child) : (child, secondary)
        return first.spacing.distance(to: second.spacing, along: isHorizontal ? .horizontal : .vertical)
    }

    override func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
        let size = secondary.sizeThatFits(secondaryProposal(proposal))
        let length = isHorizontal ? size.width : size.height
        return EdgeInsets(Edge.Set(edge), length > 0 ? length + distance : 0)
    }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.layoutChildren(in: size, proposal: proposal)
        let proposal = secondaryProposal(ProposedViewSize(size))
        let dimensions = secondary.dimensions(in: proposal)
        var position = guide.position(of: dimensions, in: ViewDimensions(size: size))
        switch edge {
        case .top: position.y = 0
        case .bottom: position.y = size.height - dimensions.height
        case .leading: position.x = 0
        case .trailing: position.x = size.width - dimensions.width
        }
        secondary.place(at: mirrored(position, dimensions.size, in: size), proposal: proposal)
    }
}

/// Makes the safe area smaller.
struct SafeAreaPaddingModifier {
    var insets: EdgeInsets
}

extension SafeAreaPaddingModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> SafeAreaPaddingRenderNode {
        SafeAreaPaddingRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: SafeAreaPaddingRenderNode, _ environment: EnvironmentValues) {
        wrapper.layoutDirection = environment.layoutDirection
        wrapper.update(insets.sanitized)
    }
}

final class SafeAreaPaddingRenderNode: SafeAreaInsettingRenderNode {
    private var padding = EdgeInsets()

    func update(_ padding: EdgeInsets) {
        guard padding != self.padding else { return }
        self.padding = padding
        setNeedsLayout()
    }

    override var debugName: String { "SafeAreaPadding" }
    override func insets(_ proposal: ProposedViewSize) -> EdgeInsets { padding }
}

extension View {
    /// Shows views at the top or bottom edge, and reduces the safe area of this view.
    ///
    /// - Parameter spacing: the distance to this view in points; nil is the default distance.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, guide: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, secondary: content()))
    }

    /// Shows views at the leading or trailing edge, and reduces the safe area of this view.
    ///
    /// - Parameter spacing: the distance to this view in points; nil is the default distance.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                guide: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
                secondary: content()))
    }

    /// Adds padding to the safe area of the view. Content stays inside the padding, and backgrounds and scroll views
    /// can extend under it.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Adds padding to the safe area of the view at some edges, by `length` points or the default of the platform,
    /// which is 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? LayoutAppearance.padding))
    }

    /// Adds `length` points of padding to the safe area of the view at all edges.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(.all, length))
    }
}
