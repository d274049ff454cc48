import CoreGraphics
import Foundation

/// How far a frame that is seen is from the one that layout gave. Its own type, since a list that shifts moves many at once:
/// what pairs of pairs are has to be looked up at each step.
struct FrameOffset: VectorArithmetic {
    /// What is added to the origin.
    var shift = CGSize.zero
    /// What is added to the size.
    var growth = CGSize.zero

    static let zero = FrameOffset()

    static func + (a: Self, b: Self) -> Self {
        FrameOffset(
            shift: CGSize(width: a.shift.width + b.shift.width, height: a.shift.height + b.shift.height),
            growth: CGSize(width: a.growth.width + b.growth.width, height: a.growth.height + b.growth.height))
    }

    static func - (a: Self, b: Self) -> Self {
        FrameOffset(
            shift: CGSize(width: a.shift.width - b.shift.width, height: a.shift.height - b.shift.height),
            growth: CGSize(width: a.growth.width - b.growth.width, height: a.growth.height - b.growth.height))
    }

    mutating func scale(by factor: Double) {
        let factor = CGFloat(factor)
        shift = CGSize(width: shift.width * factor, height: shift.height * factor)
        growth = CGSize(width: growth.width * factor, height: growth.height * factor)
    }

    var magnitudeSquared: Double {
        let along = shift.width * shift.width + shift.height * shift.height
        return Double(along + (growth.width * growth.width + growth.height * growth.height))
    }
}

/// How the frame of an element that is seen comes to the frame that layout gave it.
///
/// Layout runs once, with its final outcome; the way there is an offset to it, which ends at none.
final class FrameMotion: TrackOwner {
    private weak var node: RenderNode?
    var track = AnimationTrack<FrameOffset>()
    /// Whether the size was seen to differ when the node was last told to draw.
    private var grew = false

    init(_ node: RenderNode) { self.node = node }

    /// What is added to the origin.
    var shift: CGSize { track.offset.shift }

    /// What is added to the size.
    var growth: CGSize { track.offset.growth }

    var isEmpty: Bool { track.isEmpty }

    /// The frame goes `way` and becomes larger by `growth`.
    func start(_ transaction: Transaction, way: CGSize, growth: CGSize, in tree: RenderTree) {
        startTrack(transaction, way: FrameOffset(shift: way, growth: growth), in: tree)
        grew = self.growth != .zero
    }

    /// Takes over the movement of another element, as that of a parent which leaves it to its children.
    func join(_ other: FrameMotion, in tree: RenderTree) {
        joinTrack(other.track, in: tree)
        grew = growth != .zero
    }

    var isTrackSeen: Bool { node?.motion === self }
    var isOutOfSight: Bool { node?.isHiddenByContainer == true }

    func trackDidAdvance() {
        let grows = growth != .zero
        // The step after which it grows no longer is drawn again as well.
        if grew || grows { node?.setNeedsDisplay() }
        grew = grows
        node?.parent?.setNeedsDisplay()
        if track.isEmpty { node?.motion = nil }
    }
}

extension RenderNode {
    /// Where the node is seen, in its parent's coordinates.
    package final var presentedOrigin: CGPoint {
        guard let motion else { return origin }
        let shift = motion.shift
        return CGPoint(x: origin.x + shift.width, y: origin.y + shift.height)
    }

    /// The size in which the node is seen, never negative.
    package final var presentedSize: CGSize {
        guard let motion else { return size }
        let growth = motion.growth
        return CGSize(width: max(0, size.width + growth.width), height: max(0, size.height + growth.height))
    }

    /// Whether the node, or something in it, is on its way.
    final var hasMotion: Bool { motion != nil || children.contains { $0.hasMotion } }

    /// Whether a touch at a point of the root would go to the node or what it contains, wherever it is on its way.
    final func isSeen(at point: CGPoint) -> Bool {
        func local(_ node: RenderNode) -> CGPoint {
            let outer = node.parent.map(local) ?? point
            let inner = node.parent.map { outer.applying($0.contentTransform.inverted()) } ?? outer
            return inner.relative(to: node.presentedOrigin)
        }
        return hitTest(local(self)) != nil
    }

