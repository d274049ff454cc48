import DisplayList
import Foundation

/// How far an element is there: all of it but while it comes and goes without a transition of its own, which it does by fading.
final class Presence: AnimationParticipant {
    private weak var node: RenderNode?
    private var model = 1.0
    private var track = AnimationTrack<Double>()

    /// The departure that the element is a part of.
    var departure: Departure?

    init(_ node: RenderNode) { self.node = node }

    var opacity: Double { min(max(model + track.offset, 0), 1) }

    /// Whether there is nothing to keep in mind about the element.
    var isOrdinary: Bool { departure == nil && model == 1 && track.isEmpty }

    /// Fades to an opacity by the animation of a transaction; `from` says where to begin, nil where it is.
    func fade(from start: Double?, to end: Double, _ transaction: Transaction, in tree: RenderTree) {
        if let start {
            model = start
            track = AnimationTrack()
        }
        let wasEmpty = track.isEmpty
        track.start(transaction, way: end - model, at: tree.time, environment: tree.environment)
        model = end
        if wasEmpty, !track.isEmpty { tree.addParticipant(self) }
        node?.setNeedsDisplay()
    }

    func advance(to time: TimeInterval) -> Bool {
        guard let node, node.presence === self, !track.isEmpty else { return false }
        track.advance(to: time)
        node.setNeedsDisplay()
        if isOrdinary { node.presence = nil }
        return !track.isEmpty
    }
}

extension RenderNode {
    /// Whether the element has left its place and is only seen until its transition is over.
    package final var isDeparting: Bool {
        if let departure = presence?.departure { return !departure.isOver }
        return traitSource?.isDeparting ?? false
    }

    final func makePresence() -> Presence {
        if let presence { return presence }
        let made = Presence(self)
        presence = made
        return made
    }
}
