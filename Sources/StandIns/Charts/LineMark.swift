import SwiftUI

/// A line through points.
public struct LineMark {
    private let mark: _Mark

    /// Creates a line of its series.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = _Mark(.line, x: .at(x), y: .at(y))
    }

    /// Creates a line of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = _Mark(.line, x: .at(x), y: .at(y))
        mark.series = series.datum.text
        self.mark = mark
    }
}

extension LineMark: ChartContent {
    public var body: Never { fatalError("LineMark has no body") }
    public var _marks: [_Mark] { [mark] }
}