    /// How far the place where the node was lies from where it comes to be, the way of its parent included; zero for a
    /// newcomer.
    final func shift(to origin: CGPoint) -> CGSize {
        guard !isNewcomer, let inherited = tree.pass.inheritedShift else { return .zero }
        return CGSize(
            width: inherited.width + self.origin.x - origin.x, height: inherited.height + self.origin.y - origin.y)
    }

    /// Places the children of a node that was off by `shift`, and shows the way.
    final func layOutChildrenInMotion(_ shift: CGSize, from oldSize: CGSize, proposal: ProposedViewSize) {
        let outer = tree.pass.inheritedShift
        defer { tree.pass.inheritedShift = outer }
        let isKnown = !isNewcomer && outer != nil
        if carriesMotion || children.isEmpty {
            if isKnown {
                let growth = CGSize(width: size.width - oldSize.width, height: size.height - oldSize.height)
                move(by: shift, growth: drawsSizeInMotion ? growth : .zero)
            }
            tree.pass.inheritedShift = .zero
        } else {
            divideMotion()
            tree.pass.inheritedShift = isKnown ? shift : nil
        }
        layoutChildren(in: size, proposal: proposal)
    }

    /// The node was off by `shift`, and nothing in it has changed.
    final func follow(_ shift: CGSize) {
        guard subtreeAltersTransactions, !carriesMotion else { return move(by: shift, growth: .zero) }
        // Different parts may come by different ways.
        divideMotion()
        withTransactionOfChildren {
            for child in movingChildren where !child.isNewcomer { child.follow(shift) }
        }
    }

    /// Shows the way from a place that lies off by `shift` by the present transaction's animation, or not at all.
    private func move(by shift: CGSize, growth: CGSize) {
        guard shift != .zero || growth != .zero else { return }
        guard tree.transaction.isAnimated else { return }
        let motion = motion ?? FrameMotion(self)
        let way = CGSize(width: -shift.width, height: -shift.height)
        motion.start(tree.transaction, way: way, growth: growth, in: tree)
        self.motion = motion.isEmpty ? nil : motion
        setNeedsDisplay()
        parent?.setNeedsDisplay()
    }

    /// Where the node lies now is about to change without a way to be shown. Whether it has, is seen once all is placed: a container
    /// may try places out.
    final func noteMoveAtOnce() {
        guard motion != nil, !tree.transaction.isAnimated else { return }
        tree.movedAtOnce.note(self)
    }

    /// Shows the node where it is.
    final func endMotion() {
        guard motion != nil else { return }
        motion = nil
        setNeedsDisplay()
        parent?.setNeedsDisplay()
    }

    /// Leaves a movement in progress to the children, so that one which comes in now does not take part in it.
    final func divideMotion() {
        tree.movedAtOnce.end(self)
        guard let motion, !carriesMotion else { return }
        let children = movingChildren
        guard !children.isEmpty else { return }
        for child in children where !child.isNewcomer {
            let own = child.motion ?? FrameMotion(child)
            own.join(motion, in: tree)
            child.motion = own
            child.setNeedsDisplay()
        }
        self.motion = nil
        setNeedsDisplay()
        parent?.setNeedsDisplay()
    }

    /// Leaves the movements of those above to their children, from the top down to this node's parent.
    final func divideMotionOfAncestors() {
        guard tree.movingValues.isMoving else { return }
        var ancestors: [RenderNode] = []
        var node = parent
        while let current = node {
            ancestors.append(current)
            node = current.parent
        }
        for ancestor in ancestors.reversed() { ancestor.divideMotion() }
    }

    /// Alters a transaction as all those above do.
    final func alterTransactionFromRoot(_ transaction: inout Transaction) {
        var ancestors: [RenderNode] = []
        var node = parent
        while let current = node {
            if current.subtreeAltersTransactions { ancestors.append(current) }
            node = current.parent
        }
        for ancestor in ancestors.reversed() { ancestor.alterTransaction(&transaction) }
    }

    /// Moves the node without showing the way, as a scroll view does with its contents.
    package final func moveAtOnce(to origin: CGPoint) {
        guard origin != self.origin, origin.x.isFinite, origin.y.isFinite else { return }
        self.origin = origin
        parent?.setNeedsDisplay()
        requirePlacementOfPositionDependents()
        tree.places.didChange()
    }
}

extension CGPoint {
    /// The point in the coordinates of something that lies at `origin`.
    package func relative(to origin: CGPoint) -> CGPoint { CGPoint(x: x - origin.x, y: y - origin.y) }
}
