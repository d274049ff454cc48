import CoreGraphics
import Foundation

/// A controller that shows one of several pages. A swipe shows the next or the previous page.
///
/// Pages appear without animation.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
    /// Constants that describe the transition between pages. Perch shows pages without a transition.
    public enum TransitionStyle: Int, Sendable {
        /// The styles: page curl, and scroll.
        case pageCurl, scroll
    }
    /// Constants that describe the orientation of the pages.
    public enum NavigationOrientation: Int, Sendable {
        /// The orientations: horizontal and vertical.
        case horizontal, vertical
    }
    /// Constants that describe the direction of navigation.
    public enum NavigationDirection: Int, Sendable {
        /// The directions: forward and reverse.
        case forward, reverse
    }
    /// The keys for the options of a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key for the location of the spine. Perch does not use it.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The key for the spacing between pages, in points. Perch does not use it, because only one page is visible.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The style of the transition.
    open private(set) var transitionStyle: TransitionStyle
    /// The orientation of the pages.
    open private(set) var navigationOrientation: NavigationOrientation

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { return nil }

    /// The data source, which provides the next and the previous page. Without a data source, users cannot swipe.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The delegate, which is notified of swipes.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// A Boolean value that indicates whether pages are double-sided. Perch stores this value, but it has no effect.
    open var isDoubleSided = false { didSet { UIKitWithoutEffect.isDoubleSided.log() } }

    /// The visible page.
    open private(set) var viewControllers: [UIViewController]?

    /// Shows a page, and then calls the handler.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let old = self.viewControllers ?? []
        self.viewControllers = viewControllers
        replacePages(old, by: viewControllers ?? [])
        if isViewLoaded { showPage() }
        completion?(true)
    }

    open override func loadView() { view = PageSwipeView(self) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showPage()
    }

    private func showPage() {
        guard let page = viewControllers?.first, let view, !page.isIn(view) else { return }
        page.enter(view, inPlaceOf: [])
    }

    /// Somebody swiped.
    fileprivate func swipe(_ direction: NavigationDirection) {
        guard let dataSource, let page = viewControllers?.first else { return }
        let next =
            direction == .forward
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
        guard let next else { return }
        delegate?.pageViewController(self, willTransitionTo: [next])
        setViewControllers([next], direction: direction, animated: true)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: true)
    }
}

/// An object that provides the pages.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before a page. Nil for the first page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after a page. Nil for the last page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// A delegate that is notified of swipes from page to page.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called before a swipe shows another page.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called after a swipe has ended.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// The room for a page, which feels swipes over it.
private final class PageSwipeView: UIView {
    init(_ pages: UIPageViewController) {
        super.init(frame: UIScreen.main.bounds)
        addGestureRecognizer(PageSwipeRecognizer(pages))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Follows a finger that turns a page.
private final class PageSwipeRecognizer: UIPanGestureRecognizer {
    private weak var pages: UIPageViewController?
    /// How far a swipe goes to turn the page, in points.
    private static let turningDistance: CGFloat = 40

    init(_ pages: UIPageViewController) {
        self.pages = pages
        super.init()
        maximumNumberOfTouches = 1
        onAction = { [weak self] in self?.turn() }
    }

    private var isUpright: Bool { pages?.navigationOrientation == .vertical }

    /// A finger that goes the other way does not swipe.
    override func begins(with translation: CGPoint) -> Bool {
        isUpright ? abs(translation.y) > abs(translation.x) : abs(translation.x) > abs(translation.y)
    }

    private func turn() {
        let translation = translation(in: view)
        let way = isUpright ? translation.y : translation.x
        guard state == .ended, abs(way) >= Self.turningDistance else { return }
        let isMirrored = !isUpright && view?.traitCollection.layoutDirection == .rightToLeft
        pages?.swipe((way < 0) != isMirrored ? .forward : .reverse)
    }
}
