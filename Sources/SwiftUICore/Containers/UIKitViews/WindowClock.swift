import Foundation
import UIKit

/// Has a window drawn when something in it wants to be: with each moment while anything moves, at the moment that is waited
/// for, and not at all while everything rests.
final class WindowClock: AnimationParticipant {
    private unowned let node: RenderNode
    private let window: UIWindow
    private var contents: [any DrawnContent] = []
    private var appointment: Moments.Appointment?
    private var isParticipant = false
    /// Whether something in it differs with each moment, and yet is on its way to nowhere.
    private(set) var differsWithTime = false

    init(_ node: RenderNode, _ window: UIWindow) {
        self.node = node
        self.window = window
    }

    deinit { appointment?.cancel() }

    /// Takes over what is in the window now, as it was drawn last.
    ///
    /// - Parameter isAnimated: whether views of UIKit's are on their way.
    @MainActor func follow(_ contents: [any DrawnContent], isAnimated: Bool) {
        self.contents = contents
        appointment?.cancel()
        appointment = nil
        let tree = node.tree
        let isMoving = isAnimated || contents.contains(where: \.isMoving)
        if isMoving, !isParticipant {
            isParticipant = true
            tree.movingValues.add(self)
        }
        let wake = contents.compactMap(\.nextWake).min() ?? .infinity
        differsWithTime = wake <= tree.time && !isMoving
        guard wake > tree.time, wake.isFinite else { return }
        appointment = tree.moments.at(wake) { [weak node] in node?.setNeedsDisplay() }
    }

    // A window fills its canvas.
    var isOutOfSight: Bool { false }

    func advance(to time: TimeInterval) -> Bool {
        node.setNeedsDisplay()
        nonisolated(unsafe) let clock = self
        isParticipant = assumeMainActor {
            let isAnimated = clock.window.advanceAnimations(to: time)
            return isAnimated || clock.contents.contains(where: \.isMoving)
        }
        return isParticipant
    }
}
