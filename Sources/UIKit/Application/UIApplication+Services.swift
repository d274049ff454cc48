import Foundation

/// Tells tasks in the background apart.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A background task identifier: no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    // MARK: Tasks in the background

    /// Asks for time to end something after the program is no longer seen. A program here is never stopped for that, so that
    /// the handler is not called.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    /// Tells that something has ended.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// A value that describes how long the program may continue when it is no longer seen, in seconds: without a limit.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // MARK: Notifications

    /// Asks for notifications from a server. There is no service here that would bring them; the delegate receives an error.
    public func registerForRemoteNotifications() {
        onceStarted { [weak self] in
            guard let self else { return }
            delegate?.application(
                self, didFailToRegisterForRemoteNotificationsWithError: Self.unsupported("Remote notifications"))
        }
    }

    /// Asks for no more notifications from a server. There are none.
    public func unregisterForRemoteNotifications() {}

    /// A Boolean value that indicates whether a server can send notifications. It cannot.
    public var isRegisteredForRemoteNotifications: Bool { false }

    // MARK: Icons

    /// A Boolean value that indicates whether the program may have another icon. It has none here.
    public var supportsAlternateIcons: Bool { false }

    /// The icon that was chosen; nil is the first one.
    public var alternateIconName: String? { nil }

    /// Chooses an icon. There are none here, so that the handler gets an error.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(Self.unsupported("Other icons"))
    }

    /// Chooses an icon. There are none here, so that it fails.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw Self.unsupported("Other icons")
    }

    private static func unsupported(_ what: String) -> NSError {
        // The code that Cocoa has for what a system does not support.
        NSError(
            domain: NSCocoaErrorDomain, code: 3328,
            userInfo: [NSLocalizedDescriptionKey: "\(what) are not supported here."])
    }
}
