import Foundation
import UIKit

/// A window of UIKit's on the whole canvas, so that whatever draws views draws programs as well.
///
/// SwiftUI's views that are the root of the window belong to the canvas's own host, so that keys, wheels, stored states and
/// addresses get to them as to any others. What is UIKit's in the window is drawn around them.
package struct WindowView {
    private let window: UIWindow
    private let root: WindowRoot

    /// The window must be kept by somebody as long as the view is; the view keeps it, too.
    @MainActor package init(_ window: UIWindow) {
        self.window = window
        root = WindowRoot.of(window)
    }
}

extension WindowView: View {
    package var body: some View {
        let content = root.content
        LayoutContainer(layout: ImplicitStackLayout(), content: WindowRootContent(root: root))
            .modifier(WindowModifier(window: window, content: content))
            .operated(window)
            .ignoresSafeArea()
    }
}

/// What is the root of a window.
@Observable final class WindowRoot {
    /// The views of the root controller; nil if they are UIKit's.
    @MainActor private(set) var content: (any MountableContent)?
    /// How the program wants them to look.
    @MainActor private(set) var style = UIUserInterfaceStyle.unspecified

    nonisolated init() {}

    /// What follows the root of a window.
    @MainActor static func of(_ window: UIWindow) -> WindowRoot {
        if let known = window.rootState as? WindowRoot { return known }
        let made = WindowRoot()
        window.rootState = made
        window.onRootChange = { [weak window] in window.map(made.follow) }
        made.follow(window)
        return made
    }

    @MainActor private func follow(_ window: UIWindow) {
        let view = window.rootViewController?.viewIfLoaded
        let hosted = view?.hosted as? any MountableContent
        let new = hosted?.isMountable == true ? hosted : nil
        if new !== content {
            content?.mount = nil
            content = new
        }
        let newStyle = (view ?? window).chosenInterfaceStyle
        if newStyle != style { style = newStyle }
    }
}

/// SwiftUI's views at the root of a window; nothing if they are UIKit's.
private struct WindowRootContent: View {
    let root: WindowRoot

    var body: some View {
        let style = root.style
        if let content = root.content {
            content.mountedView
                .id(ObjectIdentifier(content))
                .transformEnvironment { $0.take(UITraitCollection(userInterfaceStyle: style)) }
        }
    }
}

/// Draws a window around SwiftUI's views.
struct WindowModifier {
    let window: UIWindow
    let content: (any MountableContent)?
}

extension WindowModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> RootedWindowRenderNode {
        RootedWindowRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: RootedWindowRenderNode, _ environment: EnvironmentValues) {
        wrapper.update(window, content, environment)
    }
}
