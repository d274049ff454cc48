import Foundation

/// Follows a finger that drags the content of a scroll view.
@MainActor final class ScrollRecognizer: SinglePointerRecognizer<Void> {
    private weak var coordinator: ScrollCoordinator?
    private let render: ScrollRenderNode
    /// Where the finger came down, in the coordinates of the element that takes the drag.
    private var start: CGPoint?
    /// Since the content follows: where the finger was then, and how far the content was pulled.
    private var hold: (finger: CGPoint, content: CGPoint)?
    /// What the scroll view lies in, where that takes part in the drag that goes on.
    private var partner: ScrollPartner?
    /// Where the finger was last: in the coordinates of the element, and how far down on the canvas.
    private var last: (place: CGPoint, height: CGFloat)?

    init(_ render: ScrollRenderNode, _ coordinator: ScrollCoordinator) {
        self.render = render
        self.coordinator = coordinator
    }

    override func follow(_ event: PointerEvent, _ context: GestureContext) {
        let place = context.location(event.location, in: .local)
        switch event.phase {
        case .down:
            guard render.isEnabled else { return phase = .failed }
            start = place
            partner = render.scrollPartner
            last = (place, event.location.y)
            let speed = render.speed
            coordinator?.touchDidBegin()
            // Content that moves fast is stopped, and nothing in it is touched.
            guard speed >= ScrollPhysics.catchSpeed else { return }
            hold = (place, render.pulled)
            phase = .active(())
        case .moved:
            guard let start else { return }
            guard render.isEnabled else { return give() }
            if hold == nil {
                let distance = CGSize(width: place.x - start.x, height: place.y - start.y)
                let reach = reach(of: distance)
                guard reach >= GestureMetrics.dragDistance else { return }
                guard begins(distance) else { return give() }
                // The content follows from the place where the drag was certain: it does not jump.
                let part = GestureMetrics.dragDistance / reach
                hold = (
                    CGPoint(x: start.x + distance.width * part, y: start.y + distance.height * part), render.pulled
                )
                coordinator?.dragDidBegin()
            }
            yield(place, event.location.y)
            guard let hold else { return }
            let mirror: CGFloat = render.layoutDirection == .rightToLeft ? -1 : 1
            render.pull(
                to: CGPoint(
                    x: hold.content.x - (place.x - hold.finger.x) * mirror,
                    y: hold.content.y - (place.y - hold.finger.y)))
            coordinator?.dragDidMove(height: event.location.y)
            phase = .active(())
        case .up:
            guard start != nil else { return }
            let wasHeld = hold != nil
            let velocity = wasHeld ? context.velocity(at: event.location, in: .local) : .zero
            if wasHeld { partner?.end(velocity.height) }
            clear()
            coordinator?.touchDidEnd(velocity: velocity, at: event.time)
            phase = wasHeld ? .ended(()) : .failed
        case .cancelled: give()
        }
    }

    /// Leaves a step of the finger to what the scroll view lies in, if that takes it: the content stays then.
    private func yield(_ place: CGPoint, _ height: CGFloat) {
        let before = last
        last = (place, height)
        guard let partner, let before, hold != nil, render.axes.contains(.vertical), height != before.height else {
            return
        }
        let step = ScrollPartner.Step(distance: height - before.height, finger: height, isAtTop: render.offset.y <= 0)
        if partner.offer(step) { hold?.finger.y += place.y - before.place.y }
    }

    /// What lies before the window has become longer or shorter, so that all places are others.
    func contentDidShift(_ distance: CGSize) {
        hold?.content.x += distance.width
        hold?.content.y += distance.height
    }

    /// How far the finger has moved, by which it is decided what it is about.
    private func reach(of distance: CGSize) -> CGFloat {
        render.axes.contains([.horizontal, .vertical])
            ? hypot(distance.width, distance.height) : max(abs(distance.width), abs(distance.height))
    }

    /// Whether a movement is this scroll view's to follow.
    private func begins(_ distance: CGSize) -> Bool {
        let axis: Axis = abs(distance.width) > abs(distance.height) ? .horizontal : .vertical
        if render.axes.contains([.horizontal, .vertical]) {
            return render.canMove(.horizontal) || render.canMove(.vertical)
        }
        guard render.axes.contains(axis == .horizontal ? .horizontal : .vertical), render.canMove(axis) else {
            return false
        }
        let mirror: CGFloat = render.layoutDirection == .rightToLeft ? -1 : 1
        let way = axis == .horizontal ? -distance.width * mirror : -distance.height
        // At its end it leaves the movement to one around that scrolls the same way.
        return !(render.isAtEnd(of: axis, toward: way) && render.hasScrollViewAround(along: axis))
    }

    /// Leaves the finger to others.
    private func give() {
        let wasTouched = start != nil
        if hold != nil { partner?.end(0) }
        clear()
        phase = .failed
        if wasTouched { coordinator?.touchDidEnd(velocity: .zero, at: render.tree.time) }
    }

    private func clear() {
        start = nil
        hold = nil
        last = nil
        partner = nil
    }

    override func cancel() {
        let wasTouched = start != nil
        if hold != nil { partner?.end(0) }
        clear()
        super.cancel()
        if wasTouched { coordinator?.touchDidEnd(velocity: .zero, at: render.tree.time) }
    }

    override func reset() {
        clear()
        super.reset()
    }
}
