import Foundation

/// A press that tells when it begins and ends; it acts when the finger is lifted, or after a while.
struct PressGesture {
    /// How long and how still the press must be; nil for the way of a button, which acts when the finger is lifted.
    let longPress: LongPressGesture?
    let action: () -> Void
    let onPressingChanged: ((Bool) -> Void)?
}

extension PressGesture: Gesture {
    typealias Value = Void
    typealias Body = Never

    static func _makeRecognizer(_ gesture: PressGesture) -> _GestureRecognizer<Void> {
        PressRecognizer(gesture)
    }
}

private final class PressRecognizer: SinglePointerRecognizer<Void> {
    private let gesture: PressGesture
    private var start: PointerEvent?
    private var isPressing = false
    /// What the program was told.
    private var toldPressing = false
    private var toldEnd = false
    private var tree: RenderTree?

    init(_ gesture: PressGesture) { self.gesture = gesture }

    override var showsPress: Bool { true }

    override func follow(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down:
            tree = context.node.tree
            start = event
            setPressing(true)
            tick(event.time)
        case .moved:
            guard let start else { return }
            if let longPress = gesture.longPress {
                tick(event.time)
                if self.start != nil, distance(start.location, event.location) > longPress.maximumDistance { fail() }
            } else {
                // A button stays pressed while the finger is near it, and can be entered again.
                setPressing(context.contains(event.location, slop: GestureMetrics.buttonSlop))
            }
        case .up:
            tick(event.time)
            guard start != nil else { return }
            if gesture.longPress == nil, context.contains(event.location, slop: GestureMetrics.buttonSlop) {
                end()
            } else {
                fail()
            }
        case .cancelled: if start != nil { fail() }
        }
    }

    private func setPressing(_ pressing: Bool) {
        guard pressing != isPressing else { return }
        isPressing = pressing
        phase = .possible
    }

    private func end() {
        start = nil
        isPressing = false
        phase = .ended(())
    }

    private func fail() {
        start = nil
        isPressing = false
        phase = .failed
    }

    override var deadline: TimeInterval? {
        guard let longPress = gesture.longPress, let start else { return nil }
        return start.time + max(0, longPress.minimumDuration)
    }

    override func tick(_ time: TimeInterval) {
        if let deadline, time >= deadline - 1e-9 { end() }
    }

    override func tell() {
        super.tell()
        var isFlash = false
        if case .ended = phase, !toldEnd {
            toldEnd = true
            if !toldPressing {
                // It was over before it could be seen.
                toldPressing = true
                gesture.onPressingChanged?(true)
                isFlash = true
            }
            if gesture.longPress == nil, !isFlash { tellPressing() }
            gesture.action()
        }
        if isFlash, let tree, let onPressingChanged = gesture.onPressingChanged {
            toldPressing = false
            tree.moments.after(GestureMetrics.shortestPress) { onPressingChanged(false) }
        } else {
            tellPressing()
        }
    }

    private func tellPressing() {
        guard isPressing != toldPressing else { return }
        toldPressing = isPressing
        gesture.onPressingChanged?(isPressing)
    }

    override func cancel() {
        fail()
        super.cancel()
    }

    override func reset() {
        start = nil
        isPressing = false
        toldPressing = false
        toldEnd = false
        super.reset()
    }

    override func adopt(_ other: _GestureRecognizer<Void>) -> Bool {
        guard let other = other as? PressRecognizer else { return false }
        (start, isPressing, toldPressing, toldEnd) = (other.start, other.isPressing, other.toldPressing, other.toldEnd)
        tree = other.tree
        return super.adopt(other)
    }
}

extension View {
    /// Calls `onPressingChanged` while the view is pressed, and `action` when the finger is lifted inside it: the way of
    /// a button.
    nonisolated package func onPress(
        onPressingChanged: @escaping (Bool) -> Void, perform action: @escaping () -> Void
    ) -> some View {
        modifier(
            GestureModifier(
                gesture: PressGesture(
                    longPress: nil, action: action, onPressingChanged: onPressingChanged),
                priority: .normal, mask: .all))
    }
}
