import SwiftUI

/// A straight line across the plot, or a part of it.
public struct RuleMark {
    private let mark: _Mark

    /// Creates a vertical line between distances from the top, in points, or across the plot.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = _Mark(.rule, x: .at(x), y: .points(yStart, yEnd))
    }

    /// Creates a horizontal line between distances from the left, in points, or across the plot.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        mark = _Mark(.rule, x: .points(xStart, xEnd), y: .at(y))
    }

    /// Creates a vertical line between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = _Mark(.rule, x: .at(x), y: .from(yStart, to: yEnd))
    }

    /// Creates a horizontal line between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = _Mark(.rule, x: .from(xStart, to: xEnd), y: .at(y))
    }
}

extension RuleMark: ChartContent {
    public var body: Never { fatalError("RuleMark has no body") }
    public var _marks: [_Mark] { [mark] }
}
