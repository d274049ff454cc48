import Foundation

/// A type that describes what makes a notification come.
open class UNNotificationTrigger: NSObject {
    /// A Boolean value that indicates whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}

/// A time from now.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time interval: in seconds.
    public let timeInterval: TimeInterval
    private let start = Date()

    /// Creates a time from now.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns when the notification comes next; nil when it came.
    open func nextTriggerDate() -> Date? {
        guard timeInterval > 0 else { return nil }
        let elapsed = Date().timeIntervalSince(start)
        if elapsed < timeInterval { return start + timeInterval }
        return repeats ? start + (elapsed / timeInterval).rounded(.down) * timeInterval + timeInterval : nil
    }
}

/// A date, or all dates that have something in common.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The date components: what the dates have.
    public let dateComponents: DateComponents

    /// Dates.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns when the notification comes next; nil when there is no such date.
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A message of the program's server.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
