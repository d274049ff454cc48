import Foundation
import SwiftUI

/// Where values lie along one side of a chart.
struct Scale {
    enum Kind: Equatable {
        case numbers, dates
        case categories([String])
    }

    let kind: Kind
    /// The values at the ends. Of categories, the numbers of places: 0 and their count.
    var low: Double
    var high: Double
    var type = ScaleType.linear
    var isVertical = false
    var isReversed = false
    var range = PositionRange.full
    /// The places of categories, which are looked up for each mark.
    private let indices: [String: Int]

    /// The scale of values: categories where there is one, dates where there is one, else numbers.
    ///
    /// - Parameters:
    ///   - includesZero: Whether 0 is on the scale, as where bars begin.
    ///   - isRounded: Whether numbers end at ticks.
    init(
        _ data: [_Datum], domain: ChartDomain?, type: ScaleType? = nil, includesZero: Bool, isRounded: Bool
    ) {
        var (data, includesZero) = (data, includesZero)
        var isFixed = false
        switch domain {
        case .fixed(let values)?: (data, isFixed) = (values, true)
        case .automatic(let zero, _, let modify)?:
            includesZero = zero ?? includesZero
            if let modify { data = modify(data) }
        case nil: break
        }
        var names: [String] = []
        var seen: Set<String> = []
        for case .category(let name) in data where seen.insert(name).inserted { names.append(name) }
        if !names.isEmpty || type?.kind == .category {
            if names.isEmpty { names = data.map(\.text).filter { seen.insert($0).inserted } }
            self.init(.categories(names), 0, Double(max(1, names.count)))
        } else {
            let isDates = data.contains { if case .date = $0 { true } else { false } }
            let numbers = data.compactMap(\.number)
            var (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
            if !isFixed, !isDates {
                if includesZero, type?.kind != .log { (low, high) = (min(0, low), max(0, high)) }
                if low == high { (low, high) = low == 0 ? (0, 1) : (min(0, low), max(0, high)) }
                if isRounded {
                    (low, high) = type?.kind == .log ? Ticks.powers(low, high) : Ticks.rounded(low, high)
                }
            }
            self.init(isDates ? .dates : .numbers, low, high)
            // A domain may be given from its end to its beginning.
            if isFixed, let first = numbers.first, let last = numbers.last, first > last { isReversed = true }
        }
        self.type = type ?? .linear
        if case .automatic(_, true?, _)? = domain { isReversed = true }
    }

    private init(_ kind: Kind, _ low: Double, _ high: Double) {
        self.kind = kind
        self.low = low
        self.high = high == low ? low + 1 : high
        guard case .categories(let names) = kind else {
            indices = [:]
            return
        }
        indices = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The share of the scale at which a value lies, from 0 at its beginning to 1; in the middle of a category's room.
    func place(_ datum: _Datum) -> Double? {
        if isCategories {
            guard let index = indices[datum.text] else { return nil }
            return (Double(index) + 0.5 - low) / (high - low)
        }
        guard let number = datum.number, let place = type.transformed(number), let start = type.transformed(low),
            let end = type.transformed(high), end != start
        else { return nil }
        return (place - start) / (end - start)
    }

    /// The value at a share of the scale.
    func datum(at share: Double) -> _Datum {
        switch kind {
        case .categories(let names):
            let index = (low + share * (high - low)).rounded(.down)
            guard !names.isEmpty, index.isFinite else { return .category("") }
            return .category(names[Int(min(max(0, index), Double(names.count - 1)))])
        case .dates: return .date(Date(timeIntervalSinceReferenceDate: number(at: share)))
        case .numbers: return .number(number(at: share))
        }
    }

    private func number(at share: Double) -> Double {
        guard let start = type.transformed(low), let end = type.transformed(high) else { return low }
        return type.inverse(start + share * (end - start))
    }

    /// The part of the side that one category has.
    var room: Double { isCategories ? 1 / (high - low) : 0 }
    var isCategories: Bool { if case .categories = kind { true } else { false } }

    // MARK: Positions

    /// Whether the beginning is at the right or at the bottom. Categories are read from the top.
    private var isFlipped: Bool { (isVertical && !isCategories) != isReversed }

    /// The distance of a value from the left or the top of a plot, in points.
    func position(_ datum: _Datum, in length: CGFloat) -> CGFloat? {
        place(datum).map { position(share: $0, in: length) }
    }

    func position(share: Double, in length: CGFloat) -> CGFloat {
        let (start, end) = ends(in: length)
        return start + CGFloat(share) * (end - start)
    }

    /// The share of the scale at a distance from the left or the top.
    func share(at position: CGFloat, in length: CGFloat) -> Double {
        let (start, end) = ends(in: length)
        return end == start ? 0 : Double((position - start) / (end - start))
    }

    /// Where the scale begins and ends, in points from the left or the top.
    func ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
        switch range {
        case .fixed(let first, let last): return (first, last)
        case .padded(let first, let last):
            return isFlipped ? (length - first, last) : (first, length - last)
        }
    }
}

/// The room of a scale on the side of a plot.
enum PositionRange: Equatable {
    /// All of it, less points at the beginning and the end.
    case padded(CGFloat, CGFloat)
    /// From the left or the top, in points.
    case fixed(CGFloat, CGFloat)

    static let full = PositionRange.padded(0, 0)
}

/// What a scale shows, where the chart says so.
enum ChartDomain {
    /// The ends, or all categories.
    case fixed([_Datum])
    case automatic(includesZero: Bool?, reversed: Bool?, modify: (([_Datum]) -> [_Datum])?)
}
