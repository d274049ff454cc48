import Foundation

/// Describes a chart that a view shows, for assistive technology.
public protocol AXChartDescriptorRepresentable {
    /// Describes the chart when the view appears.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Changes the description when the view has changed. By default the description stays as it is.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Leaves the description as it is.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes the chart that the view shows, so that assistive technology can play it as sounds.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        modifier(ChartDescriptorModifier(representable: representable))
    }
}

private struct ChartDescriptorModifier<R: AXChartDescriptorRepresentable> {
    /// The description of before, which is changed.
    private final class Kept {
        var descriptor: AXChartDescriptor?
    }

    let representable: R
    @State private var kept = Kept()

    init(representable: R) { self.representable = representable }
}

extension ChartDescriptorModifier: ViewModifier {
    func body(content: Content) -> some View {
        let chart = chart
        content.accessibilityChange { $0.chart = chart }
    }

    private var chart: AccessibilityChart {
        guard let known = kept.descriptor else {
            let made = representable.makeChartDescriptor()
            kept.descriptor = made
            return AccessibilityChart(made)
        }
        representable.updateChartDescriptor(known)
        return AccessibilityChart(known)
    }
}

extension AccessibilityChart {
    /// The values of a description.
    init(_ descriptor: AXChartDescriptor) {
        let others = descriptor.additionalAxes ?? []
        let second = descriptor.yAxis
        title = descriptor.title ?? ""
        summary = descriptor.summary ?? ""
        direction = descriptor.contentDirection
        let all = [descriptor.xAxis] + (second.map { [$0] } ?? []) + others
        axes = all.map(Axis.init)
        series = descriptor.series.map { series in
            Series(
                name: series.name ?? "", isContinuous: series.isContinuous,
                points: series.dataPoints.map { point in
                    Point(
                        x: Value(point.xValue, on: descriptor.xAxis),
                        y: point.yValue.map { Value(.number($0), on: second) },
                        others: point.additionalValues.enumerated().map { index, value in
                            Value(value, on: others.indices.contains(index) ? others[index] : nil)
                        },
                        label: point.label)
                })
        }
    }
}

extension AccessibilityChart.Axis {
    fileprivate init(_ axis: any AXDataAxisDescriptor) {
        title = axis.title
        if let numbers = axis as? AXNumericDataAxisDescriptor {
            kind = .numbers(numbers.range, gridlines: numbers.gridlinePositions, scale: numbers.scaleType)
        } else {
            kind = .categories((axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? [])
        }
    }
}

extension AccessibilityChart.Value {
    fileprivate init(_ value: AXDataPoint.Value, on axis: (any AXDataAxisDescriptor)?) {
        switch value {
        case .category(let name): self = .category(name)
        case .number(let number):
            let numbers = axis as? AXNumericDataAxisDescriptor
            self = .number(number, text: numbers?.valueDescriptionProvider(number) ?? number.formatted())
        }
    }
}
