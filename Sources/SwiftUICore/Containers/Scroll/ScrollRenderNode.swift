import CollectionSupplement
import CoreGraphics
import DisplayList
import Foundation

/// An element in a scroll view that is drawn as far as it is near the window.
protocol PartlyDrawnElement: AnyObject {
    /// The content has moved, or the window has another size.
    func windowDidMove()
}

/// A window on a larger element.
package final class ScrollRenderNode: WrapperRenderNode {
    /// How far the content is scrolled, from the leading top; zero at rest there.
    package var offset: CGPoint {
        let place = scrollMotion.map { $0.place(around: rest) } ?? rest
        return CGPoint(x: place.x + overscroll.width, y: place.y + overscroll.height)
    }
    /// Where the content stops.
    private(set) var rest = CGPoint.zero
    /// The way there; nil if it is.
    private var scrollMotion: ScrollMotion?
    /// How far the content is seen beyond its ends.
    private var overscroll = CGSize.zero
    /// What moves the content after a finger has let it go.
    var dynamics: ScrollDynamics?
    /// How content gives way beyond its ends.
    private(set) var bounceBehavior: (horizontal: ScrollBounceBehavior, vertical: ScrollBounceBehavior) = (
        .automatic, .automatic
    )
    /// Room kept open above the content, for the time that it is loaded again.
    private(set) var heldOpen: CGFloat = 0
    /// Drawn over the content while it moves.
    let indicators = ScrollIndicators()
    /// Above the content, while it is pulled for new data or they are loaded.
    private var spinner: SpinnerRenderNode?
    private var spinnerColor = RGBA.clear
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
    /// Called on the main actor when what lies before the window has become longer or shorter by a distance.
    var onContentShift: ((CGSize) -> Void)?
    /// Called on the main actor when a wheel has turned, with whether fingers have left the trackpad.
    var onWheel: ((_ isOver: Bool) -> Void)?
    /// Called on the main actor when the content has stopped after it moved automatically.
    var onRest: (() -> Void)?
    /// What draws only the part of it that is near the window, and looks whether another part is by now.
    var partlyDrawn = WeakList<any PartlyDrawnElement>()

    func update(
        axes: Axis.Set, settings: ScrollSettings, isEnabled: Bool, horizontalBounce: ScrollBounceBehavior,
        verticalBounce: ScrollBounceBehavior, indicators look: ScrollIndicators.Look, spinnerColor: RGBA
    ) {
        self.isEnabled = isEnabled
        bounceBehavior = (horizontalBounce, verticalBounce)
        self.spinnerColor = spinnerColor
        if indicators.update(look) { setNeedsDisplay() }
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
    var margins: EdgeInsets { settings.contentMargins }

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
        tree.places.containerSizeDidChange()
    }

    // The content's guides move with it, so they are not the scroll view's.
    package override func alignmentGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? { nil }

    package override var preferredSpacing: ViewSpacing { ViewSpacing() }

    // MARK: Placing

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        reach = SafeArea.reach(of: self)
        noteContainer(
            width: axes.contains(.horizontal) ? size.width : proposal.width ?? size.width,
            height: axes.contains(.vertical) ? size.height : proposal.height ?? size.height)
        let inner = contentProposal(proposal)
        let before = (limit: limit, rest: rest, hadContent: contentSize != .zero)
        contentSize = child.sizeThatFits(inner)
        follow(from: before.limit)
        rest = clamped(rest)
        if rest != before.rest, before.hadContent { restDidChange(from: before.rest) }
        // What scrolls comes along at once; what changes besides may be shown on its way.
        let scrolled = CGPoint(x: offset.x - placedOffset.x, y: offset.y - placedOffset.y)
        let mirror: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
        let (seen, origin) = (child.origin, contentOrigin)
        child.moveAtOnce(
            to: CGPoint(
                x: Self.sum(seen.x, -scrolled.x * mirror, near: origin.x),
                y: Self.sum(seen.y, -scrolled.y, near: origin.y)))
        placedOffset = offset
        child.place(at: origin, proposal: inner)
        if let spinner {
            let diameter = RefreshAppearance.spinnerDiameter
            spinner.place(
                at: CGPoint(
                    x: (size.width - diameter) / 2, y: -offset.y - (RefreshAppearance.height + diameter) / 2),
                proposal: .unspecified)
        }
        for element in partlyDrawn { element.windowDidMove() }
        setNeedsDisplay()
    }

    /// A place moved by a distance. What differs from a known place by a rounding error alone is that place: as a way it
    /// would end what else is on its way in the content.
    private static func sum(_ place: CGFloat, _ distance: CGFloat, near known: CGFloat) -> CGFloat {
        let sum = place + distance
        return abs(sum - known) < 1e-6 ? known : sum
    }

    package override var children: [RenderNode] { spinner.map { [child, $0] } ?? [child] }
    package override var soleChild: RenderNode? { spinner == nil ? child : nil }

    package override func makeAccessibilityElements() -> [AccessibilityNode] {
        guard let spinner, spinner.isTurning else { return super.makeAccessibilityElements() }
        let progress = spinner.makeAccessibilityNode(.progress, traits: .updatesFrequently)
        return [progress] + super.makeAccessibilityElements()
    }

    /// Shows a spinner above the content, or takes it away.
    func setSpinner(_ state: SpinnerRenderNode.State?) {
        setNeedsReading()
        guard let state else {
            guard let spinner else { return }
            self.spinner = nil
            abandon(spinner)
            return
        }
        let isNew = spinner == nil
        let spinner = spinner ?? SpinnerRenderNode(tree: tree)
        spinner.update(diameter: RefreshAppearance.spinnerDiameter, color: spinnerColor, state: state)
        guard isNew else { return }
        self.spinner = spinner
        adopt(spinner)
        setNeedsLayout()
    }

    package private(set) var contentSize = CGSize.zero

    /// The offset with which the content lies where it lies.
    private(set) var placedOffset = CGPoint.zero

    package override var carriesMotion: Bool { true }

    /// The largest offset.
    package var limit: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, contentSize.width + margins.horizontal - size.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height + margins.vertical - size.height) : 0)
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        let (least, most) = (least, most)
        return CGPoint(x: min(max(least.x, offset.x), most.x), y: min(max(least.y, offset.y), most.y))
    }

    /// Keeps the content's anchor in place at first, and while its size changes and nobody has scrolled away from it.
    private func follow(from before: CGPoint) {
        if !hasScrolled, let anchor = settings.anchors.initialOffset { return rest = place(of: anchor, in: limit) }
        defer { hasContent = contentSize != .zero }
        guard hasContent, let anchor = settings.anchors.sizeChanges else { return }
        let kept = place(of: anchor, in: before)
        if abs(rest.x - kept.x) < 0.5, abs(rest.y - kept.y) < 0.5 { rest = place(of: anchor, in: limit) }
    }

    private func place(of anchor: UnitPoint, in limit: CGPoint) -> CGPoint {
        CGPoint(x: limit.x * anchor.x, y: limit.y * anchor.y)
    }

    private var contentOrigin: CGPoint {
        let room = CGSize(
            width: size.width - margins.horizontal - contentSize.width,
            height: size.height - margins.vertical - contentSize.height)
        let anchor = settings.anchors.alignment
        // Smaller content lies at its anchor; across the axes it is centered.
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

    /// Scrolls to an offset, as far as there is content, by the animation of a transaction or at once.
    package func setOffset(_ new: CGPoint, _ transaction: Transaction = Transaction()) {
        let new = clamped(
            CGPoint(x: new.x.finite("A scroll offset"), y: new.y.finite("A scroll offset")))
        hasScrolled = true
        dynamics?.stop()
        guard new != offset || scrollMotion != nil else { return }
        let before = CGPoint(x: rest.x + overscroll.width, y: rest.y + overscroll.height)
        overscroll = .zero
        rest = new
        move(from: before, transaction)
        setNeedsLayout()
    }

    /// The content stops elsewhere than before.
    private func move(from before: CGPoint, _ transaction: Transaction) {
        guard transaction.isAnimated, placedProposal != nil else { return scrollMotion = nil }
        let scrollMotion = scrollMotion ?? ScrollMotion(self)
        scrollMotion.start(transaction, from: before, to: rest, in: tree)
        self.scrollMotion = scrollMotion
    }

    /// What is there to scroll has changed, so the content stops elsewhere. It goes there by the change's animation.
    private func restDidChange(from before: CGPoint) {
        if tree.transaction.isAnimated {
            move(from: before, tree.transaction)
        } else {
            scrollMotion?.redirect(from: before, to: rest, in: tree)
        }
    }

    /// Shows the content where a finger, inertia or a spring has brought it, beyond its ends as well.
    func show(_ place: CGPoint) {
        hasScrolled = true
        guard place != offset else { return }
        scrollMotion = nil
        rest = clamped(place)
        overscroll = CGSize(width: place.x - rest.x, height: place.y - rest.y)
        indicators.show(in: self)
        setNeedsLayout()
        onUserScroll?()
    }

    /// Leaves the content where it is on its way.
    func stopAnimating() {
        guard scrollMotion != nil else { return }
        let place = offset
        scrollMotion = nil
        rest = clamped(place)
        setNeedsLayout()
    }

    /// Keeps room open above the content, or closes it; the content stays where it is seen until it is released.
    func setHeldOpen(_ length: CGFloat) {
        guard length != heldOpen else { return }
        let place = offset
        heldOpen = length
        rest = clamped(place)
        overscroll = CGSize(width: place.x - rest.x, height: place.y - rest.y)
        setNeedsLayout()
    }

    /// Whether the content is on its way to where the program wants it.
    var isScrolling: Bool { scrollMotion != nil }

    /// The place that the content is on its way to turns out to be another one.
    func redirect(to new: CGPoint) {
        let before = rest
        rest = clamped(new)
        guard rest != before else { return }
        scrollMotion?.redirect(from: before, to: rest, in: tree)
        setNeedsLayout()
    }

    /// The content has come a step further; `isOver` tells that it is there.
    func didScrollByStep(isOver: Bool) {
        if isOver { scrollMotion = nil }
        setNeedsLayout()
        if isOver { onRest?() }
    }

    /// Scrolls by a distance that a finger or a wheel moved the content. Returns what was left of it at the ends.
    @discardableResult
    package func scroll(by distance: CGSize) -> CGSize {
        guard isEnabled else { return distance }
        hold()
        let before = offset
        let mirror: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
        setOffset(CGPoint(x: offset.x - distance.width * mirror, y: offset.y - distance.height))
        if offset != before {
            indicators.show(in: self)
            onUserScroll?()
            onWheel?(false)
        }
        return CGSize(
            width: distance.width + (offset.x - before.x) * mirror,
            height: distance.height + offset.y - before.y)
    }

    /// The offset at which a box of this node's coordinates is in sight: with its anchor on that of the window, or for
    /// nil as near as possible.
    package func offset(showing rect: CGRect, anchor: UnitPoint?) -> CGPoint {
        offset(showing: rect, at: place(showing: rect, anchor: anchor))
    }

    /// The offset at which a box of this node's coordinates is at a place of the window.
    func offset(showing rect: CGRect, at place: ScrollAnchorPlace) -> CGPoint {
        let window = unobscuredWindow
        let mirror: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
        var target = offset
        if let x = place.x {
            target.x += (rect.minX + x * rect.width - window.minX - x * window.width) * mirror
        }
        if let y = place.y { target.y += rect.minY + y * rect.height - window.minY - y * window.height }
        return clamped(target)
    }

    /// The place of the window at which a box of this node's coordinates is to be seen.
    func place(showing rect: CGRect, anchor: UnitPoint?) -> ScrollAnchorPlace {
        if let anchor { return ScrollAnchorPlace(x: anchor.x, y: anchor.y) }
        let window = unobscuredWindow
        return ScrollAnchorPlace(
            x: ScrollAnchorPlace.nearest(rect.minX - window.minX, rect.maxX - window.maxX),
            y: ScrollAnchorPlace.nearest(rect.minY - window.minY, rect.maxY - window.maxY))
    }

    package override func contentDidShift(_ distance: CGSize) {
        let distance = CGSize(
            width: axes.contains(.horizontal) ? distance.width : 0,
            height: axes.contains(.vertical) ? distance.height : 0)
        rest.x += distance.width
        rest.y += distance.height
        dynamics?.shift(by: distance)
        onContentShift?(distance)
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

    /// The size of the window, the content under bars included.
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
        indicators.draw(self, in: &canvas)
    }

    package override func hitTest(_ point: CGPoint) -> RenderNode? {
        guard let viewport, viewport.contains(point) || settings.isClipDisabled else { return nil }
        return super.hitTest(point) ?? (viewport.contains(point) ? self : nil)
    }

    package override func makeTouchBox() -> TouchBox {
        guard let viewport else { return .nowhere }
        return settings.isClipDisabled ? super.makeTouchBox().union(.box(viewport)) : .box(viewport)
    }
}
