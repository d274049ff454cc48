import Foundation
import SwiftUI

/// A function that a plot draws, with as many points as a plot is wide.
struct PlottedFunction {
    /// The values that the function is computed for; without them, those of the horizontal scale.
    let domain: ClosedRange<Double>?
    /// The places at a value; nil if the function has none.
    let place: (Double) -> (x: MarkPlace, y: MarkPlace)?

    private static let count = 240

    /// The marks, with the points of functions in place of the functions.
    @MainActor static func expanded(_ marks: [_Mark], _ settings: ChartSettings) -> [_Mark] {
        guard marks.contains(where: { $0.function != nil }) else { return marks }
        let data = marks.filter { $0.function == nil }.flatMap(\.x.data)
        let scale = Scale(data, domain: settings.xDomain, type: settings.xType, includesZero: true, isRounded: true)
        var name = 0
        return marks.flatMap { mark -> [_Mark] in
            guard let function = mark.function else { return [mark] }
            name += 1
            let domain = function.domain ?? scale.low...scale.high
            return (0...count).compactMap { index in
                let value =
                    domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(index) / Double(count)
                guard let place = function.place(value) else { return nil }
                var point = mark
                (point.x, point.y) = (place.x, place.y)
                point.series = "function \(name)"
                return point
            }
        }
    }

    /// A point; nil if the function has no value.
    static func at(_ x: Double, _ y: Double) -> (x: MarkPlace, y: MarkPlace)? {
        guard x.isFinite, y.isFinite else { return nil }
        return (MarkPlace(start: .number(x)), MarkPlace(start: .number(y)))
    }

    /// The two sides of an area; nil if the function has no values.
    static func between(
        _ x: Double, _ ends: (yStart: Double, yEnd: Double)
    ) -> (x: MarkPlace, y: MarkPlace)? {
        guard x.isFinite, ends.yStart.isFinite, ends.yEnd.isFinite else { return nil }
        return (MarkPlace(start: .number(x)), MarkPlace(start: .number(ends.yStart), end: .number(ends.yEnd)))
    }
}
