import Foundation
import PerchStandIns
import UIKit

/// Constants that describe the state of an app on a watch.
public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// A type that responds to the events of an app on a watch. Perch never calls its methods.
@MainActor @preconcurrency public protocol WKApplicationDelegate: NSObjectProtocol {
    /// Notifies the delegate that the app has finished launching. Perch never calls it.
    func applicationDidFinishLaunching()
    /// Notifies the delegate that the app has become active. Perch never calls it.
    func applicationDidBecomeActive()
    /// Notifies the delegate that the app is about to become inactive. Perch never calls it.
    func applicationWillResignActive()
    /// Notifies the delegate that the app is about to enter the foreground. Perch never calls it.
    func applicationWillEnterForeground()
    /// Notifies the delegate that the app has entered the background. Perch never calls it.
    func applicationDidEnterBackground()
}
extension WKApplicationDelegate {
    /// Does nothing. This is the default implementation.
    public func applicationDidFinishLaunching() {}
    /// Does nothing. This is the default implementation.
    public func applicationDidBecomeActive() {}
    /// Does nothing. This is the default implementation.
    public func applicationWillResignActive() {}
    /// Does nothing. This is the default implementation.
    public func applicationWillEnterForeground() {}
    /// Does nothing. This is the default implementation.
    public func applicationDidEnterBackground() {}
}

/// A type that responds to the events of an extension on a watch. Perch never calls its methods.
public typealias WKExtensionDelegate = WKApplicationDelegate

/// The app on a watch. Perch has no watch.
@MainActor @preconcurrency open class WKApplication: NSObject {
    private static let application = WKApplication()
    /// Returns the shared app.
    open class func shared() -> WKApplication { application }
    /// The delegate of the app. Perch never calls its methods.
    open weak var delegate: (any WKApplicationDelegate)?
    /// The state of the app. Always `active`.
    open var applicationState: WKApplicationState { .active }
    /// A Boolean value that indicates whether the app is running in the Dock. Always false.
    open var isApplicationRunningInDock: Bool { false }
    /// Registers the app for remote notifications. In Perch, this method has no effect.
    open func registerForRemoteNotifications() {
        inert("WKApplication.registerForRemoteNotifications()", "there are no notifications from servers")
    }
    /// Opens a URL.
    open func openSystemURL(_ url: URL) { UIApplication.shared.open(url) }
    /// Schedules a background refresh. In Perch, this method has no effect other than a call of the closure.
    ///
    /// - Parameters:
    ///   - preferredFireDate: The preferred time of the refresh.
    ///   - userInfo: The object that describes the refresh.
    ///   - scheduledCompletion: The closure that the method calls immediately, without an error.
    open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) {
        inert("WKApplication.scheduleBackgroundRefresh(withPreferredDate:userInfo:scheduledCompletion:)")
        scheduledCompletion(nil)
    }
}

/// The extension of an app on a watch. Perch has no watch.
@MainActor @preconcurrency open class WKExtension: NSObject {
    private static let part = WKExtension()
    /// Returns the shared extension.
    open class func shared() -> WKExtension { part }
    /// The delegate of the extension. Perch never calls its methods.
    open weak var delegate: (any WKExtensionDelegate)?
    /// The state of the app. Always `active`.
    open var applicationState: WKApplicationState { .active }
    /// The first interface controller of the app. Always `nil`.
    open var rootInterfaceController: WKInterfaceController? { nil }
    /// The visible interface controller. Always `nil`.
    open var visibleInterfaceController: WKInterfaceController? { nil }
    /// Opens a URL.
    open func openSystemURL(_ url: URL) { UIApplication.shared.open(url) }
}

/// An object that manages a screen from the storyboard of a watch app. Perch never shows one.
@MainActor @preconcurrency open class WKInterfaceController: NSObject {
    /// Creates an interface controller.
    public override init() { super.init() }
    /// Prepares the interface controller with a context. The default implementation does nothing. Perch never calls it.
    open func awake(withContext context: Any?) {}
    /// Notifies the interface controller that it is about to become active. The default implementation does nothing.
    /// Perch never calls it.
    open func willActivate() {}
    /// Notifies the interface controller that it is no longer active. The default implementation does nothing. Perch
    /// never calls it.
    open func didDeactivate() {}
    /// Notifies the interface controller that it has appeared. The default implementation does nothing. Perch never
    /// calls it.
    open func didAppear() {}
    /// Notifies the interface controller that it is about to disappear. The default implementation does nothing. Perch
    /// never calls it.
    open func willDisappear() {}
    /// Sets the title of the screen. In Perch, this method has no effect.
    open func setTitle(_ title: String?) {}
    /// Pushes an interface controller. In Perch, this method has no effect.
    open func pushController(withName name: String, context: Any?) {
        inert("WKInterfaceController.pushController(withName:context:)", "there is no watch")
    }
    /// Presents an interface controller. In Perch, this method has no effect.
    open func presentController(withName name: String, context: Any?) {
        inert("WKInterfaceController.presentController(withName:context:)", "there is no watch")
    }
    /// Returns to the previous interface controller. In Perch, this method has no effect.
    open func pop() {}
    /// Dismisses the interface controller. In Perch, this method has no effect.
    open func dismiss() {}
}
