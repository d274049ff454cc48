import Foundation

/// What an element showed before and what is still seen of it, while its present content comes.
final class ContentChange<Content>: AnimationParticipant {
    /// A content that goes.
    struct Leaving {
        let content: Content
        /// How far it was there when it began to go.
        fileprivate let weight: Double
        fileprivate var track: AnimationTrack<Double>

        /// How far it has gone, 0 to 1.
        var progress: Double { min(max(1 + track.offset, 0), 1) }
        /// How far it is still there.
        var presence: Double { weight * (1 - progress) }
    }

    private weak var node: RenderNode?
    private(set) var leaving: [Leaving] = []
    private var present = AnimationTrack<Double>()

    init(_ node: RenderNode) { self.node = node }

    /// How far the present content has come, 0 to 1.
    var progress: Double { min(max(1 + present.offset, 0), 1) }

    var isEmpty: Bool { present.isEmpty && leaving.isEmpty }

    /// Another content takes the place of `old`.
    func replace(_ old: Content, _ transaction: Transaction, in tree: RenderTree) {
        let wasEmpty = isEmpty
        let weight = progress
        present = AnimationTrack()
        present.start(transaction, way: 1, at: tree.time, environment: tree.environment)
        guard !present.isEmpty else { return }
        leaving.append(Leaving(content: old, weight: weight, track: present))
        if wasEmpty { tree.movingValues.add(self) }
    }

    var isOutOfSight: Bool { node?.isHiddenByContainer == true }

    func advance(to time: TimeInterval) -> Bool {
        guard let node, !isEmpty else { return false }
        present.advance(to: time)
        for index in leaving.indices { leaving[index].track.advance(to: time) }
        leaving.removeAll { $0.track.isEmpty }
        node.setNeedsDisplay()
        return !isEmpty
    }
}
