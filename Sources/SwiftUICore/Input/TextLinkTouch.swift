import CoreGraphics
import Foundation

/// A touch on a link in a text, which a tap opens. Unlike gestures of views it is there only as long as the touch.
final class TextLinkTouch: GestureElement {
    private let text: TextRenderNode
    private let open: () -> Void
    private(set) var recognizer: (any AnyGestureRecognizer)?

    /// The touch at a place of the text, in its coordinates; nil if there is no link.
    init?(_ text: TextRenderNode, at point: CGPoint) {
        guard let open = text.link(at: point) else { return nil }
        self.text = text
        self.open = open
    }

    var element: RenderNode { text }
    var priority: GesturePriority { .normal }
    var mask: GestureMask { .all }
    var delaysContentTouches: Bool { false }

    func prepareRecognizer() -> Bool {
        let open = open
        recognizer = _EndedGesture._makeRecognizer(TapGesture().onEnded { open() })
        return true
    }

    func forgetRecognizer() { recognizer = nil }
}
