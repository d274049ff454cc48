import Foundation

/// A delegate that is notified of the program.
///
/// The name is an alias, so that a class with the old attribute `@UIApplicationMain`, which crashes the compiler on
/// Linux, causes an error at this attribute instead. `@main` replaces the attribute.
public typealias UIApplicationDelegate = _UIApplicationDelegate

/// A delegate that receives events of the app, under the name `UIApplicationDelegate`. All methods are optional.
@MainActor @preconcurrency public protocol _UIApplicationDelegate: NSObjectProtocol {
    /// The window of a program without scenes.
    var window: UIWindow? { get set }

    // MARK: Starting

    /// Called when the program starts, before anything is visible. Returns whether it handles the URL with which it was
    /// started.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the launch is almost finished. A program without scenes creates its window in this method. Returns
    /// whether it handles the URL with which it was started.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the launch is almost finished, if the delegate does not implement the method with options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    // MARK: Scenes

    /// Returns the configuration of a scene. If the method is missing, the Info.plist defines it.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after scene sessions were discarded. Perch's hosts do not call it.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    // MARK: Phases

    /// Called after a program without scenes became active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the program becomes inactive. Hosts without a screen do not call it.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the program moved to the background. Hosts without a screen do not call it.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the program leaves the background. Hosts without a screen do not call it.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the program ends. Hosts without a screen do not call it.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low. Perch's hosts do not call it.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called at midnight, and after the clock was set. Perch's hosts do not call it.
    func applicationSignificantTimeChange(_ application: UIApplication)

    // MARK: From outside

    /// Asks the program to open a URL. Returns whether it does.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Called when the user continues an activity. Perch's hosts do not call it.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Called when the user selects an action on the program's icon. Perch's hosts do not call it.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called after the registration for remote notifications. Perch's hosts do not call it.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called if the registration for remote notifications failed. Perch's hosts do not call it.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called when a remote notification arrives. Perch's hosts do not call it.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called after events of background transfers. Perch's hosts do not call it.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)

    // MARK: Turning

    /// Returns the interface orientations that a window supports. Hosts without a screen do not call it.
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

/// Constants that describe the result of fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// The results: new data, no data, and failed.
    case newData, noData, failed
}

/// An object that can restore an activity of the user.
@MainActor @preconcurrency public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores an activity of the user.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
