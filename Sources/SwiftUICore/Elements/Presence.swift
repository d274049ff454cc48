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

    private init(_ node: RenderNode) { self.node = node }

    /// The presence of an element, made if it has none.
    static func of(_ node: RenderNode) -> Presence {
        if let presence = node.presence { return presence }
        let made = Presence(node)
        node.presence = made
        return made
    }

    /// Whether an element came with the present change.
    static func isArriving(_ node: RenderNode) -> Bool {
        let arrivals = node.tree.pass.arrivals
        guard !arrivals.isEmpty else { return false }
        var node: RenderNode? = node
        while let current = node {
            if arrivals.contains(ObjectIdentifier(current)) { return true }
            node = current.traitSource
        }
        return false
    }

    /// Has an element come in as the one that it is built round, which then just is in it.
    static func moveArrival(of element: RenderNode, to outer: RenderNode) {
        guard isArriving(element) else { return }
        outer.tree.pass.arrivals.insert(ObjectIdentifier(outer))
        var node: RenderNode? = element
        while let current = node {
            if let presence = current.presence { return presence.move(to: outer) }
            node = current.traitSource
        }
    }

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
        if let node { coverFades(in: node) }
    }

    /// Leaves a fade that began with the present change to what is around.
    private func cover(in tree: RenderTree) {
        guard pass == tree.pass.number, !isCovered else { return }
        isCovered = true
        node?.setNeedsDisplay()
    }

    /// What is in an element need not fade for the same reason as the element itself.
    private func coverFades(in element: RenderNode) {
        for child in element.movingChildren {
            child.presence?.cover(in: child.tree)
            coverFades(in: child)
        }
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
}
