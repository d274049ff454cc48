import Foundation

/// Glass over the content under a surface.
open class UIGlassEffect: UIVisualEffect {
    /// Constants that describe how much of the content behind comes through.
    public enum Style: Int, Sendable {
        /// Blurred, on a ground on which text can be read.
        case regular
        /// Nearly everything.
        case clear
    }

    package let style: Style
    /// The color of the glass; nil is that of the style.
    open var tintColor: UIColor?
    /// A Boolean value that indicates whether the glass answers to touches. Glass of UIKit's looks the same under a
    /// finger here.
    open var isInteractive = false

    /// Glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Regular glass.
    public override convenience init() { self.init(style: .regular) }

    /// An archive holds nothing of an effect's here: the glass is regular.
    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }
}

/// A surface whose glass subviews are drawn together. Each keeps its own outline here: they do not blend.
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance below which shapes blend, in points.
    open var spacing: CGFloat = 0

    /// A container with a spacing of 0.
    public override init() { super.init() }

    /// An archive holds nothing of an effect's here: the effect is a new one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
