import Foundation
import SwiftUI

/// A type that determines where the scrolling of a chart stops.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}

/// The limit for the distance of one scroll in a chart.
public struct ValueAlignedLimitBehavior: Sendable, Hashable {
    private let name: String
    /// The default behavior of the platform.
    public static let automatic = ValueAlignedLimitBehavior(name: "automatic")
    /// A behavior that limits the scroll to the visible part. In Perch, this is always so, because charts move with the
    /// finger.
    public static let always = ValueAlignedLimitBehavior(name: "always")
    /// A behavior without a limit.
    public static let never = ValueAlignedLimitBehavior(name: "never")
}

/// The values at which scrolling stops.
enum ScrollStep: Sendable {
    /// As much as is seen at once.
    case page
    case unit(Double)
    case matching(DateComponents)
}

/// The larger steps at which long scrolls of a chart stop.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
    let step: ScrollStep

    /// An alignment to the visible part.
    public static var page: MajorValueAlignment { MajorValueAlignment(step: .page) }
}

extension MajorValueAlignment where Value: Numeric {
    /// Returns an alignment to multiples of a number.
    public static func unit(_ unit: Value) -> MajorValueAlignment {
        MajorValueAlignment(step: .unit(unit.datum.number ?? 1))
    }
}

extension MajorValueAlignment where Value == Date {
    /// Returns an alignment to dates with the given components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
        MajorValueAlignment(step: .matching(components))
    }
}

/// A behavior that stops at values with equal distances.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
    /// Where scrolling along one axis stops.
    struct Steps: Sendable {
        let step: ScrollStep
        let major: ScrollStep?
    }
    let x: Steps
    let y: Steps

    /// Does nothing, because a chart computes its targets from its scales.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

    /// The value at which a scroll to a value stops.
    ///
    /// - Parameter isLong: Whether the finger went far enough for the larger steps.
    func target(_ position: Double, _ window: ChartWindow, isLong: Bool) -> Double {
        let steps = window.scale.isVertical ? y : x
        switch isLong ? steps.major ?? steps.step : steps.step {
        case .page: return Self.rounded(position, to: window.length, from: window.scale.low)
        case .unit(let unit):
            // Units of dates are seconds, counted from the first date.
            return Self.rounded(position, to: unit, from: window.scale.kind == .dates ? window.scale.low : 0)
        case .matching(let components): return Self.matching(components, position)
        }
    }

    static func rounded(_ position: Double, to unit: Double, from start: Double) -> Double {
        unit > 0 ? start + ((position - start) / unit).rounded() * unit : position
    }

    private static func matching(_ components: DateComponents, _ position: Double) -> Double {
        let date = Date(timeIntervalSinceReferenceDate: position)
        let dates = [Calendar.SearchDirection.forward, .backward].compactMap {
            Calendar.current.nextDate(after: date, matching: components, matchingPolicy: .nextTime, direction: $0)?
                .timeIntervalSinceReferenceDate
        }
        return dates.min { abs($0 - position) < abs($1 - position) } ?? position
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Returns a behavior that stops at multiples of a number: a number of seconds for dates, or a number of
    /// categories.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        let steps = ValueAlignedChartScrollTargetBehavior.Steps(
            step: .unit(unit.datum.number ?? 1),
            major: majorAlignment?.step)
        return ValueAlignedChartScrollTargetBehavior(x: steps, y: steps)
    }

    /// Returns a behavior that stops at dates with the given components.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        let steps = ValueAlignedChartScrollTargetBehavior.Steps(
            step: .matching(components), major: majorAlignment?.step)
        return ValueAlignedChartScrollTargetBehavior(x: steps, y: steps)
    }

    /// Returns a behavior that stops at multiples of a number along each axis.
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            x: .init(step: .unit(xUnit.datum.number ?? 1), major: xMajorAlignment?.step),
            y: .init(step: .unit(yUnit.datum.number ?? 1), major: yMajorAlignment?.step))
    }

    /// Returns a behavior that stops at dates with the given components along each axis.
    public static func valueAligned(
        xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            x: .init(step: .matching(xMatching), major: xMajorAlignment?.step),
            y: .init(step: .matching(yMatching), major: yMajorAlignment?.step))
    }
}
