import SwiftUI

/// Lines of the axes, marks, annotations, and an accessibility element for each mark.
struct PlotView: View {
    let plot: DrawnPlot
    let axes: [PlottedAxis]
    let settings: ChartSettings
    let scroll: ChartScroll?

    var body: some View {
        GeometryReader { room in
            let size = room.size
            let pieces = plot.pieces(in: size)
            let proxy = ChartProxy(plot: plot, plotSize: size, selections: settings.selections)
            let chart = room.bounds(of: .named(ChartBody.space)) ?? CGRect(origin: .zero, size: size)
            gestures(proxy) {
                ZStack(alignment: .topLeading) {
                    ForEach(axes.indices, id: \.self) { index in
                        let lines = AxisLines(
                            axis: axes[index], scale: axes[index].isVertical ? plot.y : plot.x, size: size)
                        if let effect = axes[index].effect { effect(AnyView(lines)) } else { lines }
                    }
                    MarksView(plot: plot, pieces: pieces, settings: settings, size: size)
                        .frame(width: size.width, height: size.height, alignment: .topLeading)
                        .clipShape(Margin(isScrolled: scroll != nil))
                    ForEach(pieces.indices, id: \.self) { index in
                        if let mark = pieces[index].mark, isSeen(pieces[index], size) {
                            parts(mark, pieces[index], chart)
                        }
                    }
                }
                .frame(width: size.width, height: size.height, alignment: .topLeading)
                .contentShape(Rectangle())
            }
        }
    }

    /// Whether a mark lies in the part that is scrolled to.
    private func isSeen(_ piece: Piece, _ size: CGSize) -> Bool {
        scroll == nil || CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1).intersects(piece.box)
            || CGRect(origin: .zero, size: size).contains(CGPoint(x: piece.box.midX, y: piece.box.midY))
    }

    @ViewBuilder private func parts(_ mark: _Mark, _ piece: Piece, _ chart: CGRect) -> some View {
        if let view = mark.symbolView {
            view.fixedSize().position(x: piece.box.midX, y: piece.box.midY).opacity(piece.opacity)
                .accessibilityHidden(true)
        }
        if !mark.isHidden { element(mark, piece.box) }
        ForEach(mark.annotations.indices, id: \.self) { index in
            let annotation = mark.annotations[index]
            AnnotationLayout(box: piece.box, annotation: annotation, chart: chart) {
                annotation.content(AnnotationContext(targetSize: piece.box.size)).fixedSize()
            }
        }
    }

    private func element(_ mark: _Mark, _ box: CGRect) -> some View {
        let names = [mark.x.start?.text, mark.color?.text].compactMap { $0 }
        return Color.clear
            .frame(width: max(1, box.width), height: max(1, box.height))
            .accessibilityElement()
            .accessibilityLabel(mark.label ?? Text(verbatim: names.joined(separator: ", ")))
            .accessibilityValue(mark.value ?? Text(verbatim: mark.y.start?.text ?? ""))
            .accessibilityIdentifier(mark.identifier ?? "")
            .offset(x: box.minX, y: box.minY)
            .allowsHitTesting(false)
    }

    // MARK: Gestures

    private func gestures(_ proxy: ChartProxy, @ViewBuilder content: () -> some View) -> some View {
        settings.gestures.reduce(
            AnyView(
                content()
                    .gesture(selection(proxy), isEnabled: !settings.selections.isEmpty)
                    .simultaneousGesture(drag(proxy.plotSize), isEnabled: scroll != nil))
        ) { $1(proxy, $0) }
    }

    /// While a finger is down its place is chosen.
    private func selection(_ proxy: ChartProxy) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in
                for selection in settings.selections { selection.choose(proxy, value.startLocation, value.location) }
            }
            .onEnded { _ in for selection in settings.selections { selection.end() } }
    }

    private func drag(_ size: CGSize) -> some Gesture {
        DragGesture()
            .onChanged { scroll?.move($0.translation, $0.predictedEndTranslation, size, false) }
            .onEnded { scroll?.move($0.translation, $0.predictedEndTranslation, size, true) }
    }
}

/// A rectangle with space around it: shapes that end at the edge are whole, unless they are scrolled.
private struct Margin: Shape {
    let isScrolled: Bool
    func path(in rect: CGRect) -> Path { Path(isScrolled ? rect : rect.insetBy(dx: -1000, dy: -1000)) }
}
