import Foundation

/// The object that is notified of the program.
///
/// The name is an alias so that a class that bears the old attribute `@UIApplicationMain`, which the compiler cannot
/// build on Linux, gets an error at that attribute instead of a crash. `@main` takes its place.
public typealias UIApplicationDelegate = _UIApplicationDelegate

/// The object that is notified of the program: `UIApplicationDelegate`. All of it may be left out.
@MainActor @preconcurrency public protocol _UIApplicationDelegate: NSObjectProtocol {
    /// The program's window, where it has no scenes.
    var window: UIWindow? { get set }

    // MARK: Starting

    /// The program starts; nothing has been shown. Returns whether it takes an address that it was started with.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has nearly started; here one without scenes makes its window. Returns whether it takes an address
    /// that it was started with.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has nearly started. Called where the form with options is left out.
    func applicationDidFinishLaunching(_ application: UIApplication)

    // MARK: Scenes

    /// Returns how a scene is to be made. Where it is left out, the Info.plist says so.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Sessions are gone for good. A host on Linux does not call it.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    // MARK: Phases

    /// The program is in front. Called where it has no scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The program is about to leave the front. A headless host does not call it.
    func applicationWillResignActive(_ application: UIApplication)
    /// The program is no longer seen. A headless host does not call it.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The program is about to be seen again. A headless host does not call it.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The program is about to end. A headless host does not call it.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory runs short. A host on Linux does not call it.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called when it is midnight, or the clock was set. A host on Linux does not call it.
    func applicationSignificantTimeChange(_ application: UIApplication)

    // MARK: From outside

    /// The program is asked to open an address. Returns whether it does.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// The user continues with something. A host on Linux does not call it.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// An action on the program's icon was chosen. A host on Linux does not call it.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Notifications can be sent to the program. A host on Linux does not call it.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Notifications cannot be sent to the program. A host on Linux does not call it.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A notification has come. A host on Linux does not call it.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Transfers in the background have gone on. A host on Linux does not call it.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)

    // MARK: Turning

    /// Returns how a window may be turned. A headless host does not ask.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension _UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationSignificantTimeChange(_ application: UIApplication) {}

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }

    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

/// Constants that describe what came of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// The background fetch results: there was something new, there was nothing new, or it could not be found out.
    case newData, noData, failed
}

/// A type that describes what can bring back what the user did.
@MainActor @preconcurrency public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Brings back what the user did.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// An action that the program's icon offers.
@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
    /// The type: what the program knows it by.
    public let type: String
    /// The localized title: what the user reads.
    public let localizedTitle: String
    /// The localized subtitle: what the user reads below it.
    public let localizedSubtitle: String?
    /// The user info: what the program keeps with it.
    public let userInfo: [String: any NSSecureCoding]?

    /// An action with a title.
    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
        localizedSubtitle = nil
        userInfo = nil
        super.init()
    }
}
