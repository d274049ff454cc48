import Foundation
import UIKit

/// Sizes of iOS 17's date pickers, in points, from the token table of the iOS 17 look.
enum DatePickerMetrics {
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

/// The pills of compact date pickers of a design.
struct DatePickerLook: Sendable {
    var padding: CGFloat = 11
    var verticalPadding: CGFloat = 7
    var cornerRadius: CGFloat = 8
    /// Between the date and the time.
    var gap: CGFloat = 6
    var fill = ControlColors.fill

    /// Source: pills of iOS 26 are black at 6.3 %. In dark appearance by eye.
    static let fill26 = UIColor(dynamicProvider: {
        UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: $0.userInterfaceStyle == .dark ? 0.12 : 0.063)
    })
}
