import CoreGraphics
import DisplayList
import Foundation

/// One element on screen: it has a size and a place, draws, is hit and is read aloud.
///
/// Subclasses override `measure`, `layoutChildren`, `draw`, `makeAccessibilityElements` and the like; callers use
/// `sizeThatFits`, `place`, `displayNode` and `accessibilityElements`, which keep what was computed until something in it
/// changes (laws 1 and 7 of the design).
///
/// Properties that a frame touches thousands of times are `@exclusivity(unchecked)`: they are only ever read or set, with
/// nothing else going on meanwhile, and the checks at run time would be a tenth of all work.
package class RenderNode {
    /// The node that holds this one.
    package var parent: RenderNode? { parentReference?.object }
    @exclusivity(unchecked) private var parentReference: BackReference<RenderNode>?
    @exclusivity(unchecked) private var ownReference: BackReference<RenderNode>?
    package let tree: RenderTree
    package let id: UInt64

    /// Place in the parent's coordinates, in points.
    @exclusivity(unchecked) package internal(set) var origin: CGPoint = .zero
    @exclusivity(unchecked) package private(set) var size: CGSize = .zero
    /// The proposal that the node was placed with; nil before the first time.
    @exclusivity(unchecked) package private(set) var placedProposal: ProposedViewSize?

    package init(tree: RenderTree) {
        self.tree = tree
        id = tree.makeNodeID()
    }

    deinit { ownReference?.clear() }

    /// A reference to this node for those who must not keep it.
    package final var backReference: BackReference<RenderNode> { ownReference.handedOut(by: self) }

    package final var frame: CGRect { CGRect(origin: origin, size: size) }

    /// The children, in drawing order from back to front.
    package var children: [RenderNode] { soleChild.map { [$0] } ?? [] }

    /// The child of a node that has one: most nodes wrap another, and a list for each would be most of the work of finding what
    /// is touched. Nil for nodes that have others beside it.
    package var soleChild: RenderNode? { nil }

    package var debugName: String { String(describing: type(of: self)) }

    // MARK: Tree

    /// Makes `child` a child of this node. Each node has one parent at a time.
    package final func adopt(_ child: RenderNode) {
        guard child.parent !== self else { return }
        child.parentReference = backReference
        child.isNewcomer = true
        // What was read in another place.
        child.reading = nil
        if child.subtreeDependsOnPosition { markDependsOnPosition() }
        if child.subtreeAltersTransactions { markAltersTransactions() }
        setNeedsDisplay()
    }

    /// Lets a node without a parent tell this one when it is to be read again. It is neither placed nor drawn here.
    package final func hear(of node: RenderNode) {
        if node.parent == nil { node.parentReference = backReference }
    }

    /// Lets go of a child, unless another node has adopted it meanwhile.
    package final func abandon(_ child: RenderNode) {
        guard child.parent === self else { return }
        child.parentReference = nil
        setNeedsDisplay()
    }

    /// Whether the node, a container, keeps a child in the tree that it does not show.
    package func hides(_ child: RenderNode) -> Bool { false }

    /// Whether a container around the node keeps it in the tree without showing it.
    package final var isHiddenByContainer: Bool {
        var child = self
        while let container = child.parent {
            if container.hides(child) { return true }
            child = container
        }
        return false
    }

    // MARK: Traits

    /// The node whose traits this one shows as its own, for wrappers.
    package var traitSource: RenderNode? { nil }

    /// The node, if any, that builds something from this element's traits.
    package weak var traitObserver: (any TraitObserver)?

    /// A value that the element has for its container, such as a layout value or a tag.
    package final func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value { attachedTrait(key) ?? standardTrait(key) }

    /// The value that a modifier attached to the element; nil if none did. Overridden by nodes that attach values.
    package func attachedTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? { traitSource?.attachedTrait(key) }

    /// The value where none was attached. Overridden by elements that have their own.
    package func standardTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value {
        traitSource?.standardTrait(key) ?? K.defaultValue
    }

    // MARK: Measuring

    /// What the node was asked about its layout, and what it answered.
    @exclusivity(unchecked) private var answers = LayoutAnswers()

    /// The size that the node takes when `proposal` is suggested. Never negative or NaN.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = answers.size(for: proposal) { return size }
        tree.counters.measurements += 1
        answers.wereAskedFor = true
        var size = measure(proposal.sanitized)
        if !(size.width >= 0 && size.height >= 0) {
            Log.once("A computed size is \(size.width) × \(size.height); it counts as 0 (\(path)).")
            size = CGSize(
                width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
        }
        answers.note(size, for: proposal)
        return size
    }

    /// Computes the size for a proposal. Overridden by each kind of node.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(self, proposal, sizeThatFits(proposal))
    }

    /// The place of a guide that the node or its contents set, when it has `size` after `proposal`.
    package final func explicitAlignment(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? {
        guard tree.layoutShortcuts.maySetGuide(key) else { return nil }
        if let known = answers.guide(key, proposal, size) { return known }
        let value = alignmentGuide(key, proposal, size)
        answers.note(value, for: key, proposal, size)
        return value
    }

    /// Computes an explicit guide; nil if there is none. Overridden by nodes that have guides.
    package func alignmentGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
    ) -> CGFloat? { nil }

    package final var spacing: ViewSpacing {
        if let known = answers.spacing { return known.value }
        let spacing = preferredSpacing
        answers.spacing = tree.layoutShortcuts.shared(spacing)
        return spacing
    }

    /// Whether the element is a stack without children, which keeps no distance from its neighbors in a stack around it.
    package var isEmptyContainer: Bool { false }

    /// The distances that the node likes. Overridden where they are not the default.
    package var preferredSpacing: ViewSpacing { traitSource?.spacing ?? ViewSpacing() }

    package final var layoutPriority: Double {
        if let known = answers.priority { return known }
        let priority = trait(LayoutPriorityTraitKey.self)
        answers.priority = priority
        return priority
    }

    // MARK: Placing

    /// Puts the node at `origin` of its parent, with the size that it takes for `proposal`.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let origin = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
        let hasMoved = origin != self.origin
        let isSame = !needsPlacement && placedProposal == proposal && size == self.size
        if hasMoved || size != self.size { FrameMotion.noteMoveAtOnce(self) }
        if isSame, !hasMoved || !subtreeDependsOnPosition {
            if tree.placesInMotion {
                let shift = FrameMotion.shift(of: self, to: origin)
                self.origin = origin
                isNewcomer = false
                if shift != .zero { FrameMotion.follow(shift, self) }
            } else {
                self.origin = origin
            }
            if hasMoved {
                tree.places.didChange()
                parent?.setNeedsDisplay()
            }
            return
        }
        if hasMoved {
            parent?.setNeedsDisplay()
            requirePlacementOfPositionDependents()
        }
        let shift = FrameMotion.shift(of: self, to: origin)
        let oldSize = self.size
        self.origin = origin
        tree.places.didChange()
        self.size = size
        placedProposal = proposal
        needsPlacement = false
        tree.counters.nodesLaidOut += 1
        setNeedsReading()
        if tree.placesInMotion {
            FrameMotion.layOutChildren(of: self, shift, from: oldSize, proposal: proposal)
        } else {
            layoutChildren(in: size, proposal: proposal)
        }
        isNewcomer = false
        if size != oldSize { setNeedsDisplay() }
    }

    /// Places the children. Overridden by nodes that have any.
    package func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {}

    // MARK: Motion

    /// How the frame that is seen differs from the one that layout gave; nil at rest. See `RenderNode+Motion`.
    @exclusivity(unchecked) var motion: FrameMotion?
    /// Whether the element is coming or going, and how far; nil for one that is there.
    @exclusivity(unchecked) var presence: Presence?
    /// Whether the parent has not placed the node yet, so that there is no place to come from.
    @exclusivity(unchecked) var isNewcomer = true
    /// Whether something below alters transactions.
    @exclusivity(unchecked) private(set) var subtreeAltersTransactions = false

    final func markAltersTransactions() {
        var node: RenderNode? = self
        while let current = node, !current.subtreeAltersTransactions {
            current.subtreeAltersTransactions = true
            node = current.parent
        }
    }

    /// The children that come along with the node; more than `children` where some are on their way out.
    package var movingChildren: [RenderNode] { children }

    /// Whether a move of the node is shown by the node as a whole, its contents keeping their places in it. Others leave it to
    /// what they contain: each leaf goes its own way.
    package var carriesMotion: Bool { false }

    /// Whether the node draws itself larger and smaller by steps when its size changes.
    package var drawsSizeInMotion: Bool { false }

    /// Alters the transaction for the content below. Overridden by those that do.
    package func alterTransaction(_ transaction: inout Transaction) {}

    /// Runs `body` with the transaction that those below see.
    package final func withTransactionOfChildren(_ body: () -> Void) {
        let outer = tree.transaction
        alterTransaction(&tree.transaction)
        body()
        tree.transaction = outer
    }

    /// Whether the node must place its children again even where its size is the same.
    @exclusivity(unchecked) package private(set) var needsPlacement = true

    /// Whether something in the node looks at its place on screen, so that a move is a change.
    @exclusivity(unchecked) package private(set) var subtreeDependsOnPosition = false

    package final func markDependsOnPosition() {
        var node: RenderNode? = self
        while let current = node, !current.subtreeDependsOnPosition {
            current.subtreeDependsOnPosition = true
            node = current.parent
        }
    }

    /// This node moves on screen, or what it provides for those below differs: those that look at it are placed again
    /// with it, however deep they lie.
    package final func requirePlacementOfPositionDependents() {
        guard subtreeDependsOnPosition else { return }
        needsPlacement = true
        for child in children { child.requirePlacementOfPositionDependents() }
    }

    // MARK: Invalidation

    @exclusivity(unchecked) package private(set) var isLayoutQueued = false

    /// Something changed that sizes, guides or the children's places may depend on.
    package final func setNeedsLayout() {
        needsPlacement = true
        // A node that nobody has measured yet has no answers to check.
        guard answers.wereAskedFor, !isLayoutQueued else { return }
        isLayoutQueued = true
        tree.layoutQueue.append(self)
    }

    /// Computes again what the parent asked for before. Returns whether any answer differs, so that the parent must
    /// be laid out as well.
    final func revalidate() -> Bool {
        isLayoutQueued = false
        let old = answers
        forgetAnswers()
        guard placedProposal != nil, !old.areIncomplete else { return true }
        if let oldSpacing = old.spacing {
            let spacing = spacing
            if oldSpacing !== answers.spacing, !oldSpacing.value.isSame(as: spacing) { return true }
        }
        if let oldPriority = old.priority, oldPriority != layoutPriority { return true }
        if old.measurements.contains(where: { sizeThatFits($0) != $1 }) { return true }
        for old in old.guides where explicitAlignment(old.key, old.proposal, old.size) != old.value {
            return true
        }
        return false
    }

    /// Forgets all that was measured. Subclasses that keep more override it and call super.
    package func forgetAnswers() { answers.forget() }

    /// Counts the node as not placed, though its parent knows its place.
    final func forgetPlacement() { needsPlacement = true }

    /// Places the node again where it is, after a change that did not reach its parent.
    final func placeAgain() {
        guard needsPlacement, let placedProposal else { return }
        place(at: origin, proposal: placedProposal)
    }

    package final var treeDepth: Int {
        var depth = 0
        var node = parent
        while let current = node {
            depth += 1
            node = current.parent
        }
        return depth
    }

    // MARK: Drawing

    @exclusivity(unchecked) private(set) var cachedDisplayNode: DisplayNode?
    @exclusivity(unchecked) private(set) var isDisplayDirty = true

    /// Something changed in what the node or a node below draws.
    package final func setNeedsDisplay() {
        // What looks different mostly reads differently, and is touched elsewhere.
        setNeedsReading()
        touchBoxDidChange()
        // A node that is dirty has dirty ancestors as far as it is drawn, so the walk may end there.
        var node: RenderNode? = self
        while let current = node, !current.isDisplayDirty {
            current.isDisplayDirty = true
            node = current.parent
        }
    }

    /// What the node draws, in its parent's coordinates; created again only where something changed.
    package final func displayNode() -> DisplayNode {
        if !isDisplayDirty, let cached = cachedDisplayNode {
            let node = cached.moved(to: presentedOrigin)
            cachedDisplayNode = node
            return node
        }
        isDisplayDirty = false
        var canvas = DisplayCanvas()
        draw(in: &canvas)
        if let presence, presence.opacity < 1 { canvas.effects.append(.opacity(presence.opacity)) }
        tree.counters.operationsEmitted += canvas.operationCount
        let node = DisplayNode(id: id, origin: presentedOrigin, effects: canvas.effects, items: canvas.items)
        cachedDisplayNode = node
        return node
    }

    /// Puts out the node's drawing, children included. Overridden where there is more than the children.
    package func draw(in canvas: inout DisplayCanvas) {
        for child in children { canvas.draw(child) }
    }

    // MARK: Geometry

    /// The transform from the node's contents to its parent; identity where contents are drawn in place.
    package var contentTransform: CGAffineTransform { .identity }

    /// `contentTransform` as it is once nothing is on its way. Where things lie depends on it, so that it depends on the state alone.
    package var restingTransform: CGAffineTransform { contentTransform }

    /// A point of this node in the coordinates of `ancestor`, or of the root.
    package final func convert(_ point: CGPoint, to ancestor: RenderNode? = nil) -> CGPoint {
        var point = point
        var node: RenderNode? = self
        while let current = node, current !== ancestor {
            point = point.applying(current.restingTransform)
            point.x += current.origin.x
            point.y += current.origin.y
            node = current.parent
        }
        return point
    }

    /// A rectangle of this node in the coordinates of `ancestor`, or of the root.
    package final func convert(_ rect: CGRect, to ancestor: RenderNode? = nil) -> CGRect {
        var rect = rect
        var node: RenderNode? = self
        while let current = node, current !== ancestor {
            rect = rect.applying(current.restingTransform).offsetBy(dx: current.origin.x, dy: current.origin.y)
            node = current.parent
        }
        return rect
    }

    /// A point of the root in this node's coordinates.
    package final func convertFromRoot(_ point: CGPoint) -> CGPoint {
        let outer = parent?.convertFromRoot(point) ?? point
        return CGPoint(x: outer.x - origin.x, y: outer.y - origin.y).applying(restingTransform.inverted())
    }

    /// Whether the node's coordinates bear a name.
    package func bearsCoordinateSpace(_ name: AnyHashable) -> Bool { false }

    /// The node's box in the root's coordinates.
    package final var globalFrame: CGRect { convert(CGRect(origin: .zero, size: size)) }

    package final var path: String {
        var names: [String] = []
        var node: RenderNode? = self
        while let current = node {
            names.append(current.debugName)
            node = current.parent
        }
        return names.reversed().joined(separator: " › ")
    }

    // MARK: Safe area

    /// The area that this node sets aside for its contents, in its own coordinates; nil if it sets none.
    package var safeArea: SafeArea? { nil }

    /// The part of the node that can be seen, in its own coordinates, for nodes that show a part of something larger; nil
    /// for others. Lazy containers below make its content.
    package var viewport: CGRect? { nil }

    /// The room that the node offers its contents, for sizes given in parts of it; nil for nodes that are no container in
    /// this sense. `tree.places.containerSizeDidChange` must be called when it changes.
    package var containerSize: CGSize? { nil }

    /// The part of the viewport that no bar covers, where pinned headers stick.
    package var unobscuredViewport: CGRect? { viewport }

    /// The contents of the viewport moved by a distance because what lies before them turned out to be longer; a scroll
    /// view follows, so that what is seen stays where it is.
    package func contentDidShift(_ distance: CGSize) {}

    // MARK: Hit testing and accessibility

    /// Whether the node itself takes a touch at `point`, in its own coordinates.
    package func contains(_ point: CGPoint) -> Bool {
        point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
    }

    /// The frontmost node that takes a touch at `point`, in this node's coordinates.
    package func hitTest(_ point: CGPoint) -> RenderNode? {
        let transform = contentTransform
        let inner = transform.isIdentity ? point : point.applying(transform.inverted())
        if let soleChild { return soleChild.hitTest(inner.relative(to: soleChild.presentedOrigin)) }
        let children = children
        for child in children.reversed() where child.mayBeTouched(at: inner) {
            let local = inner.relative(to: child.presentedOrigin)
            if let hit = child.hitTest(local) { return hit }
        }
        return children.isEmpty && contains(point) ? self : nil
    }

    /// The box that `touchBox` has found; nil if it is to be found again.
    @exclusivity(unchecked) var knownTouchBox: KnownTouchBox?

    /// Finds a box outside of which no touch gets to the node or to what is in it. Overridden together with `hitTest`, where
    /// that one finds more than the children, or finds them in other places.
    package func makeTouchBox() -> TouchBox {
        if let soleChild { return TouchBox(inParentOf: soleChild).applying(contentTransform) }
        let children = children
        if children.isEmpty { return .box(CGRect(origin: .zero, size: size)) }
        return children.reduce(TouchBox.nowhere) { $0.union(TouchBox(inParentOf: $1)) }.applying(contentTransform)
    }

    /// Whether an accessibility element of that number is this node, or something that the node draws itself.
    package func standsFor(_ id: UInt64) -> Bool { self.id == id }

    /// Whether a child, and all in it, can have no focus now, since it is hidden or covered.
    package func keepsFocus(from child: RenderNode) -> Bool { false }

    /// What was read of the node last, for the whole tree; nil before. See `RenderNode+Reading`.
    @exclusivity(unchecked) var reading: KeptReading?
    /// Whether something changed in what is read of the node or of a node below.
    @exclusivity(unchecked) var isReadingDirty = true

    /// What the elements do that the node describes; nil for a node whose elements do nothing.
    @exclusivity(unchecked) var elementActions: ElementActions?

    /// Makes the accessibility elements of the node and those below, in reading order. Overridden by nodes that are read;
    /// callers use `accessibilityElements`.
    package func makeAccessibilityElements() -> [AccessibilityNode] {
        soleChild?.accessibilityElements() ?? children.flatMap { $0.accessibilityElements() }
    }
}

