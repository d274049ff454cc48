import Foundation
import SwiftUI

/// A screen that fingers touch, with a clock that they turn.
@MainActor
package protocol TouchScreen {
    var canvas: ViewCanvas { get }
    /// The present moment, in seconds since the view was first drawn.
    var time: TimeInterval { get }
    /// Lets a moment come without drawing it yet, for what is about to happen in it.
    func turnClock(by interval: TimeInterval)
    /// Draws the frame at the present moment.
    func draw()
    /// Draws the frame at a moment.
    func advance(to time: TimeInterval)
}

/// A finger, or several, on a screen: each step takes as long as it takes a person, frame by frame.
@MainActor
package struct Finger {
    let screen: any TouchScreen

    package init(screen: any TouchScreen) { self.screen = screen }

    /// The time from one frame to the next, in seconds.
    package static let frameInterval: TimeInterval = 1.0 / 60
    /// How long a finger stays down in a tap.
    package static let tapDuration: TimeInterval = 0.05
    /// The time between the taps of a double tap.
    package static let multipleTapPause: TimeInterval = 0.1

    private func send(_ phase: PointerEvent.Phase, _ locations: [CGPoint]) {
        for (index, location) in locations.enumerated() {
            screen.canvas.session.send(
                PointerEvent(phase: phase, location: location, time: screen.time, pointer: PointerID(index)))
        }
    }

    /// Keeps the fingers where they are.
    package func hold(_ duration: TimeInterval) {
        guard duration > 0 else { return }
        let end = screen.time + duration
        while screen.time < end - 1e-6 { screen.advance(to: min(end, screen.time + Self.frameInterval)) }
    }

    /// Touches shortly.
    package func tap(_ location: CGPoint, fingers: Int = 1, duration: TimeInterval = tapDuration) {
        // Fingers that touch together lie side by side.
        let places = (0..<max(1, fingers)).map { CGPoint(x: location.x + CGFloat($0) * 4, y: location.y) }
        send(.down, places)
        screen.draw()
        hold(duration)
        send(.up, places)
        screen.advance(to: screen.time + Self.frameInterval)
    }

    /// Puts fingers down, moves each along its way and lifts them.
    ///
    /// - Parameters:
    ///   - press: how long they stay before they move, in seconds.
    ///   - duration: how long the way takes.
    ///   - rest: how long they stay at the end.
    ///   - ways: where each finger is after a part, from 0 to 1, of the way.
    package func drag(press: TimeInterval, duration: TimeInterval, rest: TimeInterval, ways: [(Double) -> CGPoint]) {
        func places(_ part: Double) -> [CGPoint] { ways.map { $0(part) } }
        send(.down, places(0))
        screen.draw()
        hold(press)
        let steps = max(1, Int((duration / Self.frameInterval).rounded()))
        for step in 1...steps {
            screen.turnClock(by: Self.frameInterval)
            send(.moved, places(Double(step) / Double(steps)))
            screen.draw()
        }
        hold(rest)
        send(.up, places(1))
        screen.advance(to: screen.time + Self.frameInterval)
    }

    /// Moves one finger straight from a place to another.
    package func drag(
        from start: CGPoint, to end: CGPoint, press: TimeInterval = 0, duration: TimeInterval,
        rest: TimeInterval = 0
    ) {
        drag(
            press: press, duration: duration, rest: rest,
            ways: [{ CGPoint(x: start.x + (end.x - start.x) * $0, y: start.y + (end.y - start.y) * $0) }])
    }
}
