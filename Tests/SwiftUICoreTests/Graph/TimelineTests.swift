import Foundation
import PerchTesting
import SwiftUI
import Testing

/// Apple's documentation of `TimelineView` and its schedules.
@MainActor struct TimelineTests {
    /// The host's moment 0: 1 January 2026, 9:41 in Greenwich.
    private let start = Date(timeIntervalSince1970: 1_767_260_460)

    private struct Seconds<Schedule: TimelineSchedule>: View {
        let schedule: Schedule
        let start: Date
        var body: some View {
            TimelineView(schedule) { Text(verbatim: "\(Int(($0.date.timeIntervalSince(start) * 10).rounded()))") }
        }
    }

    /// What is shown at some moments, in tenths of seconds since the beginning.
    private func shown(_ schedule: some TimelineSchedule, at times: [TimeInterval]) throws -> [String] {
        let view = try RenderedView(Seconds(schedule: schedule, start: start))
        return try times.map {
            view.advance(to: $0)
            return try view.element(role: .text).label
        }
    }

    @Test func periodic() throws {
        #expect(
            try shown(.periodic(from: start, by: 2), at: [0, 1.9, 2, 5.5, 60]) == ["0", "0", "20", "40", "600"])
        #expect(try shown(.periodic(from: start - 3, by: 2), at: [0, 1]) == ["-10", "10"])
        // What reads the clock of the machine, as `.now` does, counts from the first picture.
        #expect(try shown(.periodic(from: .distantFuture, by: 1), at: [0, 0.5, 1]) == ["0", "0", "10"])
        #expect(try shown(.periodic(from: start, by: 0), at: [0, 5]) == ["0", "0"])
        #expect(try shown(.periodic(from: start, by: .nan), at: [0, 5]) == ["0", "0"])
    }

    /// "If you create an everyMinute schedule at 10:09:55, the view updates at once, with the date 10:09:00."
    @Test func everyMinute() throws {
        let late = try shown(.everyMinute, at: [0, 59, 60, 125])
        #expect(late == ["0", "0", "600", "1200"])
    }

    @Test func explicitAndAnimated() throws {
        let dates = [start - 1, start + 1, start + 4]
        #expect(try shown(.explicit(dates), at: [0, 1, 3, 4, 99]) == ["-10", "10", "10", "40", "40"])
        #expect(try shown(.animation, at: [0, 0.5, 2]) == ["0", "5", "20"])
        #expect(try shown(.animation(minimumInterval: 1), at: [0, 0.5, 2.5]) == ["0", "0", "20"])
        #expect(try shown(.animation(paused: true), at: [0, 3]) == ["0", "0"])
    }

    @Test func onlyTheTimelineRuns() throws {
        struct Root: View {
            let start: Date
            var body: some View {
                VStack {
                    Text("still")
                    Seconds(schedule: .periodic(from: start, by: 1), start: start)
                }
            }
        }
        let view = try RenderedView(Root(start: start))
        view.advance(to: 0.5)
        #expect(view.cost.bodiesRun == 0)
        view.advance(to: 1)
        #expect(view.cost.bodiesRun == 1)
    }

    @Test func timeMayBeSetBack() throws {
        #expect(try shown(.periodic(from: start, by: 1), at: [5, 2, 3]) == ["50", "20", "30"])
    }

    @Test func aScheduleOfItsOwn() throws {
        struct Doubling: TimelineSchedule {
            func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
                (0..<8).map { startDate + Double(1 << $0) - 1 }
            }
        }
        #expect(try shown(Doubling(), at: [0, 0.9, 1, 3.5, 8]) == ["0", "0", "10", "30", "70"])
    }
}
