import Foundation
import Locking
import PerchStandIns

/// The notifications of a program. Perch stores them, so that you can read them, but does not show them.
///
/// On a new device nobody was asked, and people who are asked refuse: `DeviceState` says something else.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Unchecked because what changes is guarded by the lock.
    private struct State {
        var pending: [UNNotificationRequest] = []
        var delivered: [UNNotification] = []
        var categories: Set<UNNotificationCategory> = []
        weak var delegate: (any UNUserNotificationCenterDelegate)?
    }

    private let lock = NSLock()
    private var state = State()

    private func withState<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&state) }
    }

    /// The center that all of a program uses.
    open class func current() -> UNUserNotificationCenter { Device.current.value { UNUserNotificationCenter() } }

    /// The delegate, which receives notifications.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { withState { $0.delegate } }
        set { withState { $0.delegate = newValue } }
    }

    /// A Boolean value that indicates whether content extensions are supported. It is always false.
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Requests authorization to show notifications.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(DeviceState.ask(for: .notifications) == .granted, nil)
    }

    /// Requests authorization to show notifications.
    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        DeviceState.ask(for: .notifications) == .granted
    }

    private var settings: UNNotificationSettings {
        UNNotificationSettings(UNAuthorizationStatus(DeviceState.current.permission(for: .notifications)))
    }

    /// Provides the settings of the program's notifications.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(settings)
    }

    /// Provides the settings of the program's notifications.
    open func notificationSettings() async -> UNNotificationSettings { settings }

    // MARK: Notifications

    /// Adds a request, which replaces another request with the same identifier. Perch stores it, but showing it has no
    /// effect.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(remember(request))
    }

    /// Adds a request, which replaces another request with the same identifier. Perch stores it, but showing it has no
    /// effect.
    open func add(_ request: UNNotificationRequest) async throws {
        if let problem = remember(request) { throw problem }
    }

    private func remember(_ request: UNNotificationRequest) -> UNError? {
        inert("UNUserNotificationCenter.add(_:)", "it is remembered, but never shown")
        guard DeviceState.current.permission(for: .notifications) != .denied else {
            return UNError(.notificationsNotAllowed)
        }
        withState { state in
            state.pending.removeAll { $0.identifier == request.identifier }
            if request.trigger == nil {
                state.delivered.append(UNNotification(date: Date(), request: request))
            } else {
                state.pending.append(request)
            }
        }
        return nil
    }

    /// Returns the notifications that are scheduled.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler(withState { $0.pending })
    }

    /// Returns the notifications that are scheduled.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { withState { $0.pending } }

    /// Removes scheduled notifications.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        withState { $0.pending.removeAll { identifiers.contains($0.identifier) } }
    }

    /// Removes all scheduled notifications.
    open func removeAllPendingNotificationRequests() { withState { $0.pending = [] } }

    /// Provides the delivered notifications, which are those without a trigger.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler(withState { $0.delivered })
    }

    /// Provides the delivered notifications, which are those without a trigger.
    open func deliveredNotifications() async -> [UNNotification] { withState { $0.delivered } }

    /// Removes delivered notifications.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        withState { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
    }

    /// Removes all delivered notifications.
    open func removeAllDeliveredNotifications() { withState { $0.delivered = [] } }

    // MARK: Categories and the badge

    /// Sets the categories of notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        withState { $0.categories = categories }
    }

    /// Provides the categories of notifications.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler(withState { $0.categories })
    }

    /// Provides the categories of notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { withState { $0.categories } }

    /// Sets the number on the app's icon. In Perch, this method has no effect other than a call of the handler.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        inert("UNUserNotificationCenter.setBadgeCount(_:)", "there is no icon")
        completionHandler?(nil)
    }

    /// Sets the number on the app's icon. In Perch, this method has no effect.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        inert("UNUserNotificationCenter.setBadgeCount(_:)", "there is no icon")
    }
}

/// A delegate that receives notifications. In Perch, it is never called, because no notifications appear.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called when a notification arrives while the program is in use. Returns how it appears.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Called when a notification arrives while the program is in use. Returns how it appears.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// Called when the user has responded to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Called when the user has responded to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
    /// Called when the user wants to see the settings of the program.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
