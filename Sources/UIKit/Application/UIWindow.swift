import CoreGraphics
import Foundation
import Sessions

/// The root of a view hierarchy. It shows the view of its root view controller.
///
/// A host draws the key window. A window that nothing retains is released.
open class UIWindow: UIView {
    /// The level of a window.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level. Windows with higher levels are in front.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The default level of windows.
        public static let normal = Level(0)
        /// The level of the status bar.
        public static let statusBar = Level(1000)
        /// The level of alerts.
        public static let alert = Level(2000)

        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

        /// Returns a level that is further in front.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        /// Returns a level that is further back.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
    }

    /// Creates a window of a scene, with the size of its screen. The window is hidden at first.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        isHidden = true
        self.windowScene = windowScene
        windowScene.add(self)
    }

    /// Creates a window with a frame in points. The window is hidden at first.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates a window. Perch does not read the archive, so the window has its default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    /// Creates a window with the size of the screen. The window is hidden at first.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.remove(self)
            windowScene?.add(self)
        }
    }

    /// The screen that the window is on.
    open var screen: UIScreen { windowScene?.screen ?? .main }

    /// The level of the window. On Apple's systems, windows with higher levels are in front. Perch stores this value,
    /// but it has no effect.
    open var windowLevel = Level.normal { didSet { UIKitWithoutEffect.windowLevel.log() } }

    /// The root view controller, whose view fills the window. The window loads this view when it is shown.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let old = oldValue, let view = old.viewIfLoaded, view.superview === self {
                old.disappear { view.removeFromSuperview() }
            }
            showRoot()
            onRootChange?()
        }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            showRoot()
            onRootChange?()
        }
    }

    /// Puts the root controller's view into the window, if the window is shown.
    private func showRoot() {
        guard !isHidden, let controller = rootViewController, controller.viewIfLoaded?.superview !== self,
            let view = controller.view
        else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.appear { insertSubview(view, at: 0) }
    }

    /// A Boolean value that indicates whether the window is the key window.
    open var isKeyWindow: Bool { windowScene.map { $0.keyWindow === self } ?? UIApplication.shared.isLooseKey(self) }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes the window the key window.
    open func makeKey() {
        guard !isKeyWindow else { return }
        (windowScene?.keyWindow ?? UIApplication.shared.keyWindow)?.resignKey()
        if let windowScene { windowScene.setKey(self) } else { UIApplication.shared.setLooseKey(self) }
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Called when the window becomes the key window.
    open func becomeKey() {}

    /// Called when the window is no longer the key window.
    open func resignKey() {
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// A notification that is posted when a window becomes the key window.
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// A notification that is posted when a window is no longer the key window.
    public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
    /// A notification that is posted when a window becomes visible. Perch's hosts do not post it.
    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")

    /// The safe area insets, in points: the areas that bars and the corners of the screen cover.
    open override var safeAreaInsets: UIEdgeInsets { coveredInsets ?? SessionScope[SessionScreen.self].safeAreaInsets }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    // MARK: For hosts

    /// What bars and corners cover, where a host says so.
    package var coveredInsets: UIEdgeInsets?

    /// The traits that the host shows the window with; nil takes the current ones.
    package private(set) var surroundings: UITraitCollection?

    /// Called when something in the window is to be drawn again.
    package var onChange: (() -> Void)?

    /// Called when the root is another one, or it or what is around it is to look otherwise.
    package var onRootChange: (() -> Void)?

    /// What the engine keeps of the touches on the window, of who in it has the keyboard, and of its root.
    package var touchState: AnyObject?
    package var focusState: AnyObject?
    package var rootState: AnyObject?

    /// Closes the presentation of SwiftUI's that the window is in; nil if there is none.
    package var dismissPresentation: (() -> Void)?

    /// Called when content may take another size.
    package var onResize: (() -> Void)?

    /// The moment up to which what moves in the window has come, in seconds of the host's clock.
    package private(set) var animationTime: TimeInterval = 0

    private var movers: [WeakMover] = []

    private struct WeakMover {
        weak var mover: (any WindowMover)?
    }

    /// Lets something move with time, as long as it says that it does.
    func addMover(_ mover: any WindowMover) {
        if !movers.contains(where: { $0.mover === mover }) { movers.append(WeakMover(mover: mover)) }
        setNeedsDisplay()
    }

    /// Continues with what moves in the window; what begins to move does so now. Returns whether something still moves.
    @discardableResult package func advanceAnimations(to time: TimeInterval) -> Bool {
        animationTime = time
        // The object that is notified may let something else move.
        let present = movers
        movers = []
        for entry in present {
            if let mover = entry.mover, mover.advance(to: time) { addMover(mover) }
        }
        return advanceViewAnimations(to: time) || !movers.isEmpty
    }

    private func advanceViewAnimations(to time: TimeInterval) -> Bool {
        var moving: [ViewAnimation] = []
        tellAll(self) { view in
            for animation in view.layer.motion.animations where !moving.contains(where: { $0 === animation }) {
                moving.append(animation)
            }
        }
        guard !moving.isEmpty else { return false }
        for animation in moving { animation.advance(to: time) }
        var isMoving = false
        tellAll(self) { view in
            view.layer.motion.advance(to: time)
            isMoving = isMoving || !view.layer.motion.isEmpty
        }
        return isMoving
    }

    /// Gives the window a size, insets and traits; views and controllers receive what differs.
    package func adapt(to size: CGSize, insets: UIEdgeInsets, traits: UITraitCollection) {
        let old = surroundings
        let haveInsetsChanged = coveredInsets != nil && coveredInsets != insets
        surroundings = traits
        coveredInsets = insets
        if bounds.size != size { frame = CGRect(origin: frame.origin, size: size) }
        if haveInsetsChanged {
            tellAll(self) { view in
                view.setNeedsLayout()
                view.safeAreaInsetsDidChange()
                view.controller?.viewSafeAreaInsetsDidChange()
            }
        }
        if let old, old != traits {
            tellAll(self) { view in
                view.controller?.traitCollectionDidChange(old)
                view.traitCollectionDidChange(old)
            }
        }
        layoutIfNeeded()
    }

    private func tellAll(_ view: UIView, _ tell: (UIView) -> Void) {
        tell(view)
        for view in view.subviews { tellAll(view, tell) }
    }
}

/// Something in a window that moves automatically.
@MainActor protocol WindowMover: AnyObject {
    /// Continues to a moment, in seconds of the host's clock. Returns whether it still moves.
    func advance(to time: TimeInterval) -> Bool
}
