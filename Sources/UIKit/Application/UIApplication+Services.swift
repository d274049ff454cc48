import Foundation

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The identifier that represents no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    // MARK: Tasks in the background

    /// Requests time to finish a task after the program moves to the background. Perch does not suspend programs, so it
    /// never calls the handler.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    /// Marks a background task as finished.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The remaining time in the background, in seconds. In Perch, it is unlimited.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // MARK: Notifications

    /// Registers for remote notifications. Perch has no such service, so the delegate receives an error.
    public func registerForRemoteNotifications() {
        onceStarted { [weak self] in
            guard let self else { return }
            delegate?.application(
                self, didFailToRegisterForRemoteNotificationsWithError: Self.unsupported("Remote notifications"))
        }
    }

    /// Unregisters from remote notifications, of which there are none in Perch.
    public func unregisterForRemoteNotifications() {}

    /// A Boolean value that indicates whether the app is registered for remote notifications. In Perch, it is always
    /// false.
    public var isRegisteredForRemoteNotifications: Bool { false }

    // MARK: Icons

    /// A Boolean value that indicates whether the program can change its icon. In Perch, it is always false.
    public var supportsAlternateIcons: Bool { false }

    /// The name of the alternate icon. Nil for the primary icon.
    public var alternateIconName: String? { nil }

    /// Changes the icon. Perch has no icons, so the handler receives an error.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(Self.unsupported("Other icons"))
    }

    /// Changes the icon. Perch has no icons, so the method throws an error.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw Self.unsupported("Other icons")
    }

    static func unsupported(_ what: String) -> NSError {
        // The code that Cocoa has for what a system does not support.
        NSError(
            domain: NSCocoaErrorDomain, code: 3328,
            userInfo: [NSLocalizedDescriptionKey: "\(what) are not supported here."])
    }
}
