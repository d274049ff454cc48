import CoreGraphics
import Foundation

/// An object that manages a view, and is notified when the view appears and disappears.
@MainActor @preconcurrency open class UIViewController: UIResponder, UIAppearanceContainer, UITraitEnvironment {
    private var loadedView: UIView?

    /// Creates a controller whose view `loadView` creates. Perch has no nib files, so the arguments have no effect.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Returns nil, because Perch has no storyboards and no archives of controllers.
    public required init?(coder: NSCoder) { return nil }

    // MARK: View

    /// The view. It is created at the first access.
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                // A `loadView` that makes no view is a slip of the program; the controller has an empty one then.
                if loadedView == nil { self.view = UIView(frame: UIScreen.main.bounds) }
                viewDidLoad()
            }
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view, if it was created.
    open var viewIfLoaded: UIView? { loadedView }

    /// A Boolean value that indicates whether the view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view. The default implementation creates an empty view with the size of the screen.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Creates the view, if it was not created yet.
    open func loadViewIfNeeded() { _ = view }

    // MARK: Accessibility

    /// A Boolean value that indicates whether the controller is an accessibility element. Perch stores this value and
    /// the following values, but uses those of views.
    open var isAccessibilityElement = false
    /// The accessibility label of the controller. Perch stores this value, but it has no effect.
    open var accessibilityLabel: String?
    /// The accessibility hint of the controller. Perch stores this value, but it has no effect.
    open var accessibilityHint: String?
    /// The value in words. Perch stores this value, but it has no effect.
    open var accessibilityValue: String?
    /// The accessibility traits of the controller. Perch stores this value, but it has no effect.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// The identifier for tests. Perch stores this value, but it has no effect.
    open var accessibilityIdentifier: String?

    // MARK: Coming and going

    /// Called after the view was created.
    open func viewDidLoad() {}
    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in a window and has its size and traits, before it is visible.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view became visible.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is removed from its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called after the safe area insets of the view have changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when memory is low. Perch's hosts do not call it.
    open func didReceiveMemoryWarning() {}

    /// Whether the view is in a window and was told so.
    private var isAppeared = false

    /// Puts the view in by `insert`, and tells the controller and those in it.
    func appear(_ insert: () -> Void) {
        guard !isAppeared else { return insert() }
        willAppear()
        insert()
        isAppearing()
        UIApplication.shared.onceStarted { [weak self] in self?.didAppear() }
    }

    /// Takes the view out by `remove`, and tells the controller and those in it.
    func disappear(_ remove: () -> Void) {
        guard isAppeared else { return remove() }
        willDisappear()
        remove()
        didDisappear()
    }

    /// The children that appear and disappear with the controller.
    var shownChildren: [UIViewController] {
        children.filter { child in child.viewIfLoaded.map { $0.isDescendant(of: view) } ?? false }
    }

    private func willAppear() {
        _ = view
        isAppeared = true
        viewWillAppear(false)
        for child in shownChildren { child.willAppear() }
    }

    private func isAppearing() {
        view.window?.layoutIfNeeded()
        viewIsAppearing(false)
        for child in shownChildren { child.isAppearing() }
    }

    private func didAppear() {
        guard isAppeared else { return }
        view.layoutIfNeeded()
        viewDidAppear(false)
        for child in shownChildren { child.didAppear() }
    }

    private func willDisappear() {
        viewWillDisappear(false)
        for child in shownChildren { child.willDisappear() }
    }

    private func didDisappear() {
        isAppeared = false
        for child in shownChildren { child.didDisappear() }
        viewDidDisappear(false)
    }

    // MARK: What others show of it

    /// The title of the controller in bars.
    open var title: String? { didSet { navigationItem.onChange?() } }
    /// The item of the controller in a navigation bar.
    open private(set) lazy var navigationItem = UINavigationItem()
    /// The item of the controller in a tab bar.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
    /// The preferred size of the controller inside another controller.
    open var preferredContentSize = CGSize.zero
    /// The interface style that overrides the style of the environment.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            viewIfLoaded?.setNeedsDisplay()
            viewIfLoaded?.window?.onRootChange?()
        }
    }

    /// The preferred style of the status bar. Hosts use the style for light or dark appearance.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that indicates whether the status bar is hidden. Perch's hosts draw no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation with which the status bar changes. Perch's hosts draw no status bar.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// A Boolean value that indicates whether the home indicator hides automatically. Perch's hosts draw no home
    /// indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The interface orientations that the controller supports.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// A Boolean value that indicates whether the controller rotates with the device. This is an older API.
    open var shouldAutorotate: Bool { true }
    /// A Boolean value that indicates whether the tab bar is hidden while the controller is the top page. Perch stores
    /// this value, but it has no effect.
    open var hidesBottomBarWhenPushed = false { didSet { UIKitWithoutEffect.hidesBottomBarWhenPushed.log() } }
    /// The edges at which the view extends under bars. In Perch, it extends under none. The value has no effect.
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { UIKitWithoutEffect.edgesForExtendedLayout.log() } }
    /// A Boolean value that indicates whether the view also extends under opaque bars. Perch stores this value, but it
    /// has no effect.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { UIKitWithoutEffect.extendedLayoutIncludesOpaqueBars.log() }
    }
    /// A Boolean value that indicates whether presented controllers cover this controller instead of the window. Perch
    /// stores this value, but it has no effect.
    open var definesPresentationContext = false { didSet { UIKitWithoutEffect.definesPresentationContext.log() } }

    /// Requests an update of the status bar, after `preferredStatusBarStyle` or `prefersStatusBarHidden` has changed.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// The child that determines the style of the status bar. The default is nil: the controller itself. Perch's hosts do
    /// not call it.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden. The default is nil: the controller itself. Perch's
    /// hosts do not call it.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that determines whether the home indicator hides. The default is nil: the controller itself. Perch's
    /// hosts do not call it.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The child that determines which edges wait for a second swipe. The default is nil: the controller itself. Perch's
    /// hosts do not call it.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// The edges at which the system waits for a second swipe. Perch's hosts do not call it.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Requests that the system asks for the preference for the home indicator again. Perch's hosts draw no home
    /// indicator, and do nothing.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Requests that the system asks for the edges again. Perch's hosts do nothing.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Requests an update of the orientations, after `supportedInterfaceOrientations` has changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// The traits of the view.
    open var traitCollection: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        guard overrideUserInterfaceStyle != .unspecified else { return .current }
        return UITraitCollection(traitsFrom: [
            .current, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }

    /// Called when the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Hierarchy

    /// The child controllers.
    open private(set) var children: [UIViewController] = []
    /// The parent controller.
    open private(set) weak var parent: UIViewController?

    /// Adds a child controller. You must also add its view, and call `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        if let old = childController.parent { old.children.removeAll { $0 === childController } }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent. You must remove its view before.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller is added to or removed from a parent.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller was added to or removed from a parent.
    open func didMove(toParent parent: UIViewController?) {
        // The view of a child that comes later is in the window without having been told.
        guard let parent, parent.isAppeared, !isAppeared, viewIfLoaded?.window != nil else { return }
        appear {}
    }

    /// The controller that this one is in, or the nearest one further out that fits.
    func ancestor<C: UIViewController>(_ type: C.Type) -> C? { parent as? C ?? parent?.ancestor(type) }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? viewIfLoaded?.window }

    // MARK: Transitions and storyboards

    /// The delegate that animates the presentation. Perch presents controllers without animation, so it stores the
    /// delegate and does not call it.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The running transition. It is always nil, because controllers appear and disappear immediately.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// Called before the size of the view changes. Perch's hosts change the size without a transition and do not call
    /// it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before the traits change. Perch's hosts change the traits without a transition and do not call it.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// The storyboard of the controller. In Perch, it is always nil.
    open var storyboard: UIStoryboard? { nil }
    /// Called before a segue of the storyboard is performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns a Boolean value that indicates whether a segue of the storyboard can be performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Performs a segue of the storyboard. Perch has no segues, and logs this once.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        Log.once("Storyboards are not read: \(type(of: self)) has no segue \(identifier).")
    }

    /// Insets that are added to the safe area of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue, let view = viewIfLoaded else { return }
            view.setNeedsLayout()
            view.safeAreaInsetsDidChange()
            viewSafeAreaInsetsDidChange()
        }
    }

    // MARK: Presenting

    /// The style of the presentation.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The style of the transition. Perch stores this value, but presents without animation. The value has no effect.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
        didSet { UIKitWithoutEffect.modalTransitionStyle.log() }
    }
    /// A Boolean value that indicates whether the user is prevented from dismissing the controller with a gesture.
    /// Perch stores this value, but has no such gesture. The value has no effect.
    open var isModalInPresentation = false { didSet { UIKitWithoutEffect.isModalInPresentation.log() } }

    /// How the controller is presented, by kind, once somebody asked.
    var presentations: [ObjectIdentifier: UIPresentationController] = [:]

    private var presented: UIViewController?
    private weak var presenter: UIViewController?

    /// The controller that this controller, or an ancestor, has presented.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// The controller that has presented this controller or an ancestor.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// The configuration of the view that is shown while content is missing. Nil shows the content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet {
            unavailableView = view.fill(by: contentUnavailableConfiguration, inPlaceOf: unavailableView)
        }
    }
    private var unavailableView: (any UIView & UIContentView)?

    /// The keys that were added.
    final var addedKeyCommands: [UIKeyCommand] = []

    /// Shows a controller in the secondary column of a split view controller, or over the window.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController {
            split.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Presents a controller over the whole window. If this controller already presents another controller, or is not
    /// in a window, logs a message and does nothing. The presentation style has no effect.
    ///
    /// The new controller appears without animation and covers the window, regardless of its style.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil else {
            return Log.once("\(type(of: self)) already presents a view controller; the new one is not shown.")
        }
        guard let window = viewIfLoaded?.window else {
            return Log.once("\(type(of: self)) is not in a window and cannot present a view controller.")
        }
        if ![.fullScreen, .overFullScreen].contains(viewControllerToPresent.modalPresentationStyle) {
            UIKitWithoutEffect.modalPresentationStyle.log()
        }
        presented = viewControllerToPresent
        viewControllerToPresent.presenter = self
        if let view = viewControllerToPresent.view {
            view.frame = window.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            viewControllerToPresent.appear { window.addSubview(view) }
        }
        UIApplication.shared.onceStarted { completion?() }
    }

    /// Dismisses the presented controller, or this controller. In a hierarchy of SwiftUI views, otherwise dismisses the
    /// presentation that contains it.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented else {
            if let presenter = presentingViewController, presenter.presented != nil {
                return presenter.dismiss(animated: flag, completion: completion)
            }
            viewIfLoaded?.window?.dismissPresentation?()
            completion?()
            return
        }
        if presented.presented != nil { presented.dismiss(animated: flag) }
        presented.endPresentation(keepsView: false)
        completion?()
    }

    /// Nobody presents the controller any longer.
    ///
    /// - Parameter keepsView: whether its view stays, to be seen on its way.
    func endPresentation(keepsView: Bool) {
        guard let presenter else { return }
        if !keepsView { disappear { viewIfLoaded?.removeFromSuperview() } }
        presenter.presented = nil
        self.presenter = nil
    }
}

/// Constants that describe the style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A presentation over the whole screen.
    case fullScreen = 0
    /// The styles: page sheet, form sheet, current context, and custom.
    case pageSheet, formSheet, currentContext, custom
    /// The styles: over the full screen or the current context, which remain visible, and popover.
    case overFullScreen, overCurrentContext, popover
    /// No presentation.
    case none = -1
    /// The default style of the system, which is a sheet.
    case automatic = -2
}

/// Constants that describe the transition of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The transitions: cover vertical, flip horizontal, cross dissolve, and partial curl.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
