import Foundation

/// Room round a view.
struct PaddingModifier {
    var insets: EdgeInsets
}

extension PaddingModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> PaddingRenderNode {
        PaddingRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: PaddingRenderNode, _ environment: EnvironmentValues) {
        wrapper.layoutDirection = environment.layoutDirection
        wrapper.update(insets)
    }
}

final class PaddingRenderNode: PlacingRenderNode {
    private var insets = EdgeInsets()

    func update(_ insets: EdgeInsets) {
        let checked = EdgeInsets(
            top: insets.top.finite("A padding"), leading: insets.leading.finite("A padding"),
            bottom: insets.bottom.finite("A padding"), trailing: insets.trailing.finite("A padding"))
        guard checked != self.insets else { return }
        self.insets = checked
        setNeedsLayout()
    }

    override var debugName: String { "Padding" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
    }

    override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
        Placement(CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    }

    // What the padding put between the child and its neighbor is no longer the child's edge.
    override var preferredSpacing: ViewSpacing {
        var spacing = child.spacing
        if insets.top != 0 { spacing[.top] = .plain }
        if insets.leading != 0 { spacing[.leading] = .plain }
        if insets.bottom != 0 { spacing[.bottom] = .plain }
        if insets.trailing != 0 { spacing[.trailing] = .plain }
        return spacing
    }
}

extension View {
    /// Adds padding around the view, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Adds padding at some edges of the view.
    ///
    /// - Parameter length: in points; nil is the platform's standard, 16.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? LayoutAppearance.padding)))
    }

    /// Adds `length` points of padding at all edges of the view.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
    }
}
