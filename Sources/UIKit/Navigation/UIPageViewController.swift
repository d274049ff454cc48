import CoreGraphics
import Foundation

/// Pages that follow each other, one of which is seen. A swipe goes to the page before or after.
///
/// Pages come at once; they are not seen on their way.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
    /// Constants that describe how pages follow each other. Here they always do so at once.
    public enum TransitionStyle: Int, Sendable {
        /// The transition styles: as leaves of a book, or side by side.
        case pageCurl, scroll
    }
    /// Constants that describe which way pages lie.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side, or one below the other.
        case horizontal, vertical
    }
    /// Constants that describe which way the program goes.
    public enum NavigationDirection: Int, Sendable {
        /// The navigation directions: on, or back.
        case forward, reverse
    }
    /// A type that describes how pages are set up.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// An options key: where leaves are bound. Not used here.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The room between pages, in points. Not used here, as no two are seen.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The transition style: how pages follow each other.
    open private(set) var transitionStyle: TransitionStyle
    /// The navigation orientation: which way pages lie.
    open private(set) var navigationOrientation: NavigationOrientation

    /// Pages that are still to be set.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { return nil }

    /// The data source: who knows the pages before and after. Without one, nothing is swiped.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The object that is notified of swipes.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// A Boolean value that indicates whether leaves have a back. Stored.
    open var isDoubleSided = false { didSet { UIKitWithoutEffect.isDoubleSided.log() } }

    /// The page that is seen.
    open private(set) var viewControllers: [UIViewController]?

    /// Shows a page; the handler is notified that it is there.
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

/// A type that knows which pages follow each other.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before another one; nil for the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another one; nil for the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// The object that is notified of swipes from page to page.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// A swipe is about to show another page.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// A swipe is over.
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
