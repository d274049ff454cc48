import CollectionSupplement
import Foundation

/// The values of a tree that are on their way, which step with each moment until they have arrived.
package final class MovingValues {
    private var participants = WeakList<any AnimationParticipant>()

    init() {}

    /// Tells `participant` of each moment from now on, until it says that nothing moves any longer.
    func add(_ participant: any AnimationParticipant) { participants.append(participant) }

    /// Whether there are any, so that the next moment has another picture.
    package var isMoving: Bool { participants.places > 0 && participants.contains { _ in true } }

    /// Whether some of them are not kept out of sight, so that a frame is wanted.
    var isMovingInSight: Bool { participants.contains { !$0.isOutOfSight } }

    /// The number of values that are on their way.
    package var count: Int { participants.count { _ in true } }

    /// Continues to a moment.
    func advance(to time: TimeInterval) {
        var still = participants
        participants = WeakList()
        still.removeAll { !$0.advance(to: time) }
        // What began to move meanwhile comes behind.
        for participant in participants { still.append(participant) }
        participants = still
    }
}
