import SwiftUI

/// What modifiers say about the charts below them.
struct ChartSettings {
    var xAxis: [_AxisDescription]?
    var yAxis: [_AxisDescription]?
    var xDomain: ChartDomain?
    var yDomain: ChartDomain?
    var colors: [(name: String?, style: AnyShapeStyle)] = []
    var legend = Visibility.automatic
    var legendPosition = AnnotationPosition.bottom
    var xLabel: Text?
    var yLabel: Text?
    var overlay: (@MainActor (ChartProxy) -> AnyView)?
    var background: (@MainActor (ChartProxy) -> AnyView)?
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var selections: [ChartSelection] = []
    var scrolling = ChartScrolling()
}

private enum ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }

    /// Whether the horizontal axis is seen.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.xAxis = visibility == .hidden ? [] : $0.xAxis }
    }
    /// Whether the vertical axis is seen.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.yAxis = visibility == .hidden ? [] : $0.yAxis }
    }
    /// The horizontal axis.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axis = content()._axis
        return chart { $0.xAxis = axis }
    }
    /// The vertical axis.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axis = content()._axis
        return chart { $0.yAxis = axis }
    }
    /// The values of the horizontal axis: a range, or categories.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { $0.xDomain = domain._domain.domain }
    }
    /// The values of the vertical axis: a range, or categories.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { $0.yDomain = domain._domain.domain }
    }
    /// The colors of values.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let colors = mapping.map { (name: $0.key.primitivePlottable._datum.spoken, style: AnyShapeStyle($0.value)) }
        return chart { $0.colors = colors }
    }
    /// The colors of values.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], range: [S]
    ) -> some View {
        let colors = zip(domain, range).map {
            (name: $0.0.primitivePlottable._datum.spoken, style: AnyShapeStyle($0.1))
        }
        return chart { $0.colors = colors }
    }
    /// The colors of values, in the order in which they come.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let colors = range.map { (name: String?.none, style: AnyShapeStyle($0)) }
        return chart { $0.colors = colors }
    }
    /// Whether the legend is seen.
    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }
    /// Where the legend lies: above or below.
    public func chartLegend(
        position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chart { $0.legendPosition = position } }
    /// A text below the horizontal axis.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chart { $0.xLabel = Text(labelKey) } }
    /// A text above the vertical axis.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chart { $0.yLabel = Text(labelKey) } }
    /// A view over the plot.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { chart { $0.overlay = { AnyView(content($0)) } } }
    /// A view behind the plot.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { chart { $0.background = { AnyView(content($0)) } } }
    /// Changes the plot, such as its size or its background.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }
}

/// The plot of a chart, without axes.
public struct ChartPlotContent: View {
    let plot: AnyView
    public var body: some View { plot }
}

/// Converts between places and values of a chart.
public struct ChartProxy {
    let x: Scale
    let y: Scale
    /// The size of the plot, in points.
    public let plotSize: CGSize

    /// The horizontal place of a value, in points from the plot's start.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        x.place(value.primitivePlottable._datum).map { $0 * plotSize.width }
    }
    /// The vertical place of a value, in points from the plot's top.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        y.place(value.primitivePlottable._datum).map { (1 - $0) * plotSize.height }
    }
    /// The value at a horizontal place.
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        datum(x, plotSize.width > 0 ? position / plotSize.width : 0).as(P.self)
    }
    /// The value at a vertical place.
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        datum(y, plotSize.height > 0 ? 1 - position / plotSize.height : 0).as(P.self)
    }

    private func datum(_ scale: Scale, _ share: Double) -> AxisValue {
        let datum: _Datum =
            switch scale.kind {
            case .numbers: .number(scale.low + share * (scale.high - scale.low))
            case .dates: .date(Date(timeIntervalSinceReferenceDate: scale.low + share * (scale.high - scale.low)))
            case .categories(let listed):
                Self.category(scale.isReversed ? listed.reversed() : listed, share)
            }
        return AxisValue(index: 0, count: 1, datum: datum)
    }

    private static func category(_ names: [String], _ share: Double) -> _Datum {
        guard !names.isEmpty, share.isFinite else { return .category("") }
        return .category(names[Int(min(max(0, share * Double(names.count)), Double(names.count - 1)))])
    }
}

/// The values that a scale shows.
public protocol ScaleDomain {
    /// The values without their type.
    var _domain: _ChartDomain { get }
}

/// The values that a scale shows, without their type.
public struct _ChartDomain {
    let domain: ChartDomain?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ChartDomain {
        let (low, high) = (lowerBound.primitivePlottable._datum.number, upperBound.primitivePlottable._datum.number)
        return _ChartDomain(domain: .range(low ?? 0, high ?? 1))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ChartDomain {
        let data = map(\.primitivePlottable._datum)
        let numbers = data.compactMap(\.number)
        if let low = numbers.min(), let high = numbers.max() { return _ChartDomain(domain: .range(low, high)) }
        return _ChartDomain(domain: .categories(data.map(\.spoken)))
    }
}

/// The values that a chart chooses.
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool
    public var _domain: _ChartDomain { _ChartDomain(domain: includesZero ? .automaticWithZero : .automaticWithoutZero) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values that the chart chooses, with 0.
    public static func automatic(includesZero: Bool) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero)
    }
}
