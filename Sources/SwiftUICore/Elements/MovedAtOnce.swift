import CoreGraphics

/// The elements on their way that were placed elsewhere without an animation, with the frames that they had. Whether one stays
/// there is known once all is placed: a container may try places out.
final class MovedAtOnce {
    private var moved: [ObjectIdentifier: (node: RenderNode, frame: CGRect)] = [:]

    func note(_ node: RenderNode) {
        let key = ObjectIdentifier(node)
        if moved[key] == nil { moved[key] = (node, node.frame) }
    }

    /// Shows `node` where it is, if it has come elsewhere without an animation.
    func end(_ node: RenderNode) {
        guard !moved.isEmpty, let entry = moved.removeValue(forKey: ObjectIdentifier(node)) else { return }
        if node.frame != entry.frame { FrameMotion.end(node) }
    }

    /// Shows all that have come elsewhere without an animation where they are.
    func endAll() {
        guard !moved.isEmpty else { return }
        let all = moved.values
        moved = [:]
        for (node, frame) in all where node.frame != frame { FrameMotion.end(node) }
    }
}
