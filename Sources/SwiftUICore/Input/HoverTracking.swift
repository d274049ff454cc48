import Foundation

/// Follows a pointer that nothing holds down, and tells the views that it is over.
@MainActor package final class HoverTracker {
    private struct WeakNode {
        weak var node: HoverRenderNode?
    }

    // The tree keeps this, and the elements keep the tree.
    private weak var root: RenderNode?
    private var nodes: [WeakNode] = []
    private var latest: HoverEvent?

    init(root: RenderNode) { self.root = root }

    /// How many views are notified of the pointer.
    package var count: Int { nodes.count { $0.node != nil } }

    fileprivate func add(_ node: HoverRenderNode) {
        nodes.removeAll { $0.node == nil }
        nodes.append(WeakNode(node: node))
    }

    package func send(_ event: HoverEvent) {
        if let location = event.location, !location.x.isFinite || !location.y.isFinite { return }
        latest = event
        update()
    }

    /// Whether a place of the canvas, where a touch would go to `hit`, lies in a node's box with nothing else in front.
    static func isUnder(_ point: CGPoint, hit: RenderNode?, _ node: RenderNode, in root: RenderNode) -> Bool {
        guard node.isInside(root), node.contains(node.convertFromRoot(point)) else { return false }
        guard let hit else { return true }
        return hit.isInside(node) || node.isInside(hit)
    }

    /// Something may lie elsewhere now, under a pointer that rests.
    func update() {
        guard let latest, let root else { return }
        if latest.location == nil { self.latest = nil }
        let hit = latest.location.flatMap { root.hitTest($0) }
        nodes.removeAll { $0.node == nil }
        for entry in nodes {
            guard let node = entry.node else { continue }
            node.pointerDidMove(to: latest.location.flatMap { Self.isUnder($0, hit: hit, node, in: root) ? $0 : nil })
        }
    }
}

private enum HoverKey: HostKey {
    static func makeValue(for host: NodeHost) -> HoverTracker { HoverTracker(root: host.canvas) }
}

extension NodeHost {
    /// Follows a pointer that nothing holds down.
    package var hover: HoverTracker { self[HoverKey.self] }
}

/// An element that is notified when the pointer is over it.
final class HoverRenderNode: WrapperRenderNode {
    /// Where the pointer is, on the canvas; nil when it has left.
    @MainActor fileprivate(set) var onMove: ((CGPoint?) -> Void)?
    @MainActor private var location: CGPoint?

    @MainActor fileprivate func pointerDidMove(to location: CGPoint?) {
        guard location != self.location else { return }
        self.location = location
        onMove?(location)
    }
}

extension RenderNode {
    /// Whether the node is `ancestor`, or lies in it.
    package final func isInside(_ ancestor: RenderNode) -> Bool {
        var node: RenderNode? = self
        while let current = node {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }
}

/// Tells a closure where the pointer is.
struct HoverModifier {
    /// Gets the place in a coordinate space of the view's; nil when the pointer has left.
    let space: CoordinateSpace
    let action: (CGPoint?) -> Void
}

extension HoverModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> HoverRenderNode {
        let node = HoverRenderNode(tree: tree, child: child)
        tree.service(HoverKey.self)?.add(node)
        return node
    }

    func updateWrapper(_ wrapper: HoverRenderNode, _ environment: EnvironmentValues) {
        wrapper.onMove = { [weak wrapper, space, action] location in
            guard let wrapper else { return }
            action(location.map { space.location($0, for: wrapper) })
        }
    }
}
