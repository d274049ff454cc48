import CoreGraphics
import DisplayList
import Foundation

/// How a part of a presentation is drawn while the presentation appears and disappears.
package struct PresentationLook {
    package var opacity = 1.0
    package var scale: CGFloat = 1
    /// The point that stays where it is when the part is scaled.
    package var anchor = UnitPoint.center
    package var offset = CGSize.zero

    package init(opacity: Double = 1, scale: CGFloat = 1, anchor: UnitPoint = .center, offset: CGSize = .zero) {
        self.opacity = opacity
        self.scale = scale
        self.anchor = anchor
        self.offset = offset
    }

    fileprivate func transform(_ size: CGSize) -> CGAffineTransform {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: x - x * scale + offset.width, ty: y - y * scale + offset.height)
    }
}

/// Draws each element by how far a presentation is open.
///
/// Only what is seen and what is touched uses it: layout, and code that asks for frames, has the part where it will be.
struct PresentationEffectModifier {
    let presentation: Presentation
    let look: (Presentation, CGSize) -> PresentationLook
}

extension PresentationEffectModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> PresentationEffectRenderNode {
        PresentationEffectRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: PresentationEffectRenderNode, _ environment: EnvironmentValues) {
        wrapper.look = look
        if wrapper.presentation !== presentation { wrapper.presentation = presentation }
        wrapper.setNeedsDisplay()
    }
}

final class PresentationEffectRenderNode: WrapperRenderNode, PresentationFollower {
    var presentation: Presentation? {
        didSet { presentation?.addFollower(self) }
    }
    var look: ((Presentation, CGSize) -> PresentationLook)?

    override var debugName: String { "Presented" }

    private var present: PresentationLook { presentation.flatMap { look?($0, size) } ?? PresentationLook() }

    func presentationDidMove() { setNeedsDisplay() }

    override func draw(in canvas: inout DisplayCanvas) {
        let look = present
        guard look.opacity > 0 else { return }
        canvas.draw(child)
        let transform = look.transform(size)
        if transform != .identity { canvas.effects.append(.transform(transform)) }
        if look.opacity < 1 { canvas.effects.append(.opacity(look.opacity)) }
    }

    override func makeTouchBox() -> TouchBox { .anywhere }

    override func hitTest(_ point: CGPoint) -> RenderNode? {
        let transform = present.transform(size)
        return transform == .identity ? super.hitTest(point) : super.hitTest(point.applying(transform.inverted()))
    }
}

/// The root of what a presentation shows.
struct PresentationScopeModifier {
    /// Nil if there is none at the moment.
    let presentation: Presentation?
    let motion: PresentationMotion
    let needsLayout: () -> Bool
}

extension PresentationScopeModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> PresentationScopeRenderNode {
        PresentationScopeRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: PresentationScopeRenderNode, _ environment: EnvironmentValues) {
        presentation?.motion = motion
        wrapper.needsLayout = needsLayout
        if wrapper.presentation !== presentation { wrapper.presentation = presentation }
    }
}

final class PresentationScopeRenderNode: WrapperRenderNode, PresentationFollower, PlaceObserver {
    var presentation: Presentation? {
        didSet {
            presentation?.addFollower(self)
            setNeedsLayout()
        }
    }
    var needsLayout: () -> Bool = { false }

    override init(tree: RenderTree, child: RenderNode) {
        super.init(tree: tree, child: child)
        tree.places.add(self)
    }

    override var debugName: String { "Presentation" }

    func placesDidChange() {
        guard let presentation, presentation.isAwayFromSource else { return }
        child.setNeedsLayout()
        presentation.tellFollowers()
    }

    func presentationDidMove() {
        if needsLayout() { child.setNeedsLayout() }
        // The content below may be drawn in another way, too.
        setNeedsDisplay()
    }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.layoutChildren(in: size, proposal: proposal)
        // It has come to its place, whether or not the layout says where it rests.
        if let presentation { presentation.settle(at: presentation.rest) }
    }
}

extension View {
    /// Draws this view by how far a presentation is open; `look` is also told the view's size.
    nonisolated package func presentationEffect(
        _ presentation: Presentation,
        _ look: @escaping (_ presentation: Presentation, _ size: CGSize) -> PresentationLook
    ) -> some View {
        modifier(PresentationEffectModifier(presentation: presentation, look: look))
    }

    /// Makes this view the root of what a presentation shows, and says how it appears and disappears.
    ///
    /// - Parameter needsLayout: whether the view has to be laid out for the present extent, other than just drawn. It is this
    ///   view's own element that is laid out again, also when the presenting view comes to lie elsewhere, so the modifier goes
    ///   right on the container whose layout reads the extent or the source's frame.
    nonisolated package func presentationScope(
        _ presentation: Presentation?, _ motion: PresentationMotion, needsLayout: @escaping () -> Bool = { false }
    ) -> some View {
        modifier(PresentationScopeModifier(presentation: presentation, motion: motion, needsLayout: needsLayout))
    }
}
