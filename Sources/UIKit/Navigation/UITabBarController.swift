import CoreGraphics
import Foundation

/// A controller that shows one of several pages, with a tab bar.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
    /// Creates a controller without pages. Perch has no nib files, so the arguments have no effect.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { return nil }

    /// The pages, from the first tab to the last.
    open var viewControllers: [UIViewController]? {
        didSet {
            replacePages(oldValue ?? [], by: viewControllers ?? []) { page in
                page.tabBarItem.onChange = { [weak self] in self?.frame?.bar.contentDidChange() }
            }
            selectedIndex = min(selectedIndex, max((viewControllers?.count ?? 0) - 1, 0))
            showSelected()
        }
    }

    /// Replaces the pages.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// The index of the selected page, from 0. An index without a page has no effect.
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            let count = viewControllers?.count ?? 0
            if selectedIndex != 0, !(0..<count).contains(selectedIndex) {
                selectedIndex = oldValue
            } else {
                showSelected()
            }
        }
    }

    /// The selected page. A controller that is not one of the pages has no effect.
    open var selectedViewController: UIViewController? {
        get {
            guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
            return viewControllers[selectedIndex]
        }
        set {
            if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }

    /// The delegate, which controls and observes the selection.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar. SwiftUI's bars also use its appearance.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.tabBarController = self
        return bar
    }()

    private var frame: BarredView? { viewIfLoaded as? BarredView }

    /// The height of the bar above the safe area, in points.
    private static let barHeight: CGFloat = 49

    open override func loadView() { view = BarredView(self) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelected()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let frame else { return }
        frame.divide(
            barHeight: tabBar.isHidden ? 0 : UITabBarController.barHeight + frame.safeAreaInsets.bottom, at: .maxYEdge)
    }

    private func showSelected() {
        guard let frame else { return }
        frame.bar.contentDidChange()
        guard let page = selectedViewController, !page.isIn(frame.room) else { return }
        page.enter(frame.room, inPlaceOf: viewControllers ?? [])
    }

    /// The user chose a tab.
    package func choose(_ index: Int) {
        guard let viewControllers, viewControllers.indices.contains(index) else { return }
        let page = viewControllers[index]
        guard delegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: page)
    }
}

/// A delegate that controls and observes the selection of pages in a tab bar controller.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns a Boolean value that indicates whether the user can select a page.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after the user has selected a page.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}

/// The item of a page in a tab bar.
open class UITabBarItem: UIBarItem {
    /// Creates an item without content.
    public override init() { super.init() }

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates an item with a title, an image, and an image for the selected state. If this image is nil, both states
    /// have the same image.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The title below the image. Nil for the title of the page.
    open var title: String? { didSet { onChange?() } }
    /// The image.
    open var image: UIImage? { didSet { onChange?() } }
    /// The image of the selected item. Nil for the same image.
    open var selectedImage: UIImage? { didSet { onChange?() } }
    /// The text of the badge, in a red circle at the image.
    open var badgeValue: String? { didSet { onChange?() } }
    /// The color of the badge. Nil for red. Perch stores this value, but it has no effect.
    open var badgeColor: UIColor?
    /// The tag of the item.
    open var tag = 0

    /// Called when the bar is to be drawn again.
    var onChange: (() -> Void)?
}

extension UIViewController {
    /// The tab bar controller that the controller is a page of, at any depth.
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
}
