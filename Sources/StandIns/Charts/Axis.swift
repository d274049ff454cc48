import Foundation
import SwiftUI

/// An axis with its values placed.
@MainActor struct Axis {
    struct Entry: Identifiable {
        let id: Int
        let place: Double
        let parts: [_AxisPart]
        let datum: _Datum
    }

    let entries: [Entry]
    let isVertical: Bool
    /// Before the chart or above it, instead of after it or below it.
    let isBefore: Bool
    private let format: (_Datum) -> String

    init(_ description: _AxisDescription, _ scale: Scale, isVertical: Bool) {
        self.isVertical = isVertical
        // Categories are read before the bars that they name.
        isBefore =
            [.leading, .top].contains(description.position.kind)
            || (isVertical && scale.isCategories && description.position.kind == .automatic)
        let data = Self.data(description, scale)
        format = Self.format(data.unit, data.values)
        entries = data.values.enumerated().compactMap { index, datum in
            guard var place = scale.place(datum), place > -1e-6, place < 1 + 1e-6 else { return nil }
            place = min(1, max(0, place))
            let value = AxisValue(index: index, count: data.values.count, datum: datum)
            let parts: [_AxisPart] =
                description.isDefault
                ? (scale.isCategories ? [] : [.grid(nil, nil)] + (isVertical ? [] : [.tick(nil, nil)]))
                    + [.label(nil, nil, centered: nil)]
                : description.parts(value)
            return Entry(id: index, place: place, parts: parts, datum: datum)
        }
    }

    private static func data(
        _ description: _AxisDescription, _ scale: Scale
    ) -> (values: [_Datum], unit: Calendar.Component?) {
        if case .list(let values) = description.values { return (values, nil) }
        switch scale.kind {
        case .categories(let names): return (names.map { .category($0) }, nil)
        case .numbers:
            if case .step(let step) = description.values {
                return (Ticks.stride(from: scale.low, to: scale.high, by: step, within: 1000).map { .number($0) }, nil)
            }
            var count = Ticks.usualCount
            if case .automatic(let wanted?) = description.values { count = wanted }
            return (Ticks.numbers(from: scale.low, to: scale.high, count: count).map { .number($0) }, nil)
        case .dates:
            var (unit, count) = Ticks.unit(from: scale.low, to: scale.high, count: Ticks.usualCount)
            switch description.values {
            case .unit(let component, let step): (unit, count) = (component, step)
            case .automatic(let wanted?): (unit, count) = Ticks.unit(from: scale.low, to: scale.high, count: wanted)
            default: break
            }
            let dates = Ticks.dates(from: scale.low, to: scale.high, by: unit, count, .current)
            return (dates.map { .date($0) }, unit)
        }
    }

    /// Numbers with as many digits as their step has; dates by the unit between them.
    private static func format(_ unit: Calendar.Component?, _ values: [_Datum]) -> (_Datum) -> String {
        { datum in
            switch datum {
            case .number(let number): return number.formatted(.number.precision(.significantDigits(1...12)))
            case .category(let name): return name
            case .date(let date):
                switch unit {
                case .second: return date.formatted(.dateTime.hour().minute().second())
                case .minute: return date.formatted(.dateTime.hour().minute())
                case .hour: return date.formatted(.dateTime.hour())
                case .month, .quarter: return date.formatted(.dateTime.month(.abbreviated))
                case .year: return date.formatted(.dateTime.year())
                default: return date.formatted(.dateTime.month(.abbreviated).day())
                }
            }
        }
    }

    /// The text or the view at a value.
    func label(_ entry: Entry) -> AnyView? {
        for case .label(let view, let custom, _, let style) in entry.parts {
            let label = view ?? AnyView(Text(verbatim: custom?(entry.datum) ?? format(entry.datum)))
            return style?(label) ?? label
        }
        return nil
    }
}
