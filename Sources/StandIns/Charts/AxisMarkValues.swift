import Foundation
import SwiftUI

/// The side of a chart that an axis lies at.
public struct AxisMarkPosition: Sendable, Hashable {
    enum Kind { case automatic, leading, trailing, top, bottom }
    let kind: Kind

    /// The default position, below the chart or after it.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    /// A position before the chart.
    public static let leading = AxisMarkPosition(kind: .leading)
    /// A position after the chart.
    public static let trailing = AxisMarkPosition(kind: .trailing)
    /// A position above the chart.
    public static let top = AxisMarkPosition(kind: .top)
    /// A position below the chart.
    public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The position of labels relative to their values.
public struct AxisMarkPreset: Sendable, Hashable {
    enum Kind { case automatic, extended, aligned, inset }
    let kind: Kind
    /// The preset that the chart chooses.
    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// Lines extend beyond the plot, and labels lie beside them.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// Labels lie at their values, and those at the ends in line with the plot's edges.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// A preset inside the plot.
    public static let inset = AxisMarkPreset(kind: .inset)
}

/// The values that an axis marks.
public struct AxisMarkValues {
    let values: AxisDescription.Values

    /// The values that the chart chooses.
    public static var automatic: AxisMarkValues { automatic() }
    /// Returns about the desired number of values.
    ///
    /// - Parameters:
    ///   - roundLowerBound: Whether the scale begins at a marked value.
    ///   - roundUpperBound: Whether the scale ends at a marked value.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(values: .automatic(desiredCount, minimum: nil, rounds: (roundLowerBound, roundUpperBound)))
    }
    /// Returns about the desired number of values, with a minimum step between them.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            values: .automatic(
                desiredCount, minimum: Double(minimumStride), rounds: (roundLowerBound, roundUpperBound)))
    }
    /// Values with a step between them.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(values: .step(Double(stepSize), rounds: (roundLowerBound, roundUpperBound)))
    }
    /// Returns the starts of calendar units.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(values: .unit(component, count, calendar, rounds: (roundLowerBound, roundUpperBound)))
    }
}

/// A value that an axis marks.
public struct AxisValue {
    /// The place among the values.
    public let index: Int
    /// The number of values.
    public let count: Int
    let datum: _Datum

    /// Returns the value as a type. Nil if it is of another one.
    public func `as`<Value: Plottable>(_ valueType: Value.Type) -> Value? { Value.value(of: datum) }
}

/// The resolution of labels that do not fit.
public struct AxisValueLabelCollisionResolution: Sendable, Hashable {
    enum Kind: Hashable { case automatic, disabled, truncate, greedy(priority: Double, spacing: CGFloat?) }
    let kind: Kind

    /// Names of categories are shortened, and other labels that overlap are left out.
    public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
    /// All labels are drawn.
    public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
    /// Labels are shortened.
    public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
    /// Labels that overlap others are left out.
    public static let greedy = greedy()
    /// Labels that overlap others of a higher priority, or earlier ones, are left out.
    ///
    /// - Parameter minimumSpacing: The least distance between labels, in points.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(kind: .greedy(priority: priority, spacing: minimumSpacing))
    }
}

/// The orientation of labels.
public struct AxisValueLabelOrientation: Sendable, Hashable {
    enum Kind { case horizontal, vertical, verticalReversed }
    let kind: Kind

    /// The orientation that the chart chooses: horizontal.
    public static let automatic = AxisValueLabelOrientation(kind: .horizontal)
    /// An orientation from the left to the right.
    public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
    /// An orientation from the top to the bottom.
    public static let vertical = AxisValueLabelOrientation(kind: .vertical)
    /// An orientation from the bottom to the top.
    public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}
