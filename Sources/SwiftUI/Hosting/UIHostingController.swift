import DisplayList
import Foundation
import UIKit

/// A UIKit view controller that shows a SwiftUI view.
///
/// The controller can be the root of a window, or its view can be in the view of another controller. The view has the
/// size of its content, and you can draw it with a `UIGraphicsImageRenderer`.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let content: HostedViews<Content>

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        content = HostedViews(rootView, isMountable: true)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller that shows a view. Perch does not read the archive.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        content = HostedViews(rootView, isMountable: true)
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because Perch has no storyboards and no archives of controllers.
    public required init?(coder aDecoder: NSCoder) { return nil }

    /// The view that the controller shows. If a new view has the same structure, it keeps the state of the previous
    /// view.
    open var rootView: Content {
        get { content.model.rootView }
        set { content.model.rootView = newValue }
    }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        view.hosted = content
        content.view = view
        self.view = view
    }

    /// Returns the size of the view for a proposed size, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { content.size(width: size.width, height: size.height) }

    /// The sizes that follow the view.
    open var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            if sizingOptions.contains(.preferredContentSize) {
                preferredContentSize = content.size(width: nil, height: nil)
            }
        }
    }

    /// The safe areas that the view avoids.
    open var safeAreaRegions: SafeAreaRegions {
        get { content.safeAreaRegions }
        set { content.safeAreaRegions = newValue }
    }
}

/// The sizes of a hosting controller that follow its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The controller's preferred size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    /// The view's intrinsic size. In Perch, it always follows the view.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
