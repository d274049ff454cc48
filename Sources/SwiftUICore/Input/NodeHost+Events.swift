import CoreGraphics

private enum EventDispatcherKey: HostKey {
    static func makeValue(for host: NodeHost) -> EventDispatcher { EventDispatcher(root: host.canvas) }
}

extension NodeHost {
    /// What hands touches to gestures.
    var dispatcher: EventDispatcher { self[EventDispatcherKey.self] }

    /// Passes a touch or a mouse button to the content under it.
    package func send(_ event: PointerEvent) {
        if event.phase == .down { focus.focused?.client?.attentionDidMove(to: event.location) }
        dispatcher.send(event)
    }

    /// Touches `location` shortly.
    package func tap(at location: CGPoint) {
        send(PointerEvent(phase: .down, location: location, time: tree.time))
        send(PointerEvent(phase: .up, location: location, time: tree.time))
    }

    /// Whether a gesture has taken the current touch for itself.
    package var isTouchTaken: Bool { dispatcher.isTouchTaken }

    /// How many gestures take part in touches now, or wait for one.
    package var activeGestureCount: Int { dispatcher.participantCount }

    /// Hands in where a pointer is that nothing holds down.
    package func send(_ event: HoverEvent) {
        // A pointer that holds a button down hovers over nothing.
        guard !dispatcher.isTracking else { return }
        hover.send(event)
    }

    /// Passes a turn of a wheel to the scroll view under it. Returns whether anything scrolled.
    @discardableResult package func send(_ event: WheelEvent) -> Bool {
        guard event.location.x.isFinite, event.location.y.isFinite, event.delta.width.isFinite,
            event.delta.height.isFinite
        else { return false }
        return WheelScrolling.scroll(canvas, event)
    }
}
