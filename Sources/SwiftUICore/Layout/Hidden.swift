import Foundation

/// Keeps a view's room but shows nothing.
struct HiddenModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> HiddenRenderNode {
        HiddenRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: HiddenRenderNode, _ environment: EnvironmentValues) {}
}

final class HiddenRenderNode: WrapperRenderNode {
    override var debugName: String { "Hidden" }
    override func draw(in canvas: inout DisplayCanvas) {}
    override func hitTest(_ point: CGPoint) -> RenderNode? { nil }
    override func makeAccessibilityElements() -> [AccessibilityNode] {
        tree.reading.includesHidden ? super.makeAccessibilityElements() : []
    }
    override func keepsFocus(from child: RenderNode) -> Bool { true }
}

extension View {
    /// Hides the view. It keeps its space and state, but it is not drawn, receives no touches, and assistive technology
    /// ignores it.
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}
