import Charts
@testable import PerchTesting
import SwiftUI
import Testing

/// What assistive technology receives of a chart as numbers.
@MainActor @Suite struct ChartDescriptionTests {
    private func described(_ view: some View) throws -> AccessibilityChart {
        let view = try RenderedView(view.frame(width: 300, height: 200))
        return try #require(nodes(of: view).compactMap(\.chart).first)
    }

    private func nodes(of view: RenderedView) -> [AccessibilityNode] {
        view.drive { $0.accessibility.flatMap(\.flattened) }
    }

    private struct Temperatures: AXChartDescriptorRepresentable {
        let values: [Double]

        func makeChartDescriptor() -> AXChartDescriptor {
            let hours = AXNumericDataAxisDescriptor(
                title: "Hour", range: 0...24, gridlinePositions: [0, 12, 24]
            ) { "\(Int($0)) o'clock" }
            let degrees = AXNumericDataAxisDescriptor(
                title: "Temperature", range: -10...40, gridlinePositions: []
            ) { "\(Int($0)) degrees" }
            let wind = AXCategoricalDataAxisDescriptor(title: "Wind", categoryOrder: ["calm", "strong"])
            let chart = AXChartDescriptor(
                title: "A day", summary: "It gets warmer", xAxis: hours, yAxis: degrees, additionalAxes: [wind],
                series: [])
            updateChartDescriptor(chart)
            return chart
        }

        func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
            descriptor.series = [
                AXDataSeriesDescriptor(
                    name: "Measured", isContinuous: true,
                    dataPoints: values.enumerated().map { hour, value in
                        AXDataPoint(
                            x: Double(hour), y: value, additionalValues: [.category("calm")], label: "No \(hour)")
                    })
            ]
        }
    }

    private struct Screen: View {
        @State private var values: [Double] = [3, 5]
        var body: some View {
            VStack {
                Rectangle().accessibilityLabel("Graph").accessibilityChartDescriptor(Temperatures(values: values))
                Button("Warmer") { values.append(9) }
            }
        }
    }

    @Test func aViewIsDescribedByAProgramAndFollowsItsValues() throws {
        let view = try RenderedView(Screen().frame(width: 300, height: 200))
        func chart() throws -> AccessibilityChart {
            try #require(nodes(of: view).first { $0.label == "Graph" }?.chart)
        }
        let first = try chart()
        #expect(first.title == "A day" && first.summary == "It gets warmer" && first.direction == .leftToRight)
        #expect(first.axes.map(\.title) == ["Hour", "Temperature", "Wind"])
        #expect(first.axes[0].kind == .numbers(0...24, gridlines: [0, 12, 24], scale: .linear))
        #expect(first.axes[2].kind == .categories(["calm", "strong"]))
        #expect(first.series.map(\.name) == ["Measured"] && first.series[0].isContinuous)
        let point = try #require(first.series[0].points.last)
        #expect(point.x == .number(1, text: "1 o'clock") && point.y == .number(5, text: "5 degrees"))
        #expect(point.others == [.category("calm")] && point.label == "No 1")
        view.buttons["Warmer"].tap()
        #expect(try chart().series[0].points.map { $0.y?.text } == ["3 degrees", "5 degrees", "9 degrees"])
    }

    @Test func aChartDescribesItself() throws {
        let chart = try described(
            Chart {
                ForEach(["North", "South"], id: \.self) { shop in
                    ForEach(1...3, id: \.self) { day in
                        LineMark(x: .value("Day", day), y: .value("Sales", day * 10))
                            .foregroundStyle(by: .value("Shop", shop))
                    }
                }
            })
        #expect(chart.axes.map(\.title) == ["Day", "Sales"])
        #expect(chart.series.map(\.name) == ["North", "South"] && chart.series.allSatisfy(\.isContinuous))
        #expect(chart.series[1].points.map(\.y?.text) == ["10", "20", "30"])
        guard case .numbers(let range, _, .linear) = chart.axes[1].kind else { return #expect(Bool(false)) }
        #expect(range.contains(0) && range.contains(30))
    }

    @Test func lyingBarsAndPiesHaveNamesAlongTheFirstAxis() throws {
        let bars = try described(
            Chart {
                BarMark(x: .value("Amount", 4), y: .value("Month", "May")).accessibilityLabel("The month of May")
                BarMark(x: .value("Amount", 7), y: .value("Month", "June"))
                BarMark(x: .value("Amount", 9), y: .value("Month", "July")).accessibilityHidden(true)
            })
        #expect(bars.axes.map(\.title) == ["Month", "Amount"])
        #expect(bars.series.map(\.isContinuous) == [false])
        #expect(bars.series[0].points.map(\.x) == [.category("May"), .category("June")])
        #expect(bars.series[0].points.map(\.label) == ["The month of May", nil])
        let pie = try described(
            Chart {
                SectorMark(angle: .value("Share", 30)).foregroundStyle(by: .value("Kind", "Rent"))
                SectorMark(angle: .value("Share", 70)).foregroundStyle(by: .value("Kind", "Food"))
            })
        #expect(pie.axes[0].kind == .categories(["Rent", "Food"]) && pie.axes[1].title == "Share")
        #expect(pie.series[0].points.map(\.y?.text) == ["30", "70"])
    }
}
