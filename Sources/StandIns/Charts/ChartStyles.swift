import SwiftUI

/// The colors, shapes, sizes and line styles of the marks of a chart.
struct ChartStyles {
    /// In the order in which Apple's charts use them.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    /// The colors of numbers, from the least to the largest.
    static let gradient: [Color] = [.yellow, .green, .blue, .purple]
    /// Dashes of lines, in order.
    static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]]

    /// The values of colors, in order; none if colors are continuous.
    let names: [String]
    let symbolNames: [String]
    let lineNames: [String]
    /// The ends of numbers with continuous colors.
    let colorEnds: (low: Double, high: Double)?
    private let sizeEnds: (low: Double, high: Double)
    private let sizeNames: [String]
    private let settings: ChartSettings

    init(_ marks: [_Mark], _ settings: ChartSettings) {
        self.settings = settings
        let colors = marks.compactMap(\.color)
        if settings.colors.isContinuous(colors) {
            names = []
            colorEnds = settings.colors.ends(colors, includesZero: false)
        } else {
            names = colors.isEmpty ? [] : settings.colors.names(colors)
            colorEnds = nil
        }
        let symbols = marks.compactMap(\.symbolName)
        symbolNames = symbols.isEmpty ? [] : settings.symbols.names(symbols.map { .category($0) })
        let lines = marks.compactMap(\.lineStyleName)
        lineNames = lines.isEmpty ? [] : settings.lines.names(lines.map { .category($0) })
        let sizes = marks.compactMap(\.sizeValue)
        sizeEnds = settings.sizes.ends(sizes, includesZero: true)
        sizeNames = settings.sizes.names(sizes)
    }

    func style(of mark: _Mark) -> AnyShapeStyle {
        if let style = mark.style { return style }
        return mark.color.map(style(for:)) ?? AnyShapeStyle(Self.palette[0])
    }

    func style(for datum: _Datum) -> AnyShapeStyle {
        if let colorEnds, let number = datum.number {
            return AnyShapeStyle(color(at: (number - colorEnds.low) / (colorEnds.high - colorEnds.low)))
        }
        let index = names.firstIndex(of: datum.text) ?? 0
        if let style = settings.colors.value(datum, at: index) as? any ShapeStyle { return AnyShapeStyle(style) }
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    /// The colors of numbers, from the least to the largest.
    var gradient: Gradient {
        switch settings.colors.range {
        case .gradient(let gradient)?: gradient
        case .list(let values)? where !values.isEmpty:
            Gradient(colors: values.compactMap { $0 as? Color })
        default: Gradient(colors: Self.gradient)
        }
    }

    private func color(at share: Double) -> Color {
        let stops = gradient.stops
        let place = CGFloat(min(max(0, share), 1))
        guard let first = stops.first, let last = stops.last else { return Self.palette[0] }
        guard let index = stops.firstIndex(where: { $0.location >= place }) else { return last.color }
        guard index > 0 else { return first.color }
        let (low, high) = (stops[index - 1], stops[index])
        let part = high.location > low.location ? (place - low.location) / (high.location - low.location) : 1
        return low.color.mix(with: high.color, by: Double(part))
    }

    /// The shape of a point; nil if a view takes its place, or a line has none.
    func symbol(of mark: _Mark) -> AnyChartSymbolShape? {
        if mark.symbolView != nil { return nil }
        if let symbol = mark.symbol { return symbol }
        if let name = mark.symbolName { return symbol(named: name) }
        return mark.kind == .point || mark.symbolSize != nil || mark.sizeValue != nil
            ? AnyChartSymbolShape(.circle) : nil
    }

    func symbol(named name: String) -> AnyChartSymbolShape {
        let index = symbolNames.firstIndex(of: name) ?? 0
        let all = BasicChartSymbolShape.all
        return settings.symbols.value(.category(name), at: index) as? AnyChartSymbolShape
            ?? AnyChartSymbolShape(all[index % all.count])
    }

    /// The size of a point: that of the square that it seems as large as.
    func size(of mark: _Mark) -> CGSize {
        if let size = mark.symbolSize { return size }
        let area = mark.sizeValue.map(area(for:)) ?? 30
        return CGSize(width: area.squareRoot(), height: area.squareRoot())
    }

    func area(for datum: _Datum) -> CGFloat {
        let index = sizeNames.firstIndex(of: datum.text) ?? 0
        if let area = settings.sizes.value(datum, at: index) as? CGFloat, !isSizeContinuous(datum) {
            return max(0, area)
        }
        var (least, most): (CGFloat, CGFloat) = (10, 400)
        switch settings.sizes.range {
        case .between(let low, let high)?: (least, most) = (low, high)
        case .list(let values)?:
            let areas = values.compactMap { $0 as? CGFloat }
            (least, most) = (areas.first ?? least, areas.last ?? most)
        default: break
        }
        let share =
            datum.number.map { ($0 - sizeEnds.low) / (sizeEnds.high - sizeEnds.low) }
            ?? (sizeNames.count > 1 ? Double(index) / Double(sizeNames.count - 1) : 0)
        return max(0, least + CGFloat(min(max(0, share), 1)) * (most - least))
    }

    private func isSizeContinuous(_ datum: _Datum) -> Bool { settings.sizes.isContinuous([datum]) }

    func lineStyle(of mark: _Mark) -> StrokeStyle {
        if let name = mark.lineStyleName { return lineStyle(named: name) }
        if let style = mark.lineStyle { return style }
        return mark.kind == .rule
            ? StrokeStyle(lineWidth: 1) : StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    }

    func lineStyle(named name: String) -> StrokeStyle {
        let index = lineNames.firstIndex(of: name) ?? 0
        return settings.lines.value(.category(name), at: index) as? StrokeStyle
            ?? StrokeStyle(lineWidth: 2, lineJoin: .round, dash: Self.dashes[index % Self.dashes.count])
    }
}
