import Foundation

/// A notification that is scheduled.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes, and the content is a copy.

    /// The name. Another request with it takes this one's place.
    public let identifier: String
    /// What the notification says.
    public let content: UNNotificationContent
    /// What makes it come; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// A notification that is scheduled. The content is copied.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
}

/// A notification that came.
open class UNNotification: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// When it came.
    public let date: Date
    /// What it was asked for with.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// What a person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// The notification.
    public let notification: UNNotification
    /// What was chosen.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// What a person did with a notification that asks for text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// What was written.
    open var userText: String { "" }
}

/// The notification was tapped.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The notification was put away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
