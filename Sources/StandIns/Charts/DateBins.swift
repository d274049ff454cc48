import Foundation

/// Bins of dates.
public struct DateBins: RandomAccessCollection, Sendable {
    private let limits: BinThresholds<Date>

    /// Creates bins between thresholds.
    nonisolated public init(thresholds: [Date]) { limits = BinThresholds(values: thresholds.sorted()) }

    /// Creates bins of calendar units around a range.
    nonisolated public init(
        unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        guard var limit = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else {
            self.init(thresholds: [range.lowerBound, range.upperBound])
            return
        }
        var limits = [limit]
        while limit <= range.upperBound, limits.count < 100_000 {
            guard let next = calendar.date(byAdding: unit, value: Swift.max(1, stride), to: limit), next > limit else {
                break
            }
            limits.append(next)
            limit = next
        }
        self.init(thresholds: limits)
    }

    /// Creates bins of calendar units around data.
    nonisolated public init(
        unit: Calendar.Component, by stride: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent
    ) {
        guard let low = data.min(), let high = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(unit: unit, by: stride, range: low...high, calendar: calendar)
    }

    /// Creates bins of a number of seconds, from the beginning of a range to after its end.
    nonisolated public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        let count = timeInterval > 0 ? Swift.max(1, Int((length / timeInterval).rounded(.up))) : 1
        let size = timeInterval > 0 ? timeInterval : length
        self.init(thresholds: (0...count).map { range.lowerBound + Double($0) * size })
    }

    /// Creates bins of a number of seconds around data.
    nonisolated public init(timeInterval: TimeInterval, data: [Date]) {
        guard let low = data.min(), let high = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(timeInterval: timeInterval, range: low...high)
    }

    /// Creates about the desired number of calendar units around a range.
    nonisolated public init(
        range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
    ) {
        let (unit, count) = Ticks.unit(
            from: range.lowerBound.timeIntervalSinceReferenceDate,
            to: range.upperBound.timeIntervalSinceReferenceDate, count: desiredCount)
        self.init(unit: unit, by: count, range: range, calendar: calendar)
    }

    /// Creates bins of calendar units around data. Without a count, Scott's rule determines the number, up to 200.
    nonisolated public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
        guard let low = data.min(), let high = data.max() else {
            self.init(thresholds: [])
            return
        }
        let count = desiredCount ?? BinCount.scott(data.map(\.timeIntervalSinceReferenceDate))
        self.init(range: low...high, desiredCount: count, calendar: calendar)
    }

    /// The limits of the bins.
    public var thresholds: [Date] { limits.values }
    public var startIndex: Int { 0 }
    public var endIndex: Int { limits.count }
    public subscript(position: Int) -> ChartBinRange<Date> { limits.bin(position) }

    /// Returns the number of the bin that a date is in.
    ///
    /// A date before all bins has the number -1, one after them the number of bins.
    public func index(for value: Date) -> Int { limits.index(for: value) }
}
