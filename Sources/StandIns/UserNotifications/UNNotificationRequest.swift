import Foundation

/// A notification that is scheduled.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes, and the content is a copy.

    /// The identifier. Another request with the same identifier replaces this request.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// The trigger of the notification. Nil for immediate delivery.
    public let trigger: UNNotificationTrigger?

    /// Creates a notification that is scheduled. The content is copied.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
}

/// A notification that came.
open class UNNotification: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// The date of the delivery.
    public let date: Date
    /// The request of the notification.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action that the user chose.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The user's response to a notification that requests text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text that the user typed.
    open var userText: String { "" }
}

/// The notification was tapped.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action of dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
