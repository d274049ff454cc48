import CoreGraphics
import Foundation

/// What takes part in the vertical drags of the scroll views that it contains: a sheet, which goes up before its content
/// scrolls, and down once the content is at its beginning.
package struct ScrollPartner {
    /// A step that a finger makes on the content of a scroll view.
    package struct Step {
        /// How far the finger moved, downwards.
        package let distance: CGFloat
        /// Where it is on the canvas.
        package let finger: CGFloat
        /// Whether the content is at its beginning.
        package let isAtTop: Bool
    }

    /// Is offered each step before the content scrolls by it. Returns how much of the step's distance it takes, by which the
    /// content does not scroll.
    let offer: @MainActor (Step) -> CGFloat
    /// The finger released, with its speed downwards in points per second.
    let end: @MainActor (_ velocity: CGFloat) -> Void

    package init(
        offer: @escaping @MainActor (Step) -> CGFloat, end: @escaping @MainActor (_ velocity: CGFloat) -> Void
    ) {
        self.offer = offer
        self.end = end
    }
}

struct ScrollPartnerModifier {
    let partner: ScrollPartner
}

extension ScrollPartnerModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> ScrollPartnerRenderNode {
        ScrollPartnerRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: ScrollPartnerRenderNode, _ environment: EnvironmentValues) {
        wrapper.partner = partner
    }
}

final class ScrollPartnerRenderNode: WrapperRenderNode {
    var partner: ScrollPartner?

    override var debugName: String { "ScrollPartner" }
}

extension View {
    /// Lets `partner` take part in the drags of the scroll views in this view.
    nonisolated package func scrollPartner(_ partner: ScrollPartner) -> some View {
        modifier(ScrollPartnerModifier(partner: partner))
    }
}

extension ScrollPartner {
    /// The nearest partner round a scroll view.
    static func around(_ scroll: RenderNode) -> ScrollPartner? {
        var node = scroll.parent
        while let current = node {
            if let partner = (current as? ScrollPartnerRenderNode)?.partner { return partner }
            node = current.parent
        }
        return nil
    }
}
