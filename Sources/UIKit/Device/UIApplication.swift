import Foundation

/// The running app, as far as it reaches the world outside; hosts do what is asked for.
@MainActor open class UIApplication: UIResponder {
    /// The app that is running.
    public static let shared = UIApplication()

    /// Whether the app is in use.
    public enum State: Int, Sendable {
        /// In front, in front without input, or not seen.
        case active, inactive, background
    }

    /// What opening a URL is told beside it.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Opens the URL only if an app stands for it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    private override init() {}

    /// An app here is always in front.
    public var applicationState: State { .active }
    /// Keeps the screen lit. Kept here, and without effect.
    public var isIdleTimerDisabled = false
    /// The number on the app's icon. Kept here, and without effect.
    public var applicationIconBadgeNumber = 0

    /// The size of text that the user asked for.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// The direction that the app's language runs in.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The scenes of UIKit's. There are none: SwiftUI's views are shown by the host itself.
    public var connectedScenes: Set<UIScene> { [] }

    /// The windows of UIKit's. There are none: SwiftUI's views are shown by the host itself.
    public var windows: [UIWindow] { [] }

    /// The window of UIKit's that gets keys. There is none.
    public var keyWindow: UIWindow? { nil }

    /// Whether the host opens such an address.
    open func canOpenURL(_ url: URL) -> Bool { UIKitServices.current.canOpen(url) }

    /// Asks the host to open an address. The handler is told whether it did.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let didOpen = UIKitServices.current.open(url)
        completion?(didOpen)
    }

    /// Asks the host to open an address. Returns whether it did.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        UIKitServices.current.open(url)
    }

    /// The address of the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Posted when the app comes to the front.
    public nonisolated static let didBecomeActiveNotification = notification("DidBecomeActive")
    /// Posted before the app leaves the front.
    public nonisolated static let willResignActiveNotification = notification("WillResignActive")
    /// Posted when the app is no longer seen.
    public nonisolated static let didEnterBackgroundNotification = notification("DidEnterBackground")
    /// Posted before the app is seen again.
    public nonisolated static let willEnterForegroundNotification = notification("WillEnterForeground")
    /// Posted before the app ends.
    public nonisolated static let willTerminateNotification = notification("WillTerminate")
    /// Posted when memory runs short.
    public nonisolated static let didReceiveMemoryWarningNotification = notification("DidReceiveMemoryWarning")
    /// Posted when the app has started.
    public nonisolated static let didFinishLaunchingNotification = notification("DidFinishLaunching")
    /// Posted at midnight, and when the clock was set.
    public nonisolated static let significantTimeChangeNotification = notification("SignificantTimeChange")
    /// Posted when the user took a picture of the screen.
    public nonisolated static let userDidTakeScreenshotNotification = notification("UserDidTakeScreenshot")

    private nonisolated static func notification(_ name: String) -> NSNotification.Name {
        NSNotification.Name("UIApplication\(name)Notification")
    }
}

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right, or from right to left.
    case leftToRight, rightToLeft
}

extension UIResponder {
    /// Posted before the keyboard comes.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// Posted when the keyboard has come.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard goes.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// Posted when the keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard moves.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")

    /// The key of the frame that the keyboard will have.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the frame that the keyboard had.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the seconds that its movement takes.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of its movement's curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
