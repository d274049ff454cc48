import DisplayList
import Foundation

/// How far an element is there: all of it but while it appears and disappears without its own transition, which it does
/// by fading.
final class Presence: TrackOwner {
    private weak var node: RenderNode?
    private var model = 1.0
    var track = AnimationTrack<Double>()
    /// The pass in which the latest fade began.
    private var pass: UInt64 = 0
    /// Whether something around fades for the same reason, and this with it.
    private var isCovered = false

    /// The departure that the element is a part of.
    var departure: Departure?

    init(_ node: RenderNode) { self.node = node }

    var opacity: Double { isCovered ? 1 : min(max(model + track.offset, 0), 1) }

    /// Whether there is nothing to keep in mind about the element.
    var isOrdinary: Bool { departure == nil && model == 1 && track.isEmpty }

    /// Fades to an opacity by the animation of a transaction; `from` says where to begin, nil if it is.
    func fade(from start: Double?, to end: Double, _ transaction: Transaction, in tree: RenderTree) {
        if let start {
            model = start
            track = AnimationTrack()
        }
        startTrack(transaction, way: end - model, in: tree)
        model = end
        pass = tree.pass.number
        isCovered = false
        node?.setNeedsDisplay()
        node?.coverFades()
    }

    /// Leaves a fade that began with the present change to what is around.
    fileprivate func cover(in tree: RenderTree) {
        guard pass == tree.pass.number, !isCovered else { return }
        isCovered = true
        node?.setNeedsDisplay()
    }

    /// Goes over to another element, which is shown in place of the present one.
    func move(to other: RenderNode) {
        node?.presence = nil
        node?.setNeedsDisplay()
        node = other
        other.presence = self
        other.setNeedsDisplay()
    }

    var isTrackSeen: Bool { node?.presence === self }
    var isOutOfSight: Bool { node?.isHiddenByContainer == true }

    func trackDidAdvance() {
        node?.setNeedsDisplay()
        if isOrdinary { node?.presence = nil }
    }
}

extension RenderNode {
    /// Whether the element has left its place and is only seen until its transition is over.
    package final var isDeparting: Bool {
        if let departure = presence?.departure { return !departure.isOver }
        return traitSource?.isDeparting ?? false
    }

    /// Whether the element came with the present change.
    final var isArriving: Bool {
        guard !tree.pass.arrivals.isEmpty else { return false }
        return tree.pass.arrivals.contains(ObjectIdentifier(self)) || traitSource?.isArriving ?? false
    }

    /// Comes in as the one element that it is built round, which then just is in it.
    final func takeArrival(from element: RenderNode) {
        guard element.isArriving else { return }
        tree.pass.arrivals.insert(ObjectIdentifier(self))
        var node: RenderNode? = element
        while let current = node {
            if let presence = current.presence { return presence.move(to: self) }
            node = current.traitSource
        }
    }

    /// What is in the element need not fade for the same reason as the element itself.
    fileprivate final func coverFades() {
        for child in movingChildren {
            child.presence?.cover(in: tree)
            child.coverFades()
        }
    }

    final func makePresence() -> Presence {
        if let presence { return presence }
        let made = Presence(self)
        presence = made
        return made
    }
}
