import Foundation

/// Moves one alignment guide of a view.
struct AlignmentGuideModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> AlignmentGuideRenderNode {
        AlignmentGuideRenderNode(tree: tree, child: child, guide: self)
    }

    func updateWrapper(_ wrapper: AlignmentGuideRenderNode, _ environment: EnvironmentValues) {
        wrapper.update(self)
    }
}

package final class AlignmentGuideRenderNode: WrapperRenderNode {
    private var guide: AlignmentGuideModifier

    init(tree: RenderTree, child: RenderNode, guide: AlignmentGuideModifier) {
        self.guide = guide
        super.init(tree: tree, child: child)
        tree.layoutShortcuts.noteGuide(guide.key)
    }

    func update(_ guide: AlignmentGuideModifier) {
        // Closures cannot be compared for sure; a guide that gives the same place stops the layout early.
        tree.layoutShortcuts.noteGuide(guide.key)
        let isSame = ValueComparison.areEqual(self.guide, guide)
        self.guide = guide
        if !isSame { setNeedsLayout() }
    }

    package override var debugName: String { "AlignmentGuide" }

    package override func alignmentGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? {
        let dimensions = child.dimensions(in: proposal)
        guard key == guide.key else { return dimensions[explicit: key] }
        return guide.computeValue(dimensions).finite("An alignment guide")
    }
}

extension View {
    /// Sets a guide of the view to the position that `computeValue` returns, in points from the leading edge.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }

    /// Sets a guide of the view to the position that `computeValue` returns, in points from the top edge.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }
}
