import CoreGraphics
import DisplayList
import Foundation

/// A window on a larger element.
package final class ScrollRenderNode: WrapperRenderNode {
    /// How far the content is scrolled, from the leading top; zero at rest there.
    package private(set) var offset = CGPoint.zero
    package private(set) var axes: Axis.Set = .vertical
    package private(set) var isEnabled = true
    private var settings = ScrollSettings()
    /// How far the window reaches over the node's own box, under bars.
    private var reach = EdgeInsets()
    /// Whether the offset was set by someone; until then the content's anchor decides.
    private var hasScrolled = false
    /// Whether the content had a size before, so that its anchor can have been in place.
    private var hasContent = false

    package var layoutDirection = LayoutDirection.leftToRight {
        didSet { if layoutDirection != oldValue { setNeedsLayout() } }
    }

    /// Called on the main actor after the offset changed in another way than by the program.
    package var onUserScroll: (() -> Void)?

    func update(axes: Axis.Set, settings: ScrollSettings, isEnabled: Bool) {
        self.isEnabled = isEnabled
        let isSame = axes == self.axes && settings.hasSameLayout(as: self.settings)
        self.axes = axes
        self.settings = settings
        guard !isSame else { return }
        setNeedsLayout()
        setNeedsDisplay()
    }

    package override var debugName: String { "ScrollView" }

    // MARK: Measuring

    /// The room kept free round the content, besides bars.
    private var margins: EdgeInsets { settings.contentMargins }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal)
                ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        noteContainer(width: proposal.width, height: proposal.height)
        let content = child.sizeThatFits(contentProposal(proposal))
        let whole = CGSize(
            width: content.width + margins.horizontal, height: content.height + margins.vertical)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? whole.width : whole.width,
            height: axes.contains(.vertical) ? proposal.height ?? whole.height : whole.height)
    }

    private var container = CGSize.zero

    package override var containerSize: CGSize? { container }

    /// Content that relates to the window must know it before it is measured. A length that is not offered stays as it was.
    private func noteContainer(width: CGFloat?, height: CGFloat?) {
        let new = CGSize(
            width: width.flatMap { $0.isFinite ? max(0, $0 - margins.horizontal) : nil } ?? container.width,
            height: height.flatMap { $0.isFinite ? max(0, $0 - margins.vertical) : nil } ?? container.height)
        guard new != container else { return }
        container = new
        tree.containerSizeDidChange()
    }

    // The content's guides move with it, so they are not the scroll view's.
    package override func alignmentGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? { nil }

    package override var preferredSpacing: ViewSpacing { ViewSpacing() }

    // MARK: Placing

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        reach = reachableSafeAreaInsets()
        noteContainer(
            width: axes.contains(.horizontal) ? size.width : proposal.width ?? size.width,
            height: axes.contains(.vertical) ? size.height : proposal.height ?? size.height)
        let inner = contentProposal(proposal)
        let before = limit
        contentSize = child.sizeThatFits(inner)
        follow(from: before)
        offset = clamped(offset)
        // What scrolls comes along at once; what changes besides may be shown on its way.
        let scrolled = CGPoint(x: offset.x - placedOffset.x, y: offset.y - placedOffset.y)
        let mirror: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
        child.moveAtOnce(to: CGPoint(x: child.origin.x - scrolled.x * mirror, y: child.origin.y - scrolled.y))
        placedOffset = offset
        child.place(at: contentOrigin, proposal: inner)
        setNeedsDisplay()
    }

    package private(set) var contentSize = CGSize.zero

    /// The offset with which the content lies where it lies.
    private var placedOffset = CGPoint.zero

    package override var carriesMotion: Bool { true }

    /// The largest offset.
    package var limit: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, contentSize.width + margins.horizontal - size.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height + margins.vertical - size.height) : 0)
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        let limit = limit
        return CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
    }

    /// Keeps the content's anchor in place at first, and while its size changes and nobody has scrolled away from it.
    private func follow(from before: CGPoint) {
        if !hasScrolled, let anchor = settings.anchors.initialOffset { return offset = place(of: anchor, in: limit) }
        defer { hasContent = contentSize != .zero }
        guard hasContent, let anchor = settings.anchors.sizeChanges else { return }
        let kept = place(of: anchor, in: before)
        if abs(offset.x - kept.x) < 0.5, abs(offset.y - kept.y) < 0.5 { offset = place(of: anchor, in: limit) }
    }

    private func place(of anchor: UnitPoint, in limit: CGPoint) -> CGPoint {
        CGPoint(x: limit.x * anchor.x, y: limit.y * anchor.y)
    }

    private var contentOrigin: CGPoint {
        let room = CGSize(
            width: size.width - margins.horizontal - contentSize.width,
            height: size.height - margins.vertical - contentSize.height)
        let anchor = settings.anchors.alignment
        // Smaller content lies at its anchor; across the axes it is centred.
        let x =
            margins.leading
            + (axes.contains(.horizontal) ? max(0, room.width) * (anchor?.x ?? 0) - offset.x : room.width / 2)
        let y =
            margins.top
            + (axes.contains(.vertical) ? max(0, room.height) * (anchor?.y ?? 0) - offset.y : room.height / 2)
        return CGPoint(
            x: layoutDirection == .rightToLeft ? size.width - x - contentSize.width : x, y: y)
    }

    // MARK: Scrolling

    /// Scrolls to an offset, as far as there is content.
    package func setOffset(_ new: CGPoint) {
        let new = clamped(
            CGPoint(x: new.x.finite("A scroll offset"), y: new.y.finite("A scroll offset")))
        hasScrolled = true
        guard new != offset else { return }
        offset = new
        setNeedsLayout()
    }

    /// Scrolls by a distance that a finger or a wheel moved the content. Returns what was left of it at the ends.
    @discardableResult
    package func scroll(by distance: CGSize) -> CGSize {
        guard isEnabled else { return distance }
        let before = offset
        let mirror: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
        setOffset(CGPoint(x: offset.x - distance.width * mirror, y: offset.y - distance.height))
        if offset != before { onUserScroll?() }
        return CGSize(
            width: distance.width + (offset.x - before.x) * mirror,
            height: distance.height + offset.y - before.y)
    }

    /// The offset at which a box of this node's coordinates is in sight: with its anchor on that of the window, or for
    /// nil as near as possible.
    package func offset(showing rect: CGRect, anchor: UnitPoint?) -> CGPoint {
        let window = unobscuredWindow
        var target = offset
        let mirror: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
        if let anchor {
            let wanted = anchor.point(in: window)
            let present = anchor.point(in: rect)
            target.x += (present.x - wanted.x) * mirror
            target.y += present.y - wanted.y
        } else {
            target.x += nearest(rect.minX - window.minX, rect.maxX - window.maxX) * mirror
            target.y += nearest(rect.minY - window.minY, rect.maxY - window.maxY)
        }
        return clamped(target)
    }

    private func nearest(_ before: CGFloat, _ after: CGFloat) -> CGFloat {
        if before < 0 { return before }
        return after > 0 ? min(after, before) : 0
    }

    package override func contentDidShift(_ distance: CGSize) {
        offset.x += axes.contains(.horizontal) ? distance.width : 0
        offset.y += axes.contains(.vertical) ? distance.height : 0
        setNeedsLayout()
    }

    // MARK: Window

    /// The room kept free for bars and margins.
    package var contentInsets: EdgeInsets {
        EdgeInsets(
            top: margins.top + (axes.contains(.vertical) ? reach.top : 0),
            leading: margins.leading + (axes.contains(.horizontal) ? reach.leading : 0),
            bottom: margins.bottom + (axes.contains(.vertical) ? reach.bottom : 0),
            trailing: margins.trailing + (axes.contains(.horizontal) ? reach.trailing : 0))
    }

    /// The size of the window, what lies under bars included.
    package var windowSize: CGSize { viewport?.size ?? size }

    private var unobscuredWindow: CGRect { CGRect(origin: .zero, size: size).inset(by: margins) }

    package override var viewport: CGRect? {
        CGRect(
            x: -reach.leading, y: -reach.top, width: size.width + reach.horizontal,
            height: size.height + reach.vertical)
    }

    package override var unobscuredViewport: CGRect? { CGRect(origin: .zero, size: size) }

    /// Along its axes the scroll view has used the safe area up; across them its content may reach under bars.
    package override var safeArea: SafeArea? {
        let bounds = CGRect(origin: .zero, size: size)
        let across = EdgeInsets(
            top: axes.contains(.vertical) ? 0 : reach.top,
            leading: axes.contains(.horizontal) ? 0 : reach.leading,
            bottom: axes.contains(.vertical) ? 0 : reach.bottom,
            trailing: axes.contains(.horizontal) ? 0 : reach.trailing)
        return SafeArea(
            outer: CGRect(
                x: -across.leading, y: -across.top, width: size.width + across.horizontal,
                height: size.height + across.vertical),
            inner: bounds)
    }

    package override func bearsCoordinateSpace(_ name: AnyHashable) -> Bool {
        switch name.base as? ScrollViewName {
        case .any: true
        case .horizontal: axes.contains(.horizontal)
        case .vertical: axes.contains(.vertical)
        case nil: false
        }
    }

    package override func draw(in canvas: inout DisplayCanvas) {
        if !settings.isClipDisabled, let viewport {
            canvas.effects.append(.clip(.rect(viewport), evenOdd: false, antialiased: false))
        }
        super.draw(in: &canvas)
    }

    package override func hitTest(_ point: CGPoint) -> RenderNode? {
        guard let viewport, viewport.contains(point) || settings.isClipDisabled else { return nil }
        return super.hitTest(point) ?? (viewport.contains(point) ? self : nil)
    }
}
