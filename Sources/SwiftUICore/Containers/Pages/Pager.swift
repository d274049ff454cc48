import CoreGraphics
import DisplayList
import Foundation

/// Pages side by side, of which one shows; a finger draws them along.
///
/// All pages are laid out in the same place; where they are seen is drawn. Pages next to those that are seen are made ahead.
package struct Pager<Content: View> {
    let selected: Int
    let driver: PagerDriver
    let content: Content

    package init(selected: Int, driver: PagerDriver, @ViewBuilder content: () -> Content) {
        self.selected = selected
        self.driver = driver
        self.content = content()
    }
}

extension Pager: UnaryView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        PagerNode(view, inputs)
    }
}

/// Where a pager stands between its pages: held by a finger, or moved by a spring.
@MainActor package final class PagerDriver {
    /// How pages stop.
    private let animation: Animation
    fileprivate weak var element: PagerRenderNode?
    /// The page that is selected.
    fileprivate var selected = 0
    /// Where the pager stood when a finger took it.
    private var held: Double?

    package nonisolated init(_ animation: Animation) { self.animation = animation }

    private var track: InteractiveTrack? { element?.track }

    /// Goes to a page, because the selection is another one.
    fileprivate func show(_ page: Int, isAnimated: Bool) {
        guard held == nil, let track, track.target != Double(page) else { return }
        if isAnimated { track.animate(to: Double(page), animation) } else { track.hold(at: Double(page)) }
    }

    /// A finger takes the pages where they are.
    package func begin() {
        guard held == nil, let track else { return }
        held = track.value
        track.hold()
    }

    /// The finger has drawn the pages on by a distance, in points. Returns the page that more than half is seen of, where
    /// another one is selected.
    ///
    package func move(by distance: CGFloat) -> Int? {
        guard let held, let track, let element, element.size.width > 0 else { return nil }
        let width = element.size.width
        let last = Double(max(element.pageCount - 1, 0))
        var place = held + Double(distance / width)
        if place < 0 { place = ScrollPhysics.rubberBanded(place * width, length: width) / width }
        if place > last { place = last + ScrollPhysics.rubberBanded((place - last) * width, length: width) / width }
        track.hold(at: place)
        return other(Int(min(max(place, 0), last).rounded()))
    }

    /// The finger leaves. Returns the page that the pager goes to, where another one is selected.
    ///
    /// - Parameters:
    ///   - projection: how far the finger would have gone on, in points; never more than a page from where it began.
    ///   - velocity: in points per second.
    package func end(projection: CGFloat, velocity: CGFloat) -> Int? {
        guard let start = held, let track, let element, element.size.width > 0 else { return nil }
        held = nil
        let width = Double(element.size.width)
        let last = Double(max(element.pageCount - 1, 0))
        let goal = (track.value + Double(projection) / width).rounded()
        let page = min(max(min(max(goal, start.rounded() - 1), start.rounded() + 1), 0), last)
        track.animate(to: page, animation, velocity: Double(velocity) / width)
        return other(Int(page))
    }

    private func other(_ page: Int) -> Int? { page == selected ? nil : page }
}

private final class PagerNode<Content: View>: _TypedViewNode<Pager<Content>>, ElementConsumer {
    private let render: PagerRenderNode
    private var content: _TypedViewNode<Content>!

    override init(_ view: Pager<Content>, _ inputs: _ViewInputs) {
        render = PagerRenderNode(tree: inputs.host.tree)
        super.init(view, inputs)
        render.track.hold(at: Double(view.selected))
        view.driver.element = render
        view.driver.selected = view.selected
        readEnvironment()
        content = Content._makeNode(view.content, childInputs)
        render.setChildren(content.elements)
    }

    override func update(_ view: Pager<Content>) {
        self.view = view
        view.driver.element = render
        view.driver.selected = view.selected
        content.update(view.content)
        view.driver.show(view.selected, isAnimated: host.tree.transaction.isAnimated)
    }

    private func readEnvironment() { render.isMirrored = environment.layoutDirection == .rightToLeft }

    override func environmentDidChange(_ change: EnvironmentChange) { readEnvironment() }
    override func childElementsDidChange() { host.enqueueElements(self) }
    func updateElements() { render.setChildren(content.elements) }
    override func discardElements(_ elements: [RenderNode]) { childElementsDidChange() }

