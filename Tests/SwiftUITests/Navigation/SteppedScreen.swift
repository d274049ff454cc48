import DisplayList
import Foundation
import PerchHost

@testable import SwiftUI

/// A screen of a device on a clock that the test steps. What is seen of it is found by its colours, what can be used by its
/// words.
@MainActor final class SteppedScreen {
    let session: Session
    private(set) var time: TimeInterval = 0
    private(set) var frame: Frame

    init(_ view: some View, variant: Variant = Variant(device: "iPhone 16", scale: 1)) throws {
        session = try Session(view, variant: variant)
        frame = session.frame(at: 0)
    }

    var host: ViewHost { session.host }
    var width: CGFloat { session.size.width }
    var height: CGFloat { session.size.height }
    /// Whether the host has anything to show at the next moment.
    var isMoving: Bool { host.tree.isMoving }

    // MARK: Time

    /// Makes a change and draws it.
    func change(_ body: () -> Void) {
        session.perform(body)
        frame = session.frame(at: time)
    }

    /// Goes on by some seconds, in one step.
    func advance(by seconds: TimeInterval) {
        time += seconds
        frame = session.frame(at: time)
    }

    /// Goes on by some seconds, frame by frame.
    func play(_ seconds: TimeInterval) {
        let end = time + seconds
        while time + 1e-9 < end { advance(by: min(1.0 / 60, end - time)) }
    }

    /// Lets tasks run that wait for nothing.
    func runTasks() async {
        await host.runTasks()
        frame = session.frame(at: time)
    }

    // MARK: Words

    var elements: [AccessibilityNode] { frame.accessibility.flatMap(\.flattened) }
    var labels: [String] { elements.map(\.label).filter { !$0.isEmpty } }

    func element(_ label: String) -> AccessibilityNode? { elements.first { $0.label == label } }

    /// Uses the element that is called so.
    func activate(_ label: String) {
        guard let element = element(label) else { return }
        change { element.activate() }
    }

    // MARK: Fingers

    func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
        session.send(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), time: time))
        frame = session.frame(at: time)
    }

    /// A finger comes down and goes over places, a frame for each.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, seconds: TimeInterval = 0.2) {
        send(.down, start.x, start.y)
        for step in 1...steps {
            time += seconds / Double(steps)
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

    // MARK: Colours

    /// Something that was painted, on the canvas.
    struct Paint {
        var box: CGRect
        var color: RGBA
        /// The opacity of all the layers that it lies in.
        var opacity: Double
    }

    /// Areas and texts of one colour, from back to front.
    var paints: [Paint] {
        var paints: [Paint] = []
        func visit(_ node: DisplayNode, _ transform: CGAffineTransform, _ opacity: Double) {
            var inner = CGAffineTransform.identity
            var opacity = opacity
            for effect in node.effects {
                if case .transform(let next) = effect { inner = inner.concatenating(next) }
                if case .opacity(let factor) = effect { opacity *= factor }
            }
            let total = inner.concatenating(
                CGAffineTransform(translationX: node.origin.x, y: node.origin.y).concatenating(transform))
            for item in node.items {
                switch item {
                case .node(let child): visit(child, total, opacity)
                case .draw(.fill(let path, .color(let color), _, _)):
                    paints.append(Paint(box: path.boundingBox.applying(total), color: color, opacity: opacity))
                case .draw(.glyphs(let run, .color(let color))):
                    paints.append(Paint(box: run.bounds.applying(total), color: color, opacity: opacity))
                case .draw: break
                }
            }
        }
        visit(frame.displayList.root, .identity, 1)
        return paints
    }

    /// All that is painted in a colour.
    func paints(_ color: Color) -> [Paint] {
        let rgba = color.resolve(in: EnvironmentValues()).rgba
        return paints.filter { $0.color == rgba }
    }

    /// The first that is painted in a colour; nil where nothing is.
    func paint(_ color: Color) -> Paint? { paints(color).first }

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

/// What a test changes, and what it is told.
@Observable final class Knob<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// What happens, in its order.
@MainActor final class EventLog {
    private(set) var events: [String] = []
    func note(_ event: String) { events.append(event) }

    /// What has happened since this was asked last.
    func take() -> [String] {
        defer { events = [] }
        return events
    }
}

/// How far UIKit's own spring has come, 0 to 1, after some seconds.
func systemSpring(_ time: TimeInterval) -> Double {
    Spring(mass: 3, stiffness: 1000, damping: 500).value(target: 1.0, time: time)
}
