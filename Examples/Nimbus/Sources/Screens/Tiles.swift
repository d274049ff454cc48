import SwiftUI

/// Lays tiles in columns of equal width, each new one where the column is shortest. Tiles may span all columns.
struct Masonry: Layout {
    var columns = 2
    var spacing: CGFloat = 12

    struct Cache {
        var frames: [CGRect] = []
        var width: CGFloat?
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache()
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
        arrange(subviews, in: width, cache: &cache)
        return CGSize(width: width, height: cache.frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        if cache.width != bounds.width { arrange(subviews, in: bounds.width, cache: &cache) }
        for (subview, frame) in zip(subviews, cache.frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func arrange(_ subviews: Subviews, in width: CGFloat, cache: inout Cache) {
        let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = Array(repeating: CGFloat.zero, count: columns)
        cache.frames = subviews.map { subview in
            if subview[SpansColumns.self] {
                let y = heights.max() ?? 0
                let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
                heights = Array(repeating: y + height + spacing, count: columns)
                return CGRect(x: 0, y: y, width: width, height: height)
            }
            let shortest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let height = subview.sizeThatFits(ProposedViewSize(width: column, height: nil)).height
            let frame = CGRect(
                x: CGFloat(shortest) * (column + spacing), y: heights[shortest], width: column, height: height)
            heights[shortest] += height + spacing
            return frame
        }
        cache.width = width
    }
}

private struct SpansColumns: LayoutValueKey {
    static let defaultValue = false
}

extension View {
    func spansColumns() -> some View {
        layoutValue(key: SpansColumns.self, value: true)
    }
}

/// A tile of glass with a title.
struct Tile<Content: View>: View {
    private let title: LocalizedStringKey
    private let symbol: String
    private let content: Content

    init(_ title: LocalizedStringKey, symbol: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.symbol = symbol
        self.content = content()
    }

    var body: some View {
        GroupBox {
            content.frame(maxWidth: .infinity, alignment: .leading)
        } label: {
            Label(title, systemImage: symbol)
        }
        .groupBoxStyle(.glass)
    }
}

struct GlassGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            configuration.label
                .font(.tileTitle)
                .textCase(.uppercase)
                .foregroundStyle(.secondary)
                .labelStyle(.titleAndIcon)
            configuration.content
        }
        .padding(14)
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 18, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: 18, style: .continuous)
                .strokeBorder(.white.opacity(0.15), lineWidth: 0.5)
        }
    }
}

extension GroupBoxStyle where Self == GlassGroupBoxStyle {
    static var glass: GlassGroupBoxStyle { GlassGroupBoxStyle() }
}

/// A gauge as a thin line with a dot.
struct LineGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.currentValueLabel.font(.figure)
            ProgressView(value: configuration.value)
                .progressViewStyle(.linear)
                .tint(Color(.rain))
        }
    }
}

/// The tiles of a forecast.
struct Tiles: View {
    let forecast: Forecast
    let units: Units

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        Masonry(columns: typeSize.isAccessibilitySize ? 1 : 2) {
            Tile("Next 24 hours", symbol: "clock") {
                TemperatureCurve(hours: forecast.hours, units: units, timeZone: forecast.place.timeZone)
                    .frame(height: 150)
            }
            .spansColumns()
            Tile("10 days", symbol: "calendar") {
                DayTable(forecast: forecast, units: units)
            }
            .spansColumns()
            Tile("Sun", symbol: "sunrise.fill") {
                SunArc(progress: forecast.sunProgress).frame(height: 74)
                HStack {
                    Text(forecast.sunrise, format: clock)
                    Spacer()
                    Text(forecast.sunset, format: clock)
                }
                .font(.caption)
                .foregroundStyle(.secondary)
            }
            Tile("Wind", symbol: "wind") {
                WindCompass(direction: forecast.wind.direction)
                LabeledContent("Gusts", value: units.speed(forecast.wind.gusts)).font(.caption)
            }
            Tile("Humidity", symbol: "humidity.fill") {
                Gauge(value: forecast.humidity) {
                    Text("Humidity")
                } currentValueLabel: {
                    Text(forecast.humidity, format: .percent.precision(.fractionLength(0)))
                }
                .gaugeStyle(LineGaugeStyle())
            }
            Tile("Pressure", symbol: "gauge.with.dots.needle.bottom.50percent") {
                HStack {
                    PressureDial(value: (forecast.pressure - 980) / 60)
                    VStack(alignment: .leading) {
                        Text(forecast.pressure, format: .number.precision(.fractionLength(0)).grouping(.never))
                            .font(.figure)
                            .minimumScaleFactor(0.6)
                        Text("hPa").font(.caption).foregroundStyle(.secondary)
                    }
                }
                .lineLimit(1)
            }
        }
    }

    private var clock: Date.FormatStyle {
        var style = Date.FormatStyle.dateTime.hour().minute()
        style.timeZone = forecast.place.timeZone
        return style
    }
}

/// One line a day.
private struct DayTable: View {
    let forecast: Forecast
    let units: Units

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 9) {
            ForEach(forecast.days) { day in
                GridRow {
                    Text(day.date, format: weekday)
                        .fixedSize()
                        .gridColumnAlignment(.leading)
                    Image(systemName: day.condition.symbol())
                        .symbolRenderingMode(.multicolor)
                        .gridColumnAlignment(.center)
                        .accessibilityLabel(day.condition.name)
                    Text(units.degrees(day.low))
                        .foregroundStyle(.secondary)
                        .fixedSize()
                        .gridColumnAlignment(.trailing)
                    // Large numbers need its room.
                    if !typeSize.isAccessibilitySize {
                        RangeBar(low: day.low, high: day.high, bounds: forecast.lowest...forecast.highest)
                    }
                    Text(units.degrees(day.high)).fixedSize().gridColumnAlignment(.trailing)
                }
                if day.id != forecast.days.last?.id {
                    Divider().gridCellUnsizedAxes(.horizontal)
                }
            }
        }
        .font(.callout)
        .monospacedDigit()
    }

    private var weekday: Date.FormatStyle {
        var style = Date.FormatStyle.dateTime.weekday(.abbreviated)
        style.timeZone = forecast.place.timeZone
        return style
    }
}

#Preview("Tiles") {
    ScrollView {
        Tiles(forecast: .sample(.lisbon), units: .metric).padding()
    }
    .background { Sky(condition: .clear, isNight: false).ignoresSafeArea() }
}
