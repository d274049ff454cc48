import CoreGraphics
import Foundation

/// A controller that manages a stack of pages, with a navigation bar.
///
/// Pages appear and disappear without animation, and the bar has a fixed height.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    /// Creates a controller with a root page.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        // Within the initializer itself nobody would hear of it.
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a controller without pages. Perch has no nib files, so the arguments have no effect.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { return nil }

    // MARK: Pages

    /// The pages, the lowest first.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            guard viewControllers.map(ObjectIdentifier.init) != oldValue.map(ObjectIdentifier.init) else { return }
            pagesDidChange(from: oldValue)
        }
    }

    /// The top page.
    open var topViewController: UIViewController? { viewControllers.last }

    /// The visible view controller: the controller that is presented over the pages, or the top page.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// The delegate, which is notified of pages.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Pushes a page. If the page is already in the stack, logs a message and does nothing.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !viewControllers.contains(where: { $0 === viewController }) else {
            return Log.once("UINavigationController: a page cannot be pushed twice; it stays where it is.")
        }
        viewControllers.append(viewController)
    }

    /// Removes the top page and returns it. The last page is not removed.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }

    /// Removes all pages except the root page, and returns them.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Removes the pages above a page, and returns them. Nil if the page is not in the stack.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(viewControllers[(index + 1)...])
        viewControllers.removeLast(gone.count)
        return gone
    }

    /// Replaces the pages.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    private func pagesDidChange(from old: [UIViewController]) {
        replacePages(old, by: viewControllers) { page in
            page.navigationItem.onChange = { [weak self] in self?.barDidChange() }
        }
        if isViewLoaded { showTop() }
    }

    /// Puts the top page in, in the place of the one that was seen.
    private func showTop() {
        guard let frame, let top = topViewController, !top.isIn(frame.room) else { return barDidChange() }
        delegate?.navigationController(self, willShow: top, animated: false)
        top.enter(frame.room, inPlaceOf: viewControllers)
        barDidChange()
        delegate?.navigationController(self, didShow: top, animated: false)
    }

    // MARK: Bar

    /// The bar. SwiftUI's bars also use its appearance.
    open private(set) lazy var navigationBar = {
        let bar = UINavigationBar()
        bar.navigationController = self
        return bar
    }()

    /// A Boolean value that indicates whether the navigation bar is hidden.
    open var isNavigationBarHidden = false { didSet { barDidChange() } }

    /// Shows or hides the bar, without animation.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    private var frame: BarredView? { viewIfLoaded as? BarredView }

    /// The height of the bar below the safe area, in points.
    private static let barHeight: CGFloat = 44

    open override func loadView() { view = BarredView(self) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let frame else { return }
        frame.divide(
            barHeight: isNavigationBarHidden ? 0 : frame.safeAreaInsets.top + UINavigationController.barHeight,
            at: .minYEdge)
    }

    private func barDidChange() {
        let search = isNavigationBarHidden ? nil : topViewController?.navigationItem.searchController
        search?.host = topViewController
        frame?.extra = search?.searchBar
        frame?.bar.contentDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: For the engine

    /// What the button back says; nil if there is none.
    package var backTitle: String? {
        guard viewControllers.count > 1, let top = topViewController, !top.navigationItem.hidesBackButton else {
            return nil
        }
        if top.navigationItem.leftBarButtonItems?.isEmpty == false, !top.navigationItem.leftItemsSupplementBackButton {
            return nil
        }
        let below = viewControllers[viewControllers.count - 2]
        return below.navigationItem.backButtonTitle ?? below.navigationItem.title ?? below.title ?? ""
    }
}

/// A delegate that is notified of the pages of a navigation controller.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a page becomes visible.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after a page became visible.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

extension UIViewController {
    /// The navigation controller that the controller is a page of, at any depth.
    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

    /// Shows a controller as the next page if there is a navigation controller, otherwise over the window.
    public func show(_ vc: UIViewController, sender: Any?) {
        if let pages = self as? UINavigationController ?? navigationController {
            pages.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
}
