import Foundation

/// Follows a finger that drags the content of a scroll view.
@MainActor final class ScrollRecognizer: SinglePointerRecognizer<Void> {
    private weak var coordinator: ScrollCoordinator?
    private let render: ScrollRenderNode
    // Places of the finger are kept on the canvas, and ways between them are measured in the scroll view as it lies now: it may
    // itself be moved by the finger, as in a sheet.

    /// Where the finger came down.
    private var start: CGPoint?
    /// Since the content follows: where the finger was then, and how far the content was pulled.
    private var hold: (finger: CGPoint, content: CGPoint)?
    /// What the scroll view lies in, where that takes part in the current drag.
    private var partner: ScrollPartner?
    /// Whether the partner took something of the latest step.
    private var isPartners = false
    /// Where the finger was last.
    private var last: CGPoint?

    init(_ render: ScrollRenderNode, _ coordinator: ScrollCoordinator) {
        self.render = render
        self.coordinator = coordinator
    }

    override func follow(_ event: PointerEvent, _ context: GestureContext) {
        let place = event.location
        func way(from start: CGPoint) -> CGSize {
            let (a, b) = (context.location(start, in: .local), context.location(place, in: .local))
            return CGSize(width: b.x - a.x, height: b.y - a.y)
        }
        switch event.phase {
        case .down:
            guard render.isEnabled else { return phase = .failed }
            start = place
            last = place
            partner = render.axes.contains(.vertical) ? ScrollPartner.around(render) : nil
            isPartners = false
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
                let distance = way(from: start)
                let reach = reach(of: distance)
                guard reach >= GestureMetrics.dragDistance else { return }
                guard begins(distance) else { return give() }
                // The content follows from the place where the drag was certain: it does not jump.
                let part = GestureMetrics.dragDistance / reach
                let sure = CGPoint(x: start.x + (place.x - start.x) * part, y: start.y + (place.y - start.y) * part)
                hold = (sure, render.pulled)
                last = sure
                coordinator?.dragDidBegin()
            }
            share(place)
            guard let hold else { return }
            let mirror: CGFloat = render.layoutDirection == .rightToLeft ? -1 : 1
            let distance = way(from: hold.finger)
            render.pull(
                to: CGPoint(x: hold.content.x - distance.width * mirror, y: hold.content.y - distance.height))
            coordinator?.dragDidMove(height: event.location.y)
            phase = .active(())
        case .up:
            guard start != nil else { return }
            let wasHeld = hold != nil
            // Anyone who moved last continues with the finger's speed.
            let scrolls = wasHeld && !isPartners
            let velocity = scrolls ? context.velocity(at: place, in: .local) : .zero
            if wasHeld { partner?.end(isPartners ? context.velocity.height : 0) }
            clear()
            coordinator?.touchDidEnd(velocity: velocity, at: event.time)
            phase = wasHeld ? .ended(()) : .failed
        case .cancelled: give()
        }
    }

    /// Leaves a part of a step of the finger to what the scroll view lies in; the content does not go that part.
    ///
    /// Upwards the partner comes first. Downwards the content goes to its beginning first, and is not pulled beyond.
    private func share(_ place: CGPoint) {
        guard let partner, let before = last, hold != nil, place.y != before.y else { return }
        last = place
        let distance = place.y - before.y
        let isAtTop = render.isAtEnd(of: .vertical, toward: -1)
        let contents = distance > 0 && !isAtTop ? min(distance, render.offset.y - render.least.y) : 0
        let taken =
            contents == distance
            ? 0
            : partner.offer(
                ScrollPartner.Step(
                    distance: distance - contents, finger: place.y, isAtTop: isAtTop || distance > 0))
        isPartners = taken != 0
        hold?.finger.y += taken
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
        isPartners = false
    }

    override func cancel() {
        let wasTouched = start != nil
        if hold != nil { partner?.end(0) }
        super.cancel()
        if wasTouched { coordinator?.touchDidEnd(velocity: .zero, at: render.tree.time) }
    }

    override func forgetTouch() {
        clear()
        super.forgetTouch()
    }
}
