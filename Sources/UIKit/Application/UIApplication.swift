import Foundation

/// The running app. Hosts perform the actions that it requests.
@MainActor @preconcurrency open class UIApplication: UIResponder {
    /// The app that is running.
    open class var shared: UIApplication { running }
    private static let running = UIApplication()

    /// Constants that describe the state of the app.
    public enum State: Int, Sendable {
        /// The states: active, inactive (in front without input), and background.
        case active, inactive, background
    }

    /// Keys for the options of opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Opens the URL only if an app is registered for it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
        /// The attribution of the event that opens the URL.
        public static let eventAttribution = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }

    private override init() { super.init() }

    /// The delegate of the app. Nil until the program starts, and in previews.
    open var delegate: (any UIApplicationDelegate)?

    /// The state of the app. If no app was started, as in previews, the state is active.
    open var applicationState: State { phase }
    var phase = State.active

    /// A Boolean value that indicates whether the screen stays on. Perch stores this value, but it has no effect.
    open var isIdleTimerDisabled = false { didSet { UIKitWithoutEffect.idleTimer.log() } }
    /// The number on the app's icon. Perch stores this value, but it has no effect.
    open var applicationIconBadgeNumber = 0 { didSet { UIKitWithoutEffect.applicationIconBadgeNumber.log() } }

    /// The actions in the menu of the program's icon. Perch stores this value, but it has no effect, because there is no
    /// icon. The default is nil.
    open var shortcutItems: [UIApplicationShortcutItem]? { didSet { UIKitWithoutEffect.shortcutItems.log() } }
    /// A Boolean value that indicates whether shaking the device undoes text input. Perch stores this value, but it has
    /// no effect. The default is true.
    open var applicationSupportsShakeToEdit = true { didSet { UIKitWithoutEffect.shakeToEdit.log() } }
    /// A Boolean value that indicates whether the status bar shows network activity. Perch stores this value, but it has
    /// no effect.
    open var isNetworkActivityIndicatorVisible = false {
        didSet { UIKitWithoutEffect.isNetworkActivityIndicatorVisible.log() }
    }
    /// A Boolean value that indicates whether the status bar is hidden. This is an older API. Perch stores this value,
    /// but it has no effect.
    open var isStatusBarHidden = false { didSet { UIKitWithoutEffect.statusBarHidden.log() } }
    /// The style of the status bar. This is an older API. Perch stores this value, but it has no effect.
    open var statusBarStyle = UIStatusBarStyle.default { didSet { UIKitWithoutEffect.statusBarStyle.log() } }
    /// The number of calls of `beginIgnoringInteractionEvents()` that were not ended.
    var ignoringCount = 0

    /// The content size category that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// The layout direction of the app's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The connected scenes. After the start of a program, there is one. Previews have none.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    var scenes: [UIScene] = []

    /// The sessions of the scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// A Boolean value that indicates whether the app can have several scenes. In Perch, it has one.
    open var supportsMultipleScenes: Bool { false }

    /// The windows of all scenes.
    open var windows: [UIWindow] { scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } + looseWindows }

    /// The key window, which receives keys.
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

    /// Returns a Boolean value that indicates whether the host can open a URL.
    open nonisolated func canOpenURL(_ url: URL) -> Bool { HostRequests.isUsual(url) }

    /// Asks the host to open a URL. The handler receives whether this succeeded.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let didOpen = HostRequests.current.open(url)
        completion?(didOpen)
    }

    /// Asks the host to open a URL. Returns whether this succeeded.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        HostRequests.current.open(url)
    }
}

/// Constants that describe the layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The layout directions: left to right, and right to left.
    case leftToRight, rightToLeft
}

extension UIResponder {
    /// A notification that is posted before the keyboard appears.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// A notification that is posted after the keyboard has appeared.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// A notification that is posted before the keyboard disappears.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// A notification that is posted after the keyboard has disappeared.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// A notification that is posted before the keyboard moves.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")

    /// The key for the final frame of the keyboard.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key for the previous frame of the keyboard.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key for the duration of the keyboard's animation, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key for the curve of the keyboard's animation.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
