import CoreGraphics
import Foundation

/// Takes an element, and what it holds, out of hit testing.
struct AllowsHitTestingModifier {
    let isEnabled: Bool
}

extension AllowsHitTestingModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> AllowsHitTestingRenderNode {
        AllowsHitTestingRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: AllowsHitTestingRenderNode, _ environment: EnvironmentValues) {
        wrapper.isEnabled = isEnabled
    }
}

final class AllowsHitTestingRenderNode: WrapperRenderNode {
    var isEnabled = true

    override func hitTest(_ point: CGPoint) -> RenderNode? { isEnabled ? super.hitTest(point) : nil }
}

extension View {
    /// Sets whether this view and the views below receive touches.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(AllowsHitTestingModifier(isEnabled: enabled))
    }
}
