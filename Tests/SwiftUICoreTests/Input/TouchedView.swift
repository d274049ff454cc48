import EngineTesting
import Foundation

@testable import SwiftUICore

/// A view on a canvas of 100 × 100 points, with fingers on it and a clock that goes on by hand.
@MainActor final class TouchedView: TestScreen {
    init(_ view: some View, size: CGSize = CGSize(width: 100, height: 100)) { super.init(view, size: size) }

    /// Lets time pass, in one step or several.
    func wait(_ seconds: TimeInterval, steps: Int = 1) {
        for _ in 0..<max(1, steps) { advance(by: seconds / Double(max(1, steps))) }
    }

    private func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: PointerID) {
        send(phase, CGPoint(x: x, y: y), finger: finger)
    }

    func down(_ x: CGFloat, _ y: CGFloat, finger: PointerID = 0) { send(.down, x, y, finger) }
    func move(_ x: CGFloat, _ y: CGFloat, finger: PointerID = 0) { send(.moved, x, y, finger) }
    func up(_ x: CGFloat, _ y: CGFloat, finger: PointerID = 0) { send(.up, x, y, finger) }
    func cancel(_ x: CGFloat, _ y: CGFloat, finger: PointerID = 0) { send(.cancelled, x, y, finger) }

    func tap(_ x: CGFloat = 50, _ y: CGFloat = 50) {
        down(x, y)
        wait(0.03)
        up(x, y)
    }

    /// Moves a finger from a place to another at a steady speed and lifts it there.
    func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.2, steps: Int = 20, lifts: Bool = true
    ) {
        down(start.x, start.y)
        for step in 1...steps {
            view.turnClock(by: duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
        if lifts { up(end.x, end.y) }
    }
}
