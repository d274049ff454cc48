import Foundation

/// A value that an element draws with; a change in an animated transaction is shown by steps.
struct DrawnValue<Value: Blendable> {
    private(set) var model: Value
    private var motion: DrawnMotion?
    private var wasSet = false

    init(_ value: Value) { model = value }

    /// The value to draw with now.
    var presented: Value {
        guard let motion, motion.isRunning else { return model }
        var components = Components((ComponentVector(values: model.components) + motion.offset).values)
        return model.with(components: &components)
    }

    /// Takes over another value. Returns whether it is another one; `node` is then drawn again.
    @discardableResult
    mutating func set(_ new: Value, on node: RenderNode) -> Bool {
        guard new != model || !wasSet else { return false }
        let transaction = node.tree.transaction
        if wasSet, transaction.isAnimated, model.blends(with: new) {
            let way = ComponentVector(values: new.components) - ComponentVector(values: model.components)
            let motion = motion ?? DrawnMotion(node)
            motion.startTrack(transaction, way: way, in: node.tree)
            self.motion = motion
        } else {
            motion = nil
        }
        wasSet = true
        model = new
        node.setNeedsDisplay()
        return true
    }
}

/// The way that is left to a value that is drawn with.
private final class DrawnMotion: TrackOwner {
    private weak var node: RenderNode?
    var track = AnimationTrack<ComponentVector>()

    init(_ node: RenderNode) { self.node = node }

    var offset: ComponentVector { track.offset }
    var isRunning: Bool { !track.isEmpty }

    var isTrackSeen: Bool { node != nil }
    var isOutOfSight: Bool { node?.isHiddenByContainer == true }
    func trackDidAdvance() { node?.setNeedsDisplay() }
}
