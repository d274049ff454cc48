import CoreGraphics
import Foundation

/// A scene with windows.
open class UIWindowScene: UIScene {
    private struct WeakWindow { weak var window: UIWindow? }

    private var kept: [WeakWindow] = []
    private weak var key: UIWindow?

    /// The windows of the scene, in the order in which they were added. The program retains the windows, not the scene.
    open var windows: [UIWindow] { kept.compactMap(\.window) }

    /// The key window, if it is visible.
    open var keyWindow: UIWindow? { key.flatMap { $0.isHidden ? nil : $0 } }

    /// The screen that the scene is on.
    open var screen: UIScreen { .main }

    /// The orientation of the scene. It is landscape if the screen is wider than high.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }

    /// The traits of the scene's windows.
    open var traitCollection: UITraitCollection { (keyWindow ?? windows.first)?.traitCollection ?? .current }

    /// The status bar of the scene.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)

    /// A Boolean value that indicates whether the scene fills the screen. In Perch, it is always true.
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

/// Information about the status bar. Perch's hosts draw no status bar, but reserve its area.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The frame of the status bar, in points.
    open var statusBarFrame: CGRect { .statusBar }

    /// A Boolean value that indicates whether the status bar is hidden. Perch's hosts do not draw it.
    open var isStatusBarHidden: Bool { true }
}

extension UIWindowScene {
    /// Preferences for the geometry of a scene's windows.
    public class GeometryPreferences: NSObject {
        /// Preferences for the geometry of windows on an iPhone or iPad.
        public final class iOS: GeometryPreferences {
            /// The preferred interface orientations.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences for the given orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// Requests another geometry of the windows. In Perch, this method has no effect, and Perch logs the request.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { UIKitWithoutEffect.geometryUpdate.log() }
}
