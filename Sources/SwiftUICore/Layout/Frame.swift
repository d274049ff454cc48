import Foundation

/// An invisible box of fixed width, height or both.
struct FrameModifier {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment
}

extension FrameModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> FrameRenderNode {
        FrameRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: FrameRenderNode, _ environment: EnvironmentValues) {
        wrapper.layoutDirection = environment.layoutDirection
        wrapper.update(self)
    }
}

final class FrameRenderNode: PlacingRenderNode {
    private var width: CGFloat?
    private var height: CGFloat?
    private var alignment = Alignment.center

    func update(_ frame: FrameModifier) {
        let width = frame.width.flatMap { $0.validDimension(allowsInfinity: false) }
        let height = frame.height.flatMap { $0.validDimension(allowsInfinity: false) }
        guard width != self.width || height != self.height || frame.alignment != alignment else { return }
        self.width = width
        self.height = height
        alignment = frame.alignment
        setNeedsLayout()
    }

    override var debugName: String { "Frame" }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let inner = child.sizeThatFits(childProposal(proposal))
        return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    }

    override func childPlacement(in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
        let proposal = childProposal(proposal)
        let dimensions = child.dimensions(in: proposal)
        return Placement(alignment.position(of: dimensions, in: ViewDimensions(size: size)), proposal)
    }

    override var preferredSpacing: ViewSpacing {
        child.spacing.resettingEdges(horizontal: width != nil, vertical: height != nil)
    }
}

extension ViewSpacing {
    /// The same preferences, but the default ones along dimensions in which a view's edges are not those of its
    /// content.
    func resettingEdges(horizontal: Bool, vertical: Bool) -> ViewSpacing {
        var copy = self
        if horizontal {
            copy[.leading] = .plain
            copy[.trailing] = .plain
        }
        if vertical {
            copy[.top] = .plain
            copy[.bottom] = .plain
        }
        return copy
    }
}

extension View {
    /// Positions the view in an invisible frame.
    ///
    /// - Parameters:
    ///   - width: in points; nil takes the view's own. Negative numbers count as 0, others that are not finite as nil.
    ///   - height: as `width`.
    ///   - alignment: where the view lies in the box.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Returns the view unchanged. Pass at least one length.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View {
        modifier(FrameModifier(width: nil, height: nil, alignment: .center))
    }
}
