import CoreGraphics
import Foundation

/// A navigation bar, of which the appearance proxy is what matters here: SwiftUI's bars follow it.
open class UINavigationBar: UIView {
    /// The look while content lies beneath the bar.
    open var standardAppearance = UINavigationBarAppearance()
    /// The look in a low bar; `nil` takes the standard one.
    open var compactAppearance: UINavigationBarAppearance?
    /// The look while no content lies beneath; `nil` takes the standard one without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The same in a low bar.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// A Boolean value that indicates whether titles are large.
    open var prefersLargeTitles = false { didSet { UIKitWithoutEffect.prefersLargeTitles.log() } }
    /// A Boolean value that indicates whether content shines through.
    open var isTranslucent = true
    /// The bar's color.
    open var barTintColor: UIColor?
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The large title's attributes.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The line beneath the bar; an empty picture takes it away.
    open var shadowImage: UIImage?
    /// The picture of the arrow back.
    open var backIndicatorImage: UIImage?
    /// The back indicator transition mask image: what hides the title that slides beneath the arrow.
    open var backIndicatorTransitionMaskImage: UIImage?
    private var ownItems: [UINavigationItem] = []
    /// The controller whose pages the bar is of.
    weak var navigationController: UINavigationController?

    /// The items of all pages, the one on top last. Those of a navigation controller follow its pages.
    open var items: [UINavigationItem]? {
        get { navigationController?.viewControllers.map(\.navigationItem) ?? ownItems }
        set { ownItems = newValue ?? [] }
    }
    /// The item of the page on top.
    open var topItem: UINavigationItem? { items?.last }
    /// The item of the page below.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Sets the picture behind the bar for a height.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }

    /// The picture set for these metrics, if any.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
}

/// A tab bar; SwiftUI's tab views follow its appearance proxy.
open class UITabBar: UIView {
    /// The look while content lies beneath the bar.
    open var standardAppearance = UITabBarAppearance()
    /// The look while no content lies beneath; `nil` takes the standard one.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// A Boolean value that indicates whether content shines through.
    open var isTranslucent = true
    /// The bar's color.
    open var barTintColor: UIColor?
    /// The color of items that are not selected.
    open var unselectedItemTintColor: UIColor?
    /// The picture behind the bar.
    open var backgroundImage: UIImage?
    /// The line above the bar; an empty picture takes it away.
    open var shadowImage: UIImage?
    /// The picture behind the selected item.
    open var selectionIndicatorImage: UIImage? { didSet { UIKitWithoutEffect.tabBarSelectionIndicatorImage.log() } }
    private var ownItems: [UITabBarItem]?
    private weak var ownSelectedItem: UITabBarItem?
    /// The controller whose pages the bar is of.
    weak var tabBarController: UITabBarController?

    /// The items, from the first to the last. Those of a tab bar controller are its pages' items, and setting them has no effect.
    open var items: [UITabBarItem]? {
        get { tabBarController.map { $0.viewControllers?.map(\.tabBarItem) ?? [] } ?? ownItems }
        set { ownItems = newValue }
    }

    /// The item that is selected. The one of a tab bar controller is its selected page's item, and setting it has no effect.
    open var selectedItem: UITabBarItem? {
        get { tabBarController.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
        set { ownSelectedItem = newValue }
    }
}

/// A toolbar; SwiftUI's toolbars follow its appearance proxy.
open class UIToolbar: UIView {
    /// The look while content lies beneath the bar.
    open var standardAppearance = UIToolbarAppearance()
    /// The look in a low bar; `nil` takes the standard one.
    open var compactAppearance: UIToolbarAppearance?
    /// The look while no content lies beneath; `nil` takes the standard one.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// A Boolean value that indicates whether content shines through.
    open var isTranslucent = true
    /// The bar's color.
    open var barTintColor: UIColor?
}

/// An object on a bar.
@MainActor @preconcurrency open class UIBarItem: NSObject, UIAppearance {
    /// The title's attributes by state.
    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }

    /// An archive holds nothing of an item's here: the item is a new one.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the title's attributes for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
    }

    /// The title's attributes for a state, as they were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    open class func appearance() -> Self {
        AppearanceProxies.proxy(of: self) { ClassInstantiation.appearance(of: self) }
    }

    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes) { ClassInstantiation.appearance(of: self) }
    }
}

/// Constants that describe which height of a bar is meant.
public enum UIBarMetrics: Int, Sendable {
    /// A bar of the usual height, or a low one.
    case `default`, compact
    /// A bar of the usual height with a line of text above the title.
    case defaultPrompt = 101
    /// A low bar with a line of text above the title.
    case compactPrompt
}
