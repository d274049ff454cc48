import CoreGraphics
import SwiftUI

/// What a finger and a keyboard do, for programs that drive a canvas frame by frame themselves, as benchmarks do. Tests have
/// elements to tap and fields to type into in `PerchTesting`.
extension ViewCanvas {
    /// Sends a touch to the canvas: the finger touches the screen, moves, or leaves. The next frame contains the
    /// changes.
    public enum Touch: Sendable {
        /// A phase in which the finger touches the screen.
        case began
        /// A phase in which the finger moves, or stays in place.
        case moved
        /// A phase in which the finger leaves the screen.
        case ended
    }

    /// A finger touches the canvas, moves or is lifted. What changes by it is in the next frame that is drawn.
    ///
    /// - Parameters:
    ///   - location: on the canvas, in points.
    ///   - time: in seconds since the first frame; a canvas that has gone further takes it for its own moment.
    public func send(_ touch: Touch, at location: CGPoint, time: TimeInterval) {
        let phase: PointerEvent.Phase =
            switch touch {
            case .began: .down
            case .moved: .moved
            case .ended: .up
            }
        session.send(PointerEvent(phase: phase, location: location, time: max(time, session.time)))
    }

    /// Types text at the position of the caret. Does nothing if no field has the keyboard focus.
    public func type(_ text: String) {
        session.perform { session.host.focus.textInput?.insert(text) }
    }
}
