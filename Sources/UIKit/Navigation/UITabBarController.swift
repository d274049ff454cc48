import CoreGraphics
import Foundation

/// Pages side by side, one of which is seen, with a bar to choose it.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
    /// Creates a controller without pages. There are no nib files here, so both arguments are left alone.
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

    /// The page that is seen, counted from 0. A number without a page leaves it as it is.
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

    /// The page that is seen. One that is none of the pages leaves it as it is.
    open var selectedViewController: UIViewController? {
        get {
            guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
            return viewControllers[selectedIndex]
        }
        set {
            if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }

    /// The delegate: who is asked and told which page is chosen.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar. Its appearance is that of SwiftUI's bars, too.
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

/// A type that is asked and told which page of a tab bar controller is chosen.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns a Boolean value that indicates whether the user may choose a page.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// The user has chosen a page.
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

/// A type that describes what a tab bar shows of a page.
open class UITabBarItem: UIBarItem {
    /// An item without any content.
    public override init() { super.init() }

    /// An item with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item with a title and pictures: one for the page that is seen, or the same.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The title: what is written below the picture; nil is the page's title.
    open var title: String? { didSet { onChange?() } }
    /// The picture.
    open var image: UIImage? { didSet { onChange?() } }
    /// The picture while the page is seen; nil is the same.
    open var selectedImage: UIImage? { didSet { onChange?() } }
    /// The badge value: what is in a red circle at the picture.
    open var badgeValue: String? { didSet { onChange?() } }
    /// The color of that circle; nil is red. Stored.
    open var badgeColor: UIColor?
    /// A number to find the item by.
    open var tag = 0

    /// Called when the bar is to be drawn again.
    var onChange: (() -> Void)?
}

extension UIViewController {
    /// The tab bar controller that the controller is a page of, however deep in it.
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
}
