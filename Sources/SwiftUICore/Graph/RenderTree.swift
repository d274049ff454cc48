import Foundation

/// What the elements of one host share: counts, the layout queue, the scale and the moment.
package final class RenderTree {
    @exclusivity(unchecked) package var counters = FrameCounters()
    /// Pixels for each point.
    package var scale: CGFloat
    /// The present moment, in seconds since the host began.
    package private(set) var time: TimeInterval = 0
    /// What is to happen at later moments.
    package let moments = Moments()
    /// Follows a pointer that nothing holds down; the host sets it.
    package internal(set) var hover: HoverTracker?
    /// What is dragged from view to view; the host sets it.
    package internal(set) var drag: DragController?

    @exclusivity(unchecked) private(set) var layoutQueue: [RenderNode] = []
    private var timeDependents: [WeakNode] = []
    private var lastNodeID: UInt64 = 0

    private struct WeakNode {
        weak var node: RenderNode?
    }

    package init(scale: CGFloat) { self.scale = scale }

    /// Where the software keyboard is, while it takes something from the safe area.
    var keyboard: KeyboardArea?

    /// The views that transitions of pages may begin at.
    package let transitionSources = TransitionSources()

    // MARK: Motion

    /// The transaction of the update or the layout that goes on, as it is at the place that is updated or laid out.
    @exclusivity(unchecked) package var transaction = Transaction()
    /// The transaction of the present pass as it was at the root.
    private(set) var passTransaction = Transaction()
    /// The number of the present pass: an update and its layout, for one transaction.
    private(set) var pass: UInt64 = 0
    /// The environment of the window, for animations of places, which no view has.
    package var environment = EnvironmentValues()
    /// Whether values take a step in time: nothing but time has changed, so no transaction is altered.
    private(set) var isStepping = false
    /// Whether some view ever altered transactions: in most trees none does, and looking for them is saved.
    var hasTransactionAlterers = false
    /// How far the parent of what is placed now came away from where it was; nil for a parent that is new.
    @exclusivity(unchecked) var inheritedShift: CGSize? = .zero

    /// Whether what is placed may have to be shown on its way.
    var placesInMotion: Bool { transaction.isAnimated || hasTransactionAlterers }

    /// Runs `body` with another transaction.
    func withTransaction<Result>(_ transaction: Transaction, _ body: () -> Result) -> Result {
        let outer = self.transaction
        self.transaction = transaction
        defer { self.transaction = outer }
        return body()
    }

    /// The elements that came with the present change.
    var arrivals: Set<ObjectIdentifier> = []
    /// What nodes held before the change that the pass shows, by node.
    var formerContents: [ObjectIdentifier: AnyObject] = [:]

    /// The elements on their way that were placed elsewhere without an animation, with the frames that they had.
    private var movedAtOnce: [ObjectIdentifier: (node: RenderNode, frame: CGRect)] = [:]

    func noteMoveAtOnce(of node: RenderNode) {
        let key = ObjectIdentifier(node)
        if movedAtOnce[key] == nil { movedAtOnce[key] = (node, node.frame) }
    }

    /// Shows `node` where it is, if it has come elsewhere without an animation.
    func endMotionOfMoved(_ node: RenderNode) {
        guard !movedAtOnce.isEmpty, let moved = movedAtOnce.removeValue(forKey: ObjectIdentifier(node)) else { return }
        if node.frame != moved.frame { node.endMotion() }
    }

    /// Shows all that have come elsewhere without an animation where they are.
    func endMotionOfMoved() {
        guard !movedAtOnce.isEmpty else { return }
        let moved = movedAtOnce.values
        movedAtOnce = [:]
        for (node, frame) in moved where node.frame != frame { node.endMotion() }
    }

    /// Runs an update or a layout with the transaction of a change.
    func runPass(_ transaction: Transaction, _ body: () -> Void) {
        if transaction.isAnimated { endMotionOfMoved() }
        pass += 1
        if !arrivals.isEmpty { arrivals = [] }
        if !formerContents.isEmpty { formerContents = [:] }
        let outer = (self.transaction, passTransaction)
        self.transaction = transaction
        passTransaction = transaction
        body()
        (self.transaction, passTransaction) = outer
    }

    /// Runs what a step in time brings with it.
    func runStep(_ body: () -> Void) {
        let wasStepping = isStepping
        isStepping = true
        runPass(Transaction(), body)
        isStepping = wasStepping
    }

    private struct WeakParticipant {
        weak var object: (any AnimationParticipant)?
    }

    private var participants: [WeakParticipant] = []

    /// Tells `participant` of each moment from now on, until it says that nothing moves any longer.
    func addParticipant(_ participant: any AnimationParticipant) {
        participants.append(WeakParticipant(object: participant))
    }

    /// Whether something moves, so that the next moment has another picture.
    package var isMoving: Bool { participants.contains { $0.object != nil } }

    /// Whether some of what moves is not kept out of sight, so that a frame is wanted.
    var movesInSight: Bool { participants.contains { $0.object?.isOutOfSight == false } }

    /// The number of values that are on their way.
    package var movingCount: Int { participants.count { $0.object != nil } }

    private func stepParticipants() {
        let stepping = participants
        participants = []
        // What begins to move meanwhile is noted behind.
        let still = stepping.filter { $0.object?.advance(to: time) == true }
        participants = still + participants
    }

    package func makeNodeID() -> UInt64 {
        lastNodeID += 1
        return lastNodeID
    }

    /// Counts the times that something was placed anew, for those who look at where elements lie.
    package private(set) var geometryVersion: UInt64 = 0

    func geometryDidChange() { geometryVersion &+= 1 }

    private var placeObservers: [WeakNode] = []

    /// Tells `node` after each layout in which something was placed anew.
    func addPlaceObserver(_ node: any PlaceObserver) { placeObservers.append(WeakNode(node: node)) }

    func notifyPlaceObservers() {
        placeObservers.removeAll { $0.node == nil }
        for entry in placeObservers { (entry.node as? any PlaceObserver)?.placesDidChange() }
    }

    /// The views that take over each other's geometry.
    var matchedGeometry = MatchedGeometryGroups()

    /// The number of elements that look at places, sizes of containers or the time.
    package var observerCount: Int {
        (placeObservers + containerDependents + timeDependents).count { $0.node != nil }
    }

    private var containerDependents: [WeakNode] = []

    /// Lays `node` out again whenever a container that sizes relate to has another size.
    func addContainerDependent(_ node: RenderNode) { containerDependents.append(WeakNode(node: node)) }

    func containerSizeDidChange() {
        containerDependents.removeAll { $0.node == nil }
        for entry in containerDependents { entry.node?.setNeedsLayout() }
    }

    func enqueueLayout(_ node: RenderNode) { layoutQueue.append(node) }

    /// Measures what changed, from the leaves up, as far up as the answers differ; then places again from there down
    /// (law 7 of the design).
    func layOutQueued() {
        guard !layoutQueue.isEmpty else { return }
        var settled: [RenderNode] = []
        // By depth, which is taken now, for nodes may have been queued before they had a parent.
        var levels: [[RenderNode]] = []
        var next: [Int] = []
        var depth = sortQueued(into: &levels, &next)
        while depth >= 0 {
            guard next[depth] < levels[depth].count else {
                levels[depth] = []
                next[depth] = 0
                depth -= 1
                continue
            }
            let node = levels[depth][next[depth]]
            next[depth] += 1
            revalidate(node, &settled)
            // A parent that was queued by a child goes in its turn, before anything above it.
            if !layoutQueue.isEmpty { depth = max(depth, sortQueued(into: &levels, &next)) }
        }
        for node in settled.reversed() { placeAgain(node) }
    }

    private func placeAgain(_ node: RenderNode) {
        // What has left the tree may have had children that are elsewhere in it by now.
        guard node.needsPlacement, isInTree(node) else { return }
        node.divideMotionOfAncestors()
        guard hasTransactionAlterers else { return node.placeAgain() }
        let outer = transaction
        node.alterTransactionFromRoot(&transaction)
        node.placeAgain()
        transaction = outer
    }

    private func isInTree(_ node: RenderNode) -> Bool {
        var top = node
        while let parent = top.parent { top = parent }
        return top is RootRenderNode
    }

    /// Moves the queue into its levels; `next` is the place in each that comes next. Returns the deepest level.
    private func sortQueued(into levels: inout [[RenderNode]], _ next: inout [Int]) -> Int {
        var deepest = -1
        for node in layoutQueue {
            let depth = node.treeDepth
            while levels.count <= depth {
                levels.append([])
                next.append(0)
            }
            levels[depth].append(node)
            deepest = max(deepest, depth)
        }
        layoutQueue.removeAll(keepingCapacity: true)
        return deepest
    }

    private func revalidate(_ node: RenderNode, _ settled: inout [RenderNode]) {
        guard node.isLayoutQueued else { return }
        if node.revalidate(), let parent = node.parent {
            parent.setNeedsLayout()
        } else {
            settled.append(node)
        }
    }

    // MARK: Spacing

    @exclusivity(unchecked) private var spacings: [SharedSpacing] = []
    private static let keptSpacings = 4

    /// One object for all elements with the same likings: nearly all have one of a few.
    func shared(_ spacing: ViewSpacing) -> SharedSpacing {
        for known in spacings where known.value.isSame(as: spacing) { return known }
        let made = SharedSpacing(spacing)
        if spacings.count == Self.keptSpacings { spacings.removeFirst() }
        spacings.append(made)
        return made
    }

    // MARK: Guides

    private var movedGuides: Set<AlignmentKey> = []
    private var hasForeignLayouts = false

    /// Some element sets a guide of its own.
    func noteGuide(_ key: AlignmentKey) { movedGuides.insert(key) }

    /// Some container has a layout that may set guides of its own.
    func noteForeignLayout() { hasForeignLayouts = true }

    /// Whether any element may set the guide: for most guides of most trees none does, and asking them all is saved.
    func maySetGuide(_ key: AlignmentKey) -> Bool {
        hasForeignLayouts || key.isSetByElements || movedGuides.contains(key)
    }

    // MARK: Drawing order

    /// Whether some element was ever given a place in the drawing order: in most trees none is, and asking them all is saved.
    private(set) var hasDrawingOrder = false

    func noteDrawingOrder() { hasDrawingOrder = true }

    // MARK: Time

    /// Whether somebody looks on while time passes, so that a caret blinks; in pictures it stands still.
    package var isWatched = false

    /// Makes `node` be drawn anew with the moments at which it looks different, as a spinner does.
    package func addTimeDependent(_ node: any TimeDependent) { timeDependents.append(WeakNode(node: node)) }

    /// Called when something is to be drawn anew that no view had updated; the host sets it.
    var onNeedsFrame: (() -> Void)?

    /// When something is next drawn anew because time goes on.
    var nextTimeDependentChange: TimeInterval? {
        timeDependents.compactMap { entry in
            guard let node = entry.node as? any TimeDependent, !node.isHiddenByContainer else { return nil }
            return node.nextChange(after: time)
        }.min()
    }

    func advance(to time: TimeInterval) {
        guard time != self.time else { return }
        let before = self.time
        self.time = time
        moments.setNow(time)
        timeDependents.removeAll { $0.node == nil }
        for entry in timeDependents {
            guard let node = entry.node as? any TimeDependent else { continue }
            if time < before || node.nextChange(after: before).map({ $0 <= time }) ?? false { node.setNeedsDisplay() }
        }
        runStep { stepParticipants() }
    }
}

/// An element that looks different as time goes on, by itself.
package protocol TimeDependent: RenderNode {
    /// The first moment after another at which it looks different; that moment itself where it may do so at any, nil where it
    /// stays as it is.
    func nextChange(after time: TimeInterval) -> TimeInterval?
}
