import Foundation

/// A type that describes the chart of a view for assistive technology.
public protocol AXChartDescriptorRepresentable {
    /// Returns a description of the chart when the view appears.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Updates the description after the view has changed. The default implementation does nothing.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Does nothing.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Adds a description of the chart that the view shows, which assistive technology can play as sounds.
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
