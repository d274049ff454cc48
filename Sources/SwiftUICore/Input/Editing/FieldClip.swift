import CoreGraphics
import DisplayList
import Foundation

/// Cuts off what stands over while a text is edited. Fields without the focus need it not.
package struct FieldClip {
    let isNeeded: Bool
    /// How far knobs of handles may stand over above and below.
    let overhang: CGFloat

    package init(isNeeded: Bool, overhang: CGFloat) {
        self.isNeeded = isNeeded
        self.overhang = overhang
    }
}

extension FieldClip: ElementModifier {
    package typealias Body = Never

    package func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> FieldClipRenderNode {
        FieldClipRenderNode(tree: tree, child: child)
    }

    package func updateWrapper(_ wrapper: FieldClipRenderNode, _ environment: EnvironmentValues) {
        wrapper.overhang = isNeeded ? overhang : nil
    }
}

package final class FieldClipRenderNode: WrapperRenderNode {
    /// Nil if nothing is cut off.
    fileprivate(set) var overhang: CGFloat? {
        didSet { if overhang != oldValue { setNeedsDisplay() } }
    }

    package override var debugName: String { "FieldClip" }

    package override func draw(in canvas: inout DisplayCanvas) {
        super.draw(in: &canvas)
        guard let overhang else { return }
        let box = CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: -overhang)
        canvas.effects.append(.clip(.rect(box), evenOdd: false, antialiased: true))
    }
}
