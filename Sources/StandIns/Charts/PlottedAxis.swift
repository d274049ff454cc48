import Foundation
import SwiftUI

/// An axis with its values.
@MainActor struct PlottedAxis {
    struct Entry: Identifiable {
        let id: Int
        let datum: _Datum
        /// The next value, or the end of the scale: where the room of a centered part ends.
        let next: _Datum?
        let parts: [_AxisPart]
    }

    let entries: [Entry]
    let isVertical: Bool
    /// Before the chart or above it, instead of after it or below it.
    let isBefore: Bool
    let preset: AxisMarkPreset.Kind
    let effect: ((AnyView) -> AnyView)?
    private let format: (_Datum) -> String

    init(_ description: _AxisDescription, _ scale: Scale) {
        isVertical = scale.isVertical
        effect = description.effect
        preset = description.preset.kind
        // Categories are read before the bars that they name.
        isBefore =
            [.leading, .top].contains(description.position.kind)
            || (isVertical && scale.isCategories && description.position.kind == .automatic)
        let data = AxisTicks(description.values, scale)
        format = data.format
        let usual = Self.usualParts(description, scale)
        entries = data.values.enumerated().compactMap { index, datum in
            guard let place = scale.place(datum), place > -1e-6, place < 1 + 1e-6 else { return nil }
            let value = AxisValue(index: index, count: data.values.count, datum: datum)
            return Entry(
                id: index, datum: datum, next: index + 1 < data.values.count ? data.values[index + 1] : nil,
                parts: description.parts?(value) ?? usual)
        }
    }

    /// What charts draw by themselves: no lines between categories, and ticks only below.
    private static func usualParts(_ description: _AxisDescription, _ scale: Scale) -> [_AxisPart] {
        let line = _AxisLine(stroke: description.stroke)
        let label = _AxisPart.label(_AxisLabel(format: description.format))
        if scale.isCategories { return description.stroke == nil ? [label] : [.grid(line), label] }
        return scale.isVertical ? [.grid(line), label] : [.grid(line), .tick(line), label]
    }

    /// The text or the view of a label.
    func view(_ label: _AxisLabel, _ datum: _Datum) -> AnyView {
        let view = label.view ?? AnyView(Text(verbatim: label.format?(datum) ?? format(datum)).lineLimit(1))
        return label.changes.reduce(view) { $1($0) }
    }
}

/// The values that an axis marks, and their usual text.
struct AxisTicks {
    let values: [_Datum]
    private var unit: Calendar.Component?

    init(_ wanted: _AxisDescription.Values, _ scale: Scale) {
        if case .list(let list) = wanted {
            values = list
            return
        }
        switch scale.kind {
        case .categories(let names): values = names.map { .category($0) }
        case .numbers: values = Self.numbers(wanted, scale).map { .number($0) }
        case .dates:
            var (unit, count) = Ticks.unit(from: scale.low, to: scale.high, count: Ticks.usualCount)
            var calendar = Calendar.current
            switch wanted {
            case .unit(let component, let step, let own, _):
                (unit, count, calendar) = (component, step, own ?? calendar)
            case .automatic(let wanted?, _, _):
                (unit, count) = Ticks.unit(from: scale.low, to: scale.high, count: wanted)
            default: break
            }
            values = Ticks.dates(from: scale.low, to: scale.high, by: unit, count, calendar).map { .date($0) }
            self.unit = unit
        }
    }

    private static func numbers(_ wanted: _AxisDescription.Values, _ scale: Scale) -> [Double] {
        var (count, minimum) = (Ticks.usualCount, 0.0)
        switch wanted {
        case .step(let step, _): return Ticks.stride(from: scale.low, to: scale.high, by: step, within: 1000)
        case .automatic(let desired, let least, _): (count, minimum) = (desired ?? count, least ?? 0)
        default: break
        }
        if scale.type.kind == .log { return Ticks.logarithmic(from: scale.low, to: scale.high, count: count) }
        let step = max(minimum, Ticks.step(from: scale.low, to: scale.high, count: count))
        return Ticks.stride(from: scale.low, to: scale.high, by: step, within: 1000)
    }

    /// Numbers with as many digits as their step has; dates by the unit between them.
    func format(_ datum: _Datum) -> String {
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

    /// The ends of a scale that its axis rounds to marked values.
    static func rounded(_ scale: Scale, by axes: [_AxisDescription]) -> (low: Double, high: Double) {
        var (low, high) = (scale.low, scale.high)
        guard case .numbers = scale.kind else { return (low, high) }
        for axis in axes {
            let (step, rounds): (Double, (Bool?, Bool?))
            switch axis.values {
            case .step(let size, let ends): (step, rounds) = (size, ends)
            case .automatic(let count, let minimum, let ends):
                step = max(
                    minimum ?? 0, Ticks.step(from: scale.low, to: scale.high, count: count ?? Ticks.usualCount))
                rounds = ends
            default: continue
            }
            guard step > 0 else { continue }
            if rounds.0 == true { low = (low / step + 1e-9).rounded(.down) * step }
            if rounds.1 == true { high = (high / step - 1e-9).rounded(.up) * step }
        }
        return (low, high)
    }
}
