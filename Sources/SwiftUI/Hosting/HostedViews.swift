import DisplayList
import Foundation
import UIKit

/// Keeps a SwiftUI view alive that is shown in a view of UIKit's, and draws it.
final class HostedViews<Content: View>: DrawnContent {
    let model: HostedModel<Content>
    /// The view that shows it.
    weak var view: UIView?
    private let host: ViewHost
    /// Puts another value of the content into the model, where the view's own values make it.
    private let renew: ((HostedModel<Content>) -> Void)?

    init(_ rootView: Content, renew: ((HostedModel<Content>) -> Void)? = nil) {
        model = HostedModel(rootView)
        self.renew = renew
        host = ViewHost(HostedRoot(model: model), size: .zero)
        host.onNeedsFrame = { [weak self] in self?.view?.setNeedsDisplay() }
    }

    var safeAreaRegions = SafeAreaRegions.all { didSet { view?.setNeedsDisplay() } }
    private var time: TimeInterval = 0
    private var lastFrame: Frame?

    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        prepare(scale: UIScreen.main.scale)
        return host.sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    func contentDidChange() { renew?(model) }

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

    var nextWake: TimeInterval? { host.nextWake }
    var isMoving: Bool { host.tree.isMoving }

    var textInput: (any TextInputClient)? { host.focus.textInput }
    var onTextInputChange: (@MainActor () -> Void)? {
        didSet {
            let tell = onTextInputChange
            host.focus.onTextInputChange = tell.map { tell in { _ in tell() } }
        }
    }

    func endEditing() { host.focus.focus(nil) }

    func send(_ event: PointerEvent) -> Bool {
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

/// A SwiftUI view that may be changed from outside.
@Observable final class HostedModel<Content> {
    var rootView: Content
    init(_ rootView: Content) { self.rootView = rootView }
}

private struct HostedRoot<Content: View>: View {
    let model: HostedModel<Content>
    var body: some View { model.rootView }
}
