import Foundation
import SwiftUI

/// A finger, or several, on a screen: each step takes as long as it takes a person, frame by frame.
@MainActor
struct Finger {
    let screen: RenderedView

    /// How long a finger stays down in a tap.
    static let tapDuration: TimeInterval = 0.05
    /// The time between the taps of a double tap.
    static let multipleTapPause: TimeInterval = 0.1

    private func send(_ phase: PointerEvent.Phase, _ locations: [CGPoint]) {
        for (index, location) in locations.enumerated() {
            screen.drive {
                $0.send(
                    PointerEvent(phase: phase, location: location, time: screen.time, pointer: PointerID(index)))
            }
        }
    }

    /// Keeps the fingers where they are.
    func hold(_ duration: TimeInterval) {
        guard duration > 0 else { return }
        let end = screen.time + duration
        while screen.time < end - 1e-6 { screen.advance(to: min(end, screen.time + RenderedView.frameInterval)) }
    }

    /// Touches shortly.
    func tap(_ location: CGPoint, fingers: Int = 1, duration: TimeInterval = tapDuration) {
        // Fingers that touch together lie side by side.
        let places = (0..<max(1, fingers)).map { CGPoint(x: location.x + CGFloat($0) * 4, y: location.y) }
        send(.down, places)
        screen.update()
        hold(duration)
        send(.up, places)
        screen.nextFrame()
    }

    /// Puts fingers down, moves each along its way and lifts them.
    ///
    /// - Parameters:
    ///   - press: how long they stay before they move, in seconds.
    ///   - duration: how long the way takes.
    ///   - rest: how long they stay at the end.
    ///   - ways: where each finger is after a part, from 0 to 1, of the way.
    func drag(press: TimeInterval, duration: TimeInterval, rest: TimeInterval, ways: [(Double) -> CGPoint]) {
        func places(_ part: Double) -> [CGPoint] { ways.map { $0(part) } }
        send(.down, places(0))
        screen.update()
        hold(press)
        let steps = max(1, Int((duration / RenderedView.frameInterval).rounded()))
        for step in 1...steps {
            screen.turnClock(by: RenderedView.frameInterval)
            send(.moved, places(Double(step) / Double(steps)))
            screen.update()
        }
        hold(rest)
        send(.up, places(1))
        screen.nextFrame()
    }

    /// Moves one finger straight from a place to another.
    func drag(
        from start: CGPoint, to end: CGPoint, press: TimeInterval = 0, duration: TimeInterval,
        rest: TimeInterval = 0
    ) {
        drag(
            press: press, duration: duration, rest: rest,
            ways: [{ CGPoint(x: start.x + (end.x - start.x) * $0, y: start.y + (end.y - start.y) * $0) }])
    }
}
