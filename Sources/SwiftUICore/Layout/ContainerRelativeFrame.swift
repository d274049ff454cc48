import Foundation

/// An invisible box whose size follows that of the container around: the nearest scroll view, or the screen.
struct ContainerRelativeModifier {
    var axes: Axis.Set
    var alignment: Alignment
    var length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> ContainerRelativeRenderNode {
        ContainerRelativeRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: ContainerRelativeRenderNode, _ environment: EnvironmentValues) {
        wrapper.layoutDirection = environment.layoutDirection
        wrapper.update(self)
    }
}

final class ContainerRelativeRenderNode: PlacingRenderNode {
    private var settings = ContainerRelativeModifier(axes: [], alignment: .center, length: { length, _ in length })

    override init(tree: RenderTree, child: RenderNode) {
        super.init(tree: tree, child: child)
        tree.places.addContainerDependent(self)
    }

    func update(_ modifier: ContainerRelativeModifier) {
        let isSame =
            modifier.axes == settings.axes && modifier.alignment == settings.alignment
            && ValueComparison.areEqual(modifier.length, settings.length)
        settings = modifier
        if !isSame { setNeedsLayout() }
    }

    override var debugName: String { "ContainerRelativeFrame" }

    private var container: CGSize? {
        var node = parent
        while let current = node {
            if let size = current.containerSize { return size }
            node = current.parent
        }
        return nil
    }

    private func fixed(_ axis: Axis) -> CGFloat? {
        guard settings.axes.contains(axis == .horizontal ? .horizontal : .vertical), let container else { return nil }
        let length = settings.length(axis == .horizontal ? container.width : container.height, axis)
        return max(0, length.finite("A length of a container relative frame"))
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: fixed(.horizontal) ?? proposal.width, height: fixed(.vertical) ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child.sizeThatFits(childProposal(proposal))
        return CGSize(width: fixed(.horizontal) ?? inner.width, height: fixed(.vertical) ?? inner.height)
    }

    override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
        let proposal = childProposal(proposal)
        let dimensions = child.dimensions(in: proposal)
        return Placement(settings.alignment.position(of: dimensions, in: ViewDimensions(size: size)), proposal)
    }
}

extension View {
    /// Sets the length of the view along `axes` to the length of the container, which is the nearest scroll view or the
    /// screen.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Sets the length of the view along `axes` to a length that a closure computes from the container's length.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Sets the length of the view along `axes` to `span` of `count` equal parts of the container's length, with
    /// `spacing` between the parts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
            return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }
}
