import SwiftUI

extension View {
    private func scale(
        _ path: WritableKeyPath<ChartSettings, VisualScale> & Sendable, _ scale: VisualScale
    ) -> some View { chart { $0[keyPath: path] = scale } }

    private func mapping<K: Plottable, V>(_ mapping: KeyValuePairs<K, V>) -> VisualScale {
        VisualScale(mapping: mapping.map { (name: $0.key.datum.text, value: $0.value) })
    }

    /// Sets the colors of values.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View { scale(\.colors, self.mapping(mapping)) }
    /// Sets the colors of values, in order.
    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        scale(\.colors, VisualScale(domain: domain._domain.domain, range: range._range))
    }
    /// Sets the values that have colors, in order.
    public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { scale(\.colors, VisualScale(domain: domain._domain.domain)) }
    /// Sets the colors of values, in the order in which the values appear.
    public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle { scale(\.colors, VisualScale(range: range._range)) }
    /// Sets the colors of values with a closure.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        scale(\.colors, VisualScale(domain: domain._domain.domain) { datum in DataValue.value(of: datum).map(mapping) })
    }
    /// Sets the colors of values with a closure.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View { scale(\.colors, VisualScale { datum in DataValue.value(of: datum).map(mapping) }) }

    /// Sets the shapes of points of values.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        scale(
            \.symbols,
            VisualScale(mapping: mapping.map { (name: $0.key.datum.text, value: AnyChartSymbolShape($0.value)) }))
    }
    /// Sets the shapes of points of values, in order.
    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        scale(\.symbols, VisualScale(domain: domain._domain.domain, range: range._range.symbols))
    }
    /// Sets the values that have shapes of points, in order.
    public func chartSymbolScale<Domain: ScaleDomain>(
        domain: Domain
    ) -> some View { scale(\.symbols, VisualScale(domain: domain._domain.domain)) }
    /// Sets the symbols of values, in the order in which the values appear.
    public func chartSymbolScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        scale(\.symbols, VisualScale(range: range._range.symbols))
    }
    /// Sets the symbols of values with a closure.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        scale(
            \.symbols,
            VisualScale(domain: domain._domain.domain) { datum in
                DataValue.value(of: datum).map { AnyChartSymbolShape(mapping($0)) }
            })
    }
    /// Sets the symbols of values with a closure.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        scale(\.symbols, VisualScale { datum in DataValue.value(of: datum).map { AnyChartSymbolShape(mapping($0)) } })
    }

    /// Sets the areas of points, in square points of values.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View { scale(\.sizes, self.mapping(mapping)) }
    /// Sets the areas of points, in square points of values, in order.
    public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        scale(\.sizes, VisualScale(domain: domain._domain.domain, range: range._range))
    }
    /// Sets the values that have areas of points, in square points, in order.
    public func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { scale(\.sizes, VisualScale(domain: domain._domain.domain)) }
    /// Sets the areas of the symbols of values, in square points, in the order in which the values appear.
    public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat { scale(\.sizes, VisualScale(range: range._range)) }
    /// Sets the areas of the symbols of values, in square points, with a closure.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        scale(\.sizes, VisualScale(domain: domain._domain.domain) { datum in DataValue.value(of: datum).map(mapping) })
    }
    /// Sets the areas of the symbols of values, in square points, with a closure.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View { scale(\.sizes, VisualScale { datum in DataValue.value(of: datum).map(mapping) }) }

    /// Sets the line styles of values.
    public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View { scale(\.lines, self.mapping(mapping)) }
    /// Sets the line styles of values, in order.
    public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        scale(\.lines, VisualScale(domain: domain._domain.domain, range: range._range))
    }
    /// Sets the values that have line styles, in order.
    public func chartLineStyleScale<Domain: ScaleDomain>(
        domain: Domain
    ) -> some View { scale(\.lines, VisualScale(domain: domain._domain.domain)) }
    /// Sets the line styles of values, in the order in which the values appear.
    public func chartLineStyleScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue == StrokeStyle { scale(\.lines, VisualScale(range: range._range)) }
    /// Sets the line styles of values with a closure.
    public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        scale(\.lines, VisualScale(domain: domain._domain.domain) { datum in DataValue.value(of: datum).map(mapping) })
    }
    /// Sets the line styles of values with a closure.
    public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View { scale(\.lines, VisualScale { datum in DataValue.value(of: datum).map(mapping) }) }
}

extension _ChartRange {
    /// The shapes of a list without their types.
    var symbols: _ChartRange {
        guard case .list(let values) = self else { return self }
        return .list(values.compactMap { ($0 as? any ChartSymbolShape).map { AnyChartSymbolShape(erasing: $0) } })
    }
}

extension AnyChartSymbolShape {
    fileprivate init(erasing shape: any ChartSymbolShape) {
        func erased<S: ChartSymbolShape>(_ shape: S) -> AnyChartSymbolShape { AnyChartSymbolShape(shape) }
        self = erased(shape)
    }
}
