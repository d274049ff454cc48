import Foundation
import Locking
import PerchStandIns

/// A program's notifications. They are remembered and can be read back; none is shown.
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

    /// A Boolean value that indicates whether extensions of contents are supported: no.
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Asks whether the program may notify.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(DeviceState.ask(for: .notifications) == .granted, nil)
    }

    /// Asks whether the program may notify.
    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        DeviceState.ask(for: .notifications) == .granted
    }

    private var settings: UNNotificationSettings {
        UNNotificationSettings(UNAuthorizationStatus(DeviceState.current.permission(for: .notifications)))
    }

    /// Returns what the program's notifications may do.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(settings)
    }

    /// Returns what the program's notifications may do.
    open func notificationSettings() async -> UNNotificationSettings { settings }

    // MARK: Notifications

    /// Remembers a notification, in place of another one with its name.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(remember(request))
    }

    /// Remembers a notification, in place of another one with its name.
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

    /// Forgets notifications that are scheduled.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        withState { $0.pending.removeAll { identifiers.contains($0.identifier) } }
    }

    /// Forgets all notifications that are scheduled.
    open func removeAllPendingNotificationRequests() { withState { $0.pending = [] } }

    /// Returns the notifications that came: those without a trigger.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler(withState { $0.delivered })
    }

    /// Returns the notifications that came: those without a trigger.
    open func deliveredNotifications() async -> [UNNotification] { withState { $0.delivered } }

    /// Forgets notifications that came.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        withState { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
    }

    /// Forgets all notifications that came.
    open func removeAllDeliveredNotifications() { withState { $0.delivered = [] } }

    // MARK: Categories and the badge

    /// Says what users can do with notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        withState { $0.categories = categories }
    }

    /// Returns what users can do with notifications.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler(withState { $0.categories })
    }

    /// Returns what users can do with notifications.
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

/// The delegate, which receives notifications. Nobody is here, since none is shown.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Returns a notification comes while the program is used.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Returns a notification comes while the program is used.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// Returns a user did something with a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Called when a user did something with a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
    /// A user wants to see the program's settings.
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
