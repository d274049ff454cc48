import Foundation

/// A touch or a mouse button, as hosts hand it in.
package struct PointerEvent {
    package enum Phase: Hashable, Sendable {
        case down, moved, up, cancelled
    }

    package var phase: Phase
    /// On the canvas, in points.
    package var location: CGPoint
    /// In seconds since the host began.
    package var time: TimeInterval

    package init(phase: Phase, location: CGPoint, time: TimeInterval) {
        self.phase = phase
        self.location = location
        self.time = time
    }
}
