import CollectionSupplement
import Foundation

/// What the elements of one host share: the scale, the moment, the transaction, and the requests that they leave for the next
/// frame.
package final class RenderTree {
    @exclusivity(unchecked) package var counters = FrameCounters()
    /// Notes whose bodies run, where a host wants to know; see ``FrameCounters/bodiesRun``.
    package var bodyRecord: BodyRecord?
    /// Pixels for each point.
    package var scale: CGFloat
    /// The environment of the window, for animations of places, which no view has.
    package var environment = EnvironmentValues()
    /// The host that shows the elements; nil for a tree that is drawn without one.
    var host: BackReference<NodeHost>?

    /// Whether touches are searched for in elements out of their reach, too, as the check of a frame does.
    var looksForTouchesEverywhere = false

    /// How the elements are read just now.
    @exclusivity(unchecked) var reading = TreeReading()
    /// What the elements do that are read.
    package let accessibilityActions = AccessibilityActions()
    /// The names that elements share.
    let linkNames = LinkNames()

    private var lastNodeID: UInt64 = 0

    package init(scale: CGFloat) { self.scale = scale }

    package func makeNodeID() -> UInt64 {
        lastNodeID += 1
        return lastNodeID
    }

    /// The host's object of a kind; nil without a host.
    func service<Key: HostKey>(_ key: Key.Type) -> Key.Value? {
        let host = host?.object
        nonisolated(unsafe) var value: Key.Value?
        assumeMainActor { value = host?[key] }
        return value
    }

    // MARK: Time

    /// The present moment, in seconds since the host began.
    package internal(set) var time: TimeInterval = 0
    /// What is to happen at later moments.
    package let moments = Moments()
    /// Whether somebody looks on while time passes, so that a caret blinks; in pictures it stands still.
    package var isWatched = false
    /// The values that are on their way.
    package let movingValues = MovingValues()
    /// The elements that look different with time.
    package var timeDependents = WeakList<any TimeDependent>()

    // MARK: Transactions

    /// The transaction of the current update or layout, as it is at the place that is updated or laid out.
    @exclusivity(unchecked) package var transaction = Transaction()
    /// The present update and its layout, or the latest one.
    @exclusivity(unchecked) var pass = TreePass()
    /// The elements on their way that were placed elsewhere without an animation.
    let movedAtOnce = MovedAtOnce()
    /// Whether what is placed may have to be shown on its way.
    var placesInMotion: Bool { transaction.isAnimated || layoutShortcuts.hasTransactionAlterers }

    /// Runs `body` with another transaction.
    func withTransaction<Result>(_ transaction: Transaction, _ body: () -> Result) -> Result {
        let outer = self.transaction
        self.transaction = transaction
        defer { self.transaction = outer }
        return body()
    }

    /// Runs an update or a layout with the transaction of a change.
    func runPass(_ transaction: Transaction, _ body: () -> Void) {
        if transaction.isAnimated { movedAtOnce.endAll() }
        let outer = (self.transaction, pass.transaction)
        self.transaction = transaction
        pass.begin(transaction)
        body()
        (self.transaction, pass.transaction) = outer
    }

    /// Runs what a step in time brings with it.
    func runStep(_ body: () -> Void) {
        let wasStepping = pass.isStep
        pass.isStep = true
        runPass(Transaction(), body)
        pass.isStep = wasStepping
    }

    // MARK: Layout

    /// The elements that changed in a way that layout depends on.
    @exclusivity(unchecked) var layoutQueue: [RenderNode] = []
    /// What moved, and who looks at it.
    package let places = PlaceObservers()
    /// What most trees do without, so that elements need not be asked.
    @exclusivity(unchecked) var layoutShortcuts = LayoutShortcuts()
    /// What elements of a kind find out together, kept by that kind.
    @exclusivity(unchecked) var sharedFindings: (any SharedFindings)?
    /// Where the software keyboard is, while it takes something from the safe area.
    var keyboard: KeyboardArea?
}

/// What many elements need to know, and what is found out once for all of them.
protocol SharedFindings: AnyObject {
    /// Everything is up to date. What belongs to the program is released of.
    func treeDidSettle()
}

/// An element that looks different as time continues.
package protocol TimeDependent: RenderNode {
    /// The first moment after another at which it looks different; that moment itself where it may do so at any, nil if
    /// it stays as it is.
    func nextChange(after time: TimeInterval) -> TimeInterval?
}
