import Foundation
import SwiftUI
import UIKit

/// A view of UIKit's on a screen, with fingers on it.
@MainActor final class FingerScreen {
    let host: ViewHost
    private(set) var time = 0.0

    init(_ view: UIView, size: CGSize = CGSize(width: 300, height: 400)) {
        host = ViewHost(Shown(view: view).ignoresSafeArea(), size: size)
        _ = host.frame(at: 0)
    }

    /// A view of SwiftUI's on the screen.
    init(showing view: some View, size: CGSize = CGSize(width: 300, height: 400)) {
        host = ViewHost(view, size: size)
        _ = host.frame(at: 0)
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    func frame(after seconds: TimeInterval = 0) {
        time += seconds
        _ = host.frame(at: time)
    }

    /// Lets time go on, frame by frame.
    func wait(_ seconds: TimeInterval) {
        let end = time + seconds
        while time < end - 1e-9 { frame(after: min(0.02, end - time)) }
    }

    func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: PointerID = 0) {
        host.send(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), time: time, pointer: finger))
        frame()
    }

    func down(_ x: CGFloat, _ y: CGFloat, _ finger: PointerID = 0) {
        time += 0.01
        send(.down, x, y, finger)
    }

    func move(_ x: CGFloat, _ y: CGFloat, _ finger: PointerID = 0) {
        time += 0.01
        send(.moved, x, y, finger)
    }

    func up(_ x: CGFloat, _ y: CGFloat, _ finger: PointerID = 0) { send(.up, x, y, finger) }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        time += 0.04
        up(x, y)
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
