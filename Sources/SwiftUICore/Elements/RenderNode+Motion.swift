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

extension FrameMotion {
    /// How far the place where a node was lies from where it comes to be, the way of its parent included; zero for a newcomer.
    static func shift(of node: RenderNode, to origin: CGPoint) -> CGSize {
        guard !node.isNewcomer, let inherited = node.tree.pass.inheritedShift else { return .zero }
        return CGSize(
            width: inherited.width + node.origin.x - origin.x, height: inherited.height + node.origin.y - origin.y)
    }

    /// Places the children of a node that was off by `shift`, and shows the way.
    static func layOutChildren(
        of node: RenderNode, _ shift: CGSize, from oldSize: CGSize, proposal: ProposedViewSize
    ) {
        let tree = node.tree
        let outer = tree.pass.inheritedShift
        defer { tree.pass.inheritedShift = outer }
        let isKnown = !node.isNewcomer && outer != nil
        let size = node.size
        if node.carriesMotion || node.children.isEmpty {
            if isKnown {
                let growth = CGSize(width: size.width - oldSize.width, height: size.height - oldSize.height)
                move(node, by: shift, growth: node.drawsSizeInMotion ? growth : .zero)
            }
            tree.pass.inheritedShift = .zero
        } else {
            divide(node)
            tree.pass.inheritedShift = isKnown ? shift : nil
        }
        node.layoutChildren(in: size, proposal: proposal)
    }

    /// A node was off by `shift`, and nothing in it has changed.
    static func follow(_ shift: CGSize, _ node: RenderNode) {
        guard node.subtreeAltersTransactions, !node.carriesMotion else { return move(node, by: shift, growth: .zero) }
        // Different parts may come by different ways.
        divide(node)
        node.withTransactionOfChildren {
            for child in node.movingChildren where !child.isNewcomer { follow(shift, child) }
        }
    }

    /// Shows the way from a place that lies off by `shift` by the present transaction's animation, or not at all.
    private static func move(_ node: RenderNode, by shift: CGSize, growth: CGSize) {
        guard shift != .zero || growth != .zero else { return }
        let tree = node.tree
        guard tree.transaction.isAnimated else { return }
        let motion = node.motion ?? FrameMotion(node)
        let way = CGSize(width: -shift.width, height: -shift.height)
        motion.start(tree.transaction, way: way, growth: growth, in: tree)
        setMotion(motion.isEmpty ? nil : motion, of: node)
    }

    private static func setMotion(_ motion: FrameMotion?, of node: RenderNode) {
        node.motion = motion
        node.setNeedsDisplay()
        node.parent?.setNeedsDisplay()
    }

    /// Where a node lies now is about to change without a way to be shown. Whether it has, is seen once all is placed: a
    /// container may try places out.
    static func noteMoveAtOnce(_ node: RenderNode) {
        guard node.motion != nil, !node.tree.transaction.isAnimated else { return }
        node.tree.movedAtOnce.note(node)
    }

    /// Whether a node, or something in it, is on its way.
    static func isSeen(in node: RenderNode) -> Bool {
        node.motion != nil || node.children.contains { isSeen(in: $0) }
    }

    /// Shows a node where it is.
    static func end(_ node: RenderNode) {
        if node.motion != nil { setMotion(nil, of: node) }
    }

    /// Leaves a movement in progress to the children, so that one which comes in now does not take part in it.
    private static func divide(_ node: RenderNode) {
        let tree = node.tree
        tree.movedAtOnce.end(node)
        guard let motion = node.motion, !node.carriesMotion else { return }
        let children = node.movingChildren
        guard !children.isEmpty else { return }
        for child in children where !child.isNewcomer {
            let own = child.motion ?? FrameMotion(child)
            own.join(motion, in: tree)
            child.motion = own
            child.setNeedsDisplay()
        }
        setMotion(nil, of: node)
    }

    /// Leaves the movements of those above a node to their children, from the top down to the node's parent.
    static func divideAncestors(of node: RenderNode) {
        guard node.tree.movingValues.isMoving else { return }
        var ancestors: [RenderNode] = []
        var next = node.parent
        while let current = next {
            ancestors.append(current)
            next = current.parent
        }
        for ancestor in ancestors.reversed() { divide(ancestor) }
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
