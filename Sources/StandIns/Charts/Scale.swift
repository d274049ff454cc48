import Foundation
import SwiftUI

/// Where values lie along one side of a chart, from 0 to 1.
struct Scale {
    enum Kind: Equatable {
        case numbers, dates
        case categories([String])
    }

    let kind: Kind
    let low: Double
    let high: Double
    /// Whether the first category is the last place, as on a vertical axis, which is read from the top.
    var isReversed = false

    /// The scale of values: categories where there is one, dates where there is one, else numbers.
    ///
    /// - Parameters:
    ///   - includesZero: Whether 0 is on the scale, as where bars begin.
    ///   - isRounded: Whether numbers end at ticks.
    init(_ data: [_Datum], domain: ChartDomain?, includesZero: Bool, isRounded: Bool) {
        if case .categories(let names) = domain {
            self.init(.categories(names), 0, 1)
            return
        }
        var names: [String] = []
        var seen: Set<String> = []
        for case .category(let name) in data where seen.insert(name).inserted { names.append(name) }
        if !names.isEmpty {
            self.init(.categories(names), 0, 1)
            return
        }
        let isDates = data.contains { if case .date = $0 { true } else { false } }
        if case .range(let low, let high) = domain {
            self.init(isDates ? .dates : .numbers, low, high)
            return
        }
        let numbers = data.compactMap(\.number)
        var (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
        if isDates {
            if low == high { high = low + 1 }
            self.init(.dates, low, high)
            return
        }
        if domain != .automaticWithoutZero, includesZero || domain == .automaticWithZero {
            (low, high) = (min(0, low), max(0, high))
        }
        if low == high { (low, high) = low == 0 ? (0, 1) : (min(0, low), max(0, high)) }
        if isRounded {
            let step = Ticks.step(from: low, to: high, count: Ticks.usualCount)
            low = (low / step).rounded(.down) * step
            high = (high / step).rounded(.up) * step
        }
        self.init(.numbers, low, high)
    }

    private init(_ kind: Kind, _ low: Double, _ high: Double) {
        self.kind = kind
        self.low = low
        self.high = high == low ? low + 1 : high
    }

    /// The place of a value, from 0 to 1; in the middle of a category's room.
    func place(_ datum: _Datum) -> Double? {
        if case .categories(let names) = kind {
            guard case .category(let name) = datum, let index = names.firstIndex(of: name) else { return nil }
            return (Double(isReversed ? names.count - 1 - index : index) + 0.5) / Double(names.count)
        }
        return datum.number.map { ($0 - low) / (high - low) }
    }

    /// The part of the side that one category has.
    var room: Double {
        if case .categories(let names) = kind { return 1 / Double(names.count) }
        return 0
    }

    var isCategories: Bool { if case .categories = kind { true } else { false } }
    var isRange: Bool { !isCategories }
}

/// What a scale shows, where the chart says so.
enum ChartDomain: Equatable {
    case range(Double, Double)
    case categories([String])
    case automaticWithZero, automaticWithoutZero
}

/// The values at which an axis is marked.
enum Ticks {
    static let usualCount = 5

    /// The step of 1, 2 or 5 times a power of ten that makes about so many ticks.
    static func step(from low: Double, to high: Double, count: Int) -> Double {
        let raw = (high - low) / Double(max(1, count))
        guard raw > 0, raw.isFinite else { return 1 }
        let power = pow(10, log10(raw).rounded(.down))
        let share = raw / power
        // The limits are the geometric means of the neighbors: the count is as near as it can be.
        return power
            * (share < 2.0.squareRoot() ? 1 : share < 10.0.squareRoot() ? 2 : share < 50.0.squareRoot() ? 5 : 10)
    }

    static func numbers(from low: Double, to high: Double, count: Int) -> [Double] {
        stride(from: low, to: high, by: step(from: low, to: high, count: count), within: 1000)
    }

    static func stride(from low: Double, to high: Double, by step: Double, within limit: Int) -> [Double] {
        guard step > 0, (high - low) / step < Double(limit) else { return [low, high] }
        let first = (low / step - 1e-9).rounded(.up)
        let last = (high / step + 1e-9).rounded(.down)
        guard first <= last else { return [] }
        // Each value is a product, so that errors do not add up.
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// The calendar unit, and how many of it lie between ticks.
    static func unit(from low: Double, to high: Double, count: Int) -> (Calendar.Component, Int) {
        let raw = (high - low) / Double(max(1, count))
        let choices: [(Calendar.Component, Int, Double)] = [
            (.second, 1, 1), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
            (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600),
            (.hour, 12, 43200), (.day, 1, 86400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800),
            (.weekOfYear, 2, 1_209_600), (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
            (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
        ]
        let choice = choices.first { $0.2 >= raw * 0.99 } ?? choices[choices.count - 1]
        return (choice.0, choice.1)
    }

    static func dates(
        from low: Double, to high: Double, by unit: Calendar.Component, _ count: Int, _ calendar: Calendar
    ) -> [Date] {
        let (start, end) = (Date(timeIntervalSinceReferenceDate: low), Date(timeIntervalSinceReferenceDate: high))
        guard var date = calendar.dateInterval(of: unit, for: start)?.start else { return [] }
        // Several of a unit are counted from where the next larger one begins.
        if count > 1, let larger = larger[unit], let first = calendar.dateInterval(of: larger, for: start)?.start {
            date = first
        }
        var result: [Date] = []
        while date <= end, result.count < 1000 {
            if date >= start { result.append(date) }
            guard let next = calendar.date(byAdding: unit, value: max(1, count), to: date), next > date else { break }
            date = next
        }
        return result
    }

    private static let larger: [Calendar.Component: Calendar.Component] = [
        .second: .minute, .minute: .hour, .hour: .day, .day: .month, .month: .year,
    ]
}
