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
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor!
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var contentMode = ContentMode.scaleToFill
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

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
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
}
