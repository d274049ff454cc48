import SwiftUI

extension View {
    /// Sets the visibility of the legend.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend.visibility = visibility }
    }
    /// Sets the position of the legend. The default position is below the chart.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
        }
    }
    /// Sets a view as the legend, and its position.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart {
            $0.legend = ChartLegend(position: position, alignment: alignment, spacing: spacing, content: view)
        }
    }
    /// Adds a view over the chart.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
    }
    /// Adds a view behind the chart.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
    }
    /// Modifies the plot, such as its size or its background.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }

    /// Adds a gesture to the plot. Its positions are relative to the plot.
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        chart { $0.gestures.append { proxy, view in AnyView(view.gesture(gesture(proxy))) } }
    }
}

/// The plot of a chart, without axes.
public struct ChartPlotContent: View {
    let plot: AnyView
    public var body: some View { plot }
}
