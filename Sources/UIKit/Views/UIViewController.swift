import CoreGraphics
import Foundation

/// Keeps a view, and is notified when it appears and disappears.
@MainActor @preconcurrency open class UIViewController: UIResponder, UIAppearanceContainer, UITraitEnvironment {
    private var loadedView: UIView?

    /// A controller whose view is made in `loadView`. There are no nib files here, so both arguments are left alone.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Storyboards do not exist here: there is no controller in any archive.
    public required init?(coder: NSCoder) { return nil }

    // MARK: View

    /// The view. It is made when it is first asked for.
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

    /// The view, where it has been made.
    open var viewIfLoaded: UIView? { loadedView }

    /// A Boolean value that indicates whether the view has been made.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view. As it stands that is an empty one of the screen's size.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Makes the view, if it has not been made.
    open func loadViewIfNeeded() { _ = view }

    // MARK: Accessibility

    /// A Boolean value that indicates whether assistive technology reads the controller as one. Stored, as the
    /// values below: views are read.
    open var isAccessibilityElement = false
    /// The accessibility label: what the controller is called. Stored.
    open var accessibilityLabel: String?
    /// The accessibility hint: what using it does. Stored.
    open var accessibilityHint: String?
    /// The value in words. Stored.
    open var accessibilityValue: String?
    /// The accessibility traits: what it is and how it behaves. Stored.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// The name that tests know it by. Stored.
    open var accessibilityIdentifier: String?

    // MARK: Coming and going

    /// Called once the view has been made.
    open func viewDidLoad() {}
    /// Called before the view comes into a window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in a window and has its size and traits, before it is seen.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view is seen.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view goes out of its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view is no longer seen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view places its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called when the view has placed its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called when what covers the view has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Memory runs short. A host on Linux does not call it.
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

