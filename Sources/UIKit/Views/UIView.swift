import CoreGraphics
import Foundation

/// What takes part in events.
@MainActor open class UIResponder: NSObject {
    public override init() {}
}

/// A rectangle on screen, as far as its properties are used for appearances.
///
/// Views of this kind are not drawn: SwiftUI's views are, and follow what is set on the appearance proxies.
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer {
    /// How content fills a view of another size.
    public enum ContentMode: Int, Sendable {
        /// Stretched, as large as fits, as small as covers, drawn anew, or kept at its size and put in the middle or
        /// at an edge.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        /// Kept at its size and put in a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Where the view is in the one around it, in points.
    open var frame: CGRect
    /// The view's own space, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The colour behind the content.
    open var backgroundColor: UIColor?
    /// The colour of what can be touched.
    open var tintColor: UIColor!
    /// How opaque the view is, 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether it is left out.
    open var isHidden = false
    /// Whether it says that nothing shines through.
    open var isOpaque = true
    /// Whether what lies outside is cut off.
    open var clipsToBounds = false
    /// Whether it can be touched.
    open var isUserInteractionEnabled = true
    /// How content fills it.
    open var contentMode = ContentMode.scaleToFill
    /// Room that content keeps to the edges, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Light or dark, whatever holds around it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// A view with a frame in points.
    public required init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public override convenience init() { self.init(frame: .zero) }

    public static func appearance() -> Self { AppearanceProxies.proxy(of: self) { self.init(frame: .zero) } }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes) { self.init(frame: .zero) }
    }
}

/// The root of all views on screen.
open class UIWindow: UIView {}

/// A view controller, as a container for appearances.
@MainActor open class UIViewController: UIResponder, UIAppearanceContainer {}

/// A controller that shows an alert, as a container for appearances.
open class UIAlertController: UIViewController {}

/// A controller with a navigation bar, as a container for appearances.
open class UINavigationController: UIViewController {}

/// A text on one or more lines.
open class UILabel: UIView {
    /// The font of the text.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
    /// The colour of the text.
    open var textColor: UIColor! = .label
    /// How lines stand between the edges.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines there may be; 0 sets no limit.
    open var numberOfLines = 1
    /// Whether the text gets smaller to fit.
    open var adjustsFontSizeToFitWidth = false
}
