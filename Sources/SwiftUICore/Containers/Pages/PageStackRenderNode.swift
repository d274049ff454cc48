import CoreGraphics
import DisplayList

/// The element of a page stack: the pages that are seen, each in the whole area, drawn on its way.
package final class PageStackRenderNode: RenderNode {
    /// A page in the tree.
    package final class Page {
        package let id: AnyHashable
        let element: RenderNode
        package let layers: PageLayers
        /// 0 outside, 1 in its place.
        let entrance: InteractiveTrack
        /// The number of the display node that it is drawn in while it moves.
        let groupID: UInt64

        init(id: AnyHashable, element: RenderNode, layers: PageLayers, in tree: RenderTree) {
            self.id = id
            self.element = element
            self.layers = layers
            entrance = InteractiveTrack(1, in: tree)
            groupID = tree.makeNodeID()
        }
    }

    /// Those that are seen, from the lowest up.
    private(set) var pages: [Page] = []
    var look: any PageStackLook
    var isMirrored = false {
        didSet { if isMirrored != oldValue, isMoving { setNeedsDisplay() } }
    }
    var ground = RGBA.white {
        didSet { if ground != oldValue, isMoving { setNeedsDisplay() } }
    }
    /// All that the pages may paint.
    private var outer = CGRect.zero

    init(tree: RenderTree, look: any PageStackLook) {
        self.look = look
        super.init(tree: tree)
    }

    /// Shows other pages, which are children of this node already.
    func setPages(_ new: [Page]) {
        guard !pages.elementsEqual(new, by: ===) else { return }
        for page in pages {
            page.entrance.onChange = {}
            page.layers.raise([])
            page.layers.hideSource(false, in: tree)
        }
        pages = new
        for page in new { page.entrance.onChange = { [weak self] in self?.setNeedsDisplay() } }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private var isMoving: Bool { pages.count > 1 }

    package override var debugName: String { "PageStack" }
    package override var children: [RenderNode] { pages.map(\.element) }

    /// The page on top, or the one that comes to be when all has stopped.
    private var destination: RenderNode? { (pages.last { $0.entrance.target > 0 } ?? pages.last)?.element }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        destination?.sizeThatFits(proposal) ?? .zero
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        let insets = SafeArea.reach(of: self)
        outer = CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.horizontal,
            height: size.height + insets.vertical)
        for page in pages { page.element.place(at: .zero, proposal: proposal) }
        guard isMoving else { return }
        let stage = stage
        for (page, moving) in zip(pages, stage.pages) {
            page.layers.raise(look.raisedParts(of: moving, on: stage))
            page.layers.hideSource(true, in: tree)
        }
    }

    package override func hides(_ child: RenderNode) -> Bool { !pages.contains { $0.element === child } }

    // MARK: Drawing

    private var stage: PageStage {
        let entrances = pages.map { min(max($0.entrance.value, 0), 1) }
        let moving = pages.indices.map { index in
            MovingPage(
                index: index, layers: pages[index].layers, entrance: entrances[index],
                cover: entrances[(index + 1)...].max() ?? 0)
        }
        return PageStage(size: size, outer: outer, isMirrored: isMirrored, pages: moving, stack: self)
    }

    package override func draw(in canvas: inout DisplayCanvas) {
        guard isMoving else {
            for page in pages { canvas.draw(page.element) }
            return
        }
        let stage = stage
        for (page, moving) in zip(pages, stage.pages) {
            canvas.draw(drawing(of: page, look.look(of: moving, on: stage)))
        }
        let parts = stage.pages.flatMap { page in
            page.layers.raisedElements(in: self).map { (page: page, element: $0) }
        }
        for (page, element) in parts.sorted(by: { $0.element.part.order < $1.element.part.order }) {
            let frame = stage.frame(of: element)
            canvas.draw(raised(element, frame, look.look(of: element.part, in: frame, of: page, on: stage)))
        }
        canvas.effects.append(.clip(.rect(outer), evenOdd: false, antialiased: false))
    }

    private func drawing(of page: Page, _ look: PageLook) -> DisplayNode {
        var inner = DisplayCanvas()
        if let shadow = look.edgeShadow {
            let x = isMirrored ? outer.maxX : outer.minX - shadow.width
            let box = CGRect(x: x, y: outer.minY, width: shadow.width, height: outer.height)
            let ends = [CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY)]
            let stops = [
                GradientStop(color: shadow.color.opacity(0), location: 0),
                GradientStop(color: shadow.color, location: 1),
            ]
            inner.draw(
                .fill(
                    .rect(box),
                    .linearGradient(stops, from: ends[isMirrored ? 1 : 0], to: ends[isMirrored ? 0 : 1]),
                    evenOdd: false, antialiased: false))
        }
        inner.draw(.fill(.rect(outer), .color(ground), evenOdd: false, antialiased: false))
        inner.draw(page.element)
        if let source = look.source, source.opacity > 0 {
            if let background = source.element.look.background {
                inner.draw(
                    .fill(
                        .rect(outer), .color(background.opacity(source.opacity)), evenOdd: false, antialiased: false))
            }
            inner.draw(
                DisplayNode(
                    id: page.layers.sourceGroupID(in: tree), origin: .zero,
                    effects: [.opacity(source.opacity), .transform(source.transform)],
                    items: [.node(source.element.child.displayNode())]))
        }
        if look.dimming.alpha > 0 {
            inner.draw(.fill(.rect(outer), .color(look.dimming), evenOdd: false, antialiased: false))
        }
        var effects: [LayerEffect] = []
        if look.opacity < 1 { effects.append(.opacity(max(0, look.opacity))) }
        if let clip = look.clip { effects.append(.clip(clip, evenOdd: false, antialiased: true)) }
        if let shadow = look.shadow {
            effects.append(
                .shadow(shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
        }
        let transform = look.transform
        // A shift alone is the node's place, so that painters can tell it from a change.
        let isShift = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        if !isShift { effects.append(.transform(transform)) }
        let origin = isShift ? CGPoint(x: transform.tx, y: transform.ty) : .zero
        return DisplayNode(id: page.groupID, origin: origin, effects: effects, items: inner.items)
    }

    private func raised(_ element: PagePartRenderNode, _ frame: CGRect, _ look: PartLook) -> DisplayNode {
        var effects: [LayerEffect] = []
        if look.opacity < 1 { effects.append(.opacity(max(0, look.opacity))) }
        if look.scale != 1 {
            let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
            effects.append(
                .transform(
                    CGAffineTransform(translationX: middle.x, y: middle.y).scaledBy(x: look.scale, y: look.scale)
                        .translatedBy(x: -middle.x, y: -middle.y)))
        }
        return DisplayNode(
            id: element.groupID,
            origin: CGPoint(x: frame.minX + look.offset.width, y: frame.minY + look.offset.height), effects: effects,
            items: look.opacity > 0 ? [.node(element.child.displayNode())] : [])
    }

    // MARK: Hits and accessibility

    package override func makeTouchBox() -> TouchBox { .anywhere }

    /// Pages are opaque: a touch that nothing on them takes goes to the view around the stack. While pages move, none gets
    /// through to them at all.
    package override func hitTest(_ point: CGPoint) -> RenderNode? {
        guard outer.contains(point) else { return nil }
        return isMoving ? self : super.hitTest(point) ?? self
    }

    package override func makeAccessibilityElements() -> [AccessibilityNode] {
        destination?.accessibilityElements() ?? []
    }
}
