import Foundation
import PerchTesting
import Testing

@testable import SwiftUI

@MainActor struct DatePickerTests {
    /// 10 January 2026, 9:41 in Greenwich.
    nonisolated static let date = Date(timeIntervalSince1970: 1_768_038_060)

    private static func calendar(_ locale: String, _ identifier: Calendar.Identifier = .gregorian) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = .gmt
        return calendar
    }

    @Test func monthBeginsOnTheLocalesFirstWeekday() {
        // 1 January 2026 is a Thursday.
        let american = MonthGrid(month: Self.date, in: Self.calendar("en_US"))
        #expect((american.leadingBlanks, american.days.count, american.weeks) == (4, 31, 5))
        #expect(american.day(week: 0, column: 3) == nil)
        #expect(american.day(week: 0, column: 4) == american.start)
        let german = MonthGrid(month: Self.date, in: Self.calendar("de_DE"))
        #expect((german.leadingBlanks, german.weeks) == (3, 5))
    }

    @Test func monthFollowsTheCalendar() {
        // 10 January 2026 is 21 Rajab 1447, a month of 30 days, in the tabular calendar of Islam.
        let grid = MonthGrid(month: Self.date, in: Self.calendar("ar_SA", .islamicTabular))
        #expect(grid.days.count == 30)
        #expect(Self.calendar("ar_SA", .islamicTabular).component(.day, from: grid.start) == 1)
    }

    @Observable final class Model {
        var date = DatePickerTests.date
    }

    struct Calendars: View {
        @Bindable var model: Model
        var range: PartialRangeFrom<Date> = Date.distantPast...
        var body: some View {
            DatePicker("Day", selection: $model.date, in: range, displayedComponents: .date)
                .datePickerStyle(.graphical)
        }
    }

    @Test func dayIsChosenAndTheTimeKept() throws {
        let model = Model()
        let view = try RenderedView(Calendars(model: model))
        #expect(try view.element(label: "Saturday, January 10").traits.contains(.isSelected))
        try view.update { try view.element(label: "Friday, January 2").activate() }
        #expect(model.date == Self.date.addingTimeInterval(-8 * 86_400))
        #expect(try view.element(label: "Friday, January 2").traits.contains(.isSelected))
    }

    @Test func daysOutsideTheRangeAreDisabled() throws {
        let model = Model()
        let view = try RenderedView(Calendars(model: model, range: Self.date.addingTimeInterval(-86_400)...))
        #expect(try !view.element(label: "Thursday, January 8").isEnabled)
        // 9 January may be chosen from the beginning of the range on.
        try view.update { try view.element(label: "Friday, January 9").activate() }
        #expect(model.date == Self.date.addingTimeInterval(-86_400))
    }

    @Test func otherMonthsAreReached() throws {
        let view = try RenderedView(Calendars(model: Model()))
        try view.update { try view.element(role: .button, label: "Next Month").activate() }
        #expect(view.elements(label: "February 2026").count == 1)
        #expect(view.elements(label: "Saturday, February 28").count == 1)
    }

    @Test func compactPickerWritesTheLocalesDate() throws {
        func labels(_ locale: String) throws -> [String] {
            var variant = Variant.component
            variant.locale = locale
            let picker = DatePicker("Day", selection: .constant(Self.date)).labelsHidden()
            return try RenderedView(picker, variant: variant).elements(role: .button).map(\.label)
        }
        #expect(try labels("en_US").first == "Jan 10, 2026")
        #expect(try labels("de_DE") == ["10.01.2026", "09:41"])
    }

    @Test func wheelsStandInTheLocalesOrder() {
        func columns(_ locale: String, _ components: DatePickerComponents) -> [DateWheelColumn] {
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: locale)
            return DateWheelColumn.columns(for: components, DateReading(environment))
        }
        #expect(columns("en_US", .date) == [.month, .day, .year])
        #expect(columns("de_DE", .date) == [.day, .month, .year])
        #expect(columns("en_US", .hourAndMinute) == [.hour, .minute, .dayPeriod])
        #expect(columns("de_DE", .hourAndMinute) == [.hour, .minute])
        #expect(columns("en_US", [.date, .hourAndMinute]) == [.weekday, .hour, .minute, .dayPeriod])
    }

    @Test func shorterMonthTakesItsLastDay() {
        let reading = DateReading(EnvironmentValues())
        let january31 = Self.date.addingTimeInterval(21 * 86_400)
        let february = DateWheelColumn.month.date(january31, with: 2, reading)
        #expect(reading.calendar.component(.day, from: february) == 28)
    }

    @Test func timeZoneIsTheEnvironments() throws {
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let view = try RenderedView(
            DatePicker("Time", selection: .constant(Self.date), displayedComponents: .hourAndMinute)
                .environment(\.timeZone, zone).environment(\.locale, Locale(identifier: "de_DE")))
        #expect(view.elements(role: .button, label: "18:41").count == 1)
    }
}
