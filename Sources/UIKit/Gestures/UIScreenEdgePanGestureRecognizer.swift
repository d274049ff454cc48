import CoreGraphics
import Foundation

/// A recognizer for a finger that moves into the screen from an edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture can begin.
    open var edges: UIRectEdge = []

    private var start: CGPoint?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = location(in: nil)
        guard !startEdges.isEmpty else { return giveUp() }
        super.touchesBegan(touches, with: event)
    }

    /// The edges at which the finger came down, of those that count.
    private var startEdges: UIRectEdge {
        guard let start, let box = view?.window?.bounds else { return [] }
        var found: UIRectEdge = []
        let reach = GestureMetrics.edgeReach
        if start.x <= box.minX + reach { found.insert(.left) }
        if start.x >= box.maxX - reach { found.insert(.right) }
        if start.y <= box.minY + reach { found.insert(.top) }
        if start.y >= box.maxY - reach { found.insert(.bottom) }
        return found.intersection(edges)
    }

    package override func begins(with translation: CGPoint) -> Bool {
        let from = startEdges
        let isSideways = abs(translation.x) > abs(translation.y)
        if isSideways { return from.contains(translation.x > 0 ? .left : .right) }
        return from.contains(translation.y > 0 ? .top : .bottom)
    }

    open override func reset() {
        super.reset()
        start = nil
    }
}
