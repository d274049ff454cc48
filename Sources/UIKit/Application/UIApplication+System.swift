import CoreGraphics
import Foundation
import Sessions

/// Constants that indicate whether the app can refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The statuses: restricted by the device, denied by the user, and available.
    case restricted, denied, available
}

extension UIApplication {
    // MARK: Events

    /// Stops the delivery of touches to views. Perch delivers them nevertheless, so the method has no effect other than
    /// on `isIgnoringInteractionEvents`. This is an older API.
    public func beginIgnoringInteractionEvents() {
        UIKitWithoutEffect.ignoringInteractionEvents.log()
        ignoringCount += 1
    }

    /// Ends a call of `beginIgnoringInteractionEvents()`. This is an older API.
    public func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

    /// A Boolean value that indicates whether there are more calls of `beginIgnoringInteractionEvents()` than of
    /// `endIgnoringInteractionEvents()`. This is an older API.
    public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    /// Starts receiving events of remote controls. Perch has none, so the method has no effect.
    public func beginReceivingRemoteControlEvents() { UIKitWithoutEffect.receivingRemoteControlEvents.log() }

    /// Stops receiving events of remote controls.
    public func endReceivingRemoteControlEvents() {}

    // MARK: Files and the background

    /// A Boolean value that indicates whether protected files are available. In Perch, it is always true.
    public var isProtectedDataAvailable: Bool { true }

    /// A value that indicates whether the app can refresh in the background. In Perch, it is always available.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Sets the interval of background fetches, in seconds. Perch has no such fetches, so the method has no effect. This
    /// is an older API.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        UIKitWithoutEffect.backgroundFetchInterval.log()
    }

    // MARK: Status bar

    /// The orientation of the interface. This is an older API.
    public var statusBarOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }

    /// The frame of the status bar, in points. This is an older API.
    public var statusBarFrame: CGRect { .statusBar }

    /// The duration of a rotation of the interface, in seconds. This is an older API.
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.4 }

    /// Shows or hides the status bar. This is an older API. Perch stores this value, but it has no effect.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

    /// Sets the style of the status bar. This is an older API. Perch stores this value, but it has no effect.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    /// Returns the orientations that the app supports in a window: those that the delegate returns.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
    }

    // MARK: State restoration

    /// Delays the end of state restoration. Perch restores no state, so the method has no effect.
    public func extendStateRestoration() { UIKitWithoutEffect.extendStateRestoration.log() }

    /// Ends a call of `extendStateRestoration()`.
    public func completeStateRestoration() {}

    /// Prevents the use of the latest picture of the app at its next start. Perch keeps no such picture, so the method has
    /// no effect.
    public func ignoreSnapshotOnNextApplicationLaunch() { UIKitWithoutEffect.ignoreSnapshot.log() }

    /// Registers an object for state restoration. Perch restores no state, so the method has no effect.
    public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
        UIKitWithoutEffect.registerForStateRestoration.log()
    }

    // MARK: Default apps

    /// A category of apps of which the user can select a default app.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The category of web browsers.
        public static let webBrowser = Category(rawValue: 1)
    }

    /// Returns a Boolean value that indicates whether the app is the default app of a category. In Perch, it is not.
    public func isDefault(_ category: Category) throws -> Bool { false }

    /// The identifier of a kind of app extensions.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of custom keyboards.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}

/// An object whose state is restored. Perch restores no state.
@MainActor @preconcurrency public protocol UIStateRestoring: NSObjectProtocol {}

extension CGRect {
    /// The area that the screen's bars cover at its top, in points.
    @MainActor static var statusBar: CGRect {
        let screen = SessionScope[SessionScreen.self]
        return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeAreaInsets.top)
    }
}