    /// The title: what bars call the controller.
    open var title: String? { didSet { navigationItem.onChange?() } }
    /// The navigation item: what a navigation bar shows of the controller.
    open private(set) lazy var navigationItem = UINavigationItem()
    /// The tab bar item: what a tab bar shows of the controller.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
    /// The size that the controller likes best where it is shown in another one.
    open var preferredContentSize = CGSize.zero
    /// Light or dark, whatever holds around it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            viewIfLoaded?.setNeedsDisplay()
            viewIfLoaded?.window?.onRootChange?()
        }
    }

    /// The preferred status bar style: how the status bar looks above the controller. Hosts draw it by light and dark.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that indicates whether there is no status bar above the controller. Hosts draw none.
    open var prefersStatusBarHidden: Bool { false }
    /// A Boolean value that indicates whether the line at the lower edge of the screen hides automatically. Hosts draw
    /// none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The supported interface orientations: which ways of holding the device the controller is made for.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// A Boolean value that indicates whether the controller turns with the device; the older way to say it.
    open var shouldAutorotate: Bool { true }
    /// A Boolean value that indicates whether the tab bar goes while the controller is the page on top. Stored.
    open var hidesBottomBarWhenPushed = false { didSet { UIKitWithoutEffect.hidesBottomBarWhenPushed.log() } }
    /// The edges for extended layout: at which edges the view reaches below bars. Here it reaches below none.
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { UIKitWithoutEffect.edgesForExtendedLayout.log() } }
    /// A Boolean value that indicates whether it also does so below bars that nothing shines through. Stored.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { UIKitWithoutEffect.extendedLayoutIncludesOpaqueBars.log() }
    }
    /// A Boolean value that indicates whether what the controller presents covers it, rather than the window. Kept
    /// here.
    open var definesPresentationContext = false { didSet { UIKitWithoutEffect.definesPresentationContext.log() } }

    /// `preferredStatusBarStyle` or `prefersStatusBarHidden` has changed.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// `supportedInterfaceOrientations` has changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// The traits that hold for the view.
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

    /// The controllers whose views are in this one's.
    open private(set) var children: [UIViewController] = []
    /// The controller in whose view this one's is.
    open private(set) weak var parent: UIViewController?

    /// Takes in another controller. Its view is to be added to this one's as well, and `didMove(toParent:)` called.
    open func addChild(_ childController: UIViewController) {
        if let old = childController.parent { old.children.removeAll { $0 === childController } }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Takes the controller out of the one around it. Its view is to be taken out before.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller is put into another one, or taken out.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called when the controller was put into another one, or taken out.
    open func didMove(toParent parent: UIViewController?) {
        // The view of a child that comes later is in the window without having been told.
        guard let parent, parent.isAppeared, !isAppeared, viewIfLoaded?.window != nil else { return }
        appear {}
    }

    /// The controller that this one is in, or the nearest one further out that fits.
    func ancestor<C: UIViewController>(_ type: C.Type) -> C? { parent as? C ?? parent?.ancestor(type) }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? viewIfLoaded?.window }

    // MARK: Transitions and storyboards

    /// The transitioning delegate: what animates the controller's presentation. Controllers come at once here: it is
    /// kept, and not asked.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The transition that runs: none, since controllers appear and disappear at once.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// The size of the view changes. A host gives the new size without a transition, so that nobody calls it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// The traits change. A host gives the new ones without a transition, so that nobody calls it.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// The storyboard that the controller is from: none here.
    open var storyboard: UIStoryboard? { nil }
    /// Called before a way of the storyboard is gone.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns a Boolean value that indicates whether a way of the storyboard may be gone.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Goes a way of the storyboard. There is none here, and the console says so once.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        Log.once("Storyboards are not read: \(type(of: self)) has no segue \(identifier).")
    }

    /// The additional safe area insets: what the safe area of the view has beyond the window's, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue, let view = viewIfLoaded else { return }
            view.setNeedsLayout()
            view.safeAreaInsetsDidChange()
            viewSafeAreaInsetsDidChange()
        }
    }

    // MARK: Presenting

    /// The modal presentation style: how a presented controller lies over the one that presents it.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The modal transition style: how a presented controller comes. Stored; it is there at once.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
        didSet { UIKitWithoutEffect.modalTransitionStyle.log() }
    }
    /// A Boolean value that indicates whether the user cannot put it away by pulling. Stored, as nobody pulls.
    open var isModalInPresentation = false { didSet { UIKitWithoutEffect.isModalInPresentation.log() } }

    /// How the controller is presented, by kind, once somebody asked.
    var presentations: [ObjectIdentifier: UIPresentationController] = [:]

    private var presented: UIViewController?
    private weak var presenter: UIViewController?

    /// The controller that lies over this one, or over one around it.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// The controller that this one, or one around it, lies over.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// The content unavailable configuration: what is shown over the view while content is missing; nil shows the
    /// content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet {
            unavailableView = view.fill(by: contentUnavailableConfiguration, inPlaceOf: unavailableView)
        }
    }
    private var unavailableView: (any UIView & UIContentView)?

    /// The keys that were added.
    final var addedKeyCommands: [UIKeyCommand] = []

    /// Shows a controller in the last column of a split view controller, or else over the window.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController {
            split.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Lays a controller over all of the window. Nothing happens, but a message, where this one presents another one
    /// already or is in no window.
    ///
    /// The new one is there at once and covers the window, whatever its style.
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

    /// Puts away the controller that lies over this one, or else this one; in SwiftUI's hierarchy, else the presentation
    /// that it is in.
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

/// Constants that describe how a presented controller lies over the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A modal presentation style: over the whole screen.
    case fullScreen = 0
    /// The modal presentation styles: on a sheet; on a sheet of the size of a form; in the place of the one around it;
    /// or as a controller of the program's own lays it out.
    case pageSheet, formSheet, currentContext, custom
    /// The modal presentation styles: over the whole screen or the one around it, which stays; in a bubble.
    case overFullScreen, overCurrentContext, popover
    /// A modal presentation style: not at all.
    case none = -1
    /// A modal presentation style: as the system likes it: on a sheet.
    case automatic = -2
}

/// Constants that describe how a presented controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The modal transition styles: from below, by turning the screen, by showing through, or by lifting the page.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
