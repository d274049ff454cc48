import Foundation
import SwiftUI

/// The distribution of numbers on a scale.
public struct ScaleType: Sendable, Hashable {
    enum Kind: Hashable {
        case linear, category, date, log
        case power(Double)
        case symmetricLog(Double)
    }
    let kind: Kind

    /// A linear scale.
    public static let linear = ScaleType(kind: .linear)
    /// A logarithmic scale. Values that are not positive are not displayed.
    public static let log = ScaleType(kind: .log)
    /// A square root scale.
    public static let squareRoot = ScaleType(kind: .power(0.5))
    /// A scale of categories, each with its own space.
    public static let category = ScaleType(kind: .category)
    /// A linear scale of dates.
    public static let date = ScaleType(kind: .date)
    /// A logarithmic scale that is symmetric around 0.
    public static let symmetricLog = symmetricLog(slopeAtZero: 1)
    /// Returns a power scale.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
    /// Returns a logarithmic scale that is symmetric around 0.
    ///
    /// - Parameter slopeAtZero: How steep the scale is at 0.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero))
    }

    /// The value for which the scale is even; nil if it has no place.
    func transformed(_ value: Double) -> Double? {
        switch kind {
        case .linear, .category, .date: return value
        case .log: return value > 0 ? Foundation.log10(value) : nil
        case .power(let exponent): return copysign(pow(abs(value), exponent), value)
        case .symmetricLog(let slope): return copysign(log1p(abs(value) * max(slope, 1e-9)), value)
        }
    }

    func inverse(_ value: Double) -> Double {
        switch kind {
        case .linear, .category, .date: return value
        case .log: return pow(10, value)
        case .power(let exponent): return exponent == 0 ? 0 : copysign(pow(abs(value), 1 / exponent), value)
        case .symmetricLog(let slope): return copysign(expm1(abs(value)) / max(slope, 1e-9), value)
        }
    }
}

// MARK: Domains

/// The values that a scale shows.
public protocol ScaleDomain {
    /// The values without their type.
    var _domain: _ChartDomain { get }
}

/// The values that a scale shows, without their type.
public struct _ChartDomain {
    let domain: ChartDomain
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ChartDomain { _ChartDomain(domain: .fixed([lowerBound.datum, upperBound.datum])) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ChartDomain { _ChartDomain(domain: .fixed(map(\.datum))) }
}

/// The values that a chart chooses.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _domain: _ChartDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values that the chart chooses.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// Returns the values that the chart chooses.
    ///
    /// - Parameters:
    ///   - includesZero: Whether 0 is one of them.
    ///   - reversed: Whether the scale runs from its end to its beginning.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ChartDomain(
                domain: .automatic(includesZero: includesZero, reversed: reversed, modify: nil)))
    }

    /// Returns the automatic domain, modified by a closure, which receives the bounds of numbers or all categories.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ChartDomain(
                domain: .automatic(includesZero: includesZero, reversed: reversed) { data in
                    var seen: Set<_Datum> = []
                    var values =
                        data.contains(where: \.isCategory)
                        ? data.filter { seen.insert($0).inserted }.compactMap(DataValue.value)
                        : [data.compactMap(\.number).min(), data.compactMap(\.number).max()].compactMap { end in
                            data.first { $0.number == end }.flatMap(DataValue.value)
                        }
                    modifyInferredDomain(&values)
                    return values.map(\.datum)
                }))
    }
}

// MARK: Ranges

/// A type that represents the range of a scale, such as positions, colors, or sizes.
public protocol ScaleRange {
    /// The type of the scaled value.
    associatedtype VisualValue
    /// The range of the scaled values, without its type.
    var _range: _ChartRange { get }
}

/// A type that represents the positions of a scale.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// The range of a scale, without its type.
public enum _ChartRange {
    case list([Any])
    case between(CGFloat, CGFloat)
    case gradient(Gradient)
    case padded(CGFloat, CGFloat)

    var position: PositionRange? {
        switch self {
        case .list(let values):
            let places = values.compactMap { $0 as? CGFloat }
            guard let first = places.first, let last = places.last, places.count > 1 else { return nil }
            return .fixed(first, last)
        case .between(let first, let last): return .fixed(first, last)
        case .padded(let first, let last): return .padded(first, last)
        case .gradient: return nil
        }
    }
}

extension Array: ScaleRange {
    public typealias VisualValue = Element
    public var _range: _ChartRange { .list(map { $0 }) }
}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    public typealias VisualValue = CGFloat
    public var _range: _ChartRange { .between(lowerBound, upperBound) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color
    public var _range: _ChartRange { .gradient(self) }
}

/// The side of a plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public typealias VisualValue = CGFloat
    public let _range: _ChartRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
    /// Returns the plot, less so many points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }
    /// Returns the plot, less so many points at its beginning and its end.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_range: .padded(startPadding, endPadding))
    }
}
