@testable import Charts
import Foundation
import PerchTesting
import SwiftUI
import Testing

private let days = ["Mon", "Tue", "Wed"]

@MainActor @Suite struct ChartAxisTests {
    private var bars: some ChartContent {
        ForEach(days.indices, id: \.self) {
            BarMark(x: .value("Day", days[$0]), y: .value("Rides", ($0 + 1) * 10))
        }
    }

    private var line: some ChartContent {
        ForEach(0..<11) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    }

    private func texts(_ chart: some View, width: CGFloat = 320) throws -> [String] {
        try RenderedView(chart.frame(width: width, height: 200)).elements.filter { $0.role == .text }.map(\.label)
    }

    @Test func axisMarksTakeAnyKindOfContent() throws {
        let chart = Chart { bars }
            .chartXAxis {
                AxisMarks {
                    AxisGridLine()
                    AxisTick(length: .longestLabel(extendPastBy: 2))
                    AxisValueLabel("Day", orientation: .verticalReversed)
                }
            }
            .chartYAxis {
                AxisMarks(position: .leading) {
                    if true { AxisValueLabel(centered: true, multiLabelAlignment: .center) }
                }
                AxisMarks(format: FloatingPointFormatStyle<Double>.Percent.percent, values: [0.0, 10.0])
                AxisMarks(preset: .inset, values: [30]) { value in
                    AxisValueLabel { Text("top \(value.index) of \(value.count)") }
                }
            }
        let texts = try texts(chart)
        #expect(texts.filter { $0 == "Day" }.count == 3)
        #expect(texts.contains("1,000%"))
        #expect(texts.contains("top 0 of 1"))
    }

    @Test func labelsThatOverlapAreLeftOut() throws {
        func chart(_ resolution: AxisValueLabelCollisionResolution) -> some View {
            Chart { line }.chartYAxis(.hidden).chartXAxis {
                AxisMarks(values: .stride(by: 1)) { value in
                    AxisValueLabel("value \(value.index)", collisionResolution: resolution)
                }
            }
        }
        func seen(_ view: some View) throws -> Int {
            try RenderedView(view.frame(width: 320, height: 200)).elements
                .count { $0.role == .text && $0.frame.minX >= 0 }
        }
        #expect(try seen(chart(.greedy)) < 8)
        #expect(try seen(chart(.disabled)) == 11)
    }

    @Test func labelsLieWhereTheirAxisIs() throws {
        let chart = Chart { line }
            .chartXScale(domain: 0...10).chartYAxis(.hidden)
            .chartXAxis {
                AxisMarks(values: [5]) { AxisValueLabel("after") }
                AxisMarks(values: [2]) { AxisValueLabel("below", anchor: .top) }
                AxisMarks(position: .top, values: [0, 10]) { value in
                    AxisValueLabel(value.index == 0 ? "between" : "", centered: true)
                }
            }
        let view = try RenderedView(chart.frame(width: 320, height: 200))
        func frame(_ name: String) throws -> CGRect { try #require(view.elements.first { $0.label == name }).frame }
        #expect(abs(try frame("after").minX - 164) < 1)
        #expect(abs(try frame("below").midX - 64) < 1)
        #expect(abs(try frame("between").midX - 160) < 1)
        #expect(try frame("between").minY < 20)
    }

    @Test func titlesLieBesideTheirAxes() throws {
        let chart = Chart { bars }
            .chartXAxisLabel("Below")
            .chartXAxisLabel("Above", position: .top, alignment: .center)
            .chartYAxisLabel("Turned", position: .leading)
            .chartYAxisLabel(position: .top, alignment: .leading) { Text("Rides") }
        let view = try RenderedView(chart.frame(width: 320, height: 200))
        func frame(_ name: String) throws -> CGRect { try #require(view.elements.first { $0.label == name }).frame }
        #expect(try frame("Below").minY > 170)
        #expect(try frame("Above").maxY < 40)
        #expect(try frame("Turned").minX < 10)
        #expect(try frame("Rides").minX < 60)
    }

    @Test func aLegendIsAViewAtASide() throws {
        let chart = Chart { bars }.chartLegend(position: .top, alignment: .center, spacing: 20) { Text("Legend") }
        let frame = try #require(
            try RenderedView(chart.frame(width: 320, height: 200)).elements.first { $0.label == "Legend" }
        ).frame
        #expect(frame.minY < 5 && abs(frame.midX - 160) < 1)
        let beside = Chart { bars.foregroundStyle(by: .value("Kind", "Bikes")) }.chartLegend(position: .trailing)
        let place = try #require(
            try RenderedView(beside.frame(width: 320, height: 200)).elements.first { $0.label == "Bikes" }
        ).frame
        #expect(place.maxX > 310)
    }

