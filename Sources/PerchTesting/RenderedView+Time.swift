import Foundation
import SwiftUI

extension RenderedView {
    /// The time from one frame to the next, in seconds.
    static let frameInterval = Finger.frameInterval

    /// Advances time. While something moves, time advances frame by frame, as on a device.
    public func advance(by duration: Duration) {
        let end = time + duration.seconds
        while time < end {
            // Where nothing moves, only the moments at which something is to happen have another picture.
            let wake = drive { $0.nextWake } ?? .infinity
            let next = wake <= time ? time + Self.frameInterval : wake
            // A remainder that is but a rounding error is no frame.
            advance(to: end - next < 1e-6 ? end : next)
        }
    }

    /// Advances time until nothing moves. It stops at the maximum duration, because some animations, such as spinners,
    /// never end.
    ///
    /// - Returns: Whether nothing moves any longer.
    @discardableResult public func settle(timeout: Duration = .seconds(10)) -> Bool {
        let end = time + timeout.seconds
        while drive({ $0.tree.movingValues.isMoving }), time < end { advance(to: min(end, time + Self.frameInterval)) }
        return !drive { $0.tree.movingValues.isMoving }
    }

    /// Draws the next frame of a device.
    func nextFrame() { advance(to: time + Self.frameInterval) }
}

extension Duration {
    /// As Foundation counts time.
    var seconds: TimeInterval { TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18 }
}
