/// Gives a control the distances of a view from its neighbors, though its label is a text.
package struct ControlSpacing {
    nonisolated package init() {}
}

extension ControlSpacing: ElementModifier {
    package typealias Body = Never

    package func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> ControlSpacingRenderNode {
        ControlSpacingRenderNode(tree: tree, child: child)
    }

    package func updateWrapper(_ wrapper: ControlSpacingRenderNode, _ environment: EnvironmentValues) {}
}

package final class ControlSpacingRenderNode: WrapperRenderNode {
    package override var debugName: String { "ControlSpacing" }

    package override var preferredSpacing: ViewSpacing {
        var spacing = child.spacing
        spacing[.top] = spacing[.top].ofControl
        spacing[.bottom] = spacing[.bottom].ofControl
        return spacing
    }
}
