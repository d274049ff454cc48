import CoreGraphics
import Foundation

/// A text that somebody holds, to copy it.
package struct HeldText: Equatable, Sendable {
    package let text: String
    /// On the canvas.
    package let frame: CGRect
}

/// A long press on a text that may be selected. It occurs while the finger is still down.
package struct TextHoldGesture {
    package init() {}
}

extension TextHoldGesture: Gesture {
    package typealias Value = HeldText
    package typealias Body = Never

    package static func _makeRecognizer(_ gesture: TextHoldGesture) -> _GestureRecognizer<HeldText> {
        TextHoldRecognizer()
    }
}

private final class TextHoldRecognizer: SinglePointerRecognizer<HeldText> {
    private var start: (event: PointerEvent, held: HeldText)?

    override var buttons: PointerButtons { [.primary, .secondary] }

    override func follow(_ event: PointerEvent, _ context: GestureContext) {
        switch event.phase {
        case .down:
            guard let held = held(event, context) else {
                phase = .failed
                return
            }
            start = (event, held)
            if event.buttons.contains(.secondary) { finish(held) }
        case .moved:
            tick(event.time)
            if let start, distance(start.event.location, event.location) > GestureMetrics.tapSlop { cancel() }
        case .up:
            tick(event.time)
            if start != nil { cancel() }
        case .cancelled: if start != nil { cancel() }
        }
    }

    private func held(_ event: PointerEvent, _ context: GestureContext) -> HeldText? {
        let hit = context.node.hitTest(context.location(event.location, in: .local))
        guard let element = hit as? TextRenderNode, let text = element.copiedText, !text.isEmpty else { return nil }
        return HeldText(text: text, frame: element.globalFrame)
    }

    private func finish(_ held: HeldText) {
        start = nil
        phase = .ended(held)
    }

    override var deadline: TimeInterval? { start.map { $0.event.time + TextTouchMetrics.holdDuration } }

    override func tick(_ time: TimeInterval) {
        guard let deadline, time >= deadline - 1e-9, let start else { return }
        finish(start.held)
    }

    override func forgetTouch() {
        start = nil
        super.forgetTouch()
    }

    override func adopt(_ other: _GestureRecognizer<HeldText>) -> Bool {
        guard let other = other as? TextHoldRecognizer else { return false }
        start = other.start
        return super.adopt(other)
    }
}
