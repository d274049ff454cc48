import Foundation
import PerchStandIns
import UIKit

/// Constants that indicate whether a program of a watch is in use.
public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// Learns of a program's life on a watch.
@MainActor @preconcurrency public protocol WKApplicationDelegate: NSObjectProtocol {
    /// Called after the start.
    func applicationDidFinishLaunching()
    /// Called when the program becomes active.
    func applicationDidBecomeActive()
    /// Called when the program becomes inactive.
    func applicationWillResignActive()
    /// Called when the program is seen.
    func applicationWillEnterForeground()
    /// Called when the program is no longer seen.
    func applicationDidEnterBackground()
}
extension WKApplicationDelegate {
    /// Does nothing.
    public func applicationDidFinishLaunching() {}
    /// Does nothing.
    public func applicationDidBecomeActive() {}
    /// Does nothing.
    public func applicationWillResignActive() {}
    /// Does nothing.
    public func applicationWillEnterForeground() {}
    /// Does nothing.
    public func applicationDidEnterBackground() {}
}

/// Learns of the life of a program's part on a watch.
public typealias WKExtensionDelegate = WKApplicationDelegate

/// The program on a watch. There is no watch.
@MainActor @preconcurrency open class WKApplication: NSObject {
    private static let application = WKApplication()
    /// The program.
    open class func shared() -> WKApplication { application }
    /// The delegate. It is not called.
    open weak var delegate: (any WKApplicationDelegate)?
    /// A value that indicates whether the program is in use.
    open var applicationState: WKApplicationState { .active }
    /// A Boolean value that indicates whether the program runs on its own.
    open var isApplicationRunningInDock: Bool { false }
    /// Registers for remote notifications. In Perch, this method has no effect.
    open func registerForRemoteNotifications() {
        inert("WKApplication.registerForRemoteNotifications()", "there are no notifications from servers")
    }
    /// Opens an address.
    open func openSystemURL(_ url: URL) { UIApplication.shared.open(url) }
    /// Schedules time in the background. In Perch, this method has no effect.
    open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) {
        inert("WKApplication.scheduleBackgroundRefresh(withPreferredDate:userInfo:scheduledCompletion:)")
        scheduledCompletion(nil)
    }
}

/// The program's part on a watch.
@MainActor @preconcurrency open class WKExtension: NSObject {
    private static let part = WKExtension()
    /// The part.
    open class func shared() -> WKExtension { part }
    /// The delegate. It is not called.
    open weak var delegate: (any WKExtensionDelegate)?
    /// A value that indicates whether the program is in use.
    open var applicationState: WKApplicationState { .active }
    /// The controller that is seen first. In Perch, there is none.
    open var rootInterfaceController: WKInterfaceController? { nil }
    /// The controller that is seen. In Perch, there is none.
    open var visibleInterfaceController: WKInterfaceController? { nil }
    /// Opens an address.
    open func openSystemURL(_ url: URL) { UIApplication.shared.open(url) }
}

/// A screen of a watch that is made of a storyboard. Nothing shows it.
@MainActor @preconcurrency open class WKInterfaceController: NSObject {
    /// Creates a controller.
    public override init() { super.init() }
    /// Called with the value that its maker gave.
    open func awake(withContext context: Any?) {}
    /// Called before it is seen.
    open func willActivate() {}
    /// Called after it was seen.
    open func didDeactivate() {}
    /// Called when it is seen.
    open func didAppear() {}
    /// Called when it is covered.
    open func willDisappear() {}
    /// Sets the title.
    open func setTitle(_ title: String?) {}
    /// Pushes another controller. In Perch, this method has no effect.
    open func pushController(withName name: String, context: Any?) {
        inert("WKInterfaceController.pushController(withName:context:)", "there is no watch")
    }
    /// Presents another controller. In Perch, this method has no effect.
    open func presentController(withName name: String, context: Any?) {
        inert("WKInterfaceController.presentController(withName:context:)", "there is no watch")
    }
    /// Goes back.
    open func pop() {}
    /// Goes away.
    open func dismiss() {}
}