    @Test func theLegendShowsTheNamesOfAllStyles() throws {
        let chart = Chart {
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("Kind", "Bikes"))
            LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(by: .value("Kind", "Boats"))
        }
        let view = try RenderedView(chart.frame(width: 320, height: 200))
        #expect(view.elements.contains { $0.label == "Bikes" } && view.elements.contains { $0.label == "Boats" })
    }

    @Test func overlaysCoverTheChartAndKnowThePlot() throws {
        let chart = Chart { bars }
            .chartOverlay(alignment: .topLeading) { proxy in
                GeometryReader { room in
                    let plot = room[proxy.plotFrame!]
                    Text(
                        """
                        \(room.size.width) \(plot.size == proxy.plotSize ? "plot" : "other") \
                        \(proxy.positionRange(forX: "Tue")!.contains(plot.width / 2) ? "middle" : "side") \
                        \(proxy.xDomain(dataType: String.self).joined())
                        """)
                }
            }
            .chartBackground { _ in Color.yellow }
        #expect(try texts(chart).contains("320.000000 plot middle MonTueWed"))
    }

    @Test func valuesOfAPlace() throws {
        let plot = DrawnPlot(bars._marks, ChartSettings())
        let proxy = ChartProxy(plot: plot, plotSize: CGSize(width: 300, height: 300))
        let value = try #require(proxy.value(at: CGPoint(x: 10, y: 200), as: (String, Double).self))
        #expect(value.x == "Mon" && value.y == 10)
        #expect(proxy.position(for: (x: "Tue", y: 0)) == CGPoint(x: 150, y: 300))
        #expect(proxy.yDomain(dataType: Int.self) == [0, 30])
        #expect(proxy.angle(at: CGPoint(x: 300, y: 150)).degrees == 90)
    }

    @Test func annotationsStayInTheChart() {
        let annotation = MarkAnnotation(
            position: .top, alignment: .center, spacing: 4, overflow: .init(x: .fit(to: .plot), y: .disabled)
        ) { _ in AnyView(EmptyView()) }
        let layout = AnnotationLayout(
            box: CGRect(x: 0, y: 10, width: 10, height: 50), annotation: annotation,
            chart: CGRect(x: 0, y: 0, width: 120, height: 120))
        let origin = layout.origin(of: CGSize(width: 40, height: 20), in: CGSize(width: 100, height: 100))
        #expect(origin == CGPoint(x: 0, y: -14))
    }
}

@MainActor @Suite struct ChartScrollTests {
    private var plot: DrawnPlot {
        DrawnPlot(
            ForEach(0..<40) { BarMark(x: .value("n", "\($0)"), y: .value("v", $0)) }._marks, ChartSettings())
    }

    @Test func aPartOfTheScaleIsSeen() throws {
        var side = ChartScrolling.Side(isOn: true, length: 4.5, start: .category("10"))
        let window = try #require(side.window(of: plot.x, at: nil))
        #expect(window.range == 10...14.5)
        #expect(window.dragged(by: -100, of: 450, from: 10) == 11)
        #expect(window.moved(to: 99) == 35.5)
        side.length = 50
        #expect(side.window(of: plot.x, at: nil)?.range == nil)
    }

    @Test func scrollingStopsAtValues() throws {
        let window = try #require(ChartScrolling.Side(isOn: true, length: 5).window(of: plot.x, at: nil))
        let aligned = ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 2, majorAlignment: .page)
        #expect(aligned.target(6.9, window, isLong: false) == 6)
        #expect(aligned.target(6.9, window, isLong: true) == 5)
    }
}
