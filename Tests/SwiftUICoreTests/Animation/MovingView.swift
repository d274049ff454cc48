import DisplayList
import Foundation
import SwiftUI

@testable import SwiftUICore

/// A view on a clock that the test steps. What is seen of it is found by its colours.
@MainActor final class MovingView {
    let host: ViewHost
    private(set) var time: TimeInterval = 0
    private var frame: Frame

    init<V: View>(_ width: CGFloat = 200, _ height: CGFloat = 200, @ViewBuilder _ view: @escaping () -> V) {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        host = ViewHost(
            DeferredView(content: view), size: CGSize(width: width, height: height), environment: environment)
        frame = host.frame(at: 0)
    }

    /// Makes a change and draws it.
    func change(_ body: () -> Void) {
        body()
        frame = host.frame(at: time)
    }

    /// Goes on by some seconds, in one step.
    func advance(by seconds: TimeInterval) {
        time += seconds
        frame = host.frame(at: time)
    }

    /// Goes on by some seconds, frame by frame.
    func play(_ seconds: TimeInterval, framesPerSecond: Double = 60) {
        let end = time + seconds
        while time + 1e-9 < end { advance(by: min(1 / framesPerSecond, end - time)) }
    }

    /// Something that was painted.
    struct Paint {
        var box: CGRect
        var color: RGBA
        /// The opacity of all the layers that it lies in.
        var opacity: Double
    }

    /// Everything filled with one colour, from back to front, on the canvas.
    var paints: [Paint] {
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
                    paints.append(Paint(box: path.boundingBox.applying(total), color: color, opacity: opacity))
                case .draw: break
                }
            }
        }
        visit(frame.displayList.root, .identity, 1)
        return paints
    }

    /// Where the one thing is that is painted in a colour; nil where there is none.
    func box(_ color: Color) -> CGRect? { paint(color)?.box }

    func paint(_ color: Color) -> Paint? {
        let rgba = color.resolve(in: EnvironmentValues()).rgba
        let found = paints.filter { $0.color == rgba }
        precondition(found.count < 2, "\(found.count) things are painted in \(color)")
        return found.first
    }

    var displayList: DisplayList { frame.displayList }

    /// Whether the host has anything to show at the next moment.
    var isMoving: Bool { host.tree.isMoving }
}

/// What a test changes.
@Observable final class Knob<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

extension BinaryFloatingPoint {
    func isNear(_ other: Self, within tolerance: Self = 0.001) -> Bool { (self - other).magnitude <= tolerance }
}
