import Foundation

/// A view that arranges other views by a layout.
@MainActor package protocol LayoutContainerView: UnaryView {
    associatedtype ContainerLayout: Layout
    associatedtype ContainerContent: View

    var containerLayout: ContainerLayout { get }
    var containerContent: ContainerContent { get }
}

extension LayoutContainerView {
    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        LayoutContainerNode(view, inputs)
    }
}

/// Any layout with its content, as `callAsFunction` makes it.
package struct LayoutContainer<L: Layout, Content: View> {
    let layout: L
    let content: Content

    package init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }
}

extension LayoutContainer: LayoutContainerView {
    package var containerLayout: L { layout }
    package var containerContent: Content { content }
}

/// Keeps a container and its content.
final class LayoutContainerNode<V: LayoutContainerView>: _TypedViewNode<V>, ElementConsumer, ScrollTargetContainer {
    private let render: LayoutRenderNode<V.ContainerLayout>
    private var content: _TypedViewNode<V.ContainerContent>!
    @exclusivity(unchecked) private var animation = AnimatedAttribute<V.ContainerLayout>()

    override init(_ view: V, _ inputs: _ViewInputs) {
        render = LayoutRenderNode(tree: inputs.host.tree, layout: view.containerLayout)
        super.init(view, inputs)
        render.layoutDirection = inputs.environment[LayoutDirectionKey.self]
        var inputs = childInputs
        inputs.environment = adapted(inputs.environment)
        if V.ContainerLayout.self == ImplicitStackLayout.self { inputs.place = .root }
        content = V.ContainerContent._makeNode(view.containerContent, inputs)
        render.setChildren(content.elements)
    }

    private var orientation: Axis? {
        // Types are compared first, since a cast takes longer.
        let erased = V.ContainerLayout.self == AnyLayout.self ? view.containerLayout as? AnyLayout : nil
        return (erased?.wrappedProperties ?? V.ContainerLayout.layoutProperties).stackOrientation
    }

    /// Spacers and dividers inside take the container's direction.
    private func adapted(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.set(StackOrientationKey.made(orientation))
        return environment
    }

    override func update(_ view: V) {
        if ValueComparison.areEqual(self.view.containerLayout, view.containerLayout) {
            self.view = view
        } else {
            changeLayout(to: view)
        }
        content.update(view.containerContent)
    }

    private func changeLayout(to view: V) {
        let oldOrientation = orientation
        animation.change(
            from: self.view.containerLayout, to: view.containerLayout, on: self,
            step: { [weak self] in self?.refreshLayout() })
        self.view = view
        refreshLayout()
        guard orientation != oldOrientation else { return }
        content.setEnvironment(
            adapted(environment), EnvironmentChange(keys: [ObjectIdentifier(StackOrientationKey.self)]))
    }

    private func refreshLayout() { render.setLayout(animation.presented(view.containerLayout)) }

    override func environmentDidChange(_ change: EnvironmentChange) {
        guard change.keys.contains(ObjectIdentifier(LayoutDirectionKey.self)) else { return }
        render.layoutDirection = environment[LayoutDirectionKey.self]
        render.setNeedsLayout()
    }

    override func propagateEnvironment(_ change: EnvironmentChange) {
        var change = change
        change.keys.remove(ObjectIdentifier(StackOrientationKey.self))
        content.setEnvironment(adapted(environment), change)
    }

    override func childElementsDidChange() { host.enqueueElements(self) }

    func updateElements() { render.setChildren(content.elements) }

    override func discardElements(_ elements: [RenderNode]) { childElementsDidChange() }

    var containerScrollTargets: [ScrollTargetElement]? {
        content.elements.enumerated().map { index, node in
            ScrollTargetElement(id: content.elementID(at: index), node: node)
        }
    }

    override func forEachElementSource(_ visit: (_ViewNode) -> Void) {}

    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? render : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(render) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }
}

