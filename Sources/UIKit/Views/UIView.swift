import CoreGraphics
import Foundation

/// What takes part in events.
@MainActor open class UIResponder: NSObject {
    public override init() {}
}

/// A rectangle with a background and other views in it, which can be drawn to an image.
///
/// There is no screen for views of this kind; SwiftUI's views have one, and follow what is set on the appearance proxies.
/// What a `UIHostingController` shows is in a view of this kind, too.
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
    /// Which part is covered by bars and corners: nothing, as there is no screen.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    /// The traits that hold for the view.
    public var traitCollection: UITraitCollection { .current }
    /// The window that the view is in.
    public var window: UIWindow? { superview as? UIWindow ?? superview?.window }
    /// Room that content keeps to the edges, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Light or dark, whatever holds around it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// The views in this one, from the back to the front.
    open private(set) var subviews: [UIView] = []
    /// The view around this one.
    open private(set) weak var superview: UIView?
    /// What the view draws into.
    public private(set) lazy var layer = CALayer(view: self)
    /// What is shown behind the subviews.
    package var hosted: (any HostedContent)?

    /// A view with a frame in points.
    public required init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public override convenience init() { self.init(frame: .zero) }

    /// Puts a view in front of the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Puts a view behind the others from an index on. An index out of bounds counts as the nearest within.
    open func insertSubview(_ view: UIView, at index: Int) {
        guard view !== self else { return }
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
    }

    /// Takes the view out of the one around it.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    public static func appearance() -> Self { AppearanceProxies.proxy(of: self) { self.init(frame: .zero) } }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes) { self.init(frame: .zero) }
    }
}

/// The root of views on a screen. As there is no screen of UIKit's here, it is not shown.
open class UIWindow: UIView {
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            addSubview(view)
        }
    }
    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene?
    /// Whether it gets keys. It does not.
    public var isKeyWindow: Bool { false }
    /// Keys go to the host's own views; nothing changes.
    open func makeKeyAndVisible() { isHidden = false }
}

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
