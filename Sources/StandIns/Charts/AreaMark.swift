import SwiftUI

/// The area below a line, or between two.
public struct AreaMark {
    private let mark: _Mark

    /// Creates the area between a line and 0.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = _Mark(.area, x: .at(x), y: .at(y))
        mark.stacking = stacking
        self.mark = mark
    }

    /// Creates the area between a line and 0, of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = _Mark(.area, x: .at(x), y: .at(y))
        mark.series = series.datum.text
        mark.stacking = stacking
        self.mark = mark
    }

    /// Creates the area between two lines.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = _Mark(.area, x: .at(x), y: .from(yStart, to: yEnd))
    }

    /// Creates the area between two lines, of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = _Mark(.area, x: .at(x), y: .from(yStart, to: yEnd))
        mark.series = series.datum.text
        self.mark = mark
    }

    /// Creates the area between two upright lines.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = _Mark(.area, x: .from(xStart, to: xEnd), y: .at(y))
    }

    /// Creates the area between two upright lines, of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = _Mark(.area, x: .from(xStart, to: xEnd), y: .at(y))
        mark.series = series.datum.text
        self.mark = mark
    }
}

extension AreaMark: ChartContent {
    public var body: Never { fatalError("AreaMark has no body") }
    public var _marks: [_Mark] { [mark] }
}
