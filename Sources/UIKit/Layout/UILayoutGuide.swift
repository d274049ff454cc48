import CoreGraphics
import Foundation

/// A rectangle in a view that conditions can be made of, and that is not drawn.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
    public override init() { super.init() }

    /// The view that the rectangle is in.
    open weak var owningView: UIView?
    /// A name for messages.
    open var identifier = ""

    /// The layout frame: where the rectangle is in its view, in points.
    open var layoutFrame: CGRect { frameInView?() ?? solvedFrame }

    /// The frame where it follows from the view, as that of the safe area does.
    var frameInView: (() -> CGRect)?
    var solvedFrame = CGRect.zero

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The edge at which lines begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge at which lines end.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle across.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle down.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
