import CoreGraphics
import Foundation

/// Keeps a view. There is no screen that it could be shown on, so that none of the calls that come with one are made.
@MainActor open class UIViewController: UIResponder, UIAppearanceContainer {
    private var loadedView: UIView?

    /// A controller whose view is made in `loadView`. There are no nib files here, so both arguments are left alone.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Storyboards do not exist here: there is no controller in any archive.
    public required init?(coder: NSCoder) { return nil }

    /// The view. It is made when it is first asked for.
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// The view, where it has been made.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view has been made.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view. As it stands that is an empty one of the screen's size.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Makes the view, if it has not been made.
    open func loadViewIfNeeded() { _ = view }

    /// Called once the view has been made.
    open func viewDidLoad() {}

    /// What bars call the controller.
    open var title: String?
    /// The size that the controller likes best where it is shown in another one.
    open var preferredContentSize = CGSize.zero
    /// Light or dark, whatever holds around it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// The controllers whose views are in this one's.
    open private(set) var children: [UIViewController] = []
    /// The controller in whose view this one's is.
    open private(set) weak var parent: UIViewController?

    /// Takes in another controller. Its view is to be added to this one's as well.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    /// Takes the controller out of the one around it.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called before the controller is put into another one, or taken out.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called when the controller was put into another one, or taken out.
    open func didMove(toParent parent: UIViewController?) {}
}
