import SwiftUI

/// A chart of marks, with axes and a legend.
@MainActor @preconcurrency public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings

    /// A chart of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public var body: some View { ScrolledChart(marks: content._marks, settings: settings) }
}

extension Chart {
    /// A chart with marks of each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.init { ForEach(data: data, id: { $0.id }, content: content) }
    }

    /// A chart with marks of each element.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.init { ForEach(data: data, id: { $0[keyPath: id] }, content: content) }
    }
}

/// A chart of the part of the values that is scrolled to.
private struct ScrolledChart: View {
    let marks: [_Mark]
    let settings: ChartSettings
    @State private var position: Double?
    @State private var start: Double?

    var body: some View {
        let plot = DrawnPlot(marks, settings)
        if let window = settings.scrolling.window(of: plot.x, at: position) {
            ChartBody(
                plot: DrawnPlot(marks, window.settings(settings)), settings: window.settings(settings), isScrolled: true
            )
            .simultaneousGesture(drag(window))
        } else {
            ChartBody(plot: plot, settings: settings, isScrolled: false)
        }
    }

    private func drag(_ window: ChartWindow) -> some Gesture {
        DragGesture()
            .onChanged { value in
                let begin = start ?? window.start
                start = begin
                // The width of the plot is about that of the chart.
                position = window.moved(to: begin - value.translation.width / 300 * window.length)
                settings.scrolling.position?(window.value(at: position ?? begin))
            }
            .onEnded { _ in start = nil }
    }
}

private struct ChartBody: View {
    let plot: DrawnPlot
    let settings: ChartSettings
    let isScrolled: Bool

    var body: some View {
        let axes = plot.isPie ? [] : axes
        VStack(alignment: .leading, spacing: 8) {
            if settings.legendPosition == .top { legend }
            if let label = settings.yLabel {
                label.modifier(AxisText()).frame(maxWidth: .infinity, alignment: .trailing)
            }
            AxesLayout {
                drawing(axes).layoutValue(key: AxesLayout.Part.self, value: .plot)
                ForEach(axes.indices, id: \.self) { index in
                    ForEach(axes[index].entries) { entry in
                        if let label = axes[index].label(entry) {
                            label.modifier(AxisText()).lineLimit(1).fixedSize()
                                .layoutValue(
                                    key: AxesLayout.Part.self,
                                    value: .label(
                                        entry.place, isVertical: axes[index].isVertical, isBefore: axes[index].isBefore)
                                )
                        }
                    }
                }
            }
            if let label = settings.xLabel { label.modifier(AxisText()).frame(maxWidth: .infinity) }
            if settings.legendPosition != .top { legend }
        }
    }

    private var axes: [Axis] {
        let usual = [_AxisDescription(isDefault: true)]
        return (settings.xAxis ?? usual).map { Axis($0, plot.x, isVertical: false) }
            + (settings.yAxis ?? usual).map { Axis($0, plot.y, isVertical: true) }
    }

    @ViewBuilder private func drawing(_ axes: [Axis]) -> some View {
        let drawing = AnyView(PlotView(plot: plot, axes: axes, settings: settings, isScrolled: isScrolled))
        if let style = settings.plotStyle { style(ChartPlotContent(plot: drawing)) } else { drawing }
    }

    @ViewBuilder private var legend: some View {
        if settings.legend != .hidden, !plot.names.isEmpty {
            HStack(spacing: 12) {
                ForEach(plot.names, id: \.self) { name in
                    HStack(spacing: 4) {
                        Circle().fill(plot.style(named: name)).frame(width: 8, height: 8)
                        Text(verbatim: name).modifier(AxisText())
                    }
                    .accessibilityElement(children: .combine)
                }
            }
        }
    }
}

/// A rectangle with space around it: shapes that end at the edge are whole, unless they are scrolled.
private struct Margin: Shape {
    let left: CGFloat
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -left, dy: -1000)) }
}

private struct AxisText: ViewModifier {
    func body(content: Content) -> some View { content.font(.caption).foregroundStyle(.secondary) }
}

