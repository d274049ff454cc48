import SwiftUI

/// A line through points.
public struct LineMark: ChartContent {
    private var mark = _Mark(.line)
    public var body: Never { fatalError("LineMark has no body") }
    public var _marks: [_Mark] { [mark] }

    /// A line of its series.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark.x = x.datum
        mark.xUnit = x.unit
        mark.y = y.datum
        mark.yUnit = y.unit
    }

    /// A line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark.x = x.datum
        mark.xUnit = x.unit
        mark.y = y.datum
        mark.yUnit = y.unit
        mark.series = series.datum.spoken
    }
}

/// A point.
public struct PointMark: ChartContent {
    private var mark = _Mark(.point)
    public var body: Never { fatalError("PointMark has no body") }
    public var _marks: [_Mark] { [mark] }

    /// A point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark.x = x.datum
        mark.xUnit = x.unit
        mark.y = y.datum
        mark.yUnit = y.unit
    }
}

/// The area below a line, or between two.
public struct AreaMark: ChartContent {
    private var mark = _Mark(.area)
    public var body: Never { fatalError("AreaMark has no body") }
    public var _marks: [_Mark] { [mark] }

    /// The area between a line and 0.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        mark.x = x.datum
        mark.xUnit = x.unit
        mark.y = y.datum
        mark.yUnit = y.unit
        mark.stacking = stacking
    }

    /// The area between a line and 0, of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        mark.x = x.datum
        mark.xUnit = x.unit
        mark.y = y.datum
        mark.yUnit = y.unit
        mark.series = series.datum.spoken
        mark.stacking = stacking
    }

    /// The area between two lines.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark.x = x.datum
        mark.xUnit = x.unit
        mark.y = yStart.datum
        mark.yEnd = yEnd.datum
    }
}

/// A bar.
public struct BarMark: ChartContent {
    private var mark = _Mark(.bar)
    public var body: Never { fatalError("BarMark has no body") }
    public var _marks: [_Mark] { [mark] }

    /// A bar from 0 to a value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark.x = x.datum
        mark.xUnit = x.unit
        mark.y = y.datum
        mark.yUnit = y.unit
        mark.width = width
        mark.stacking = stacking
    }

    /// A bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark.x = x.datum
        mark.xUnit = x.unit
        mark.y = yStart.datum
        mark.yEnd = yEnd.datum
        mark.width = width
    }

    /// A lying bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark.x = xStart.datum
        mark.xEnd = xEnd.datum
        mark.y = y.datum
        mark.yUnit = y.unit
        mark.width = height
    }
}

/// A straight line across the chart, or a part of it.
public struct RuleMark: ChartContent {
    private var mark = _Mark(.rule)
    public var body: Never { fatalError("RuleMark has no body") }
    public var _marks: [_Mark] { [mark] }

    /// A vertical line.
    public init<X: Plottable>(x: PlottableValue<X>) {
        mark.x = x.datum
        mark.xUnit = x.unit
    }

    /// A horizontal line.
    public init<Y: Plottable>(y: PlottableValue<Y>) {
        mark.y = y.datum
        mark.yUnit = y.unit
    }

    /// A vertical line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark.x = x.datum
        mark.xUnit = x.unit
        mark.y = yStart.datum
        mark.yEnd = yEnd.datum
    }

    /// A horizontal line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark.x = xStart.datum
        mark.xEnd = xEnd.datum
        mark.y = y.datum
        mark.yUnit = y.unit
    }
}

/// A rectangle.
public struct RectangleMark: ChartContent {
    private var mark = _Mark(.rectangle)
    public var body: Never { fatalError("RectangleMark has no body") }
    public var _marks: [_Mark] { [mark] }

    /// A rectangle in the rooms of two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark.x = x.datum
        mark.xUnit = x.unit
        mark.y = y.datum
        mark.yUnit = y.unit
    }

    /// A rectangle between values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark.x = xStart.datum
        mark.xEnd = xEnd.datum
        mark.y = yStart.datum
        mark.yEnd = yEnd.datum
    }
}

/// A slice of a pie or a ring.
public struct SectorMark: ChartContent {
    private var mark = _Mark(.sector)
    public var body: Never { fatalError("SectorMark has no body") }
    public var _marks: [_Mark] { [mark] }

    /// A slice with a share of the whole.
    public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        mark.y = angle.datum
        mark.innerRadius = innerRadius
        mark.outerRadius = outerRadius
        mark.angularInset = angularInset ?? 0
    }
}
