import Foundation
import SwiftUI

/// The side of a chart at which an axis is drawn.
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
    /// A preset in which lines extend beyond the plot, with labels beside them.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// A preset in which labels are at their values, and the first and last labels are aligned with the edges of the
    /// plot.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// A preset inside the plot.
    public static let inset = AxisMarkPreset(kind: .inset)
}

/// The values at which an axis has marks.
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
    /// Returns values with a step between them.
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

/// A value at which an axis has a mark.
public struct AxisValue {
    /// The index of the value.
    public let index: Int
    /// The number of values.
    public let count: Int
    let datum: _Datum

    /// Returns the value as a type. Nil if it has another type.
    public func `as`<Value: Plottable>(_ valueType: Value.Type) -> Value? { Value.value(of: datum) }
}

/// The resolution of labels that do not fit.
public struct AxisValueLabelCollisionResolution: Sendable, Hashable {
    enum Kind: Hashable { case automatic, disabled, truncate, greedy(priority: Double, spacing: CGFloat?) }
    let kind: Kind

    /// A resolution that truncates labels of categories and omits other overlapping labels.
    public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
    /// A resolution that draws all labels.
    public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
    /// A resolution that truncates labels.
    public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
    /// A resolution that omits overlapping labels.
    public static let greedy = greedy()
    /// Returns a resolution that omits labels that overlap labels with a higher priority, or earlier labels.
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

    /// The default orientation, which is horizontal.
    public static let automatic = AxisValueLabelOrientation(kind: .horizontal)
    /// An orientation from left to right.
    public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
    /// An orientation from the top to the bottom.
    public static let vertical = AxisValueLabelOrientation(kind: .vertical)
    /// An orientation from the bottom to the top.
    public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}
