import DisplayList
import Foundation
import SwiftUI

/// A screen on a clock that the test steps, to touch, and to ask where things of a colour are seen and what is read aloud.
@MainActor final class PresentedScreen {
    /// The kinds of screens.
    enum Device {
        case phone, sidewaysPhone, pad

        var size: CGSize {
            switch self {
            case .phone: CGSize(width: 400, height: 800)
            case .sidewaysPhone: CGSize(width: 800, height: 400)
            case .pad: CGSize(width: 1000, height: 800)
            }
        }

        var insets: EdgeInsets {
            switch self {
            case .phone: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
            case .sidewaysPhone: EdgeInsets(top: 0, leading: 50, bottom: 20, trailing: 50)
            case .pad: EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
            }
        }
    }

    let host: ViewHost
    private(set) var time: TimeInterval = 0
    private(set) var frame: Frame

    init<V: View>(
        _ device: Device = .phone, scheme: ColorScheme = .light, reducesMotion: Bool = false,
        @ViewBuilder _ view: @escaping () -> V
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        environment.colorScheme = scheme
        environment.horizontalSizeClass = device == .pad ? .regular : .compact
        environment.verticalSizeClass = device == .sidewaysPhone ? .compact : .regular
        environment.accessibilitySettings.reducesMotion = reducesMotion
        host = ViewHost(
            DeferredView(content: view), size: device.size, safeAreaInsets: device.insets, environment: environment)
        frame = host.frame(at: 0)
    }

    // MARK: Time

    /// Makes a change and draws it.
    func change(_ body: () throws -> Void) rethrows {
        try body()
        frame = host.frame(at: time)
    }

    /// Goes on by some seconds, in one step.
    func advance(by seconds: TimeInterval) {
        time += seconds
        frame = host.frame(at: time)
    }

    /// Lets everything come to rest.
    func rest() { advance(by: 3) }

    // MARK: What is seen

    struct Paint {
        var box: CGRect
        /// Of the colour and of all the layers that it lies in.
        var opacity: Double
    }

    /// What is filled with a colour, whatever its opacity, from back to front.
    func paints(_ color: Color) -> [Paint] {
        var wanted = color.resolve(in: EnvironmentValues()).rgba
        wanted.alpha = 1
        var paints: [Paint] = []
        func visit(_ node: DisplayNode, _ transform: CGAffineTransform, _ opacity: Double) {
            var inner = CGAffineTransform.identity
            var opacity = opacity
            for effect in node.effects {
                if case .transform(let next) = effect { inner = inner.concatenating(next) }
                if case .opacity(let factor) = effect { opacity *= factor }
            }
            let outer = CGAffineTransform(translationX: node.origin.x, y: node.origin.y).concatenating(transform)
            let total = inner.concatenating(outer)
            for item in node.items {
                switch item {
                case .node(let child): visit(child, total, opacity)
                case .draw(.fill(let path, .color(let color), _, _)):
                    var plain = color
                    plain.alpha = 1
                    if plain == wanted {
                        paints.append(
                            Paint(
                                box: path.boundingBox.applying(total), opacity: opacity * Double(color.alpha)))
                    }
                case .draw: break
                }
            }
        }
        visit(frame.displayList.root, .identity, 1)
        return paints
    }

    /// Where the one thing of a colour is seen; nil where there is none.
    func box(_ color: Color) -> CGRect? { paint(color)?.box }

    func paint(_ color: Color) -> Paint? {
        let found = paints(color)
        precondition(found.count < 2, "\(found.count) things are painted in \(color)")
        return found.first
    }

    /// How dark what lies behind all is made; the canvas's black behind a page that is pushed back does not count.
    var dimming: Double { paints(.black).filter { $0.opacity < 1 }.map(\.opacity).max() ?? 0 }

    // MARK: What is read aloud

    var elements: [AccessibilityNode] { frame.accessibility.flatMap(\.flattened) }
    var labels: [String] { elements.map(\.label).filter { !$0.isEmpty } }
    func element(_ label: String) -> AccessibilityNode? { elements.first { $0.label == label } }

    /// Does what a double tap does, and draws it.
    func activate(_ label: String) { change { _ = element(label)?.activate() } }

    // MARK: Touches

    func touch(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
        host.send(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), time: time))
        frame = host.frame(at: time)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.down, x, y)
        advance(by: 0.05)
        touch(.up, x, y)
    }

    /// Moves a finger that is down along a line, in steps of a sixtieth of a second.
    func move(x: CGFloat, from start: CGFloat, to end: CGFloat, seconds: TimeInterval) {
        let steps = max(1, Int((seconds * 60).rounded()))
        for step in 1...steps {
            advance(by: seconds / Double(steps))
            touch(.moved, x, start + (end - start) * CGFloat(step) / CGFloat(steps))
        }
    }

    /// Drags along a line and lets go at the end; with `pause`, after the finger has stood still.
    func drag(x: CGFloat = 200, from start: CGFloat, to end: CGFloat, seconds: TimeInterval, pause: Bool = true) {
        touch(.down, x, start)
        move(x: x, from: start, to: end, seconds: seconds)
        if pause {
            advance(by: 0.3)
            touch(.moved, x, end)
            advance(by: 0.1)
            touch(.moved, x, end)
        }
        touch(.up, x, end)
    }
}

/// What a test changes.
// Unchecked, for closures that the interface calls `Sendable`; all of them run on the main actor.
@Observable final class Switch<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }

    @MainActor var binding: Binding<Value> {
        Binding {
            self.value
        } set: {
            self.value = $0
        }
    }
}

/// What happened, in order.
@MainActor final class Journal {
    private(set) var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
    func clear() { entries = [] }
}

extension BinaryFloatingPoint {
    func isNear(_ other: Self, within tolerance: Self = 0.01) -> Bool { (self - other).magnitude <= tolerance }
}
