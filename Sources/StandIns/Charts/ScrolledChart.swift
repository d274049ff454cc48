import SwiftUI

/// A chart of the part of the values that is scrolled to.
struct ScrolledChart: View {
    let marks: [_Mark]
    let settings: ChartSettings
    @State private var position = ScrolledPlace()
    @State private var start: ScrolledPlace?
    @Environment(\.locale) private var locale

    /// Where a chart is scrolled to along both axes; nil until it is scrolled.
    struct ScrolledPlace {
        var x: Double?
        var y: Double?
    }

    var body: some View {
        let plot = DrawnPlot(marks, settings)
        let x = settings.scrolling.x.window(of: plot.x, at: position.x)
        let y = settings.scrolling.y.window(of: plot.y, at: position.y)
        let seen = plot.showing(x: x?.range, y: y?.range)
        ChartBody(
            plot: seen, settings: settings,
            scroll: x == nil && y == nil ? nil : ChartScroll { scroll($0, $1, in: $2, x, y, isEnded: $3) }
        )
        .accessibilityElement(children: .contain)
        .accessibilityChartDescriptor(PlotDescription(plot: plot, locale: locale))
    }

    /// Moves what is seen with the finger, and stops where the behavior says.
    private func scroll(
        _ translation: CGSize, _ predicted: CGSize, in size: CGSize, _ x: ChartWindow?, _ y: ChartWindow?,
        isEnded: Bool
    ) {
        let begin = start ?? ScrolledPlace(x: x?.start, y: y?.start)
        start = isEnded ? nil : begin
        func moved(
            _ window: ChartWindow?, _ begin: Double?, _ points: CGFloat, _ predicted: CGFloat, _ side: CGFloat
        ) -> Double? {
            guard let window, let begin else { return nil }
            let place = window.dragged(by: points, of: side, from: begin)
            guard isEnded else { return place }
            if settings.scrolling.pages {
                return window.moved(
                    to: ValueAlignedChartScrollTargetBehavior.rounded(
                        place, to: window.length, from: window.scale.low))
            }
            guard let behavior = settings.scrolling.behavior else { return place }
            let isLong = abs(predicted) > side / 2
            return window.moved(to: behavior.target(place, window, isLong: isLong))
        }
        position.x = moved(x, begin.x, translation.width, predicted.width, size.width) ?? position.x
        position.y = moved(y, begin.y, translation.height, predicted.height, size.height) ?? position.y
        if let x, let place = position.x { settings.scrolling.x.position?(x.datum(at: place)) }
        if let y, let place = position.y { settings.scrolling.y.position?(y.datum(at: place)) }
    }
}

/// Moves what is seen of a chart: by points, with where the finger would stop, in a plot of a size.
struct ChartScroll {
    let move: @MainActor (CGSize, CGSize, CGSize, Bool) -> Void
}