    override func forEachElementSource(_ visit: (_ViewNode) -> Void) {}
    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? render : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(render) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }
}

/// The element of a pager: draws the pages that are seen beside each other.
final class PagerRenderNode: RenderNode {
    private var pages: [RenderNode] = []
    /// The numbers of the pages that are seen.
    private var seen: ClosedRange<Int>?
    /// The place between the pages, in pages from the first.
    let track: InteractiveTrack
    private var groupIDs: [UInt64] = []
    var isMirrored = false {
        didSet { if isMirrored != oldValue { setNeedsDisplay() } }
    }

    override init(tree: RenderTree) {
        track = InteractiveTrack(0, in: tree)
        super.init(tree: tree)
        track.onChange = { [weak self] in self?.placeDidChange() }
    }

    var pageCount: Int { pages.count }

    func setChildren(_ new: [RenderNode]) {
        guard !pages.elementsEqual(new, by: ===) else { return }
        let kept = Set(new.map(ObjectIdentifier.init))
        for page in pages where !kept.contains(ObjectIdentifier(page)) { abandon(page) }
        pages = new
        for page in new { adopt(page) }
        while groupIDs.count < new.count { groupIDs.append(tree.makeNodeID()) }
        setNeedsLayout()
        setNeedsDisplay()
    }

    override var debugName: String { "Pager" }
    override var children: [RenderNode] {
        guard let seen, !pages.isEmpty else { return [] }
        return Array(pages[seen.clamped(to: 0...pages.count - 1)])
    }

    private func placeDidChange() {
        setNeedsDisplay()
        if visiblePages != seen { setNeedsLayout() }
    }

    /// The pages that are seen now.
    private var visiblePages: ClosedRange<Int>? {
        guard !pages.isEmpty else { return nil }
        let place = min(max(track.value, 0), Double(pages.count - 1))
        // A page that is off by less than this is where it belongs.
        let tolerance = 1e-6
        let first = Int((place + tolerance).rounded(.down))
        return first...max(first, Int((place - tolerance).rounded(.up)))
    }

    /// The page that is selected, or comes to be.
    private var destination: RenderNode? {
        let index = Int(track.target.rounded())
        return pages.indices.contains(index) ? pages[index] : pages.first
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Pages take what they are offered; without an offer they are as large as the selected one.
        let ideal =
            proposal.width == nil || proposal.height == nil ? destination?.sizeThatFits(proposal) ?? .zero : .zero
        return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        seen = visiblePages
        guard let seen else { return }
        let proposal = ProposedViewSize(size)
        for (index, page) in pages.enumerated() {
            KeptRenderNode.setShown(seen.contains(index), page)
            if seen.contains(index) {
                let fitted = page.sizeThatFits(proposal)
                page.place(
                    at: CGPoint(x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2),
                    proposal: proposal)
            } else if index == seen.lowerBound - 1 || index == seen.upperBound + 1 {
                // Made and measured, so that a finger finds it there.
                _ = page.sizeThatFits(proposal)
            }
        }
        setNeedsDisplay()
    }

    /// How far to the right a page is drawn from where it is laid out.
    private func shift(of index: Int) -> CGFloat {
        (CGFloat(index) - CGFloat(track.value)) * size.width * (isMirrored ? -1 : 1)
    }

    private var isAtRest: Bool { seen.map { $0.count == 1 && abs(shift(of: $0.lowerBound)) < 0.001 } ?? true }

    override func draw(in canvas: inout DisplayCanvas) {
        guard let seen, !isAtRest else {
            for page in children { canvas.draw(page) }
            return
        }
        for (index, page) in zip(seen, children) {
            canvas.draw(
                DisplayNode(
                    id: groupIDs[index], origin: CGPoint(x: shift(of: index), y: 0),
                    items: [.node(page.displayNode())]))
        }
    }

    /// While pages move, no touch gets through to them; the gesture around the pager may take it.
    override func hitTest(_ point: CGPoint) -> RenderNode? {
        guard isAtRest else { return contains(point) ? self : nil }
        return super.hitTest(point)
    }

    override func makeTouchBox() -> TouchBox { super.makeTouchBox().union(.box(CGRect(origin: .zero, size: size))) }

    override func makeAccessibilityElements() -> [AccessibilityNode] {
        destination?.accessibilityElements() ?? []
    }
}
