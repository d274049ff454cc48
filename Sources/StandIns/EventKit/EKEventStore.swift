import CoreGraphics
import Foundation
import PerchStandIns

/// Constants that describe what kind of entries are meant.
public enum EKEntityType: UInt, Sendable { case event = 0, reminder = 1 }

/// Constants that indicate whether the program may see a user's calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted = 1, denied = 2, fullAccess = 3, writeOnly = 4
    /// The name before iOS 17.
    public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Constants that indicate whether a change is for one event or for those after it as well.
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents = 1 }

/// A type that describes what went wrong with calendars.
public struct EKError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable {
        case eventNotMutable = 0, noCalendar = 1, noStartDate = 2, noEndDate = 3, datesInverted = 4,
            eventStoreNotAuthorized = 29
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// A calendar or a list of reminders.
open class EKCalendar: NSObject {
    /// The calendar identifier.
    public let calendarIdentifier = UUID().uuidString
    /// The title.
    open var title = ""
    /// The color.
    open var cgColor: CGColor?
    /// A Boolean value that indicates whether it can be changed.
    open var allowsContentModifications: Bool { true }
    /// Creates a calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// A type that describes what events and reminders have in common.
open class EKCalendarItem: NSObject {
    /// The calendar item identifier.
    public let calendarItemIdentifier = UUID().uuidString
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var calendar: EKCalendar!
    open var timeZone: TimeZone?
    open private(set) var alarms: [EKAlarm]?
    /// A Boolean value that indicates whether it repeats.
    open var hasRecurrenceRules: Bool { false }
    /// Adds an alarm. It is remembered.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    override init() {}
}

/// An object that takes place.
open class EKEvent: EKCalendarItem {
    /// The event identifier.
    open var eventIdentifier: String! { calendarItemIdentifier }
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    /// Creates an event.
    public init(eventStore: EKEventStore) {}
}

/// An object to be done.
open class EKReminder: EKCalendarItem {
    open var dueDateComponents: DateComponents?
    open var startDateComponents: DateComponents?
    open var isCompleted = false { didSet { completionDate = isCompleted ? completionDate ?? Date() : nil } }
    open var completionDate: Date?
    open var priority = 0
    /// Creates a reminder.
    public init(eventStore: EKEventStore) {}
}

/// A type that describes when a person is reminded. Nobody is here.
open class EKAlarm: NSObject {
    open var relativeOffset: TimeInterval
    open var absoluteDate: Date?
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    public init(absoluteDate date: Date) {
        relativeOffset = 0
        absoluteDate = date
    }
}

extension Notification.Name {
    /// Calendars were changed by others. They never are.
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// A user's calendars. What the program saves is there for the session, where the user has allowed it; else saving
/// throws.
open class EKEventStore: NSObject, @unchecked Sendable {
    // Unchecked because what changes is guarded by the lock.
    private let lock = NSLock()
    private var items: [EKCalendarItem] = []
    private lazy var calendar: EKCalendar = {
        let calendar = EKCalendar(for: .event, eventStore: self)
        calendar.title = "Calendar"
        return calendar
    }()

    public override init() {}

    private class func capability(_ type: EKEntityType) -> DeviceState.Capability {
        type == .event ? .calendars : .reminders
    }

    /// Returns the permission to see entries of a kind.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        switch DeviceState.current.permission(for: capability(entityType)) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .fullAccess
        }
    }
    /// Requests a user's events. The device's state says what the user answers.
    open func requestFullAccessToEvents() async throws -> Bool { DeviceState.ask(for: .calendars) == .granted }
    /// Requests a user's reminders. The device's state says what the user answers.
    open func requestFullAccessToReminders() async throws -> Bool { DeviceState.ask(for: .reminders) == .granted }
    /// Asks to add events. The device's state says what the user answers.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { DeviceState.ask(for: .calendars) == .granted }
    /// Requests a user's events. The device's state says what the user answers.
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(DeviceState.ask(for: .calendars) == .granted, nil)
    }
    /// Requests a user's reminders. The device's state says what the user answers.
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(DeviceState.ask(for: .reminders) == .granted, nil)
    }
    /// Asks to add events. The device's state says what the user answers.
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(DeviceState.ask(for: .calendars) == .granted, nil)
    }
    /// Requests entries, as before iOS 17. The device's state says what the user answers.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        DeviceState.ask(for: Self.capability(entityType)) == .granted
    }
    /// Requests entries, as before iOS 17. The device's state says what the user answers.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(DeviceState.ask(for: Self.capability(entityType)) == .granted, nil)
    }

    private func mayUse(_ type: EKEntityType) -> Bool { Self.authorizationStatus(for: type) == .fullAccess }

    /// Returns the calendars: one, where the user has allowed it.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        mayUse(entityType) ? [lock.withLock { calendar }] : []
    }
    /// The default calendar for new events, which indicate where new events go.
    open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
    /// Returns where new reminders go.
    open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }

    /// Keeps an event for the session.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        guard mayUse(.event) else { throw EKError(.eventStoreNotAuthorized) }
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        keep(event)
    }
    /// Keeps a reminder for the session.
    open func save(_ reminder: EKReminder, commit: Bool) throws {
        guard mayUse(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
        keep(reminder)
    }
    private func keep(_ item: EKCalendarItem) {
        lock.withLock { if !items.contains(where: { $0 === item }) { items.append(item) } }
    }
    /// Removes an event.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        lock.withLock { items.removeAll { $0 === event } }
    }
    /// Removes a reminder.
    open func remove(_ reminder: EKReminder, commit: Bool) throws {
        lock.withLock { items.removeAll { $0 === reminder } }
    }
    /// Called when an empty value: everything is kept at once.
    open func commit() throws {}
    /// Returns the event that a name names.
    open func event(withIdentifier identifier: String) -> EKEvent? {
        lock.withLock { items.lazy.compactMap { $0 as? EKEvent }.first { $0.eventIdentifier == identifier } }
    }

    /// Returns the events of some time.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    {
        NSPredicate { item, _ in
            guard let event = item as? EKEvent, let start = event.startDate, let end = event.endDate else {
                return false
            }
            return start < endDate && end > startDate
        }
    }
    /// Returns the events that fulfil a predicate, by their dates.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        lock.withLock { items }.compactMap { $0 as? EKEvent }.filter { predicate.evaluate(with: $0) }.sorted {
            $0.startDate < $1.startDate
        }
    }
    /// All reminders.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    /// Passes on the reminders that fulfil a predicate, at once.
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion(lock.withLock { items }.compactMap { $0 as? EKReminder }.filter { predicate.evaluate(with: $0) })
        return NSObject()
    }
}
