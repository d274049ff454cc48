import CoreGraphics
import DisplayList
import Foundation
import Sessions

/// What the engine puts out (law 4 of the design).
package struct Frame {
    package var displayList: DisplayList

    /// The accessibility tree. It is put together when it is asked for, since most frames have no listener; ask before the
    /// host makes its next frame. Until the frame is let go of, it keeps its host.
    @MainActor package var accessibility: [AccessibilityNode] { readAccessibility() }

    let readAccessibility: @MainActor () -> [AccessibilityNode]
}

/// Keeps a view alive and puts out its frames. Hosts and tools drive it; it knows no files, windows or clocks.
///
/// A frame is an update (bodies that are out of date run), a layout and a drawing, each of what changed only.
/// ARCHITECTURE.md tells the whole way. Time comes in from outside (law 5 of the design).
@MainActor
package final class ViewHost {
    /// The elements and what they share.
    // Unsafe so that `deinit`, which is not isolated, may reach it: nobody else can by then.
    nonisolated(unsafe) package let tree: RenderTree

    /// The canvas, in points.
    package private(set) var size: CGSize

    /// Called when something changed and a new frame is due.
    package var onNeedsFrame: (() -> Void)?

    package private(set) var root: _ViewNode!
    private let rootRender: RootRenderNode
    private let dispatcher: EventDispatcher
    /// The environment of the first views.
    package private(set) var environment: EnvironmentValues

    /// Shows `view` on a canvas of `size`, of which `safeAreaInsets` are covered by bars and corners.
    ///
    /// - Parameters:
    ///   - isWindow: whether the canvas takes the colour scheme that the view prefers, as a window does.
    ///   - keptStates: where states are to go on in another process.
    package init<V: View>(
        _ view: V, size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(),
        environment: EnvironmentValues = EnvironmentValues(), isWindow: Bool = true, keptStates: KeptStates? = nil
    ) {
        DrawingServices.install
        self.keptStates = keptStates
        self.size = size
        var environment = environment
        self.environment = environment
        colorScheme = environment.colorScheme
        tree = RenderTree(scale: environment.displayScale)
        tree.environment = environment
        rootRender = RootRenderNode(tree: tree, safeAreaInsets: safeAreaInsets)
        rootRender.ground = ViewHost.ground(colorScheme)
        dispatcher = EventDispatcher(root: rootRender)
        tree.hover = HoverTracker(root: rootRender)
        tree.drag = DragController(root: rootRender)
        environment.focusController = focus
        environment.undoManager = undoManager
        environment.moments = tree.moments
        environment.dragController = tree.drag
        self.environment = environment
        let inputs = _ViewInputs(host: self, parent: nil, environment: environment)
        let layout = ImplicitStackLayout()
        root =
            isWindow
            ? RootNode(
                LayoutContainer(layout: layout, content: ColorSchemeScope(view, isWindow: true)), inputs, rootRender)
            : RootNode(LayoutContainer(layout: layout, content: view), inputs, rootRender)
        rootRender.setContent(root.elements)
        nonisolated(unsafe) let host = backReference
        tree.onNeedsFrame = { assumeMainActor { host.object?.setNeedsFrame() } }
    }

    deinit {
        ownReference?.clear()
        tree.moments.cancelAll()
    }

    private nonisolated(unsafe) var ownReference: BackReference<ViewHost>?

    /// A reference to this host for those who must not keep it.
    nonisolated package var backReference: BackReference<ViewHost> { ownReference.handedOut(by: self) }

    package var counters: FrameCounters {
        get { tree.counters }
        set { tree.counters = newValue }
    }

    /// Gives the canvas another size.
    package func resize(to size: CGSize, safeAreaInsets: EdgeInsets) {
        guard size != self.size || safeAreaInsets != rootRender.safeAreaInsets else { return }
        self.size = size
        rootRender.safeAreaInsets = safeAreaInsets
        rootRender.setNeedsLayout()
    }

    /// Gives the views another environment, such as a dark colour scheme.
    package func setEnvironment(_ transform: (inout EnvironmentValues) -> Void) {
        let (new, written) = environment.transformed(transform)
        let changed = new.differences(from: environment, among: written)
        environment = new
        tree.scale = new.displayScale
        tree.environment = new
        guard !changed.isEmpty else { return }
        tree.runPass(.current) {
            root.setEnvironment(new, EnvironmentChange(keys: changed))
        }
        setNeedsFrame()
    }

    /// The colour scheme of the canvas: the environment's, or the one that the view prefers.
    package internal(set) var colorScheme: ColorScheme {
        didSet { rootRender.ground = ViewHost.ground(colorScheme) }
    }

    private static func ground(_ scheme: ColorScheme) -> RGBA { scheme == .dark ? .black : .white }

    // MARK: Frames

    /// The frame at a moment, in seconds since the host began.
    ///
    /// - Parameter background: gives the colour under the view for the colour scheme that the canvas takes.
    package func frame(
        at time: TimeInterval = 0, background: (ColorScheme) -> RGBA? = { _ in nil }
    ) -> Frame {
        advance(to: time)
        dispatcher.tick(time)
        settle()
        let frame = currentFrame(background)
        if FrameOracle.isEnabled {
            isLatestFrameUnchecked = frameSample?.skipsFrame() ?? false
            if !isLatestFrameUnchecked { check(frame, background) }
        }
        hasMadeFrame = true
        return frame
    }

    /// Which frames the oracle checks; nil for all of them. Who sets it calls ``checkLatestFrame()`` in the end.
    package var frameSample: FrameSample?
    private var isLatestFrameUnchecked = false

    /// Checks the latest frame if the sample has left it out and nothing has changed since.
    package func checkLatestFrame() {
        guard isLatestFrameUnchecked, !isOutOfDate else { return }
        isLatestFrameUnchecked = false
        check(currentFrame { _ in nil }) { _ in nil }
    }

    /// Compares a frame with one computed from nothing, and checks the rules that both trees keep.
    private func check(_ frame: Frame, _ background: (ColorScheme) -> RGBA?) {
        let counters = counters
        var problems = rootRender.brokenInvariants()
        // The root has no parent, and hands none on.
        root.forEachChild { problems += $0.brokenInvariants() }
        for problem in problems { FrameOracle.report("A rule is broken in \(root.debugName): \(problem)") }
        FrameOracle.check(frame, of: root.debugName, isMoving: tree.isMoving) {
            forgetEverything()
            return currentFrame(background)
        }
        self.counters = counters
    }

    /// Runs all bodies, and measures and places everything, as though nothing had been kept from the frames before.
    private func forgetEverything() {
        root.invalidateAllBodies()
        presentations.invalidateAllBodies()
        settleOnTheWay()
        rootRender.forgetEverything()
        settle()
    }

    /// The frame at a moment, for which nothing is taken over from the frames before but state, what moves, and how.
    func frameFromNothing(at time: TimeInterval) -> Frame {
        _ = frame(at: time)
        forgetEverything()
        return currentFrame { _ in nil }
    }

    /// Whether a frame was put out, so that what comes now comes as a change.
    private(set) var hasMadeFrame = false

    /// The frame at a moment over a colour, or over nothing.
    package func frame(at time: TimeInterval = 0, background: RGBA?) -> Frame {
        frame(at: time) { _ in background }
    }

    /// The clock that the program's own delays go by, where it is stepped together with the host.
    package var programClock: SteppedClock? {
        didSet {
            programClock?.makeAppointments { [moments = tree.moments] time, action in
                let appointment = moments.at(time) { action() }
                return { appointment.cancel() }
            }
        }
    }

    private var timeObservers: [WeakTimeObserver] = []

    private struct WeakTimeObserver {
        weak var node: (any TimeObserver)?
    }

    /// Tells `node` whenever the moment changes.
    func addTimeObserver(_ node: any TimeObserver) { timeObservers.append(WeakTimeObserver(node: node)) }

    /// Goes on to a moment, by way of those at which something is to happen.
    private func advance(to time: TimeInterval) {
        for _ in 0..<ViewHost.maximumStops {
            let stops = [tree.moments.next] + timeObservers.map { $0.node?.nextStop }
            guard let due = stops.compactMap(\.self).min(), due <= time else { break }
            step(to: max(due, tree.time))
            let isThrough = tree.moments.run(upTo: tree.time)
            settle()
            if !isThrough { break }
        }
        step(to: time)
    }

    /// A schedule with more moments than this in one step of the host is passed over from there on.
    private static let maximumStops = 1_000

    /// When the host wants to be asked for a frame next, in seconds since it began, if nothing happens before: the present
    /// moment or an earlier one while something moves or is out of date, nil where nothing is waited for.
    package var nextWake: TimeInterval? {
        if tree.movesInSight || isOutOfDate || dispatcher.isTracking { return tree.time }
        let next = [tree.moments.next, tree.nextTimeDependentChange] + timeObservers.map { $0.node?.nextMoment }
        return next.compactMap(\.self).min()
    }

    /// Whether something waits to be updated, laid out or run.
    private var isOutOfDate: Bool {
        !updates.isEmpty || !elementQueue.isEmpty || !actions.isEmpty || !tree.layoutQueue.isEmpty
            || preferenceChange != nil
    }

    private func step(to time: TimeInterval) {
        guard time != tree.time else { return }
        programClock?.setNow(time)
        tree.advance(to: time)
        timeObservers.removeAll { $0.node?.isMounted != true }
        for observer in timeObservers { observer.node?.timeDidChange() }
    }

    private func currentFrame(_ background: (ColorScheme) -> RGBA?) -> Frame {
        let list = DisplayList(size: size, background: background(colorScheme), root: rootRender.displayNode())
        // Elements refer to their host without keeping it.
        return Frame(displayList: list) { [self] in rootRender.accessibilityElements() }
    }

    /// The size that the view takes when nothing is suggested along the missing dimensions of `proposal`.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        settle()
        return rootRender.contentSize(proposal)
    }

    /// The elements, for tools that show the tree.
    package var rootElement: RenderNode { rootRender }

    /// A program that changes its own inputs without end gets this many rounds in a frame.
    private static let maximumRounds = 60

    /// The number of the latest `settle`.
    private(set) var settling: UInt64 = 0

    /// Updates and lays out until nothing is left to do.
    package func settle() {
        settleOnTheWay()
        tree.endMotionOfMoved()
    }

    /// Updates and lays out, while it is not known yet whether what was moved at once stays there.
    private func settleOnTheWay() {
        settling += 1
        for _ in 0..<ViewHost.maximumRounds {
            // What time has moved on is laid out first, so that no change is mixed with it.
            tree.runStep(layOut)
            runUpdates()
            checkGeometry()
            runActions()
            focus.reconcile()
            if isOutOfDate { continue }
            // What tasks of the program have to do by now belongs to the same moment.
            if programClock?.runReady() != true { return }
        }
        let culprits = Set(updates.paths).sorted().prefix(3).joined(separator: "; ")
        Log.once("A view changes its own input without end; the frame is shown as it is (\(culprits)).")
        actions = []
    }

    /// Runs the updates that wait, transaction by transaction, and lays out after each.
    private func runUpdates() {
        for _ in 0..<ViewHost.maximumRounds {
            guard let transaction = updates.nextTransaction ?? (elementQueue.isEmpty ? nil : Transaction()) else {
                return
            }
            tree.runPass(transaction) { runPass(transaction) }
        }
    }

    /// Updates and lays out until nothing is left that changed in `transaction`, or because of it.
    private func runPass(_ transaction: Transaction) {
        var batches = 0
        for _ in 0..<ViewHost.maximumRounds {
            let nodes = updates.take(transaction)
            // What changed because of where things lie now belongs to the change as well.
            if nodes == nil, elementQueue.isEmpty, tree.layoutQueue.isEmpty { break }
            if nodes != nil { batches += 1 }
            update(nodes ?? [], in: transaction)
            // Views that changed because of these are brought up to date before anything is laid out.
            if updates.contains(transaction) || !elementQueue.isEmpty { continue }
            layOut()
            checkGeometry()
        }
        for listener in transaction.listeners {
            for _ in 0..<batches { listener.didUpdate() }
        }
    }

    private func update(_ nodes: [_ViewNode], in transaction: Transaction) {
        // From the root down, since a view above may update or remove one below.
        for node in nodes.sorted(by: { $0.depth < $1.depth }) where node.isMounted {
            if tree.hasTransactionAlterers { node.alterTransactionFromRoot(&tree.transaction) }
            node.updateIfNeeded()
            tree.transaction = transaction
        }
        let consumers = elementQueue.sorted { $0.depth > $1.depth }
        elementQueue = []
        for node in consumers where node.isMounted { node.updateElements() }
    }

    /// Something is out of date, and a new frame is due.
    func setNeedsFrame() { onNeedsFrame?() }

    // MARK: Updates

    private var updates = UpdateQueue()
    private var elementQueue: [any ElementConsumer] = []
    private var actions: [() -> Void] = []
    private var preferenceObservers: [WeakPreferenceObserver] = []

    private struct WeakPreferenceObserver {
        weak var node: (any PreferenceObserver)?
    }

    /// Asks for an update of `node`, because of the change that is being noted, or as a part of the present pass.
    func enqueue(_ node: _ViewNode) {
        if updates.isEmpty { setNeedsFrame() }
        let transaction = changing ?? tree.passTransaction
        if updates.append(node, transaction) {
            for listener in transaction.listeners { listener.willUpdate(self) }
        }
    }

    /// Runs `body`, which marks nodes as out of date because of a change made in `transaction`.
    func noteChange(_ transaction: Transaction, _ body: () -> Void) {
        let outer = changing
        changing = transaction
        body()
        changing = outer
    }

    /// The transaction of the change that is being noted.
    private var changing: Transaction?

    func enqueueElements(_ node: any ElementConsumer) {
        guard !elementQueue.contains(where: { $0 === node }) else { return }
        elementQueue.append(node)
    }

    /// Runs `action` once the views are up to date and laid out.
    package func afterUpdate(_ action: @escaping () -> Void) {
        if actions.isEmpty { setNeedsFrame() }
        actions.append(action)
    }

    private var geometryObservers: [WeakGeometryObserver] = []
    private var checkedGeometry: UInt64 = 0

    private struct WeakGeometryObserver {
        weak var node: (any GeometryObserver)?
    }

    /// Calls `node.checkGeometry` after each layout in which something was placed anew.
    func addGeometryObserver(_ node: any GeometryObserver) {
        geometryObservers.append(WeakGeometryObserver(node: node))
    }

    private func checkGeometry() {
        guard tree.geometryVersion != checkedGeometry else { return }
        checkedGeometry = tree.geometryVersion
        geometryObservers.removeAll { $0.node?.isMounted != true }
        for observer in geometryObservers { observer.node?.checkGeometry() }
        tree.notifyPlaceObservers()
    }

    /// The number of nodes that look at geometry, preferences or time.
    package var observerCount: Int {
        geometryObservers.count { $0.node?.isMounted == true } + preferenceObservers.count { $0.node != nil }
            + timeObservers.count { $0.node?.isMounted == true }
    }

    func addPreferenceObserver(_ observer: any PreferenceObserver) {
        preferenceObservers.append(WeakPreferenceObserver(node: observer))
    }

    /// A preference was set, changed or taken away.
    func preferencesDidChange() {
        let transaction = changing ?? tree.passTransaction
        if preferenceChange == nil || !transaction.isEmpty { preferenceChange = transaction }
    }

    /// A view that writes a preference was made.
    func preferencesDidChange<Key: PreferenceKey>(byUserOf key: Key.Type) {
        writtenPreferences.insert(ObjectIdentifier(key))
        preferencesDidChange()
    }

    private var writtenPreferences: Set<ObjectIdentifier> = []

    /// Whether any view ever wrote a preference: for most keys none did, and asking them all is saved.
    func isWritten<Key: PreferenceKey>(_ key: Key.Type) -> Bool { writtenPreferences.contains(ObjectIdentifier(key)) }

    /// The transaction in which preferences changed since their readers were told.
    private var preferenceChange: Transaction?

    private func layOut() {
        tree.inheritedShift = .zero
        rootRender.place(size)
        tree.layOutQueued()
        rootRender.place(size)
    }

    private func runActions() {
        if let transaction = preferenceChange {
            preferenceChange = nil
            preferenceObservers.removeAll { $0.node == nil }
            // What readers make of it belongs to the change.
            tree.runPass(transaction) {
                for observer in preferenceObservers { observer.node?.checkPreference() }
                runPass(transaction)
            }
        }
        let actions = actions
        self.actions = []
        for action in actions { action() }
    }

    func reportChangeDuringBody(of node: _ViewNode) {
        Log.once(
            "State was changed while a body ran; this will cause undefined behavior. Change it in an action or in "
                + "onAppear instead (\(node.path)).")
    }

    /// What was found to be nested too deeply: the kinds of nodes whose bodies ran last.
    private var cutKinds: Set<ObjectIdentifier> = []

    /// A node had no room, and is cut off.
    func noteCut(of node: _ViewNode) {
        Log.once("Views are nested too deeply to be shown, perhaps without end (\(node.path.withoutMiddle)).")
        let running = sequence(first: node, next: \.parent).first { $0 is any BodyRunner }
        if let running { cutKinds.insert(ObjectIdentifier(type(of: running))) }
    }

    /// Whether views of a node's kind were found to be nested too deeply, and the node itself lies in several of its kind. What holds
    /// itself more than once would branch without end before all of its branches had no room.
    func isCut(_ node: some BodyRunner) -> Bool {
        guard !cutKinds.isEmpty, cutKinds.contains(ObjectIdentifier(type(of: node))) else { return false }
        return node.isNested(moreThan: Self.nestingOfCutKinds)
    }

    private static let nestingOfCutKinds = 6

    // MARK: Scene

    /// What comes from outside the program.
    package let externalEvents = ExternalEvents()

    /// Where states are to go on in another process.
    let keptStates: KeptStates?
    private var sceneBoxes: [String: AnyObject] = [:]

    /// The box of a `SceneStorage` key.
    func sceneBox<Value>(_ key: String, make: () -> StateBox<Value>) -> StateBox<Value> {
        if let box = sceneBoxes[key] as? StateBox<Value> { return box }
        let box = make()
        sceneBoxes[key] = box
        return box
    }

    // MARK: Events

    /// Hands a touch or a mouse button to what lies under it.
    package func send(_ event: PointerEvent) {
        if event.phase == .down { focus.focused?.client?.attentionDidMove(to: event.location) }
        dispatcher.send(event)
    }

    /// Whether a gesture has taken a touch that goes on for itself.
    package var isTouchTaken: Bool { dispatcher.isTouchTaken }

    /// Hands in where a pointer is that nothing holds down.
    package func send(_ event: HoverEvent) {
        // A pointer that holds a button down hovers over nothing.
        guard !dispatcher.isTracking else { return }
        tree.hover?.send(event)
    }

    /// Hands a turn of a wheel to the scroll view under it. Returns whether anything scrolled.
    @discardableResult package func send(_ event: WheelEvent) -> Bool {
        guard event.location.x.isFinite, event.location.y.isFinite, event.delta.width.isFinite,
            event.delta.height.isFinite
        else { return false }
        return WheelScrolling.scroll(rootRender, event)
    }

    /// How many gestures take part in touches now, or wait for one.
    package var activeGestureCount: Int { dispatcher.participantCount }

    /// Touches `location` shortly.
    package func tap(at location: CGPoint) {
        send(PointerEvent(phase: .down, location: location, time: tree.time))
        send(PointerEvent(phase: .up, location: location, time: tree.time))
    }

    /// Which view has the keyboard.
    package private(set) lazy var focus = FocusController(host: self)

    /// The keyboard on the screen, where the device has one.
    package private(set) lazy var keyboard = SoftwareKeyboard(root: rootRender, host: self)

    /// What takes changes of the window's contents back.
    package let undoManager = UndoManager()

    // MARK: Lazy containers

    /// The pass of a lazy container that asks for elements now.
    var lazyPass: LazyPass?
    private var lastLazyPass: UInt64 = 0

    func makeLazyPassNumber() -> UInt64 {
        lastLazyPass += 1
        return lastLazyPass
    }

    // MARK: Tasks

    /// Whether any view ever started a task, so that tools wait for what it brings.
    private var hasStartedTasks = false

    /// Notes a task that a view started.
    func track(_ task: Task<Void, Never>?) {
        if task != nil { hasStartedTasks = true }
    }

    /// Lets tasks run until none of them is waiting to go on at once.
    ///
    /// - Parameter turns: how often the main actor is given away at most.
    package func runTasks(turns: Int = 20) async {
        guard hasStartedTasks else { return }
        for _ in 0..<turns {
            await Task.yield()
            settle()
        }
    }

    // MARK: Presentations

    /// What is shown above everything else: sheets, alerts, menus.
    package private(set) lazy var presentations = PresentationController(self, root: rootRender)
}

/// The node above all others.
private final class RootNode<Content: View>: _TypedViewNode<LayoutContainer<ImplicitStackLayout, Content>> {
    private let content: _ViewNode

    init(
        _ view: LayoutContainer<ImplicitStackLayout, Content>, _ inputs: _ViewInputs, _ render: RootRenderNode
    ) {
        content = LayoutContainer._makeNode(view, inputs)
        super.init(view, inputs)
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }
}