/// The direction of the stack around a view.
package enum StackOrientationKey: EnvironmentKey {
    package static var defaultValue: Axis? { nil }

    @MainActor private static let none = MadeEnvironmentValue<StackOrientationKey>(nil)
    @MainActor private static let horizontal = MadeEnvironmentValue<StackOrientationKey>(.horizontal)
    @MainActor private static let vertical = MadeEnvironmentValue<StackOrientationKey>(.vertical)

    /// The value for a direction. It is one for all stacks, so that what is in them has the same environment.
    @MainActor static func made(_ orientation: Axis?) -> MadeEnvironmentValue<StackOrientationKey> {
        switch orientation {
        case nil: none
        case .horizontal: horizontal
        case .vertical: vertical
        }
    }
}

/// A layout of ours, known not to set its own guides.
package protocol StandardLayout: Layout {}

/// Measures and places children by a layout.
package final class LayoutRenderNode<L: Layout>: RenderNode {
    @exclusivity(unchecked) private var layout: L
    @exclusivity(unchecked) private var nodes: [RenderNode] = []
    @exclusivity(unchecked) private var cache: L.Cache?
    @exclusivity(unchecked) private var isCacheStale = false
    private let recorder = PlacementRecorder()
    package var layoutDirection = LayoutDirection.leftToRight

    package init(tree: RenderTree, layout: L) {
        self.layout = layout
        super.init(tree: tree)
        noteKind()
    }

    private func noteKind() {
        if L.self == AnyLayout.self, let erased = layout as? AnyLayout {
            if !erased.isStandard { tree.layoutShortcuts.noteForeignLayout() }
        } else {
            tree.layoutShortcuts.noteLayout(ObjectIdentifier(L.self), isStandard: layout is any StandardLayout)
        }
    }

    package override var debugName: String { String(describing: L.self) }
    package override var children: [RenderNode] { nodes }

    package func setLayout(_ layout: L) {
        self.layout = layout
        noteKind()
        setNeedsLayout()
    }

    package func setChildren(_ new: [RenderNode]) {
        departing.dropAll(for: self) { !$0.isDeparting }
        guard !nodes.elementsEqual(new, by: ===) else { return }
        if !nodes.isEmpty || !departing.isEmpty { letGo(exceptFor: new) }
        nodes = new
        for node in new { adopt(node) }
        cache = nil
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func letGo(exceptFor new: [RenderNode]) {
        let kept = Set(new.map(ObjectIdentifier.init))
        departing.dropAll(for: nil) { kept.contains(ObjectIdentifier($0)) }
        for node in nodes where !kept.contains(ObjectIdentifier(node)) {
            if node.isDeparting { departing.append(node) } else { abandon(node) }
        }
    }

    /// Elements that have left and are still seen.
    private var departing: [RenderNode] = []

    package override var movingChildren: [RenderNode] { departing.isEmpty ? nodes : nodes + departing }

    private var subviews: LayoutSubviews { LayoutSubviews(nodes, recorder, layoutDirection) }

    package override func forgetAnswers() {
        super.forgetAnswers()
        isCacheStale = true
    }

    /// Runs `work` with the layout's cache, which is made or brought up to date first.
    private func withCache<Result>(_ work: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = subviews
        // Taken out of the node, so that work which comes back to it does not meet an access in progress.
        var current: L.Cache
        if var cache {
            self.cache = nil
            if isCacheStale { layout.updateCache(&cache, subviews: subviews) }
            current = cache
        } else {
            current = layout.makeCache(subviews: subviews)
        }
        isCacheStale = false
        let result = work(subviews, &current)
        cache = current
        return result
    }

    package override var isEmptyContainer: Bool { nodes.isEmpty && L.self is any LinearLayout.Type }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    package override var preferredSpacing: ViewSpacing {
        withCache { layout.spacing(subviews: $0, cache: &$1) }
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        departing.placeDeparting(in: tree)
        let placements = placements(in: size, proposal: proposal)
        for index in nodes.indices {
            let node = nodes[index]
            let placement = placements[index]
            node.place(at: origin(of: node, placement, in: size), proposal: placement.proposal)
        }
    }

    /// Where the layout puts each child. One that it does not place is centered.
    private func placements(in size: CGSize, proposal: ProposedViewSize) -> [PlacementRecorder.Placement] {
        let centred = PlacementRecorder.Placement(
            position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
            proposal: ProposedViewSize(size))
        // Nothing is kept: the children know their places.
        let outer = recorder.placements
        defer { recorder.placements = outer }
        recorder.placements = Array(repeating: centred, count: nodes.count)
        let bounds = CGRect(origin: .zero, size: size)
        withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
        return recorder.placements
    }

    /// The top left corner of a child.
    private func origin(
        of node: RenderNode, _ placement: PlacementRecorder.Placement, in size: CGSize
    ) -> CGPoint {
        var x = placement.position.x
        var y = placement.position.y
        let isMirrored = layoutDirection == .rightToLeft
        if isMirrored || placement.anchor != .topLeading {
            let child = node.sizeThatFits(placement.proposal)
            x -= placement.anchor.x * child.width
            y -= placement.anchor.y * child.height
            // Layouts think from the leading edge; the mirror is put in here, in one place.
            if isMirrored { x = size.width - x - child.width }
        }
        return CGPoint(x: x, y: y)
    }

    package override func alignmentGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let own: CGFloat? = withCache { subviews, cache in
            key.isVertical
                ? layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
                : layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
        }
        if let own { return own }
        var merged: CGFloat?
        var count = 0
        for (node, placement) in zip(nodes, placements(in: size, proposal: proposal)) {
            let dimensions = node.dimensions(in: placement.proposal)
            guard let guide = dimensions[explicit: key] else { continue }
            let origin = origin(of: node, placement, in: size)
            var offset = key.isVertical ? origin.y : origin.x
            if !key.isVertical, layoutDirection == .rightToLeft {
                offset = size.width - origin.x - dimensions.width
            }
            key.id._combineExplicit(childValue: guide + offset, count, into: &merged)
            count += 1
        }
        return merged
    }

    package override func draw(in canvas: inout DisplayCanvas) {
        for child in departing.behind(nodes) { canvas.draw(child) }
    }

    package override func hitTest(_ point: CGPoint) -> RenderNode? {
        for child in nodes.filter({ $0.mayBeTouched(at: point) }).inDrawingOrder.reversed() {
            let local = point.relative(to: child.presentedOrigin)
            if let hit = child.hitTest(local) { return hit }
        }
        return nil
    }
}

