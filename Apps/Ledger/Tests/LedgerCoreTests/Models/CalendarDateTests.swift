import Foundation
import Testing

@testable import LedgerCore

@Suite struct CalendarDateTests {
    @Test(arguments: [("2026-02-25", 2026, 2, 25), ("0001-01-01", 1, 1, 1), ("9999-12-31", 9999, 12, 31)])
    func textForm(text: String, year: Int, month: Int, day: Int) throws {
        let date = try #require(CalendarDate(text))
        #expect((date.year, date.month, date.day) == (year, month, day))
        #expect(date.description == text)
        #expect(CalendarDate(daysSince1970: date.daysSince1970) == date)
    }

    @Test(arguments: [
        "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1", "26-01-01", "2026/01/01", "", "abc",
        "2026-02-25x", "2026-02-25Txx", "0000-01-01", "2026-01-00", "2a26-01-01", "2026-aa-01", "2026-01-aa",
    ])
    func whatIsNoDate(text: String) { #expect(CalendarDate(text) == nil) }

    @Test func leapYears() {
        #expect(CalendarDate(year: 2024, month: 2, day: 29) != nil)
        #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
        #expect(CalendarDate(year: 1900, month: 2, day: 29) == nil)
    }

    @Test func everyDayOfFourCenturiesThereAndBack() {
        for day in stride(from: -200_000, through: 200_000, by: 7) {
            #expect(CalendarDate(daysSince1970: day).daysSince1970 == day)
        }
        #expect(CalendarDate(daysSince1970: .max) == CalendarDate("9999-12-31"))
        #expect(CalendarDate(daysSince1970: .min) == CalendarDate("0001-01-01"))
    }

    @Test func theDayIsTheOneOnTheWallOfThatPlace() throws {
        let moment = try #require(ISO8601.date(from: "2026-02-25T23:30:00Z"))
        #expect(CalendarDate(moment, in: .gmt) == CalendarDate("2026-02-25"))
        #expect(CalendarDate(moment, in: try #require(TimeZone(secondsFromGMT: 3600))) == CalendarDate("2026-02-26"))
    }

    @Test func aMomentGivesTheDayItBeginsWith() {
        #expect(CalendarDate("2026-02-25T23:30:00-08:00") == CalendarDate("2026-02-25"))
    }

    @Test func order() throws {
        let dates = try ["2026-02-25", "2026-02-26", "2026-03-01", "2027-01-01"].map { try #require(CalendarDate($0)) }
        #expect(dates.reversed().sorted() == dates)
    }

    @Test func codable() throws {
        let date = try #require(CalendarDate("2026-02-25"))
        let data = try JSONEncoder().encode([date])
        #expect(String(decoding: data, as: UTF8.self) == #"["2026-02-25"]"#)
        #expect(try JSONDecoder().decode([CalendarDate].self, from: data) == [date])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CalendarDate].self, from: Data(#"["soon"]"#.utf8))
        }
    }

    @Test(arguments: [
        ("2026-02-25T10:30:00Z", 1_772_015_400_000), ("2026-02-25T10:30:00.5Z", 1_772_015_400_500),
        ("2026-02-25T10:30:00.123456Z", 1_772_015_400_123), ("2026-02-25T12:30:00+02:00", 1_772_015_400_000),
        ("2026-02-25T08:30:00-0200", 1_772_015_400_000), ("2026-02-25T10:30Z", 1_772_015_400_000),
        ("1969-12-31T23:59:59.999Z", -1), ("2016-12-31T23:59:60Z", 1_483_228_799_000),
    ])
    func moments(text: String, milliseconds: Int) throws {
        let date = try #require(ISO8601.date(from: text))
        #expect(date.milliseconds == milliseconds)
        #expect(ISO8601.date(from: ISO8601.text(of: date)) == date)
    }

    @Test(arguments: [
        "2026-02-25", "2026-02-25 10:30:00Z", "2026-02-25T25:00:00Z", "2026-02-25T10:61:00Z", "2026-02-25T10:30:61Z",
        "2026-02-25T10:30:00", "2026-02-25T10:30:00.Z", "2026-02-25T10:30:00+25:00", "2026-02-25T10:30:00+02:61",
        "2026-02-25T10:30:00ZZ", "2026-02-30T10:30:00Z", "2026-02-25T1", "2026-02-25T10-30", "2026-02-25T10:3",
        "2026-02-25T10:30:0aZ", "2026-02-25T10:30:00+aa:00", "2026-02-25T10:30:00-02:a0",
    ])
    func whatIsNoMoment(text: String) { #expect(ISO8601.date(from: text) == nil) }

    @Test func momentsBeyondAllCalendarsDoNotCrash() {
        #expect(ISO8601.text(of: Date(milliseconds: .max)).hasPrefix("9999-12-31"))
        #expect(ISO8601.text(of: Date(milliseconds: .min)).hasPrefix("0001-01-01"))
        #expect(Date(timeIntervalSince1970: .infinity).milliseconds == .max)
        #expect(Date(timeIntervalSince1970: -.infinity).milliseconds == .min)
    }
}
