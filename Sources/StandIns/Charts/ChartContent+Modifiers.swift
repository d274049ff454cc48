import SwiftUI

extension ChartContent {
    nonisolated func changed(_ change: @escaping (inout _Mark) -> Void) -> _ChangedContent<Self> {
        _ChangedContent(self, change)
    }

    // MARK: Styles

    /// Sets the style of the marks.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    /// Sets the style of the marks by a value, which the legend shows.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.color = $0.color ?? value.datum }
    }
    /// Sets whether a style, such as a gradient, extends over the plot, so that each mark shows a part of it.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changed { $0.stylesWithPlot = aligns }
    }
    /// Sets the opacity of the marks.
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
    /// Sets the style of lines.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changed { $0.lineStyle = $0.lineStyle ?? style }
    }
    /// Sets the line style by a value.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.lineStyleName = value.datum.text }
    }
    /// Sets the interpolation of lines.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = method }
    }
    /// Returns the radius of the corners of bars, rectangles and sectors. Corners are circular in each style.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent { changed { $0.cornerRadius = $0.cornerRadius ?? radius } }

    // MARK: Symbols

    /// Sets the symbols of points by a value, and separates lines by it.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed {
            $0.series = $0.series ?? value.datum.text
            $0.symbolName = value.datum.text
        }
    }
    /// Returns the shape of points.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let shape = AnyChartSymbolShape(symbol)
        return changed { $0.symbol = $0.symbol ?? shape }
    }
    /// Returns a view at each point, instead of a shape.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed { $0.symbolView = view }
    }
    /// Returns the area of points, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        let side = max(0, area).squareRoot()
        return symbolSize(CGSize(width: side, height: side))
    }
    /// Returns the size of points.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { $0.symbolSize = $0.symbolSize ?? size }
    }
    /// Sets the size of points by a value.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.sizeValue = value.datum }
    }

    // MARK: Places

    /// Positions marks next to each other by a value.
    ///
    /// - Parameters:
    ///   - axis: The axis along which they lie. Without one, the axis that bars do not measure.
    ///   - span: The length of the room that they share.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: SwiftUI.Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changed { $0.group = MarkGroup(name: value.datum.text, axis: axis, span: span) }
    }
    /// Moves the marks by an offset, in points.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }
    /// Moves the marks by an offset, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }
    /// Moves the marks and their vertical ends by offsets, in points.
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }
    /// Moves the marks and their horizontal ends by offsets, in points.
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }
    /// Moves the ends of the marks by offsets, in points.
    nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        changed {
            $0.offset.xStart += xStart
            $0.offset.xEnd += xEnd
            $0.offset.yStart += yStart
            $0.offset.yEnd += yEnd
        }
    }
    /// Sets the order in which marks are drawn. Marks with higher numbers are in front. The default is 0.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }

    // MARK: Accessibility

    /// Sets the accessibility label of the marks.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { changed { $0.label = label } }
    /// Sets the accessibility label of the marks.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        changed { $0.label = Text(labelKey) }
    }
    /// Sets the accessibility label of the marks.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        changed { $0.label = Text(label) }
    }
    /// Sets the accessibility value of the marks.
    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { changed { $0.value = value } }
    /// Sets the accessibility value of the marks.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        changed { $0.value = Text(valueKey) }
    }
    /// Sets the accessibility value of the marks.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        changed { $0.value = Text(value) }
    }
    /// Sets whether the marks are hidden from assistive technology.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changed { $0.isHidden = hidden }
    }
    /// Sets the accessibility identifier of the marks, for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changed { $0.identifier = identifier }
    }
}
