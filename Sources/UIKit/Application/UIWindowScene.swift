import CoreGraphics
import Foundation
import Sessions

/// A scene with windows.
open class UIWindowScene: UIScene {
    private struct WeakWindow { weak var window: UIWindow? }

    private var kept: [WeakWindow] = []
    private weak var key: UIWindow?

    /// The scene's windows, in the order in which they came. A scene does not keep its windows; the program does.
    open var windows: [UIWindow] { kept.compactMap(\.window) }

    /// The window that gets keys, if it is shown.
    open var keyWindow: UIWindow? { key.flatMap { $0.isHidden ? nil : $0 } }

    /// The screen that the scene is on.
    open var screen: UIScreen { .main }

    /// A value that describes how the scene is turned: in landscape where the screen is wider than high.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }

    /// The traits of the scene's windows.
    open var traitCollection: UITraitCollection { (keyWindow ?? windows.first)?.traitCollection ?? .current }

    /// The status bar of the scene.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)

    /// A Boolean value that indicates whether the scene has the whole screen. It does.
    open var isFullScreen: Bool { true }

    func add(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        kept.removeAll { $0.window == nil }
        kept.append(WeakWindow(window: window))
    }

    func remove(_ window: UIWindow) {
        kept.removeAll { $0.window == nil || $0.window === window }
        if key === window { key = nil }
    }

    func setKey(_ window: UIWindow) { key = window }
}

/// A type that describes what is known about the status bar. Hosts here draw none; the room for it is there.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The room for the status bar, in points.
    open var statusBarFrame: CGRect {
        let screen = SessionScope[SessionScreen.self]
        return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeAreaInsets.top)
    }

    /// A Boolean value that indicates whether the status bar is hidden. No host draws one.
    open var isStatusBarHidden: Bool { true }
}

extension UIWindowScene {
    /// A type that describes how a scene's windows should lie on the screen.
    public class GeometryPreferences: NSObject {
        /// A type that describes how the windows of a phone or tablet should lie.
        public final class iOS: GeometryPreferences {
            /// The interface orientations: which ways of holding the device are wanted.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Wants the device held in one of some ways.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// Asks for another way of lying on the screen. A host's screen lies as it lies; the request is logged.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { UIKitWithoutEffect.geometryUpdate.log() }
}
