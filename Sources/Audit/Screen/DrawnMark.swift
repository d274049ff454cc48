import CoreGraphics
import DisplayList

/// A symbol, the outline of a field, or a small colored shape.
package struct DrawnMark: Sendable {
    package enum Kind: Sendable {
        case symbol, outline, dot
    }

    package var kind: Kind
    /// The element that contains it, or that it outlines.
    package var element: Int?
    package var frame: CGRect
    package var ink: RGBA?
    package var systemStyle: String?
    /// Nil where it cannot be seen, and for dots.
    package var contrast: Contrast?
    package var isEnabled = true
    package var origin: Origin

    package init(_ kind: Kind, element: Int?, frame: CGRect, ink: RGBA?, origin: Origin) {
        self.kind = kind
        self.element = element
        self.frame = frame
        self.ink = ink
        self.origin = origin
    }
}
