import SwiftUI

/// What modifiers say about the charts below them.
struct ChartSettings {
    var xAxis: [_AxisDescription]?
    var yAxis: [_AxisDescription]?
    var xStyle: (@MainActor (ChartAxisContent) -> AnyView)?
    var yStyle: (@MainActor (ChartAxisContent) -> AnyView)?
    var xDomain: ChartDomain?
    var yDomain: ChartDomain?
    var xType: ScaleType?
    var yType: ScaleType?
    var xRange: PositionRange?
    var yRange: PositionRange?
    var colors = VisualScale()
    var symbols = VisualScale()
    var sizes = VisualScale()
    var lines = VisualScale()
    var legend = ChartLegend()
    /// The texts beside axes, the outer ones first.
    var titles: [AxisTitle] = []
    /// Views over the chart, the outer ones first.
    var overlays: [ChartLayer] = []
    /// Views behind the chart, the outer ones first.
    var backgrounds: [ChartLayer] = []
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var selections: [ChartSelection] = []
    var gestures: [@MainActor (ChartProxy, AnyView) -> AnyView] = []
    var scrolling = ChartScrolling()
}

/// A view over or behind a chart.
struct ChartLayer {
    let alignment: Alignment
    let content: @MainActor (ChartProxy) -> AnyView
}

/// A text beside an axis.
struct AxisTitle {
    let isVertical: Bool
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let content: AnyView

    /// The side of the chart: x axes have theirs below, y axes above, at the side of their labels.
    var side: (x: Int, y: Int) { position.isAutomatic ? (0, isVertical ? -1 : 1) : position.side }
}

/// What a legend is, and where.
struct ChartLegend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?

    var side: (x: Int, y: Int) { position.isAutomatic ? (0, 1) : position.side }
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
    func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}
