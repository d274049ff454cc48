import Foundation

/// What a flexible frame allows in one dimension.
struct FlexibleLength: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    /// Lengths that contradict each other are made to agree, and that is logged once.
    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
        self.least = least.flatMap { $0 == -.infinity ? nil : $0.validDimension(allowsInfinity: true) }
        self.ideal = ideal.flatMap { $0.validDimension(allowsInfinity: true) }
        self.most = most.flatMap { $0.validDimension(allowsInfinity: true) }
        var floor = self.least ?? 0
        if let length = self.ideal, length < floor { self.ideal = contradiction(floor) }
        floor = max(floor, self.ideal ?? 0)
        if let length = self.most, length < floor { self.most = contradiction(floor) }
    }

    private func contradiction(_ length: CGFloat) -> CGFloat {
        Log.once("Contradictory frame constraints specified.")
        return length
    }

    var isEmpty: Bool { least == nil && ideal == nil && most == nil }

    /// What the child is offered where the frame is offered `proposal`.
    func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

    private func clamp(_ length: CGFloat) -> CGFloat {
        min(max(length, least ?? 0), most ?? .infinity)
    }

    /// The frame's length where it is offered `proposal` and its child takes `child`.
    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
        guard let proposal else {
            // The frame's own ideal, or else the child's within the limits.
            return clamp(ideal ?? child)
        }
        let offer = clamp(proposal)
        var length = child
        // Without a limit on one side the child's own length is that limit.
        if let least { length = max(least, min(length, offer)) }
        if let most { length = min(most, max(length, offer)) }
        return length
    }
}

/// An invisible box whose size lies between limits.
struct FlexibleFrameModifier {
    var width: FlexibleLength
    var height: FlexibleLength
    var alignment: Alignment
}

extension FlexibleFrameModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> FlexibleFrameRenderNode {
        FlexibleFrameRenderNode(tree: tree, child: child, frame: self)
    }

    func updateWrapper(_ wrapper: FlexibleFrameRenderNode, _ environment: EnvironmentValues) {
        wrapper.layoutDirection = environment.layoutDirection
        wrapper.update(self)
    }
}

package final class FlexibleFrameRenderNode: PlacingRenderNode {
    private var width: FlexibleLength
    private var height: FlexibleLength
    private var alignment: Alignment

    init(tree: RenderTree, child: RenderNode, frame: FlexibleFrameModifier) {
        width = frame.width
        height = frame.height
        alignment = frame.alignment
        super.init(tree: tree, child: child)
    }

    func update(_ frame: FlexibleFrameModifier) {
        guard frame.width != width || frame.height != height || frame.alignment != alignment else { return }
        width = frame.width
        height = frame.height
        alignment = frame.alignment
        setNeedsLayout()
    }

    package override var debugName: String { "FlexibleFrame" }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offer = ProposedViewSize(
            width: width.offer(proposal.width), height: height.offer(proposal.height))
        let inner = child.sizeThatFits(offer)
        return CGSize(
            width: width.length(proposal.width, child: inner.width),
            height: height.length(proposal.height, child: inner.height))
    }

    package override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
        let offer = ProposedViewSize(
            width: width.isEmpty ? proposal.width : size.width,
            height: height.isEmpty ? proposal.height : size.height)
        let dimensions = child.dimensions(in: offer)
        return Placement(alignment.position(of: dimensions, in: ViewDimensions(size: size)), offer)
    }

    package override var preferredSpacing: ViewSpacing {
        child.spacing.resettingEdges(horizontal: !width.isEmpty, vertical: !height.isEmpty)
    }
}

extension View {
    /// Positions the view in an invisible frame whose size is between limits.
    ///
    /// The box takes what it is offered, within its limits; where a limit is missing the view's own size is it. Lengths
    /// are in points. Limits that contradict each other are logged once and made to agree, the least one winning.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                width: FlexibleLength(minWidth, idealWidth, maxWidth),
                height: FlexibleLength(minHeight, idealHeight, maxHeight), alignment: alignment))
    }
}