/// Lines of the axes, marks, annotations, and an accessibility element for each mark.
private struct PlotView: View {
    let plot: DrawnPlot
    let axes: [Axis]
    let settings: ChartSettings
    let isScrolled: Bool

    var body: some View {
        GeometryReader { room in
            let size = room.size
            let pieces = plot.isPie ? plot.sectors(in: size) : plot.pieces(in: size)
            let proxy = ChartProxy(x: plot.x, y: plot.y, plotSize: size)
            ZStack(alignment: .topLeading) {
                if let background = settings.background {
                    background(proxy).frame(width: size.width, height: size.height)
                }
                ForEach(axes.indices, id: \.self) { lines(axes[$0], size) }
                shapes(pieces).frame(width: size.width, height: size.height, alignment: .topLeading)
                    .clipShape(Margin(left: isScrolled ? 0 : 1000))
                ForEach(pieces.indices, id: \.self) { index in
                    if let mark = pieces[index].mark, let view = mark.symbolView {
                        view.fixedSize().position(x: pieces[index].box.midX, y: pieces[index].box.midY)
                            .accessibilityHidden(true)
                    }
                }
                ForEach(pieces.indices, id: \.self) { index in
                    if let mark = pieces[index].mark { element(mark, pieces[index].box) }
                }
                ForEach(pieces.indices, id: \.self) { index in
                    if let mark = pieces[index].mark { annotations(mark, pieces[index].box) }
                }
                if let overlay = settings.overlay { overlay(proxy).frame(width: size.width, height: size.height) }
            }
            .frame(width: size.width, height: size.height, alignment: .topLeading)
            .contentShape(Rectangle())
            .gesture(selection(proxy), isEnabled: !settings.selections.isEmpty)
        }
    }

    @ViewBuilder private func shapes(_ pieces: [Piece]) -> some View {
        ZStack(alignment: .topLeading) {
            ForEach(pieces.indices, id: \.self) { index in
                pieces[index].path.fill(pieces[index].style).opacity(pieces[index].opacity).accessibilityHidden(true)
            }
        }
    }

    /// While a finger is down its place is chosen.
    private func selection(_ proxy: ChartProxy) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in
                for selection in settings.selections {
                    selection.choose(plot, proxy, value.startLocation, value.location)
                }
            }
            .onEnded { _ in for selection in settings.selections { selection.end() } }
    }

    private func lines(_ axis: Axis, _ size: CGSize) -> some View {
        ForEach(axis.entries) { entry in
            ForEach(entry.parts.indices, id: \.self) { index in
                switch entry.parts[index] {
                case .grid(let stroke, let style):
                    line(axis, entry.place, size, isTick: false)
                        .stroke(
                            style ?? AnyShapeStyle(Color.gray.opacity(0.3)),
                            style: stroke ?? StrokeStyle(lineWidth: 0.5))
                case .tick(let stroke, let style):
                    line(axis, entry.place, size, isTick: true)
                        .stroke(
                            style ?? AnyShapeStyle(Color.gray.opacity(0.3)),
                            style: stroke ?? StrokeStyle(lineWidth: 0.5))
                case .label: EmptyView()
                }
            }
        }
        .accessibilityHidden(true)
    }

    private func line(_ axis: Axis, _ place: Double, _ size: CGSize, isTick: Bool) -> Path {
        Path { path in
            if axis.isVertical {
                let y = (1 - place) * size.height
                path.move(to: CGPoint(x: isTick ? (axis.isBefore ? -4 : size.width) : 0, y: y))
                path.addLine(to: CGPoint(x: isTick ? (axis.isBefore ? 0 : size.width + 4) : size.width, y: y))
            } else {
                let x = place * size.width
                path.move(to: CGPoint(x: x, y: isTick ? (axis.isBefore ? -4 : size.height) : 0))
                path.addLine(to: CGPoint(x: x, y: isTick ? (axis.isBefore ? 0 : size.height + 4) : size.height))
            }
        }
    }

    private func element(_ mark: _Mark, _ box: CGRect) -> some View {
        let label =
            mark.label ?? Text(verbatim: [mark.x?.spoken, mark.color].compactMap { $0 }.joined(separator: ", "))
        return Color.clear
            .frame(width: max(1, box.width), height: max(1, box.height))
            .accessibilityElement()
            .accessibilityLabel(label)
            .accessibilityValue(mark.value ?? Text(verbatim: mark.y?.spoken ?? ""))
            .offset(x: box.minX, y: box.minY)
            .allowsHitTesting(false)
    }

    @ViewBuilder private func annotations(_ mark: _Mark, _ box: CGRect) -> some View {
        ForEach(mark.annotations.indices, id: \.self) { index in
            AnnotationLayout(box: box, annotation: mark.annotations[index]) {
                mark.annotations[index].content.fixedSize()
            }
        }
    }
}

