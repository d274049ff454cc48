/// Public API of UIKit that is accepted but changes nothing here: the only list of it. Whoever uses such an API is told so
/// once.
package enum UIKitWithoutEffect: String, CaseIterable {
    case applicationIconBadgeNumber = "UIApplication.applicationIconBadgeNumber"
    case batteryMonitoring = "UIDevice.isBatteryMonitoringEnabled"
    case brightness = "UIScreen.brightness"
    case currentActivity = "NSUserActivity.becomeCurrent()"
    case geometryUpdate = "UIWindowScene.requestGeometryUpdate"
    case idleTimer = "UIApplication.isIdleTimerDisabled"
    case modalPresentationStyle = "UIViewController.modalPresentationStyle"
    case modalTransitionStyle = "UIViewController.modalTransitionStyle"

    /// Tells, once in a process, that the call does nothing.
    package func log() { Log.once("\(rawValue) is accepted but has no effect here.") }
}
