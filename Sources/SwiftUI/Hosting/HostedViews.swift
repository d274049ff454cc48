import DisplayList
import Foundation
import UIKit

/// Keeps a SwiftUI view alive that is shown in a view of UIKit's, and draws it: by its own host, or by that of its window
/// where the view is the window's root.
final class HostedViews<Content: View>: MountableContent {
    let model: HostedModel<Content>
    /// The view that shows it.
    weak var view: UIView?
    /// Puts another value of the content into the model, where the view's own values make it.
    private let renew: ((HostedModel<Content>) -> Void)?

    /// - Parameter isMountable: whether the host of a window may show the content as its own.
    init(_ rootView: Content, isMountable: Bool = false, renew: ((HostedModel<Content>) -> Void)? = nil) {
        model = HostedModel(rootView)
        self.isMountable = isMountable
        self.renew = renew
    }

    // MARK: Shown by the window's host

    let isMountable: Bool

    weak var mount: (any ContentMount)? {
        didSet {
            guard mount != nil, let host = ownHost else { return }
            ownHost = nil
            host.root.unmount()
        }
    }

    var mountedView: AnyView {
        AnyView(HostedRoot(model: model).ignoresSafeArea(.all.subtracting(model.safeAreaRegions)))
    }

    // MARK: Shown by its own host

    private var ownHost: ViewHost?

    private var host: ViewHost {
        if let ownHost { return ownHost }
        let made = ViewHost(HostedRoot(model: model), size: .zero)
        made.onNeedsFrame = { [weak self] in self?.view?.setNeedsDisplay() }
        ownHost = made
        followTextInput()
        return made
    }

    var safeAreaRegions: SafeAreaRegions {
        get { model.safeAreaRegions }
        set {
            model.safeAreaRegions = newValue
            view?.setNeedsDisplay()
        }
    }
    private var time: TimeInterval = 0
    private var hasDrawn = false

    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        // What fills its bounds is measured by its width alone.
        let isFilling = Content.self is any BoundsFillingContent.Type
        let proposal = ProposedViewSize(width: width, height: isFilling && width != nil ? nil : height)
        if let mount { return mount.contentSize(proposal) }
        prepare(scale: UIScreen.main.scale)
        return host.sizeThatFits(proposal)
    }

    func contentDidChange() { renew?(model) }

    func adapt(to surroundings: WindowContext) {
        time = surroundings.time
        host.setEnvironment { surroundings.apply(to: &$0) }
    }

    func drawing(of size: CGSize, scale: CGFloat) -> DisplayNode {
        if let mount { return mount.contentDrawing() }
        prepare(scale: scale)
        host.resize(to: size, safeAreaInsets: safeAreaInsets)
        hasDrawn = true
        return host.frame(at: time, background: nil).displayList.root
    }

    func accessibilityElements() -> [AccessibilityNode] { hasDrawn ? ownHost?.accessibility ?? [] : [] }

    var accessibilityActions: AccessibilityActions? { ownHost?.accessibilityActions }

    var nextWake: TimeInterval? { ownHost?.nextWake }
    var isMoving: Bool { ownHost?.tree.movingValues.isMoving ?? false }

    var textInput: TextInputController? { ownHost?.focus.textInput }
    var onTextInputChange: (@MainActor () -> Void)? { didSet { followTextInput() } }

    private func followTextInput() {
        let tell = onTextInputChange
        ownHost?.focus.onTextInputChange = tell.map { tell in { _ in tell() } }
    }

    func endEditing() {
        if let mount { return mount.endEditing() }
        ownHost?.focus.focus(nil)
    }

    func scroll(_ event: WheelEvent) -> Bool {
        guard host.send(event) else { return false }
        view?.setNeedsDisplay()
        return true
    }

    func send(_ event: PointerEvent) -> Bool {
        // A touch may outlive the host that it began in.
        guard mount == nil else { return false }
        host.send(event)
        return host.isTouchTaken
    }

    private var safeAreaInsets: EdgeInsets {
        guard safeAreaRegions.contains(.container), let view else { return EdgeInsets() }
        let insets = view.safeAreaInsets
        let isMirrored = view.traitCollection.layoutDirection == .rightToLeft
        return EdgeInsets(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }

    private func prepare(scale: CGFloat) {
        let traits = view?.traitCollection ?? .current
        host.setEnvironment {
            $0.take(traits)
            $0.displayScale = scale
        }
    }
}

/// Content that places what it shows in all of its view's bounds, such as the text of a label.
protocol BoundsFillingContent {}

/// A SwiftUI view that may be changed from outside.
@Observable final class HostedModel<Content> {
    var rootView: Content
    var safeAreaRegions = SafeAreaRegions.all
    init(_ rootView: Content) { self.rootView = rootView }
}

private struct HostedRoot<Content: View>: View {
    let model: HostedModel<Content>
    var body: some View { model.rootView }
}
