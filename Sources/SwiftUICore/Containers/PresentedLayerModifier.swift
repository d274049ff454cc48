import CoreGraphics
import Foundation

/// Shows a view above everything else, on the whole canvas, while `overlay` is not nil: a sheet, an alert, a popover.
///
/// The overlay is made with the environment of the modified view. Its preferences do not reach the views around.
package struct PresentedLayerModifier<Overlay: View> {
    /// Makes the overlay's view; told where the modified view is. Nil shows nothing.
    let overlay: ((OverlaySource) -> Overlay)?

    package init(_ overlay: ((OverlaySource) -> Overlay)?) { self.overlay = overlay }
}

/// The view that presents an overlay.
package final class OverlaySource: Equatable {
    fileprivate weak var node: _ViewNode?

    /// The box round the presenting view, in the canvas's coordinates, as it was last laid out.
    package var globalFrame: CGRect {
        let node = node
        return assumeMainActor {
            (node?.elements ?? []).reduce(CGRect.null) { $0.union($1.globalFrame) }
        }
    }

    package static func == (a: OverlaySource, b: OverlaySource) -> Bool { a === b }
}

/// How an overlay behaves towards what lies under it.
package struct OverlayTraits: Equatable, Sendable {
    /// What lies under it is out of reach, for fingers and for assistive technology.
    package var isModal = true
    /// What lies under it is drawn smaller, by this factor and with these corners, as under a large sheet.
    package var recession: Recession?

    package struct Recession: Equatable, Sendable {
        package var scale: CGFloat
        package var cornerRadius: CGFloat

        package init(scale: CGFloat, cornerRadius: CGFloat) {
            self.scale = scale
            self.cornerRadius = cornerRadius
        }
    }

    package init(isModal: Bool = true, recession: Recession? = nil) {
        self.isModal = isModal
        self.recession = recession
    }
}

package enum OverlayTraitKey: ViewTraitKey {
    package static var defaultValue: OverlayTraits { OverlayTraits() }
}

extension PresentedLayerModifier: ViewModifier {
    package typealias Body = Never

    package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        PresentedLayerNode(view, inputs)
    }
}

private final class PresentedLayerNode<C: View, Overlay: View>: ModifierForwardingNode<
    C, PresentedLayerModifier<Overlay>
>
{
    private var overlay: _TypedViewNode<Overlay>?
    private let source = OverlaySource()

    override init(_ view: ModifiedContent<C, PresentedLayerModifier<Overlay>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        source.node = child
        show()
    }

    override func update(_ view: ModifiedContent<C, PresentedLayerModifier<Overlay>>) {
        super.update(view)
        show()
    }

    private func show() {
        guard let make = view.modifier.overlay else { return hide() }
        let view = make(source)
        if let overlay {
            overlay.update(view)
        } else {
            let node = Overlay._makeNode(view, childInputs)
            overlay = node
            host.addOverlay(node)
        }
    }

    private func hide() {
        guard let node = overlay else { return }
        overlay = nil
        host.removeOverlay(node)
        node.unmount()
    }

    override func unmount() {
        hide()
        super.unmount()
    }

    override func childElementsDidChange() {
        if overlay != nil { host.overlaysDidChange() }
        super.childElementsDidChange()
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        child.collectPreference(key, into: &value)
    }

    override var elementCount: Int { child.elementCount }
    override func element(at index: Int) -> RenderNode? { child.element(at: index) }
    override func collectElements(into elements: inout [RenderNode]) { child.collectElements(into: &elements) }
    override func releaseElement(at index: Int) { child.releaseElement(at: index) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        super.forEachChild(visit)
        if let overlay { visit(overlay) }
    }
}
