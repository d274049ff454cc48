import SwiftUI

/// A rectangle.
public struct RectangleMark {
    private let mark: _Mark

    /// Creates a rectangle in the rooms of two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        var mark = _Mark(.rectangle, x: .at(x), y: .at(y))
        mark.width = width
        mark.height = height
        self.mark = mark
    }

    /// Creates a rectangle between values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = _Mark(.rectangle, x: .from(xStart, to: xEnd), y: .from(yStart, to: yEnd))
    }

    /// Creates a rectangle between horizontal values, at a vertical value.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        var mark = _Mark(.rectangle, x: .from(xStart, to: xEnd), y: .at(y))
        mark.height = height
        self.mark = mark
    }

    /// Creates a rectangle between vertical values, at a horizontal value.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        var mark = _Mark(.rectangle, x: .at(x), y: .from(yStart, to: yEnd))
        mark.width = width
        self.mark = mark
    }

    /// Creates a rectangle between distances from the left and the top, in points, or the edges of the plot.
    nonisolated public init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = _Mark(.rectangle, x: .points(xStart, xEnd), y: .points(yStart, yEnd))
    }

    /// Creates a rectangle at a horizontal value, across the plot or between distances from the top.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        var mark = _Mark(.rectangle, x: .at(x), y: .points(yStart, yEnd))
        mark.width = width
        self.mark = mark
    }

    /// Creates a rectangle at a vertical value, across the plot or between distances from the left.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = _Mark(.rectangle, x: .points(xStart, xEnd), y: .at(y))
        mark.height = height
        self.mark = mark
    }

    /// Creates a rectangle between horizontal values, across the plot or between distances from the top.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = _Mark(.rectangle, x: .from(xStart, to: xEnd), y: .points(yStart, yEnd))
    }

    /// Creates a rectangle between vertical values, across the plot or between distances from the left.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = _Mark(.rectangle, x: .points(xStart, xEnd), y: .from(yStart, to: yEnd))
    }
}

extension RectangleMark: ChartContent {
    public var body: Never { fatalError("RectangleMark has no body") }
    public var _marks: [_Mark] { [mark] }
}
