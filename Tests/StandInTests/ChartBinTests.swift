import Charts
import Foundation
import Testing

@Suite struct ChartBinTests {
    @Test func binsOfNumbersHaveRoundLimits() {
        let bins = NumberBins(data: [1.2, 3.4, 9.7], desiredCount: 5)
        #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
        #expect(bins.count == 5)
        #expect(bins[1].lowerBound == 2 && bins[1].upperBound == 4)
        #expect(bins.index(for: 3.4) == 1)
        // The last bin contains its end, the others do not.
        #expect(bins.index(for: 10) == 4 && bins.index(for: 2) == 1)
        #expect(bins[4].contains(10) && !bins[0].contains(2))
        #expect(bins.index(for: -1) == -1 && bins.index(for: 11) == 5)
    }

    @Test func binsHaveASizeOrACount() {
        #expect(NumberBins(size: 5, range: 3...14).thresholds == [0, 5, 10, 15])
        #expect(NumberBins(size: 2.5, data: [1.0, 6.0]).thresholds == [0, 2.5, 5, 7.5])
        #expect(NumberBins(range: 1.0...2.0, count: 4).thresholds == [1, 1.25, 1.5, 1.75, 2])
        #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
        #expect(NumberBins(range: 0...100, desiredCount: 4).thresholds == [0, 20, 40, 60, 80, 100])
        #expect(NumberBins(data: [1, 2, 3], minimumStride: 2).thresholds == [0, 2, 4])
        #expect(NumberBins(thresholds: [3, 1, 2]).map(\.lowerBound) == [1, 2])
    }

    @Test func scottsRuleDecidesHowManyBinsDataNeed() {
        let data = (0..<1000).map { Double($0) / 100 }
        // 3.49 standard deviations of 2.89 over the cube root of 1000 make a width of 1.
        #expect(NumberBins(data: data).count == 10)
    }

    @Test func binsOfDatesAreCalendarUnits() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        func date(_ month: Int, _ day: Int) -> Date {
            calendar.date(from: DateComponents(year: 2026, month: month, day: day))!
        }
        let bins = DateBins(unit: .month, range: date(1, 10)...date(3, 5), calendar: calendar)
        #expect(bins.thresholds == [date(1, 1), date(2, 1), date(3, 1), date(4, 1)])
        #expect(bins.index(for: date(2, 20)) == 1)
        #expect(DateBins(unit: .day, by: 2, data: [date(1, 1), date(1, 4)], calendar: calendar).count == 2)
        #expect(DateBins(timeInterval: 86400, range: date(1, 1)...date(1, 4)).count == 3)
        #expect(DateBins(range: date(1, 1)...date(1, 10), desiredCount: 9, calendar: calendar).count == 10)
        #expect(DateBins(data: [], calendar: calendar).isEmpty)
    }
}
