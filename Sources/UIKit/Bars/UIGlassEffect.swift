import Foundation

/// A visual effect that shows glass over the content below.
open class UIGlassEffect: UIVisualEffect {
    /// Constants that describe how much of the content below is visible.
    public enum Style: Int, Sendable {
        /// A style that blurs the content, on which text is legible.
        case regular
        /// A style that shows nearly all of the content below.
        case clear
    }

    package let style: Style
    /// The tint color of the glass. Nil for the color of the style.
    open var tintColor: UIColor?
    /// A Boolean value that indicates whether the glass reacts to touches. In Perch, UIKit's glass does not change
    /// under a finger.
    open var isInteractive = false

    /// Creates a glass effect with a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates a regular glass effect.
    public override convenience init() { self.init(style: .regular) }

    /// Creates a regular glass effect. Perch does not read the archive.
    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }
}

/// An effect that draws the glass of its subviews together. In Perch, the shapes do not blend.
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which shapes begin to blend, in points.
    open var spacing: CGFloat = 0

    /// Creates a container effect with a spacing of 0.
    public override init() { super.init() }

    /// Creates an effect. Perch does not read the archive, so the effect is a new one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
