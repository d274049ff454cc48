import CoreGraphics
import Foundation

/// A navigation bar. The navigation bars of SwiftUI views also use its appearance proxy.
open class UINavigationBar: UIView {
    /// The appearance while content is under the bar.
    open var standardAppearance = UINavigationBarAppearance()
    /// The appearance in a low bar. Nil for the standard appearance.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance while no content is under the bar. Nil for the standard appearance without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The appearance in a low bar while no content is under the bar.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// A Boolean value that indicates whether titles are large. Perch stores this value, but it has no effect.
    open var prefersLargeTitles = false { didSet { UIKitWithoutEffect.prefersLargeTitles.log() } }
    /// A Boolean value that indicates whether the bar is translucent. Perch stores this value, but it has no effect.
    open var isTranslucent = true
    /// The bar's color.
    open var barTintColor: UIColor?
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The large title's attributes.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The image of the line below the bar. An empty image removes the line.
    open var shadowImage: UIImage?
    /// The image of the back indicator.
    open var backIndicatorImage: UIImage?
    /// The mask that hides the part of the title under the back indicator during transitions.
    open var backIndicatorTransitionMaskImage: UIImage?
    private var ownItems: [UINavigationItem] = []
    /// The controller whose pages the bar is of.
    weak var navigationController: UINavigationController?

    /// The items of all pages, with the top page last. In a navigation controller, they are the items of its pages.
    open var items: [UINavigationItem]? {
        get { navigationController?.viewControllers.map(\.navigationItem) ?? ownItems }
        set { ownItems = newValue ?? [] }
    }
    /// The item of the top page.
    open var topItem: UINavigationItem? { items?.last }
    /// The item of the page below.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Sets the image behind the bar for a height.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }

    /// Returns the image for the given metrics, or nil if none is set.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
}

/// A tab bar. SwiftUI's tab views also use its appearance proxy.
open class UITabBar: UIView {
    /// The appearance while content is under the bar.
    open var standardAppearance = UITabBarAppearance()
    /// The appearance while no content is under the bar. Nil for the standard appearance.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// A Boolean value that indicates whether the bar is translucent. Perch stores this value, but it has no effect.
    open var isTranslucent = true
    /// The bar's color.
    open var barTintColor: UIColor?
    /// The color of items that are not selected.
    open var unselectedItemTintColor: UIColor?
    /// The image behind the bar.
    open var backgroundImage: UIImage?
    /// The image of the line above the bar. An empty image removes the line.
    open var shadowImage: UIImage?
    /// The image behind the selected item. Perch stores this value, but it has no effect.
    open var selectionIndicatorImage: UIImage? { didSet { UIKitWithoutEffect.tabBarSelectionIndicatorImage.log() } }
    private var ownItems: [UITabBarItem]?
    private weak var ownSelectedItem: UITabBarItem?
    /// The controller whose pages the bar is of.
    weak var tabBarController: UITabBarController?

    /// The items, in their order. In a tab bar controller, they are the items of its pages, and setting them has no
    /// effect.
    open var items: [UITabBarItem]? {
        get { tabBarController.map { $0.viewControllers?.map(\.tabBarItem) ?? [] } ?? ownItems }
        set { ownItems = newValue }
    }

    /// The selected item. In a tab bar controller, it is the item of the selected page, and setting it has no effect.
    open var selectedItem: UITabBarItem? {
        get { tabBarController.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
        set { ownSelectedItem = newValue }
    }
}

/// A toolbar. SwiftUI's toolbars also use its appearance proxy.
open class UIToolbar: UIView {
    /// The appearance while content is under the bar.
    open var standardAppearance = UIToolbarAppearance()
    /// The appearance in a low bar. Nil for the standard appearance.
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance while no content is under the bar. Nil for the standard appearance.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// A Boolean value that indicates whether the bar is translucent. Perch stores this value, but it has no effect.
    open var isTranslucent = true
    /// The bar's color.
    open var barTintColor: UIColor?
}

/// An item in a bar.
@MainActor @preconcurrency open class UIBarItem: NSObject, UIAppearance {
    /// The title's attributes by state.
    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }

    /// Creates an item. Perch does not read the archive, so the item is a new one.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the attributes of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
    }

    /// Returns the attributes of the title for a state.
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

/// Constants that describe the height of a bar.
public enum UIBarMetrics: Int, Sendable {
    /// A bar with the default height, and a compact bar.
    case `default`, compact
    /// A bar with the default height and a prompt above the title.
    case defaultPrompt = 101
    /// A compact bar with a prompt above the title.
    case compactPrompt
}
