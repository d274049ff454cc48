import Foundation

extension UIApplication {
    /// The URL of the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the app's settings for notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The URL of the settings for default apps.
    public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

    /// A notification that is posted when the app becomes active.
    public nonisolated static let didBecomeActiveNotification = notification("DidBecomeActive")
    /// A notification that is posted before the app becomes inactive.
    public nonisolated static let willResignActiveNotification = notification("WillResignActive")
    /// A notification that is posted after the app moved to the background.
    public nonisolated static let didEnterBackgroundNotification = notification("DidEnterBackground")
    /// A notification that is posted before the app leaves the background.
    public nonisolated static let willEnterForegroundNotification = notification("WillEnterForeground")
    /// A notification that is posted before the app ends.
    public nonisolated static let willTerminateNotification = notification("WillTerminate")
    /// A notification that is posted when memory is low.
    public nonisolated static let didReceiveMemoryWarningNotification = notification("DidReceiveMemoryWarning")
    /// A notification that is posted when the app has started.
    public nonisolated static let didFinishLaunchingNotification = notification("DidFinishLaunching")
    /// A notification that is posted at midnight, and when the clock was set.
    public nonisolated static let significantTimeChangeNotification = notification("SignificantTimeChange")
    /// A notification that is posted when the user took an image of the screen.
    public nonisolated static let userDidTakeScreenshotNotification = notification("UserDidTakeScreenshot")
    /// A notification that is posted when the setting for background refresh changes. Perch does not post it.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = notification(
        "BackgroundRefreshStatusDidChange")
    /// A notification that is posted when protected files become available. Perch does not post it.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = notification(
        "ProtectedDataDidBecomeAvailable")
    /// A notification that is posted before protected files become unavailable. Perch does not post it.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = notification(
        "ProtectedDataWillBecomeUnavailable")
    /// A notification that is posted before the interface rotates. Perch does not post it.
    public nonisolated static let willChangeStatusBarOrientationNotification = notification(
        "WillChangeStatusBarOrientation")
    /// A notification that is posted after the interface has rotated. Perch does not post it.
    public nonisolated static let didChangeStatusBarOrientationNotification = notification(
        "DidChangeStatusBarOrientation")
    /// A notification that is posted before the frame of the status bar changes. Perch does not post it.
    public nonisolated static let willChangeStatusBarFrameNotification = notification("WillChangeStatusBarFrame")
    /// A notification that is posted after the frame of the status bar has changed. Perch does not post it.
    public nonisolated static let didChangeStatusBarFrameNotification = notification("DidChangeStatusBarFrame")

    /// The key for the orientation in the information of a notification.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key for the frame of the status bar in the information of a notification.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    /// The key for the version of the app that stored the state.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    /// The key for the idiom of the interface that stored the state.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiom"
    /// The key for the time at which the state was stored.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// The key for the version of the system that stored the state.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    /// The interval of background fetches that is as short as the system allows, in seconds.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// The interval that turns background fetches off.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    private nonisolated static func notification(_ name: String) -> NSNotification.Name {
        NSNotification.Name("UIApplication\(name)Notification")
    }
}
