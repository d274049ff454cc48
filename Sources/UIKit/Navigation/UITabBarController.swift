import CoreGraphics
import Foundation

/// Pages side by side, one of which is seen, with a bar to choose it.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
    /// No pages yet. There are no nib files here, so both arguments are left alone.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { return nil }

    /// The pages, from the first tab to the last.
    open var viewControllers: [UIViewController]? {
        didSet {
            for page in oldValue ?? [] where !(viewControllers ?? []).contains(where: { $0 === page }) {
                page.willMove(toParent: nil)
                page.disappear { page.viewIfLoaded?.removeFromSuperview() }
                page.removeFromParent()
            }
            for page in viewControllers ?? [] where page.parent !== self {
                addChild(page)
                page.tabBarItem.onChange = { [weak self] in self?.bar?.contentDidChange() }
                page.didMove(toParent: self)
            }
            selectedIndex = min(selectedIndex, max((viewControllers?.count ?? 0) - 1, 0))
            showSelected()
        }
    }

    /// Has other pages from now on.
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

    /// Who is asked and told which page is chosen.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar. Its appearance is that of SwiftUI's bars, too.
    open private(set) lazy var tabBar = UITabBar()

    private var bar: ControllerContentView?
    private var pageFrame: UIView?

    /// The height of the bar above the safe area, in points.
    private static let barHeight: CGFloat = 49

    open override func loadView() {
        let frame = UIView(frame: UIScreen.main.bounds)
        frame.backgroundColor = .systemBackground
        let pages = UIView(frame: frame.bounds)
        let bar = ControllerContentView(self)
        frame.addSubview(pages)
        frame.addSubview(bar)
        pageFrame = pages
        self.bar = bar
        view = frame
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelected()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let bar, let pageFrame, let bounds = viewIfLoaded?.bounds else { return }
        let height = tabBar.isHidden ? 0 : UITabBarController.barHeight + view.safeAreaInsets.bottom
        bar.isHidden = tabBar.isHidden
        bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        pageFrame.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    }

    private func showSelected() {
        guard let pageFrame else { return }
        bar?.contentDidChange()
        let page = selectedViewController
        guard page?.viewIfLoaded?.superview !== pageFrame || page == nil else { return }
        for other in viewControllers ?? [] where other !== page {
            if let view = other.viewIfLoaded, view.superview === pageFrame {
                other.disappear { view.removeFromSuperview() }
            }
        }
        guard let page, let view = page.view else { return }
        view.frame = pageFrame.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if pageFrame.window == nil { pageFrame.addSubview(view) } else { page.appear { pageFrame.addSubview(view) } }
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

/// Who is asked and told which page of a tab bar controller is chosen.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether the user may choose a page.
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

/// What a tab bar shows of a page.
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

    /// What is written below the picture; nil is the page's title.
    open var title: String? { didSet { onChange?() } }
    /// The picture.
    open var image: UIImage? { didSet { onChange?() } }
    /// The picture while the page is seen; nil is the same.
    open var selectedImage: UIImage? { didSet { onChange?() } }
    /// What stands in a red circle at the picture.
    open var badgeValue: String? { didSet { onChange?() } }
    /// The colour of that circle; nil is red. Kept here.
    open var badgeColor: UIColor?
    /// A number to find the item by.
    open var tag = 0

    /// Called when the bar is to be drawn anew.
    var onChange: (() -> Void)?
}

extension UIViewController {
    /// The tab bar controller that the controller is a page of, however deep in it.
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
}