extension [RenderNode] {
    /// Takes elements out; `owner` lets go of them.
    package mutating func dropAll(for owner: RenderNode?, where isGone: (RenderNode) -> Bool) {
        guard !isEmpty else { return }
        if let owner { for node in self where isGone(node) { owner.abandon(node) } }
        removeAll(where: isGone)
    }

    /// Lays out elements that are on their way out, which go along with what held them.
    package func placeDeparting(in tree: RenderTree) {
        if let shift = tree.pass.inheritedShift, shift != .zero {
            for node in self { FrameMotion.follow(shift, node) }
        }
        for node in self { node.placeAgain() }
    }

    /// These, which leave, and others, which stay, from back to front: what leaves goes behind, unless it was given a place in
    /// front.
    package func behind(_ staying: [RenderNode]) -> [RenderNode] {
        (isEmpty ? staying : self + staying).inDrawingOrder
    }

    /// The nodes from back to front: by `zIndex`, then by their order in the source.
    package var inDrawingOrder: [RenderNode] {
        guard let tree = first?.tree, tree.layoutShortcuts.hasDrawingOrder,
            contains(where: { $0.trait(ZIndexTraitKey.self) != 0 })
        else { return self }
        return enumerated().sorted { a, b in
            let (za, zb) = (a.element.trait(ZIndexTraitKey.self), b.element.trait(ZIndexTraitKey.self))
            return za == zb ? a.offset < b.offset : za < zb
        }.map(\.element)
    }
}
