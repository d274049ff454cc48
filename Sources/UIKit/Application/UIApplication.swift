import Foundation

/// The running app, as far as it reaches the world outside; hosts do what is asked for.
@MainActor @preconcurrency open class UIApplication: UIResponder {
    /// The app that is running.
    open class var shared: UIApplication { running }
    private static let running = UIApplication()

    /// Constants that indicate whether the app is in use.
    public enum State: Int, Sendable {
        /// The states: in front, in front without input, or not seen.
        case active, inactive, background
    }

    /// A type that describes what opening a URL receives beside it.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Opens the URL only if an app represents it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    private override init() { super.init() }

    /// The object that is notified of the program; nil until it starts, and in previews.
    open var delegate: (any UIApplicationDelegate)?

    /// A value that indicates whether the app is in front. Where none has been started, as in previews, it counts as
    /// being so.
    open var applicationState: State { phase }
    var phase = State.active

    /// Keeps the screen lit. Stored, without effect.
    open var isIdleTimerDisabled = false { didSet { UIKitWithoutEffect.idleTimer.log() } }
    /// The number on the app's icon. Stored, without effect.
    open var applicationIconBadgeNumber = 0 { didSet { UIKitWithoutEffect.applicationIconBadgeNumber.log() } }

    /// The size of text that the user asked for.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// The direction that the app's language runs in.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The scenes that are connected: one, once a program has started. Previews have none.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    var scenes: [UIScene] = []

    /// The sessions of the scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// A Boolean value that indicates whether there may be several scenes. There is one here.
    open var supportsMultipleScenes: Bool { false }

    /// The windows of all scenes.
    open var windows: [UIWindow] { scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } + looseWindows }

    /// The window that gets keys.
    open var keyWindow: UIWindow? {
        scenes.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
            ?? looseKey.flatMap { $0.isHidden ? nil : $0 }
    }

    // MARK: Windows without a scene

    private weak var looseKey: UIWindow?

    private var looseWindows: [UIWindow] { looseKey.map { [$0] } ?? [] }

    func isLooseKey(_ window: UIWindow) -> Bool { looseKey === window }

    /// A window that belongs to no scene gets keys.
    func setLooseKey(_ window: UIWindow) { looseKey = window }

    /// Passes the window that was shown without a scene to one.
    func adoptLooseWindow(into scene: UIWindowScene) {
        guard let window = looseKey else { return }
        looseKey = nil
        window.windowScene = scene
        scene.setKey(window)
    }

    /// Forgets a program that ran before. A host may start one again for each picture.
    func forgetProgram() {
        delegate = nil
        scenes = []
        looseKey = nil
        afterLaunch = []
    }

    /// The number of the latest task in the background.
    var lastBackgroundTask = 0

    // MARK: Starting

    /// Who gets the keys.
    package weak var firstResponder: UIResponder?

    /// What waits until the program has started; nil when none is starting.
    var afterLaunch: [() -> Void]?

    /// Runs an action now, or, while the program starts, once it has started.
    func onceStarted(_ action: @escaping () -> Void) {
        if afterLaunch == nil { action() } else { afterLaunch?.append(action) }
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Opening

    /// Returns a Boolean value that indicates whether the host opens such an address.
    open nonisolated func canOpenURL(_ url: URL) -> Bool { HostRequests.isUsual(url) }

    /// Asks the host to open an address. The handler receives whether it did.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let didOpen = HostRequests.current.open(url)
        completion?(didOpen)
    }

    /// Asks the host to open an address. Returns whether it did.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        HostRequests.current.open(url)
    }

    /// The address of the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// A notification that is posted when the app comes to the front.
    public nonisolated static let didBecomeActiveNotification = notification("DidBecomeActive")
    /// A notification that is posted before the app leaves the front.
    public nonisolated static let willResignActiveNotification = notification("WillResignActive")
    /// A notification that is posted when the app is no longer seen.
    public nonisolated static let didEnterBackgroundNotification = notification("DidEnterBackground")
    /// A notification that is posted before the app is seen again.
    public nonisolated static let willEnterForegroundNotification = notification("WillEnterForeground")
    /// A notification that is posted before the app ends.
    public nonisolated static let willTerminateNotification = notification("WillTerminate")
    /// A notification that is posted when memory runs short.
    public nonisolated static let didReceiveMemoryWarningNotification = notification("DidReceiveMemoryWarning")
    /// A notification that is posted when the app has started.
    public nonisolated static let didFinishLaunchingNotification = notification("DidFinishLaunching")
    /// A notification that is posted at midnight, and when the clock was set.
    public nonisolated static let significantTimeChangeNotification = notification("SignificantTimeChange")
    /// A notification that is posted when the user took a picture of the screen.
    public nonisolated static let userDidTakeScreenshotNotification = notification("UserDidTakeScreenshot")

    private nonisolated static func notification(_ name: String) -> NSNotification.Name {
        NSNotification.Name("UIApplication\(name)Notification")
    }
}

extension UIApplication {
    /// A type that describes why the program was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A launch options key: to open an address; the value is a `URL`.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// A launch options key: by another program; the value is its identifier.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// A launch options key: by a notification; the value is what it carries.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A launch options key: by an action on the icon; the value is a `UIApplicationShortcutItem`.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// A launch options key: to continue with something; the value is a dictionary.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// A launch options key: because of a new place of the device.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }

    /// A type that describes what is known about an address that is to be opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the program that asks.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// An open urloptions key: what that program says besides.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// A value that indicates whether the file may be changed where it is.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}

/// Constants that describe which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The user interface layout directions: from left to right, or from right to left.
    case leftToRight, rightToLeft
}

extension UIResponder {
    /// A notification that is posted before the keyboard comes.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// A notification that is posted when the keyboard has come.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// A notification that is posted before the keyboard goes.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// A notification that is posted when the keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// A notification that is posted before the keyboard moves.
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
