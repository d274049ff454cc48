import Foundation

/// Anyone who keeps a track and shows its value: it is notified of each moment as long as something runs on the track, and no longer.
protocol TrackOwner: AnimationParticipant {
    associatedtype Moved: VectorArithmetic

    var track: AnimationTrack<Moved> { get set }
    /// Whether the value is still seen; a track that nobody sees is left as it is.
    var isTrackSeen: Bool { get }
    /// The track has gone on to a moment, perhaps its last.
    func trackDidAdvance()
}

extension TrackOwner {
    var isTrackSeen: Bool { true }

    /// The model value changes by `way`, which `transaction` shows.
    ///
    /// - Parameters:
    ///   - velocity: how fast the value moved before, for each second, where that was noted.
    ///   - environment: what the animation gets to know; the tree's unless given.
    func startTrack(
        _ transaction: Transaction, way: Moved, velocity: Moved = .zero, in tree: RenderTree,
        environment: @autoclosure () -> EnvironmentValues? = nil
    ) {
        changeTrack(in: tree) {
            $0.start(
                transaction, way: way, velocity: velocity, at: tree.time,
                environment: environment() ?? tree.environment)
        }
    }

    /// Takes over what runs on another track.
    func joinTrack(_ other: AnimationTrack<Moved>, in tree: RenderTree) { changeTrack(in: tree) { $0.join(other) } }

    private func changeTrack(in tree: RenderTree, _ change: (inout AnimationTrack<Moved>) -> Void) {
        let wasEmpty = track.isEmpty
        change(&track)
        if wasEmpty, !track.isEmpty { tree.movingValues.add(self) }
    }

    func advance(to time: TimeInterval) -> Bool { advanceTrack(to: time) }

    func advanceTrack(to time: TimeInterval) -> Bool {
        guard isTrackSeen, !track.isEmpty else { return false }
        track.advance(to: time)
        trackDidAdvance()
        return !track.isEmpty
    }
}
