import CoreGraphics
import SwiftUI

/// Touches and typing for programs that control a canvas frame by frame, such as benchmarks. Tests use the elements and
/// text fields of `PerchTesting` instead.
extension ViewCanvas {
    /// Constants that describe the phases of a touch.
    public enum Touch: Sendable {
        /// A phase in which the finger touches the screen.
        case began
        /// A phase in which the finger moves or does not move.
        case moved
        /// A phase in which the finger is lifted from the screen.
        case ended
    }

    /// Sends a touch to the canvas. The next frame contains the changes that it causes.
    ///
    /// - Parameters:
    ///   - location: The position on the canvas, in points.
    ///   - time: The time in seconds since the first frame. An earlier time than the canvas's current time counts as the
    ///     current time.
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
