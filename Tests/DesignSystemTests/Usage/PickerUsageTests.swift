import Foundation
import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// Dates and colors, chosen by a person, in both directions of writing.
@MainActor struct PickerUsageTests {
    @Observable final class Journal {
        /// Sunday, 17 May 2026, in the morning.
        var date = Date(timeIntervalSince1970: 1_779_000_000)
        var color = Color.red

        private var parts: DateComponents {
            Calendar(identifier: .gregorian).dateComponents([.month, .day, .hour, .minute], from: date)
        }
        var day: [Int?] { [parts.month, parts.day] }
        var time: [Int?] { [parts.hour, parts.minute] }
    }

    // MARK: Dates

    private struct Dates: View {
        @Bindable var journal: Journal
        var mode = AppDatePickerMode.date
        var style = AppDatePickerDisplayStyle.compact
        var minimum: Date?
        var maximum: Date?

        var body: some View {
            AppDateTimePicker(
                label: "Day", selection: $journal.date, mode: mode, displayStyle: style, minimumDate: minimum,
                maximumDate: maximum)
        }
    }

    /// A tap beside what has opened.
    private func tapOutside(_ screen: RenderedView) {
        screen.tap(at: CGPoint(x: screen.size.width / 2, y: 80))
        screen.settle()
    }

