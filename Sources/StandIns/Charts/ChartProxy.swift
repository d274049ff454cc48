import SwiftUI

/// A proxy that converts between positions and values of a chart. Positions are relative to the plot.
@MainActor @preconcurrency public struct ChartProxy {
    let plot: DrawnPlot
    /// The size of the plot, in points.
    public let plotSize: CGSize
    /// The rectangle of the plot. Nil before the chart has a plot.
    public var plotFrame: Anchor<CGRect>?
    var selections: [ChartSelection] = []

    init(plot: DrawnPlot, plotSize: CGSize, plotFrame: Anchor<CGRect>? = nil, selections: [ChartSelection] = []) {
        (self.plot, self.plotSize, self.plotFrame, self.selections) = (plot, plotSize, plotFrame, selections)
    }

    /// The size of the plot, in points.
    @available(iOS, deprecated: 17.0, renamed: "plotSize")
    public var plotAreaSize: CGSize { plotSize }

    /// The rectangle of the plot.
    @available(iOS, deprecated: 17.0, renamed: "plotFrame")
    public var plotAreaFrame: Anchor<CGRect> {
        guard let plotFrame else { fatalError("The chart has no plot yet") }
        return plotFrame
    }

    /// The rectangle of the visible part of the plot. Nil before the chart has a plot.
    public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

    // MARK: Places of values

    /// Returns the horizontal position of a value, in points from the start of the plot.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { plot.x.position(value.datum, in: plotSize.width) }
    /// Returns the vertical position of a value, in points from the top of the plot.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { plot.y.position(value.datum, in: plotSize.height) }
    /// Returns the position of two values.
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// Returns the horizontal range of a value: the range of a category, or a position.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        range(value.datum, plot.x, plotSize.width)
    }
    /// Returns the vertical range of a value: the range of a category, or a position.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        range(value.datum, plot.y, plotSize.height)
    }
    /// Returns the rectangle of two values.
    public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    private func range(_ datum: _Datum, _ scale: Scale, _ length: CGFloat) -> ClosedRange<CGFloat>? {
        guard let middle = scale.position(datum, in: length) else { return nil }
        let half = scale.isCategories ? plot.room(MarkPlace(start: datum), scale, length) / 2 : 0
        return (middle - half)...(middle + half)
    }

    // MARK: Values at places

    /// Returns the value at a horizontal position.
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        P.value(of: plot.x.datum(at: plot.x.share(at: position, in: plotSize.width)))
    }
    /// Returns the value at a vertical position.
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        P.value(of: plot.y.datum(at: plot.y.share(at: position, in: plotSize.height)))
    }
    /// Returns the values at a position.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as: (X, Y).Type = (X, Y).self
    ) -> (x: X, y: Y)? {
        guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
        return (x, y)
    }
    /// Returns the value of the sector at an angle.
    public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
        let turns = angle.radians / (2 * .pi)
        return P.value(of: .number((turns - turns.rounded(.down)) * plot.angleTotal))
    }
    /// Returns the angle of a position around the center of the plot, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let angle = atan2(position.y - plotSize.height / 2, position.x - plotSize.width / 2) + .pi / 2
        return .radians(angle < 0 ? angle + 2 * .pi : angle)
    }

    // MARK: Styles of values

    /// Returns the color of a value.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        plot.styles.names.contains(value.datum.text) || plot.styles.colorEnds != nil
            ? plot.styles.style(for: value.datum) : nil
    }
    /// Returns the shape of a value.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        plot.styles.symbolNames.contains(value.datum.text) ? plot.styles.symbol(named: value.datum.text) : nil
    }
    /// Returns the area of the points of a value, in square points.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { plot.styles.area(for: value.datum) }
    /// Returns the line style of a value.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        plot.styles.lineNames.contains(value.datum.text) ? plot.styles.lineStyle(named: value.datum.text) : nil
    }

    // MARK: Domains

    /// Returns the domain of the horizontal scale: the bounds, or all categories.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { plot.x.ends.compactMap { P.value(of: $0) } }
    /// Returns the domain of the vertical scale: the bounds, or all categories.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { plot.y.ends.compactMap { P.value(of: $0) } }
    /// Returns the values that have colors.
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        plot.styles.names.compactMap { P.value(of: .category($0)) }
    }
    /// Returns the values that have shapes.
    public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        plot.styles.symbolNames.compactMap { P.value(of: .category($0)) }
    }
    /// Returns the values that have line styles.
    public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        plot.styles.lineNames.compactMap { P.value(of: .category($0)) }
    }

    // MARK: Selection

    private func select(_ kind: ChartSelection.Kind, _ start: CGPoint, _ end: CGPoint) {
        for selection in selections where selection.kind == kind { selection.choose(self, start, end) }
    }

    /// Selects the horizontal value at a position, for `chartXSelection(value:)`.
    public func selectXValue(at position: CGFloat) {
        select(.x, CGPoint(x: position, y: 0), CGPoint(x: position, y: 0))
    }
    /// Selects the vertical value at a position, for `chartYSelection(value:)`.
    public func selectYValue(at position: CGFloat) {
        select(.y, CGPoint(x: 0, y: position), CGPoint(x: 0, y: position))
    }
    /// Selects the horizontal values between two positions, for `chartXSelection(range:)`.
    public func selectXRange(from: CGFloat, to: CGFloat) {
        select(.xRange, CGPoint(x: from, y: 0), CGPoint(x: to, y: 0))
    }
    /// Selects the vertical values between two positions, for `chartYSelection(range:)`.
    public func selectYRange(from: CGFloat, to: CGFloat) {
        select(.yRange, CGPoint(x: 0, y: from), CGPoint(x: 0, y: to))
    }
    /// Selects the value at an angle, for `chartAngleSelection(value:)`.
    public func selectAngleValue(at angle: Angle) {
        let place = CGPoint(
            x: plotSize.width / 2 + sin(angle.radians) * 100, y: plotSize.height / 2 - cos(angle.radians) * 100)
        select(.angle, place, place)
    }
}

extension Scale {
    /// The values at the ends, or all categories.
    var ends: [_Datum] {
        if case .categories(let names) = kind { return names.map { .category($0) } }
        return [datum(at: 0), datum(at: 1)]
    }
}
