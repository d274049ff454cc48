import SwiftUI

/// A bar.
public struct BarMark {
    private let mark: _Mark

    /// Creates a bar from 0 to a value.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = _Mark(.bar, x: .at(x), y: .at(y))
        mark.width = width
        mark.height = height
        mark.stacking = stacking
        self.mark = mark
    }

    /// Creates a bar between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        var mark = _Mark(.bar, x: .at(x), y: .from(yStart, to: yEnd))
        mark.width = width
        self.mark = mark
    }

    /// Creates a lying bar between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        var mark = _Mark(.bar, x: .from(xStart, to: xEnd), y: .at(y))
        mark.height = height
        self.mark = mark
    }

    /// Creates a lying bar between two values, at a distance from the top, in points, or across the plot.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = _Mark(.bar, x: .from(xStart, to: xEnd), y: .points(yStart, yEnd))
    }

    /// Creates a bar between two values, at a distance from the left, in points, or across the plot.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = _Mark(.bar, x: .points(xStart, xEnd), y: .from(yStart, to: yEnd))
    }

    /// Creates a bar between distances from the top, in points, or across the plot.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = _Mark(.bar, x: .at(x), y: .points(yStart, yEnd))
        mark.width = width
        mark.stacking = stacking
        self.mark = mark
    }

    /// Creates a lying bar between distances from the left, in points, or across the plot.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = _Mark(.bar, x: .points(xStart, xEnd), y: .at(y))
        mark.height = height
        mark.stacking = stacking
        self.mark = mark
    }
}

extension BarMark: ChartContent {
    public var body: Never { fatalError("BarMark has no body") }
    public var _marks: [_Mark] { [mark] }
}
