import DisplayList
import Foundation
import UIKit

/// A UIKit controller whose view shows a SwiftUI view.
///
/// As the root of a window, or in the view of another controller, it is what a program shows. The view has a size that
/// fits and can be drawn into a `UIGraphicsImageRenderer`, too.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let content: HostedViews<Content>

    /// A controller that shows a view.
    public init(rootView: Content) {
        content = HostedViews(rootView)
        super.init(nibName: nil, bundle: nil)
        content.controller = self
    }

    /// A controller that shows a view; the archive is left alone.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        content = HostedViews(rootView)
        super.init(nibName: nil, bundle: nil)
        content.controller = self
    }

    /// Storyboards do not exist here: there is no controller in any archive.
    public required init?(coder aDecoder: NSCoder) { return nil }

    /// The view that is shown. A new one takes over the state of the old one where they are alike.
    open var rootView: Content {
        get { content.model.rootView }
        set { content.model.rootView = newValue }
    }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        view.hosted = content
        self.view = view
    }

    /// The size that the view takes when it is offered one, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { content.size(width: size.width, height: size.height) }

    /// Which sizes follow the view.
    open var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            if sizingOptions.contains(.preferredContentSize) {
                preferredContentSize = content.size(width: nil, height: nil)
            }
        }
    }

    /// Which safe areas the view keeps clear of.
    open var safeAreaRegions: SafeAreaRegions {
        get { content.safeAreaRegions }
        set { content.safeAreaRegions = newValue }
    }
}

/// Which sizes of a hosting controller follow its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The controller's preferred size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    /// The view's intrinsic size, which always follows here.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// Keeps the SwiftUI view of a hosting controller alive and draws it.
private final class HostedViews<Content: View>: DrawnContent {
    let model: HostedModel<Content>
    weak var controller: UIViewController?
    private let host: ViewHost

    init(_ rootView: Content) {
        model = HostedModel(rootView)
        host = ViewHost(HostedRoot(model: model), size: .zero)
        host.onNeedsFrame = { [weak self] in self?.controller?.viewIfLoaded?.setNeedsDisplay() }
    }

    var safeAreaRegions = SafeAreaRegions.all { didSet { controller?.viewIfLoaded?.setNeedsDisplay() } }
    private var time: TimeInterval = 0
    private var lastFrame: Frame?

    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        prepare(scale: UIScreen.main.scale)
        return host.sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    func adapt(to surroundings: WindowSurroundings) {
        time = surroundings.time
        host.setEnvironment { surroundings.apply(to: &$0) }
    }

    func drawing(of size: CGSize, scale: CGFloat) -> DisplayNode {
        prepare(scale: scale)
        host.resize(to: size, safeAreaInsets: safeAreaInsets)
        let frame = host.frame(at: time, background: nil)
        lastFrame = frame
        return frame.displayList.root
    }

    func accessibilityElements() -> [AccessibilityNode] { lastFrame?.accessibility ?? [] }

    private var safeAreaInsets: EdgeInsets {
        guard safeAreaRegions.contains(.container), let view = controller?.viewIfLoaded else { return EdgeInsets() }
        let insets = view.safeAreaInsets
        let isMirrored = view.traitCollection.layoutDirection == .rightToLeft
        return EdgeInsets(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }

    private func prepare(scale: CGFloat) {
        let traits = controller?.traitCollection ?? .current
        host.setEnvironment {
            $0.take(traits)
            $0.displayScale = scale
        }
    }
}

/// The view of a hosting controller, which may be changed.
@Observable private final class HostedModel<Content> {
    var rootView: Content
    init(_ rootView: Content) { self.rootView = rootView }
}

private struct HostedRoot<Content: View>: View {
    let model: HostedModel<Content>
    var body: some View { model.rootView }
}
