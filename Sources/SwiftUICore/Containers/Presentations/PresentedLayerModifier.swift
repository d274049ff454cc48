import CoreGraphics
import DisplayList
import Foundation

/// Shows a view above everything else, on the whole canvas, while `overlay` is not nil: a sheet, an alert, a popover.
///
/// The overlay is made with the environment of the modified view. Its preferences do not reach the views around. It follows
/// the presentation that it is given: `presentationScope` says how it appears and disappears, `presentationEffect`
/// shows it.
package struct PresentedLayerModifier<Overlay: View> {
    /// Makes the overlay's view. Nil shows nothing.
    let overlay: ((Presentation) -> Overlay)?
    /// What is shown; when it is another thing, the one before closes first.
    let id: AnyHashable?
    let isExclusive: Bool
    let onDismiss: (() -> Void)?
    let reset: @MainActor () -> Void

    /// - Parameters:
    ///   - id: what is shown, where it can be one of several things.
    ///   - isExclusive: whether nothing else of the same level is shown together with it.
    ///   - onDismiss: called when it has gone.
    ///   - reset: tells the program that somebody closed it.
    package init(
        _ overlay: ((Presentation) -> Overlay)?, id: AnyHashable? = nil, isExclusive: Bool = true,
        onDismiss: (() -> Void)? = nil, reset: @escaping @MainActor () -> Void
    ) {
        self.overlay = overlay
        self.id = id
        self.isExclusive = isExclusive
        self.onDismiss = onDismiss
        self.reset = reset
    }
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
>, Presenter
{
    private struct Shown {
        let presentation: Presentation
        let node: _TypedViewNode<Overlay>
        let id: AnyHashable?
    }

    private var shown: Shown?
    /// What is asked for was shown, and somebody closed it.
    private var isSpent = false

    override init(_ view: ModifiedContent<C, PresentedLayerModifier<Overlay>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        show()
    }

    override func update(_ view: ModifiedContent<C, PresentedLayerModifier<Overlay>>) {
        if view.modifier.id != self.view.modifier.id { isSpent = false }
        super.update(view)
        show()
    }

    private func show() {
        let modifier = view.modifier
        guard let make = modifier.overlay else {
            isSpent = false
            host.presentations.withdraw(self)
            // It need not be told any longer.
            shown?.presentation.tellsPresenter = false
            return close()
        }
        if let shown {
            tell(shown.presentation)
            if shown.id == modifier.id {
                // While somebody closes it, the program has not been told yet.
                if shown.presentation.phase != .closing { shown.node.update(make(shown.presentation)) }
                return
            }
            close()
        }
        guard !isSpent,
            let presentation = host.presentations.open(self, isExclusive: modifier.isExclusive)
        else { return }
        tell(presentation)
        let node = host.presentations.show(presentation) { Overlay._makeNode(make(presentation), childInputs) }
        shown = Shown(presentation: presentation, node: node, id: modifier.id)
    }

    /// The latest closures count, also when the presenter has gone by the time.
    private func tell(_ presentation: Presentation) {
        presentation.onDismiss = view.modifier.onDismiss
        presentation.reset = view.modifier.reset
    }

    /// Lets what is shown close. It keeps the view that it shows, and is no longer this node's.
    private func close() {
        guard let shown else { return }
        self.shown = nil
        tell(shown.presentation)
        host.presentations.close(shown.presentation)
    }

    func presentIfWanted() {
        if isMounted, shown == nil { show() }
    }

    func presentationDidClose(_ presentation: Presentation) {
        guard shown?.presentation === presentation else { return }
        shown = nil
        isSpent = presentation.tellsPresenter
    }

    var sourceFrame: CGRect { child.elements.reduce(CGRect.null) { $0.union($1.globalFrame) } }

    override func unmount() {
        host.presentations.withdraw(self)
        close()
        super.unmount()
    }

    override func childElementsDidChange() {
        if shown != nil { host.presentations.elementsDidChange() }
        super.childElementsDidChange()
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        child.collectPreference(key, into: &value)
    }

    override var elementCount: Int { child.elementCount }
    override func element(at index: Int) -> RenderNode? { child.element(at: index) }
    override func collectElements(into elements: inout [RenderNode]) { child.collectElements(into: &elements) }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        super.forEachChild(visit)
        if let shown { visit(shown.node) }
    }
}
