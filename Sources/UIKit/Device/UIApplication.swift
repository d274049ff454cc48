import Foundation

/// The running app, as far as it reaches the world outside; hosts do what is asked for.
@MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public enum State: Int, Sendable { case active, inactive, background }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    private override init() {}

    /// An app here is always in front.
    public var applicationState: State { .active }
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0

    public var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

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

    public nonisolated static let didBecomeActiveNotification = notification("DidBecomeActive")
    public nonisolated static let willResignActiveNotification = notification("WillResignActive")
    public nonisolated static let didEnterBackgroundNotification = notification("DidEnterBackground")
    public nonisolated static let willEnterForegroundNotification = notification("WillEnterForeground")
    public nonisolated static let willTerminateNotification = notification("WillTerminate")
    public nonisolated static let didReceiveMemoryWarningNotification = notification("DidReceiveMemoryWarning")
    public nonisolated static let didFinishLaunchingNotification = notification("DidFinishLaunching")
    public nonisolated static let significantTimeChangeNotification = notification("SignificantTimeChange")
    public nonisolated static let userDidTakeScreenshotNotification = notification("UserDidTakeScreenshot")

    private nonisolated static func notification(_ name: String) -> NSNotification.Name {
        NSNotification.Name("UIApplication\(name)Notification")
    }
}

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")

    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
