/// The criteria for when an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    package enum Kind: Hashable { case logicallyComplete, removed }
    package let kind: Kind

    /// A criterion that is met when the motion is no longer visible: a spring after its duration, a curve at its end.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// A criterion that is met when the value has stopped completely and the animation was removed.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Someone who wants to know, once, when the animations of a change are complete.
///
/// Each animation that the change starts holds a claim. The listener is notified when the change has gone through and no claim is
/// left; an animation whose view goes away drops its claim with it.
package final class AnimationListener {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var claims = 0
    /// Whether anything moved because of the change.
    private(set) var hasMoved = false
    /// Updates that have not gone through yet.
    private var updates = 0
    private var host: BackReference<NodeHost>?

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// A change of the transaction waits to be shown by `host`.
    func willUpdate(_ host: NodeHost) {
        self.host = host.backReference
        updates += 1
    }

    /// The change has been shown, and what moves because of it does.
    func didUpdate() {
        updates -= 1
        finishIfComplete()
    }

    /// The code that makes the changes is at its end. Where it changed nothing that a host shows, nobody has to wait.
    func bodyDidRun() { finishIfComplete() }

    fileprivate func claim() {
        claims += 1
        hasMoved = true
    }

    fileprivate func release() {
        claims -= 1
        finishIfComplete()
    }

    private func finishIfComplete() {
        guard claims == 0, updates == 0, let action else { return }
        self.action = nil
        nonisolated(unsafe) let call = action
        let host = host?.object
        assumeMainActor {
            // Outside of the transaction of the change, and not in the middle of an update.
            guard let host else { return Transaction.$current.withValue(Transaction()) { call() } }
            host.afterUpdate(call)
        }
    }
}

/// What a running animation holds of those who wait for its end.
struct AnimationClaims {
    private var logical: Claim?
    private var removed: Claim?

    init(_ transaction: Transaction) {
        guard !transaction.listeners.isEmpty else { return }
        logical = Claim(transaction.listeners.filter { $0.criteria == .logicallyComplete })
        removed = Claim(transaction.listeners.filter { $0.criteria == .removed })
    }

    /// The value has stopped for the eye.
    mutating func didCompleteLogically() { logical = nil }

    /// Copies of a claim, as they occur when an animation is split, count as one: all must be gone.
    private final class Claim {
        private let listeners: [AnimationListener]

        init?(_ listeners: [AnimationListener]) {
            guard !listeners.isEmpty else { return nil }
            self.listeners = listeners
            for listener in listeners { listener.claim() }
        }

        deinit {
            for listener in listeners { listener.release() }
        }
    }
}
