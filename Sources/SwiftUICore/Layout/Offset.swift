import Foundation

/// Draws a view beside its place.
struct OffsetModifier {
    var offset: CGSize
}

extension OffsetModifier: EngineAnimatable {
    var animatedData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}

extension OffsetModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> OffsetRenderNode {
        OffsetRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: OffsetRenderNode, _ environment: EnvironmentValues) {
        wrapper.update(offset)
    }
}

/// The child's place moves, the node's own does not: neither its size nor its guides know of the offset. The offset goes
/// to the right in either layout direction, as Apple's does.
final class OffsetRenderNode: WrapperRenderNode {
    private var offset = CGSize.zero

    func update(_ offset: CGSize) {
        let checked = CGSize(
            width: offset.width.finite("An offset"), height: offset.height.finite("An offset"))
        guard checked != self.offset else { return }
        self.offset = checked
        setNeedsLayout()
    }

    override var debugName: String { "Offset" }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        // The offset has its own steps.
        child.moveAtOnce(to: CGPoint(x: offset.width, y: offset.height))
        child.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }
}

extension View {
    /// Moves the drawing of the view by `offset` points to the right and down. The layout of other views does not
    /// change.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    /// Moves the drawing of the view `x` points to the right and `y` points down. The layout of other views does not
    /// change.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
    }
}
