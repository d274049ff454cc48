import Foundation
import SwiftUI

/// What a chart plots, for assistive technology: all of it, also what is not scrolled to.
@MainActor struct PlotDescription: @preconcurrency AXChartDescriptorRepresentable {
    let plot: DrawnPlot
    let locale: Locale

    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(title: nil, summary: nil, xAxis: first, yAxis: second, series: series)
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
        descriptor.xAxis = first
        descriptor.yAxis = second
        descriptor.series = series
    }

    // MARK: Axes

    /// Bars that lie have their numbers along the horizontal axis; descriptions have them along the second.
    private var isTurned: Bool { plot.y.isCategories && !plot.x.isCategories }

    private var first: any AXDataAxisDescriptor {
        if plot.isPie {
            return AXCategoricalDataAxisDescriptor(title: "", categoryOrder: marks.compactMap { $0.color?.text })
        }
        let (scale, title) = isTurned ? (plot.y, name(\.y)) : (plot.x, name(\.x))
        guard case .categories(let names) = scale.kind else { return numbers(scale, title) }
        return AXCategoricalDataAxisDescriptor(title: title, categoryOrder: names)
    }

    private var second: AXNumericDataAxisDescriptor? {
        if plot.isPie {
            let values = marks.compactMap { $0.y.start?.number }
            return AXNumericDataAxisDescriptor(
                title: name(\.y), range: min(0, values.min() ?? 0)...max(0, values.max() ?? 0), gridlinePositions: []
            ) { _Datum.number($0).text }
        }
        let (scale, title) = isTurned ? (plot.x, name(\.x)) : (plot.y, name(\.y))
        return scale.isCategories ? nil : numbers(scale, title)
    }

    private func numbers(_ scale: Scale, _ title: String) -> AXNumericDataAxisDescriptor {
        let isDates = scale.kind == .dates
        let axis = AXNumericDataAxisDescriptor(
            title: title, range: min(scale.low, scale.high)...max(scale.low, scale.high), gridlinePositions: []
        ) { (isDates ? _Datum.date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0)).text }
        if scale.type == .log { axis.scaleType = .log10 }
        return axis
    }

    /// What the values of an axis are called.
    private func name(_ place: KeyPath<_Mark, MarkPlace>) -> String {
        marks.lazy.compactMap { $0[keyPath: place].name }.first.map(words) ?? ""
    }

    private func words(_ text: Text) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        return text.accessibilityText(in: environment)
    }

    // MARK: Points

    private var marks: [_Mark] { plot.marks.map(\.mark).filter { !$0.isHidden } }

    /// The marks that belong together, in the order in which they begin.
    private var series: [AXDataSeriesDescriptor] {
        var names: [String] = []
        var found: [String: AXDataSeriesDescriptor] = [:]
        for mark in marks {
            guard let point = point(mark) else { continue }
            let name = plot.isPie ? "" : mark.series ?? mark.color?.text ?? mark.group?.name ?? ""
            let series =
                found[name]
                ?? AXDataSeriesDescriptor(name: name, isContinuous: [.line, .area].contains(mark.kind), dataPoints: [])
            if found[name] == nil {
                names.append(name)
                found[name] = series
            }
            series.dataPoints.append(point)
        }
        return names.compactMap { found[$0] }
    }

    private func point(_ mark: _Mark) -> AXDataPoint? {
        let label = mark.label.map(words)
        let (along, value) = isTurned ? (mark.y, mark.x) : (mark.x, mark.y)
        let number = (value.end ?? value.start)?.number
        if plot.isPie { return AXDataPoint(x: mark.color?.text ?? label ?? "", y: number, label: label) }
        guard let place = along.start else { return nil }
        if case .category(let name) = place { return AXDataPoint(x: name, y: number, label: label) }
        return place.number.map { AXDataPoint(x: $0, y: number, label: label) }
    }
}
