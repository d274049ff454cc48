import SwiftUI

/// A chart with its axes, titles and legend.
struct ChartBody: View {
    let plot: DrawnPlot
    let settings: ChartSettings
    let scroll: ChartScroll?

    var body: some View {
        let legend = settings.legend
        let side = legend.side
        let spacing = legend.spacing ?? 8
        let isSeen = hasLegend
        let alignment = legend.alignment ?? Alignment(horizontal: side.x > 0 ? .trailing : .leading, vertical: .center)
        VStack(spacing: spacing) {
            if isSeen, side.y < 0 { beside(alignment) }
            HStack(spacing: spacing) {
                if isSeen, side.y == 0, side.x < 0 { legendView.frame(maxHeight: .infinity, alignment: alignment) }
                layers(chart).overlay(alignment: legend.alignment ?? .topLeading) {
                    if isSeen, side == (0, 0) { legendView }
                }
                if isSeen, side.y == 0, side.x > 0 { legendView.frame(maxHeight: .infinity, alignment: alignment) }
            }
            if isSeen, side.y > 0 { beside(alignment) }
        }
        .coordinateSpace(.named(Self.space))
    }

    /// The name of the coordinate space of the whole chart.
    static let space = "chart"

    // MARK: The legend

    private var hasLegend: Bool {
        if settings.legend.visibility == .hidden { return false }
        return settings.legend.content != nil || ChartLegendView(plot: plot).hasEntries
    }

    @ViewBuilder private var legendView: some View {
        if let content = settings.legend.content { content } else { ChartLegendView(plot: plot) }
    }

    private func beside(_ alignment: Alignment) -> some View {
        legendView.frame(maxWidth: .infinity, alignment: alignment)
    }

    // MARK: Layers

    /// The chart with the views over and behind it, which get the place of the plot.
    @ViewBuilder private func layers(_ chart: some View) -> some View {
        if settings.overlays.isEmpty, settings.backgrounds.isEmpty {
            chart
        } else {
            chart
                .backgroundPreferenceValue(PlotFrameKey.self) { layer(settings.backgrounds, $0) }
                .overlayPreferenceValue(PlotFrameKey.self) { layer(settings.overlays, $0) }
        }
    }

    @ViewBuilder private func layer(_ layers: [ChartLayer], _ frame: Anchor<CGRect>?) -> some View {
        if let frame, !layers.isEmpty {
            GeometryReader { room in
                let proxy = ChartProxy(
                    plot: plot, plotSize: room[frame].size, plotFrame: frame, selections: settings.selections)
                ZStack {
                    ForEach(layers.indices.reversed(), id: \.self) { index in
                        layers[index].content(proxy)
                            .frame(
                                width: room.size.width, height: room.size.height, alignment: layers[index].alignment)
                    }
                }
            }
        }
    }

    // MARK: Axes

    private var axes: [PlottedAxis] {
        if plot.isPie { return [] }
        let usual = [_AxisDescription()]
        return (settings.xAxis ?? usual).map { PlottedAxis($0, plot.x) }
            + (settings.yAxis ?? usual).map { PlottedAxis($0, plot.y) }
    }

    private var chart: some View {
        let axes = axes
        return AxesLayout(x: plot.x, y: plot.y) {
            if !axes.isEmpty {
                if let style = settings.xStyle { part(style(ChartAxisContent()), .axis(isVertical: false)) }
                if let style = settings.yStyle { part(style(ChartAxisContent()), .axis(isVertical: true)) }
            }
            part(drawing(axes), .plot)
            ForEach(axes.indices, id: \.self) { AxisParts(axis: axes[$0]) }
            ForEach(settings.titles.indices, id: \.self) { title(settings.titles[$0]) }
        }
    }

    private func part(_ view: some View, _ part: AxesLayout.Part) -> some View {
        view.layoutValue(key: AxesLayout.Part.self, value: part)
    }

    @ViewBuilder private func drawing(_ axes: [PlottedAxis]) -> some View {
        let drawing = AnyView(
            PlotView(plot: plot, axes: axes, settings: settings, scroll: scroll)
                .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 })
        if let style = settings.plotStyle { style(ChartPlotContent(plot: drawing)) } else { drawing }
    }

    /// Titles beside a vertical axis are read from the bottom to the top.
    @ViewBuilder private func title(_ title: AxisTitle) -> some View {
        let side = title.side
        let view = title.content.modifier(AxisText())
        let isTurned = title.isVertical && side.y == 0 && side.x != 0
        part(
            Turned(angle: isTurned ? -90 : 0) { view },
            .title(
                side: .init(x: side.x, y: side.y), alignment: title.alignment, isVertical: title.isVertical,
                spacing: title.spacing ?? 4))
    }
}

/// Where the plot of a chart lies.
enum PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// The look of the text of axes and legends.
struct AxisText: ViewModifier {
    func body(content: Content) -> some View { content.font(.caption).foregroundStyle(.secondary) }
}

/// A view turned by a quarter, with the room of one that is turned.
struct Turned<Content: View>: View {
    let angle: Double
    @ViewBuilder let content: Content

    var body: some View {
        if angle == 0 {
            content
        } else {
            TurnedLayout { content.fixedSize().rotationEffect(.degrees(angle)) }
        }
    }
}

private struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}
