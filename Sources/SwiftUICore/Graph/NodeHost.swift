import CollectionSupplement
import Foundation

/// What the nodes of both trees know of the host that shows them: the requests that they leave for its next frame, and the
/// objects that it has one of.
///
/// Nodes add requests at any time. `FrameLoop` takes them out, pass by pass. Nothing here calls a node.
@MainActor package class NodeHost {
    /// The elements and what they share.
    // Unsafe so that `deinit`, which is not isolated, may reach it: nobody else can by then.
    nonisolated(unsafe) package let tree: RenderTree
    let standardViews: any StandardViews
    /// Where states continue in another process.
    let keptStates: KeptStates?

    /// Called when something changed and a new frame is due.
    package var onNeedsFrame: (() -> Void)?
    /// Whether the host has produced a frame, so that what follows is a change.
    package final var hasMadeFrame = false
    /// The number of the latest `FrameLoop.settle`.
    final var settling: UInt64 = 0
    /// The color scheme of the canvas: the environment's, or the one that the view prefers.
    package var colorScheme: ColorScheme

    init(
        tree: RenderTree, colorScheme: ColorScheme, keptStates: KeptStates? = nil, standardViews: any StandardViews
    ) {
        self.tree = tree
        self.colorScheme = colorScheme
        self.keptStates = keptStates
        self.standardViews = standardViews
        tree.host = backReference
    }

    /// Breaks what refers back to the host. To be called as it goes, before its elements do.
    nonisolated final func disconnect() {
        ownReference?.clear()
        tree.moments.cancelAll()
    }

    private nonisolated(unsafe) final var ownReference: BackReference<NodeHost>?

    /// A reference to this host for those who must not keep it.
    nonisolated package final var backReference: BackReference<NodeHost> { ownReference.handedOut(by: self) }

    /// Notes that something is out of date and a new frame is due.
    final func setNeedsFrame() { onNeedsFrame?() }

    // MARK: Services

    private final var services = HostServices()

    /// The host's object of a kind.
    final subscript<Key: HostKey>(key: Key.Type) -> Key.Value {
        if let value = services[key] { return value }
        let value = key.makeValue(for: self)
        services[key] = value
        return value
    }

    // MARK: Requests

    /// The nodes that wait for an update.
    final var updates = UpdateQueue()
    /// The nodes that gather elements again once bodies have run.
    final var elementQueue: [any ElementConsumer] = []
    /// What runs once the views are up to date and laid out.
    final var actions: [() -> Void] = []
    /// The nodes that observe preferences, geometry and time.
    final var observers = HostObservers()
    /// Which preferences were written, and whether one has changed.
    final var preferences = PreferenceChanges()

    /// Asks for an update of `node`, because of the change that is being noted, or as a part of the present pass.
    final func enqueue(_ node: _ViewNode) {
        if updates.isEmpty { setNeedsFrame() }
        let transaction = presentTransaction
        if updates.append(node, transaction) {
            for listener in transaction.listeners { listener.willUpdate(self) }
        }
    }

    final func enqueueElements(_ node: any ElementConsumer) {
        guard !elementQueue.contains(where: { $0 === node }) else { return }
        elementQueue.append(node)
    }

    /// Runs `action` once the views are up to date and laid out.
    package final func afterUpdate(_ action: @escaping () -> Void) {
        if actions.isEmpty { setNeedsFrame() }
        actions.append(action)
    }

    // MARK: Changes

    /// The transaction of the change that is being noted.
    private final var changing: Transaction?

    /// The transaction that a request belongs to: that of the change that is being noted, or of the present pass.
    final var presentTransaction: Transaction { changing ?? tree.pass.transaction }

    /// Runs `body`, which marks nodes as out of date because of a change made in `transaction`.
    final func noteChange(_ transaction: Transaction, _ body: () -> Void) {
        let outer = changing
        changing = transaction
        body()
        changing = outer
    }

    // MARK: While nodes are made

    /// The pass of a lazy container that asks for elements now.
    final var lazyPass: LazyPass?
    /// The number of lazy passes so far.
    final var lazyPassCount: UInt64 = 0
    /// Whether a placeholder is being made, which must succeed if there is no room for anything else.
    final var isMakingPlaceholder = false
    /// What was found to be nested too deeply: the kinds of nodes whose bodies ran last.
    final var cutKinds: Set<ObjectIdentifier> = []
    /// The objects that views read from the environment and that are not there.
    final var missingObjects = MissingObjects()
    /// Whether any view ever started a task, so that tools wait for what it brings.
    package final var hasStartedTasks = false
}
