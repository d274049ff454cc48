import CoreGraphics
import Foundation

/// A rectangle in a view for constraints, which is not drawn.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
    public override init() { super.init() }

    /// The view that contains the layout guide.
    open weak var owningView: UIView?
    /// The identifier of the constraint in messages.
    open var identifier = ""

    /// The frame of the rectangle in its view, in points.
    open var layoutFrame: CGRect { frameInView?() ?? solvedFrame }

    /// The frame where it follows from the view, as that of the safe area does.
    var frameInView: (() -> CGRect)?
    var solvedFrame = CGRect.zero

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
