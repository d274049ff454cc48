import EngineTesting
import Foundation
import SwiftUI
import UIKit

/// A view of UIKit's on a screen, with fingers on it.
@MainActor final class FingerScreen {
    private let screen: TestScreen
    var host: ViewHost { screen.host }
    var time: TimeInterval { screen.time }

    init(_ view: UIView, size: CGSize = CGSize(width: 300, height: 400)) {
        screen = TestScreen(Shown(view: view).ignoresSafeArea(), size: size)
    }

    /// A view of SwiftUI's on the screen.
    init(showing view: some View, size: CGSize = CGSize(width: 300, height: 400)) {
        screen = TestScreen(view, size: size)
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    func frame(after seconds: TimeInterval = 0) { screen.advance(by: seconds) }

    /// Lets time go on, frame by frame.
    func wait(_ seconds: TimeInterval) { screen.play(seconds, framesPerSecond: 50) }

    func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: PointerID = 0) {
        screen.send(phase, CGPoint(x: x, y: y), finger: finger)
    }

    func down(_ x: CGFloat, _ y: CGFloat, _ finger: PointerID = 0) {
        screen.send(.down, CGPoint(x: x, y: y), finger: finger, after: 0.01)
    }

    func move(_ x: CGFloat, _ y: CGFloat, _ finger: PointerID = 0) {
        screen.send(.moved, CGPoint(x: x, y: y), finger: finger, after: 0.01)
    }

    func up(_ x: CGFloat, _ y: CGFloat, _ finger: PointerID = 0) { send(.up, x, y, finger) }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        screen.send(.up, CGPoint(x: x, y: y), after: 0.04)
    }

    /// Moves a finger with one speed, in points for each second, and lifts it on the way.
    func fling(from start: CGPoint, by way: CGSize, speed: CGFloat) {
        down(start.x, start.y)
        let steps = max(1, Int((hypot(way.width, way.height) / speed / 0.01).rounded()))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            move(start.x + way.width * part, start.y + way.height * part)
        }
        up(start.x + way.width, start.y + way.height)
    }
}
