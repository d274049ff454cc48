import Foundation
import Sessions

/// Brings what a host shows up to date, in passes. Each pass is one file of this folder and does one kind of work.
///
/// A frame at a moment is made in this order:
///
/// 1. **Time** continues, by way of the moments at which something is to happen (`TimePass`).
/// 2. Rounds follow until nothing is out of date. Each round lays out what time has moved (**layout**), updates the views and
///    lays out, transaction by transaction (**update**), tells the observers of **geometry**, then those of **preferences**,
///    runs the **actions** that waited for all this, and lets the focus follow.
/// 3. Display list and accessibility tree are read from the elements.
///
/// A pass takes what it does from the requests in `NodeHost`, in the order in which they came. What a pass brings about is
/// requested there again, and belongs to the same frame.
@MainActor final class FrameLoop {
    unowned let host: NodeHost
    nonisolated(unsafe) let tree: RenderTree
    let canvas: any FrameCanvas
    /// The size of the canvas, in points.
    var size: CGSize
    /// Called at the end of each round.
    var onRound: () -> Void = {}

    /// The latest version of places that observers of geometry were told of.
    var checkedPlaces: UInt64 = 0

    init(_ host: NodeHost, canvas: any FrameCanvas, size: CGSize) {
        self.host = host
        self.canvas = canvas
        self.size = size
        tree = host.tree
    }

    /// The clock that the program's own delays go by, where it is stepped together with the host.
    var programClock: SteppedClock? {
        didSet {
            programClock?.makeAppointments { [moments = tree.moments] time, action in
                let appointment = moments.at(time) { action() }
                return { appointment.cancel() }
            }
        }
    }

    /// A program that changes its own inputs endlessly gets this many rounds in a frame.
    static let maximumRounds = 60

    /// Whether something waits to be updated, laid out or run.
    var isOutOfDate: Bool {
        !host.updates.isEmpty || !host.elementQueue.isEmpty || !host.actions.isEmpty || !tree.layoutQueue.isEmpty
            || host.preferences.hasChanged
    }

    /// Updates and lays out until nothing is left to do.
    func settle() {
        runRounds()
        tree.movedAtOnce.endAll()
        tree.sharedFindings?.treeDidSettle()
    }

    /// Updates and lays out, while it is not known yet whether what was moved at once stays there.
    func runRounds() {
        host.settling += 1
        for _ in 0..<Self.maximumRounds {
            // What time has moved on is laid out first, so that no change is mixed with it.
            tree.runStep(layOut)
            runUpdates()
            checkGeometry()
            checkPreferences()
            runActions()
            onRound()
            if isOutOfDate { continue }
            // What tasks of the program have to do by now belongs to the same moment.
            if programClock?.runReady() != true { return }
        }
        let culprits = Set(host.updates.paths).sorted().prefix(3).joined(separator: "; ")
        Log.once("A view changes its own input endlessly; the frame is shown in its current state (\(culprits)).")
        host.actions = []
    }
}

/// The element above all others, which fills the canvas.
protocol FrameCanvas: RenderNode {
    /// Places everything on a canvas of `size`.
    func place(_ size: CGSize)
}
