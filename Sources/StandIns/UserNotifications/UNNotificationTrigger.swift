import Foundation

/// A trigger of a notification.
open class UNNotificationTrigger: NSObject {
    /// A Boolean value that indicates whether the trigger repeats.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}

/// A time from now.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time interval in seconds.
    public let timeInterval: TimeInterval
    private let start = Date()

    /// Creates a time from now.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the next date of the notification. Nil if there is none.
    open func nextTriggerDate() -> Date? {
        guard timeInterval > 0 else { return nil }
        let elapsed = Date().timeIntervalSince(start)
        if elapsed < timeInterval { return start + timeInterval }
        return repeats ? start + (elapsed / timeInterval).rounded(.down) * timeInterval + timeInterval : nil
    }
}

/// A trigger for a date, or for all dates with the given components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The components of the dates.
    public let dateComponents: DateComponents

    /// Creates a trigger for dates.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next date of the notification. Nil if there is none.
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A trigger for a message of the program's server.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
