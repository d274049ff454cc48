import SwiftUI

/// The temperature and the rain of the coming hours. A finger on it reads single hours.
struct TemperatureCurve: View {
    let hours: [Hour]
    let units: Units
    let timeZone: TimeZone

    @GestureState private var touch: CGPoint?
    @ScaledMetric(relativeTo: .caption) private var labelHeight: CGFloat = 18
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        Canvas { context, size in
            let plot = Plot(
                hours: hours, size: size, labelHeight: labelHeight, isMirrored: layoutDirection == .rightToLeft)
            paintGrid(in: &context, plot: plot)
            paintRain(in: &context, plot: plot)
            paintCurve(in: &context, plot: plot)
            paintLabels(in: context, plot: plot)
            if let touch {
                paintReading(in: context, plot: plot, at: plot.index(at: touch.x))
            }
        }
        .contentShape(.rect)
        .gesture(
            DragGesture(minimumDistance: 0)
                .updating($touch) { value, touch, _ in touch = value.location }
        )
        .accessibilityElement()
        .accessibilityLabel("Temperature of the next \(hours.count) hours")
        .accessibilityValue(summary)
    }

    private var summary: String {
        let temperatures = hours.map(\.temperature)
        guard let low = temperatures.min(), let high = temperatures.max() else { return "" }
        return "From \(units.degrees(low)) to \(units.degrees(high))"
    }

    private func paintGrid(in context: inout GraphicsContext, plot: Plot) {
        var grid = Path()
        for index in stride(from: 0, to: hours.count, by: 6) {
            let x = plot.x(index)
            grid.move(to: CGPoint(x: x, y: 0))
            grid.addLine(to: CGPoint(x: x, y: plot.bottom))
        }
        context.stroke(grid, with: .style(.tertiary), style: StrokeStyle(lineWidth: 0.5, dash: [3, 3]))
    }

    private func paintRain(in context: inout GraphicsContext, plot: Plot) {
        for (index, hour) in hours.enumerated() where hour.rain > 0.05 {
            let height = min(hour.rain / 4, 1) * plot.bottom * 0.4
            let bar = CGRect(x: plot.x(index) - 3, y: plot.bottom - height, width: 6, height: height)
            context.fill(Path(roundedRect: bar, cornerRadius: 3), with: .color(Color(.rain).opacity(0.7)))
        }
    }

    private func paintCurve(in context: inout GraphicsContext, plot: Plot) {
        let line = plot.curve
        var area = line
        area.addLine(to: CGPoint(x: plot.x(hours.count - 1), y: plot.bottom))
        area.addLine(to: CGPoint(x: plot.x(0), y: plot.bottom))
        area.closeSubpath()
        let warm = Color(.warm)
        context.fill(
            area,
            with: .linearGradient(
                Gradient(colors: [warm.opacity(0.35), warm.opacity(0)]), startPoint: .zero,
                endPoint: CGPoint(x: 0, y: plot.bottom)))
        context.stroke(
            line,
            with: .linearGradient(
                Gradient(colors: [warm, Color(.cold)]), startPoint: CGPoint(x: 0, y: plot.top),
                endPoint: CGPoint(x: 0, y: plot.bottom)),
            style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    }

    private func paintLabels(in context: GraphicsContext, plot: Plot) {
        var format = Date.FormatStyle.dateTime.hour(.defaultDigits(amPM: .abbreviated))
        format.timeZone = timeZone
        for index in stride(from: 0, to: hours.count, by: typeSize.isAccessibilitySize ? 12 : 6) {
            let text = Text(hours[index].time, format: format).font(.caption2).foregroundStyle(.secondary)
            let first: UnitPoint = plot.isMirrored ? .bottomTrailing : .bottomLeading
            context.draw(
                text, at: CGPoint(x: plot.x(index), y: plot.size.height), anchor: index == 0 ? first : .bottom)
        }
    }

    private func paintReading(in context: GraphicsContext, plot: Plot, at index: Int) {
        let point = plot.point(index)
        var rule = Path()
        rule.move(to: CGPoint(x: point.x, y: 0))
        rule.addLine(to: CGPoint(x: point.x, y: plot.bottom))
        context.stroke(rule, with: .color(.primary.opacity(0.4)), lineWidth: 1)
        context.fill(Path(ellipseIn: CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10)), with: .foreground)
        let label = context.resolve(Text(units.degrees(hours[index].temperature)).font(.tileTitle))
        let size = label.measure(in: plot.size)
        let x = min(max(point.x, size.width / 2), plot.size.width - size.width / 2)
        context.draw(label, at: CGPoint(x: x, y: point.y - 18), anchor: .center)
    }
}

/// Where hours and temperatures lie on the paper.
private struct Plot {
    let hours: [Hour]
    let size: CGSize
    let labelHeight: CGFloat
    /// Time goes from right to left.
    let isMirrored: Bool

    let top: CGFloat = 26
    var bottom: CGFloat { size.height - labelHeight - 4 }

    func x(_ index: Int) -> CGFloat {
        let x = size.width * CGFloat(index) / CGFloat(max(hours.count - 1, 1))
        return isMirrored ? size.width - x : x
    }

    func point(_ index: Int) -> CGPoint {
        let low = hours.map(\.temperature).min() ?? 0
        let high = hours.map(\.temperature).max() ?? 1
        let part = (hours[index].temperature - low) / max(high - low, 1)
        return CGPoint(x: x(index), y: bottom * 0.8 - (bottom * 0.8 - top) * part)
    }

    func index(at x: CGFloat) -> Int {
        let part = (isMirrored ? size.width - x : x) / max(size.width, 1)
        return min(max(Int((part * CGFloat(hours.count - 1)).rounded()), 0), hours.count - 1)
    }

    /// The way from the point before to the point after, halved: the direction of the line at a point.
    private func slope(at index: Int) -> CGPoint {
        let before = point(max(index - 1, 0))
        let after = point(min(index + 1, hours.count - 1))
        return CGPoint(x: (after.x - before.x) / 2, y: (after.y - before.y) / 2)
    }

    /// A smooth line through all points.
    var curve: Path {
        Path { path in
            guard hours.count > 1 else { return }
            path.move(to: point(0))
            for index in 1..<hours.count {
                let leaving = slope(at: index - 1)
                let arriving = slope(at: index)
                let from = point(index - 1)
                let to = point(index)
                path.addCurve(
                    to: to,
                    control1: CGPoint(x: from.x + leaving.x / 3, y: from.y + leaving.y / 3),
                    control2: CGPoint(x: to.x - arriving.x / 3, y: to.y - arriving.y / 3))
            }
        }
    }
}

#Preview("Temperature", traits: .fixedLayout(width: 360, height: 200)) {
    TemperatureCurve(hours: Forecast.sample(.hanoi).hours, units: .metric, timeZone: Place.hanoi.timeZone)
        .padding()
}
