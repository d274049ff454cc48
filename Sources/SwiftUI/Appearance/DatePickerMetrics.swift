import Foundation

/// Sizes of iOS 17's date pickers, in points, from the token table of the iOS 17 look.
enum DatePickerMetrics {
    // The pills of a compact picker.
    static let pillPadding: CGFloat = 11
    static let pillVerticalPadding: CGFloat = 7
    static let pillRadius: CGFloat = 8
    static let pillGap: CGFloat = 6

    // The calendar.
    static let calendarMinimumWidth: CGFloat = 280
    static let calendarIdealWidth: CGFloat = 320
    static let cell: CGFloat = 44
    static let headerHeight: CGFloat = 44
    static let weekdayHeight: CGFloat = 26
    static let monthFont: Font = .system(size: 17, weight: .semibold)
    static let weekdayFont: Font = .system(size: 13, weight: .semibold)
    static let dayFont: Font = .system(size: 20)
    static let chosenDayFont: Font = .system(size: 24, weight: .medium)
    static let chevronFont: Font = .system(size: 20, weight: .medium)
    static let yearChevronFont: Font = .system(size: 13, weight: .semibold)
    static let chevronGap: CGFloat = 28
    /// How strong the tint is behind a chosen day that is not today.
    static let chosenDayOpacity = 0.12
    static let calendarInsets = EdgeInsets(top: 8, leading: 16, bottom: 12, trailing: 16)

    /// How far a swipe that turns the month leads, in points. Apple publishes none.
    static let swipe: CGFloat = 60

    /// The years on a wheel.
    static let wheelYears = 1...9999
    /// The most days on a wheel before and after the chosen one.
    static let wheelDayReach = 40
}
