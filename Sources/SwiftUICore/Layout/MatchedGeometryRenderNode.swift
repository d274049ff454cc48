import CoreGraphics
import Foundation

/// What the views of a group have in common.
struct MatchedGeometryKey: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// The groups of views that match each other.
package final class MatchedGeometryGroups {
    private struct WeakMember {
        weak var node: MatchedGeometryRenderNode?
    }

    private var groups: [MatchedGeometryKey: [WeakMember]] = [:]

    fileprivate init() {}

    func add(_ node: MatchedGeometryRenderNode, to key: MatchedGeometryKey) {
        groups[key, default: []].append(WeakMember(node: node))
    }

    func remove(_ node: MatchedGeometryRenderNode, from key: MatchedGeometryKey) {
        groups[key]?.removeAll { $0.node == nil || $0.node === node }
        if groups[key]?.isEmpty == true { groups[key] = nil }
    }

    func members(of key: MatchedGeometryKey) -> [MatchedGeometryRenderNode] {
        groups[key, default: []].compactMap(\.node)
    }

    /// The number of views in groups.
    package var count: Int { groups.values.reduce(0) { $0 + $1.count { $0.node != nil } } }
}

private enum MatchedGeometryGroupsKey: HostKey {
    static func makeValue(for host: NodeHost) -> MatchedGeometryGroups { MatchedGeometryGroups() }
}

extension NodeHost {
    /// The views that take over each other's geometry.
    package var matchedGeometry: MatchedGeometryGroups { self[MatchedGeometryGroupsKey.self] }
}

/// An element that is shown where another one is, or on its way from there.
///
/// Its content is proposed the size in which it is seen at each moment. Places are those of the window.
final class MatchedGeometryRenderNode: WrapperRenderNode, PlaceObserver, TrackOwner {
    private var modifier: MatchedGeometryModifier?
    /// Where the content stops; nil before it was placed.
    private var target: CGRect?
    /// The way to the target.
    var track = AnimationTrack<CGRect.AnimatableData>()

    private let groups: MatchedGeometryGroups?

    override init(tree: RenderTree, child: RenderNode) {
        groups = tree.service(MatchedGeometryGroupsKey.self)
        super.init(tree: tree, child: child)
        tree.places.add(self)
        markDependsOnPosition()
    }

    deinit {
        if let modifier { groups?.remove(self, from: modifier.key) }
    }

    override var debugName: String { "MatchedGeometry" }

    var isOutOfSight: Bool { isHiddenByContainer }

    func update(_ new: MatchedGeometryModifier) {
        let old = modifier
        modifier = new
        guard
            old?.key != new.key || old?.isSource != new.isSource || old?.properties != new.properties
                || old?.anchor != new.anchor
        else { return }
        if old?.key != new.key {
            if let old { groups?.remove(self, from: old.key) }
            groups?.add(self, to: new.key)
        }
        setNeedsLayout()
    }

    // MARK: The group

    /// Whether the element, or something that it is in, has left its place.
    private var isLeaving: Bool {
        var node: RenderNode? = self
        while let current = node {
            if let departure = current.presence?.departure, !departure.isOver { return true }
            node = current.parent
        }
        return false
    }

    private var others: [MatchedGeometryRenderNode] {
        guard let modifier else { return [] }
        return (groups?.members(of: modifier.key) ?? []).filter { $0 !== self && $0.parent != nil }
    }

    /// The element that this one follows; nil for one that stands at its own place.
    private var source: MatchedGeometryRenderNode? {
        guard let modifier, !modifier.isSource || isLeaving else { return nil }
        return others.first { $0.modifier?.isSource == true && $0.placedProposal != nil && !$0.isLeaving }
    }

    /// Where the element would be alone.
    private var ownFrame: CGRect { globalFrame }

    /// This element's frame with what it takes over of another.
    private func frame(following other: CGRect) -> CGRect {
        let own = ownFrame
        guard let modifier else { return own }
        let size = modifier.properties.contains(.size) ? other.size : own.size
        guard modifier.properties.contains(.position) else { return CGRect(origin: own.origin, size: size) }
        let place = modifier.anchor.point(in: other)
        return CGRect(
            x: place.x - modifier.anchor.x * size.width, y: place.y - modifier.anchor.y * size.height,
            width: size.width, height: size.height)
    }

    /// Where the content is seen now.
    private var shown: CGRect? {
        guard let target else { return nil }
        var frame = target
        frame.animatableData += track.offset
        return frame
    }

    // MARK: Layout

    func placesDidChange() {
        guard let target, placedProposal != nil else { return }
        if (source.map { frame(following: $0.target ?? $0.ownFrame) } ?? ownFrame) != target { setNeedsLayout() }
    }

    func trackDidAdvance() { setNeedsLayout() }

    /// Notes where the content stops, and begins the way there.
    private func aim(at new: CGRect, isNew: Bool) {
        let start = isNew ? others.first { $0.target != nil }?.shown.map(frame(following:)) : target
        target = new
        guard tree.transaction.isAnimated, let start, start != new else { return }
        let way = AnimatablePair(
            CGPoint(x: new.minX - start.minX, y: new.minY - start.minY).animatableData,
            CGSize(width: new.width - start.width, height: new.height - start.height).animatableData)
        startTrack(tree.transaction, way: way, in: tree)
    }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        let isNew = target == nil
        let source = source
        let wasAside = !track.isEmpty || target.map { $0 != lastOwnFrame } ?? false
        let own = ownFrame
        let new = source.map { frame(following: $0.target ?? $0.ownFrame) } ?? own
        // One that stands at its own place and always did moves as all others do.
        let isOrdinary = source == nil && !wasAside && !isNew
        lastOwnFrame = own
        if isOrdinary { target = new } else { aim(at: new, isNew: isNew) }
        guard source != nil || !track.isEmpty, let shown else {
            child.moveAtOnce(to: .zero)
            return super.layoutChildren(in: size, proposal: proposal)
        }
        let room = CGSize(width: max(0, shown.width), height: max(0, shown.height))
        // Its own content size continues with its original proposal.
        let proposal = room == size ? proposal : ProposedViewSize(room)
        let taken = child.sizeThatFits(proposal)
        let anchor = modifier?.anchor ?? .center
        let corner = convertFromRoot(shown.origin)
        let place = CGPoint(
            x: corner.x + (room.width - taken.width) * anchor.x, y: corner.y + (room.height - taken.height) * anchor.y)
        // The way is shown here, step by step, and not by what is inside.
        let outer = tree.pass.inheritedShift
        tree.pass.inheritedShift = .zero
        child.moveAtOnce(to: place)
        child.place(at: place, proposal: proposal)
        tree.pass.inheritedShift = outer
    }

    /// The element's own frame when it was placed last.
    private var lastOwnFrame = CGRect.zero
}