/// What a node draws, as it is put together.
package struct DisplayCanvas {
    package private(set) var items: [DisplayNode.Item] = []
    /// Applied to all that is drawn, from the first to the last.
    package var effects: [LayerEffect] = []
    private(set) var operationCount = 0

    package init() {}

    package mutating func draw(_ operation: DrawOperation) {
        items.append(.draw(operation))
        operationCount += 1
    }

    package mutating func draw(_ child: RenderNode) {
        let node = child.displayNode()
        if node.items.isEmpty, node.effects.isEmpty { return }
        items.append(.node(node))
    }

    package mutating func draw(_ node: DisplayNode) { items.append(.node(node)) }

    /// Draws all that `other` draws.
    package mutating func append(_ other: DisplayCanvas) {
        items += other.items
        operationCount += other.operationCount
    }
}

/// A value that an element carries for the container around it.
package protocol ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
    /// Whether a value that was attached to the view stays when another is attached around it; no unless said otherwise.
    static func isKept(_ inner: Value) -> Bool
}

extension ViewTraitKey {
    package static func isKept(_ inner: Value) -> Bool { false }
}

/// A key for which the value attached closest to the view counts, as for all of Apple's.
package protocol InnermostTraitKey: ViewTraitKey {}

extension InnermostTraitKey {
    package static func isKept(_ inner: Value) -> Bool { true }
}

package enum LayoutPriorityTraitKey: InnermostTraitKey {
    package static var defaultValue: Double { 0 }
}

package enum ZIndexTraitKey: InnermostTraitKey {
    package static var defaultValue: Double { 0 }
}
