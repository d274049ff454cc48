import Foundation

/// The attributes of events.
extension CSSearchableItemAttributeSet {
    /// The date on which the item is due.
    public var dueDate: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The date on which the item was completed.
    public var completionDate: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The start of the event.
    public var startDate: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The end of the event.
    public var endDate: Date? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// The important dates of the item.
    public var importantDates: [Date]? {
        get { attribute() }
        set { setAttribute(newValue) }
    }

    /// A number that is 1 if the event lasts whole days.
    public var allDay: NSNumber? {
        get { attribute() }
        set { setAttribute(newValue) }
    }
}
