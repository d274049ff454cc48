import CoreGraphics
import Foundation

/// A click with the secondary button of a mouse. It occurs as the button goes down; its value is the place, on the canvas.
package struct SecondaryClickGesture {
    package init() {}
}

extension SecondaryClickGesture: Gesture {
    package typealias Value = CGPoint
    package typealias Body = Never

    package static func _makeRecognizer(_ gesture: SecondaryClickGesture) -> _GestureRecognizer<CGPoint> {
        SecondaryClickRecognizer()
    }
}

private final class SecondaryClickRecognizer: SinglePointerRecognizer<CGPoint> {
    override var buttons: PointerButtons { .secondary }

    override func follow(_ event: PointerEvent, _ context: GestureContext) {
        if event.phase == .down { phase = .ended(event.location) }
    }
}
