import Foundation

/// A notification that is scheduled.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes, and the content is a copy.

    /// The name. Another request with it takes this one's place.
    public let identifier: String
    /// The content: what the notification says.
    public let content: UNNotificationContent
    /// The trigger: what makes it come. Nil for at once.
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

    /// The date: when it came.
    public let date: Date
    /// The request: what it was asked for with.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// A type that describes what a user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// The notification.
    public let notification: UNNotification
    /// The action identifier: what was chosen.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// A type that describes what a user did with a notification that asks for text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The user text: what was written.
    open var userText: String { "" }
}

/// The notification was tapped.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The notification was put away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
