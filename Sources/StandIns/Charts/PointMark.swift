import SwiftUI

/// A point.
public struct PointMark {
    private let mark: _Mark

    /// Creates a point.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = _Mark(.point, x: .at(x), y: .at(y))
    }

    /// Creates a point at a distance from the top, in points. The default is the center.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, y: CGFloat? = nil
    ) {
        mark = _Mark(.point, x: .at(x), y: .points(y, y))
    }

    /// Creates a point at a distance from the left, in points. The default is the center.
    nonisolated public init<Y: Plottable>(
        x: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        mark = _Mark(.point, x: .points(x, x), y: .at(y))
    }
}

extension PointMark: ChartContent {
    public var body: Never { fatalError("PointMark has no body") }
    public var _marks: [_Mark] { [mark] }
}
