import Foundation

/// Hands pointer events to the gestures of what lies under the finger, and settles which of them wins.
@MainActor package final class EventDispatcher {
    private struct Participant {
        let node: GestureRenderNode
        let recognizer: any AnyGestureRecognizer
        var outcome = GestureOutcome.possible
    }

    private let root: RenderNode
    /// Those who take part in the touch that goes on, the first in line first.
    private var participants: [Participant] = []
    /// The one that has the touch for itself.
    private var winner: ObjectIdentifier?

    /// Whether a touch goes on, so that time alone may bring something about.
    var isTracking: Bool { !participants.isEmpty }

    package init(root: RenderNode) { self.root = root }

    /// Hands on an event. A second finger is not followed.
    package func send(_ event: PointerEvent) {
        if event.phase == .down { begin(event) }
        deliver { $0.recognizer.handle(event, GestureContext(node: $0.node)) }
        if event.phase == .up || event.phase == .cancelled { end() }
    }

    /// Time passed; long presses come about without an event.
    package func tick(_ time: TimeInterval) { deliver { $0.recognizer.handleTick(time) } }

    private func begin(_ event: PointerEvent) {
        end()
        var chain: [GestureRenderNode] = []
        var node = root.hitTest(event.location)
        while let current = node {
            if let gesture = current as? GestureRenderNode { chain.append(gesture) }
            node = current.parent
        }
        // A mask without `subviews` silences what lies below.
        if let outermost = chain.lastIndex(where: { !$0.mask.contains(.subviews) }) {
            chain.removeFirst(outermost)
        }
        let active = chain.filter { $0.mask.contains(.gesture) }
        let ordered = active.reversed().filter { $0.priority == .high } + active.filter { $0.priority != .high }
        participants = ordered.compactMap { node in
            node.recognizerForTouch().map { Participant(node: node, recognizer: $0) }
        }
    }

    private func deliver(_ handle: (Participant) -> GestureOutcome) {
        for index in participants.indices {
            let participant = participants[index]
            let id = ObjectIdentifier(participant.recognizer)
            guard participant.outcome == .possible || participant.outcome == .active else { continue }
            let isSimultaneous = participant.node.priority == .simultaneous
            if let winner, winner != id, !isSimultaneous { continue }
            let outcome = handle(participant)
            guard participants.indices.contains(index) else { return }
            participants[index].outcome = outcome
            if !isSimultaneous, winner == nil, outcome == .active || outcome == .ended {
                winner = id
                cancelOthers(than: id)
            }
        }
    }

    private func cancelOthers(than winner: ObjectIdentifier) {
        for index in participants.indices {
            let participant = participants[index]
            guard ObjectIdentifier(participant.recognizer) != winner, participant.node.priority != .simultaneous,
                participant.outcome == .possible || participant.outcome == .active
            else { continue }
            participant.recognizer.cancel()
            participants[index].outcome = .failed
        }
    }

    private func end() {
        for participant in participants {
            if participant.outcome == .possible {
                // A double tap that has had its first tap waits for the next touch.
                participant.node.keep(participant.recognizer)
            } else {
                participant.recognizer.reset()
            }
        }
        participants = []
        winner = nil
    }
}
