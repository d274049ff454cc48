import EngineTesting
import Foundation
import PerchHost

@testable import SwiftUI

/// A screen of a device on a clock that the test steps. What is seen of it is found by its colors, what can be used by its
/// words.
@MainActor final class SteppedScreen: TestScreen {
    override init(_ view: some View, variant: Variant = Variant(device: "iPhone 16", scale: 1)) throws {
        try super.init(view, variant: variant)
    }

    var width: CGFloat { session.size.width }
    var height: CGFloat { session.size.height }

    // MARK: Fingers

    func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) { send(phase, CGPoint(x: x, y: y)) }

    /// A finger comes down and goes over places, a frame for each.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, seconds: TimeInterval = 0.2) {
        send(.down, start.x, start.y)
        for step in 1...steps {
            view.turnClock(by: seconds / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            send(.moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
    }

    /// The finger leaves, after it has rested.
    func release(at place: CGPoint, after rest: TimeInterval = 0.3) {
        if rest > 0 {
            advance(by: rest)
            send(.moved, place.x, place.y)
            advance(by: rest)
        }
        send(.up, place.x, place.y)
    }

    // MARK: Colors

    /// The first that is painted in a color; nil where nothing is.
    override func paint(_ color: Color) -> PaintedShape? { paints(color).first }

    /// Black of some opacity over everything that is `wide`: what dims a page.
    func dimming() -> Double {
        paints.filter {
            $0.color.red == 0 && $0.color.green == 0 && $0.color.blue == 0 && $0.color.alpha < 1
                && $0.box.width >= width && $0.box.height >= height
        }
        .map { Double($0.color.alpha) * $0.opacity }.max() ?? 0
    }

    // MARK: Counts

    /// Elements that the host's tree holds, those of its views included that are not seen.
    var elementCount: Int {
        func count(_ node: RenderNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
        return count(host.rootElement)
    }

    var nodeCount: Int {
        func count(_ node: _ViewNode) -> Int {
            var sum = 1
            node.forEachChild { sum += count($0) }
            return sum
        }
        return count(host.root)
    }
}

/// How far UIKit's own spring has come, 0 to 1, after some seconds.
func systemSpring(_ time: TimeInterval) -> Double {
    Spring(mass: 3, stiffness: 1000, damping: 500).value(target: 1.0, time: time)
}
