import SwiftUI

/// The names of colors, shapes and line styles.
struct ChartLegendView: View {
    let plot: DrawnPlot

    private struct Entry: Identifiable {
        let id: String
        let name: String
        let color: AnyShapeStyle
        var symbol: AnyChartSymbolShape?
        var line: StrokeStyle?
    }

    var hasEntries: Bool { plot.styles.colorEnds != nil || !entries.isEmpty }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if let ends = plot.styles.colorEnds { gradient(ends.low, ends.high) }
            if !entries.isEmpty {
                LegendRows {
                    ForEach(entries) { entry in
                        HStack(spacing: 4) {
                            swatch(entry)
                            Text(verbatim: entry.name).modifier(AxisText()).lineLimit(1)
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
            }
        }
    }

    /// Names that have a color, a shape and a line style are listed once.
    private var entries: [Entry] {
        let styles = plot.styles
        var names: [String] = []
        for name in styles.names + styles.symbolNames + styles.lineNames where !names.contains(name) {
            names.append(name)
        }
        let lines = !styles.lineNames.isEmpty
        return names.map { name in
            Entry(
                id: name, name: name,
                color: styles.names.contains(name)
                    ? styles.style(for: .category(name)) : AnyShapeStyle(ChartStyles.palette[0]),
                symbol: styles.symbolNames.contains(name) ? styles.symbol(named: name) : nil,
                line: lines && styles.lineNames.contains(name) ? styles.lineStyle(named: name) : nil)
        }
    }

    @ViewBuilder private func swatch(_ entry: Entry) -> some View {
        if let line = entry.line {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 4))
                path.addLine(to: CGPoint(x: 20, y: 4))
            }
            .stroke(entry.color, style: line).frame(width: 20, height: 8)
        } else if let symbol = entry.symbol {
            symbol.path(at: CGPoint(x: 4, y: 4), size: CGSize(width: 7, height: 7)).fill(entry.color)
                .frame(width: 8, height: 8)
        } else {
            Circle().fill(entry.color).frame(width: 8, height: 8)
        }
    }

    /// The colors of numbers, with the least and the largest one.
    private func gradient(_ low: Double, _ high: Double) -> some View {
        HStack(spacing: 4) {
            Text(verbatim: low.formatted()).modifier(AxisText())
            LinearGradient(gradient: plot.styles.gradient, startPoint: .leading, endPoint: .trailing)
                .frame(width: 100, height: 8).clipShape(Capsule())
            Text(verbatim: high.formatted()).modifier(AxisText())
        }
        .accessibilityElement(children: .combine)
    }
}

/// Entries beside each other, in as many rows as they need.
private struct LegendRows: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = places(subviews, proposal.width ?? .infinity)
        return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, place) in zip(subviews, places(subviews, bounds.width)) {
            view.place(
                at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
                proposal: ProposedViewSize(place.size))
        }
    }

    private func places(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
        var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
        return subviews.map { view in
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width + 0.5 { (x, y, height) = (0, y + height + 4, 0) }
            defer {
                x += size.width + 12
                height = max(height, size.height)
            }
            return CGRect(x: x, y: y, width: min(size.width, width), height: size.height)
        }
    }
}
