import Foundation

/// Follows a finger that drags the content of a scroll view.
@MainActor final class ScrollRecognizer: _GestureRecognizer<Void> {
    private unowned let render: ScrollRenderNode
    private let onEnd: () -> Void
    private var start: CGPoint?
    private var last: CGPoint?

    /// How far a finger moves before it scrolls rather than touches.
    private static let slop: CGFloat = 10

    init(_ render: ScrollRenderNode, onEnd: @escaping () -> Void) {
        self.render = render
        self.onEnd = onEnd
    }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down:
            start = event.location
            last = nil
        case .moved:
            guard let start, render.isEnabled else { return }
            let distance = CGSize(
                width: event.location.x - start.x, height: event.location.y - start.y)
            if last == nil {
                guard begins(distance) else { return }
                last = start
            }
            guard let previous = last else { return }
            render.scroll(
                by: CGSize(
                    width: event.location.x - previous.x, height: event.location.y - previous.y))
            last = event.location
            phase = .active(())
        case .up:
            phase = last == nil ? .failed : .ended(())
            if last != nil { onEnd() }
            start = nil
            last = nil
        case .cancelled: cancel()
        }
    }

    /// Whether a movement goes along an axis that scrolls.
    private func begins(_ distance: CGSize) -> Bool {
        let isSideways = abs(distance.width) > abs(distance.height)
        let reach = isSideways ? abs(distance.width) : abs(distance.height)
        return reach >= ScrollRecognizer.slop && render.axes.contains(isSideways ? .horizontal : .vertical)
    }

    override func cancel() {
        start = nil
        last = nil
        super.cancel()
    }
}
