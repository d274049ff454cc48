import Foundation

/// Flexible space that expands along the stack around it, or along both axes outside a stack.
@MainActor @preconcurrency
public struct Spacer {
    /// The minimum length in points. Nil for the default distance of 8.
    public var minLength: CGFloat?

    /// Creates flexible space with a minimum length. Nil for the default spacing of the platform.
    @inlinable public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
    public typealias Body = Never

    package func makeRender(_ tree: RenderTree) -> SpacerRenderNode { SpacerRenderNode(tree: tree) }

    package func updateRender(_ render: SpacerRenderNode, _ environment: EnvironmentValues) {
        render.update(minLength: minLength, axis: environment[StackOrientationKey.self])
    }
}

extension Spacer: Sendable {}

package final class SpacerRenderNode: RenderNode {
    private var minLength: CGFloat = ViewSpacing.defaultDistance
    private var axis: Axis?

    func update(minLength: CGFloat?, axis: Axis?) {
        let length = minLength.flatMap { $0.isFinite ? max(0, $0) : nil } ?? ViewSpacing.defaultDistance
        guard length != self.minLength || axis != self.axis else { return }
        self.minLength = length
        self.axis = axis
        setNeedsLayout()
    }

    package override var debugName: String { "Spacer" }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
            height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
    }

    package override func hitTest(_ point: CGPoint) -> RenderNode? { nil }

    // A spacer gets what all others leave, unless it is given a priority.
    package override func standardTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value {
        if key == LayoutPriorityTraitKey.self, let lowest = -Double.infinity as? K.Value { return lowest }
        return super.standardTrait(key)
    }

    // The spacer itself is the distance between its neighbors.
    package override var preferredSpacing: ViewSpacing { .zero }
}