    @Test(arguments: directions) func aCompactDateOpensItsCalendar(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Dates(journal: journal), direction)
        let pill = screen.datePickers.firstMatch.buttons.firstMatch
        let time = journal.time
        pill.tap()
        screen.settle()
        screen.button("Thursday, May 21").tap()
        screen.settle()
        #expect(journal.day == [5, 21] && journal.time == time)
        // It stays open, for anyone who was wrong by a day.
        screen.button("Friday, May 22").tap()
        screen.settle()
        #expect(journal.day == [5, 22] && screen.button("Friday, May 22").isSelected)
        tapOutside(screen)
        #expect(!screen.button("Friday, May 22").exists && pill.label.contains("22"))
        pill.tap()
        screen.settle()
        screen.button("Next Month").tap()
        screen.settle()
        screen.button("Monday, June 1").tap()
        tapOutside(screen)
        #expect(journal.day == [6, 1] && pill.label.contains("Jun 1"))
    }

    @Test(arguments: directions) func aCompactTimeOpensItsWheels(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Dates(journal: journal, mode: .time), direction)
        let pill = screen.datePickers.firstMatch.buttons.firstMatch
        let (day, time, label) = (journal.day, journal.time, pill.label)
        pill.tap()
        screen.settle()
        screen.pickers.firstMatch.drag(by: CGSize(width: 0, height: -70))
        screen.settle()
        #expect(journal.day == day && journal.time != time && journal.time.last == time.last)
        tapOutside(screen)
        #expect(!screen.pickers.firstMatch.exists && pill.label != label)
    }

    @Test(arguments: [AppDatePickerDisplayStyle.compact, .graphical], directions)
    func bothOfADateAndItsTimeAreChosen(style: AppDatePickerDisplayStyle, direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Dates(journal: journal, mode: .dateAndTime, style: style), direction)
        let pills = screen.datePickers.firstMatch.buttons
        let time = journal.time
        if style == .compact {
            #expect(pills.count == 2)
            #expect(
                (pills.element(boundBy: 0).frame.midX < pills.element(boundBy: 1).frame.midX)
                    == (direction == .leftToRight))
            pills.firstMatch.tap()
            screen.settle()
        }
        screen.button("Thursday, May 21").tap()
        screen.settle()
        #expect(journal.day == [5, 21] && journal.time == time)
        if style == .compact { tapOutside(screen) }
        pills.element(boundBy: pills.count - 1).tap()
        screen.settle()
        screen.pickers.firstMatch.drag(by: CGSize(width: 0, height: -70))
        screen.settle()
        #expect(journal.day == [5, 21] && journal.time != time)
    }

    @Test(arguments: directions) func wheelsAreTurned(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Dates(journal: journal, style: .wheel), direction)
        let wheels = screen.datePickers["Day"].pickers
        #expect(wheels.allElementsBoundByIndex.map { $0.value } == ["May", "17", "2026"])
        let (month, day) = (wheels.element(boundBy: 0), wheels.element(boundBy: 1))
        #expect((month.frame.midX < day.frame.midX) == (direction == .leftToRight))
        day.drag(by: CGSize(width: 0, height: -64))
        screen.settle()
        #expect(journal.day[0] == 5 && (18...20).contains(journal.day[1] ?? 0))
        #expect(day.value == journal.day[1].map { "\($0)" })
        // Nearby rows take taps.
        month.tap(at: UnitPoint(x: direction == .leftToRight ? 0.1 : 0.9, y: 0.65))
        screen.settle()
        #expect(journal.day[0] == 6 && month.value == "June")
    }

    @Test(arguments: [AppDatePickerDisplayStyle.compact, .graphical], directions)
    func aDayBeyondTheLimitsIsRefused(style: AppDatePickerDisplayStyle, direction: LayoutDirection) {
        let journal = Journal()
        let start = journal.date
        let screen = phone(
            Dates(
                journal: journal, style: style, minimum: start.addingTimeInterval(-2 * 86_400),
                maximum: start.addingTimeInterval(3 * 86_400)), direction)
        if style == .compact {
            screen.datePickers.firstMatch.buttons.firstMatch.tap()
            screen.settle()
        }
        for label in ["Thursday, May 14", "Thursday, May 21"] {
            let day = screen.button(label)
            #expect(!day.isEnabled)
            screen.tap(at: CGPoint(x: day.frame.midX, y: day.frame.midY))
            screen.settle()
        }
        #expect(journal.date == start)
        for (label, expected) in [("Friday, May 15", 15), ("Wednesday, May 20", 20)] {
            screen.button(label).tap()
            screen.settle()
            #expect(journal.day == [5, expected])
        }
    }

    @Test func aWheelTurnsBackFromWhatLiesBeyondTheLimits() {
        let journal = Journal()
        let start = journal.date
        let screen = phone(
            Dates(
                journal: journal, style: .wheel, minimum: start.addingTimeInterval(-86_400),
                maximum: start.addingTimeInterval(86_400)))
        let day = screen.datePickers["Day"].pickers.element(boundBy: 1)
        for height in [-90, 90, 90] {
            day.drag(by: CGSize(width: 0, height: height))
            screen.settle()
            #expect(abs(journal.date.timeIntervalSince(start)) <= 86_400)
            #expect(day.value == journal.day[1].map { "\($0)" })
        }
        #expect(journal.day == [5, 16])
    }

    /// A latest day that lies before the earliest counts as the earliest.
    @Test func limitsTheWrongWayRoundLeaveTheEarliestDay() {
        let journal = Journal()
        let start = journal.date
        let screen = phone(
            Dates(
                journal: journal, style: .graphical, minimum: start.addingTimeInterval(86_400),
                maximum: start.addingTimeInterval(-5 * 86_400)))
        let days = screen.buttons.matching { $0.label.contains(", May ") }
        #expect(days.count == 31)
        #expect(days.allElementsBoundByIndex.filter { $0.isEnabled }.map { $0.label } == ["Monday, May 18"])
        screen.button("Monday, May 18").tap()
        screen.settle()
        #expect(journal.day == [5, 18])
    }

    // MARK: Colors

    private struct Colors: View {
        @Bindable var journal: Journal
        var supportsOpacity = false

        var body: some View {
            AppColorPicker(label: "Accent", selection: $journal.color, supportsOpacity: supportsOpacity)
        }
    }

    private func parts(of color: Color) -> [Float] {
        let color = color.resolve(in: EnvironmentValues())
        return [color.red, color.green, color.blue, color.opacity].map { ($0 * 100).rounded() / 100 }
    }

    @Test(arguments: directions) func aColourIsChosen(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Colors(journal: journal), direction)
        let well = screen.allElements["Accent"]
        let before = well.value
        well.tap()
        screen.settle()
        // Grays are in the first row, from white to black in the direction of reading.
        let (white, black) = (screen.button("Color 1, 1"), screen.button("Color 1, 12"))
        #expect((white.frame.midX < black.frame.midX) == (direction == .leftToRight))
        white.tap()
        #expect(parts(of: journal.color) == [1, 1, 1, 1])
        black.tap()
        #expect(parts(of: journal.color) == [0, 0, 0, 1])
        // A finger that goes over the colors takes each on its way.
        black.drag(by: CGSize(width: direction == .leftToRight ? -400 : 400, height: 0))
        #expect(parts(of: journal.color) == [1, 1, 1, 1])
        #expect(!screen.slider("Opacity").exists)
        screen.button("Close").tap()
        screen.settle()
        #expect(!white.exists && well.value != before)
    }

    @Test(arguments: directions) func aColoursOpacityIsChosen(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Colors(journal: journal, supportsOpacity: true), direction)
        screen.allElements["Accent"].tap()
        screen.settle()
        let slider = screen.slider("Opacity")
        #expect(slider.value == "100%")
        slider.drag(by: CGSize(width: direction == .leftToRight ? -60 : 60, height: 0))
        let opacity = parts(of: journal.color)[3]
        #expect(opacity > 0.1 && opacity < 0.7, "\(opacity)")
        #expect(slider.value == "\(Int((opacity * 100).rounded()))%")
        // Another color keeps it.
        screen.button("Color 1, 12").tap()
        #expect(parts(of: journal.color) == [0, 0, 0, opacity])
        slider.perform(.increment)
        #expect(parts(of: journal.color)[3] > opacity)
        screen.button("Close").tap()
        screen.settle()
        #expect(!slider.exists)
    }

    @Test func aPickerThatIsDisabledOpensNothing() {
        let journal = Journal()
        let screen = phone(
            VStack {
                Colors(journal: journal)
                Dates(journal: journal)
            }
            .disabled(true))
        for element in [screen.allElements["Accent"], screen.datePickers.firstMatch.buttons.firstMatch] {
            #expect(!element.isEnabled)
            screen.tap(at: CGPoint(x: element.frame.maxX - 15, y: element.frame.midY))
            screen.settle()
        }
        #expect(!screen.button("Color 1, 1").exists && !screen.button("Thursday, May 21").exists)
    }
}