/// Puts an annotation at a mark.
private struct AnnotationLayout: Layout {
    let box: CGRect
    let position: AnnotationPosition
    let spacing: CGFloat

    init(box: CGRect, annotation: _Mark.Annotation) {
        self.box = box
        position = annotation.position
        spacing = annotation.spacing
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let box = box.offsetBy(dx: bounds.minX, dy: bounds.minY)
        let (point, anchor): (CGPoint, UnitPoint) =
            switch position.kind {
            case .top: (CGPoint(x: box.midX, y: box.minY - spacing), .bottom)
            case .bottom: (CGPoint(x: box.midX, y: box.maxY + spacing), .top)
            case .leading: (CGPoint(x: box.minX - spacing, y: box.midY), .trailing)
            case .trailing: (CGPoint(x: box.maxX + spacing, y: box.midY), .leading)
            case .overlay: (CGPoint(x: box.midX, y: box.midY), .center)
            }
        for view in subviews { view.place(at: point, anchor: anchor, proposal: .unspecified) }
    }
}

/// The plot, with the labels of axes beside it.
struct AxesLayout: Layout {
    enum Part: LayoutValueKey {
        case plot
        case label(Double, isVertical: Bool, isBefore: Bool)
        static var defaultValue: Part { .plot }
    }

    private static let gap: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var (leading, trailing, top, bottom) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        for view in subviews {
            guard case .label(let place, let isVertical, let isBefore) = view[Part.self] else { continue }
            let size = view.sizeThatFits(.unspecified)
            // Labels at the ends are beside their lines, so that half of them is above or below the plot.
            if isVertical, place > 0.95 { top = max(top, size.height / 2) }
            if isVertical, place < 0.05 { bottom = max(bottom, size.height / 2) }
            switch (isVertical, isBefore) {
            case (true, true): leading = max(leading, size.width + Self.gap)
            case (true, false): trailing = max(trailing, size.width + Self.gap)
            case (false, true): top = max(top, size.height + Self.gap)
            case (false, false): bottom = max(bottom, size.height + Self.gap)
            }
        }
        let plot = CGRect(
            x: bounds.minX + leading, y: bounds.minY + top, width: max(0, bounds.width - leading - trailing),
            height: max(0, bounds.height - top - bottom))
        for view in subviews {
            guard case .label(let place, let isVertical, let isBefore) = view[Part.self] else {
                view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
                continue
            }
            let size = view.sizeThatFits(.unspecified)
            if isVertical {
                let y = plot.minY + (1 - place) * plot.height
                let middle = min(max(y, bounds.minY + size.height / 2), bounds.maxY - size.height / 2)
                view.place(
                    at: CGPoint(x: isBefore ? plot.minX - Self.gap : plot.maxX + Self.gap, y: middle),
                    anchor: isBefore ? .trailing : .leading, proposal: .unspecified)
            } else {
                let x = plot.minX + place * plot.width
                let middle = min(max(x, bounds.minX + size.width / 2), max(bounds.minX, bounds.maxX - size.width / 2))
                view.place(
                    at: CGPoint(x: middle, y: isBefore ? plot.minY - Self.gap : plot.maxY + Self.gap),
                    anchor: isBefore ? .bottom : .top, proposal: .unspecified)
            }
        }
    }
}
