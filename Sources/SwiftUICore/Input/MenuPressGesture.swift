import Foundation

/// The touch that opens a menu, and continues to one of its items where it is not lifted before.
///
/// A tap opens the menu, too; it stays open when the finger is lifted beside its items.
package struct MenuPressGesture {
    /// For how long the finger has to rest before the menu opens, in seconds; nil for a menu that opens under the touch.
    let holdDuration: TimeInterval?
    let open: () -> Void
    /// The finger goes to a place on the canvas while the menu is open; nil once it is gone.
    let slide: (CGPoint?) -> Void
    /// The finger is lifted at a place on the canvas to which it slid.
    let lift: (CGPoint) -> Void

    package init(
        holdDuration: TimeInterval? = nil, open: @escaping () -> Void, slide: @escaping (CGPoint?) -> Void,
        lift: @escaping (CGPoint) -> Void
    ) {
        self.holdDuration = holdDuration
        self.open = open
        self.slide = slide
        self.lift = lift
    }
}

extension MenuPressGesture: Gesture {
    package typealias Value = Void
    package typealias Body = Never

    package static func _makeRecognizer(_ gesture: MenuPressGesture) -> _GestureRecognizer<Void> {
        MenuPressRecognizer(gesture)
    }
}

private final class MenuPressRecognizer: SinglePointerRecognizer<Void> {
    private struct Progress {
        var start: PointerEvent?
        var isOpen = false
        /// Where the finger is, if it has gone anywhere since the menu is open.
        var place: CGPoint?
        /// What the program was told.
        var toldOpen = false
        var toldEnd = false
        var toldPlace: CGPoint?
    }

    private let gesture: MenuPressGesture
    private var progress = Progress()

    init(_ gesture: MenuPressGesture) { self.gesture = gesture }

    override var showsPress: Bool { gesture.holdDuration == nil }
    override var outlastsCover: Bool { progress.isOpen }

    override var deadline: TimeInterval? {
        guard let hold = gesture.holdDuration, let start = progress.start, !progress.isOpen else { return nil }
        return start.time + hold
    }

    override func follow(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down:
            progress.start = event
            phase = .possible
        case .moved:
            tick(event.time)
            move(to: event.location, context)
        case .up:
            tick(event.time)
            guard let start = progress.start else { return }
            if progress.isOpen {
                // A tap opens the menu and no more.
                if progress.place == nil, distance(start.location, event.location) > GestureMetrics.tapSlop {
                    progress.place = event.location
                }
                phase = .ended(())
            } else if gesture.holdDuration == nil, context.contains(event.location, slop: GestureMetrics.buttonSlop) {
                progress.isOpen = true
                phase = .ended(())
            } else {
                phase = .failed
            }
        case .cancelled: if progress.start != nil { cancel() }
        }
    }

    private func move(to place: CGPoint, _ context: GestureContext) {
        guard let start = progress.start else { return }
        let hasLeft = distance(start.location, place) > GestureMetrics.tapSlop
        if progress.isOpen {
            if hasLeft || progress.place != nil { progress.place = place }
            phase = .active(())
        } else if gesture.holdDuration == nil {
            if !context.contains(place, slop: GestureMetrics.buttonSlop) { phase = .failed }
        } else if hasLeft {
            phase = .failed
        }
    }

    override func tick(_ time: TimeInterval) {
        guard let deadline, time >= deadline - 1e-9 else { return }
        progress.isOpen = true
        phase = .active(())
    }

    override func tell() {
        super.tell()
        if gesture.holdDuration == nil, progress.start != nil, case .possible = phase {
            // No scroll view around keeps the touch from the menu any longer.
            progress.isOpen = true
            phase = .active(())
        }
        if progress.isOpen, !progress.toldOpen {
            progress.toldOpen = true
            gesture.open()
        }
        if case .ended = phase, !progress.toldEnd {
            progress.toldEnd = true
            if let place = progress.place { gesture.lift(place) }
        }
        tellPlace(phase.isOver ? nil : progress.place)
    }

    private func tellPlace(_ place: CGPoint?) {
        guard place != progress.toldPlace else { return }
        progress.toldPlace = place
        gesture.slide(place)
    }

    override func cancel() {
        tellPlace(nil)
        super.cancel()
    }

    override func forgetTouch() {
        progress = Progress()
        super.forgetTouch()
    }

    override func adopt(_ other: _GestureRecognizer<Void>) -> Bool {
        guard let other = other as? MenuPressRecognizer else { return false }
        progress = other.progress
        return super.adopt(other)
    }
}
