import Foundation

// The defaults are the same on every machine; a host that wants the machine's own settings sets them.

private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
}

private enum CalendarKey: EnvironmentKey {
    static let defaultValue: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = LocaleKey.defaultValue
        calendar.timeZone = .gmt
        return calendar
    }()
}

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
}

extension EnvironmentValues {
    /// The language and region for texts, numbers and dates.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
