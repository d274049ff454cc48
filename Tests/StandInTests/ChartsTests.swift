@testable import Charts
import Foundation
import PerchTesting
import SwiftUI
import Testing

private struct Sale: Identifiable {
    let month: String
    let shop: String
    let amount: Double
    var id: String { month + shop }
}

private let sales = [
    Sale(month: "Jan", shop: "North", amount: 40), Sale(month: "Feb", shop: "North", amount: 65),
    Sale(month: "Mar", shop: "North", amount: 30), Sale(month: "Jan", shop: "South", amount: 25),
    Sale(month: "Feb", shop: "South", amount: 45), Sale(month: "Mar", shop: "South", amount: 70),
]

@MainActor @Suite struct ChartsTests {
    @Test func ticksAreRoundNumbers() {
        #expect(Ticks.numbers(from: 0, to: 100, count: 5) == [0, 20, 40, 60, 80, 100])
        #expect(Ticks.numbers(from: 0, to: 9, count: 5) == [0, 2, 4, 6, 8])
        #expect(Ticks.numbers(from: -1, to: 1, count: 4) == [-1, -0.5, 0, 0.5, 1])
        #expect(Ticks.step(from: 0, to: 0, count: 5) == 1)
    }

    @Test func datesAreMarkedAtCalendarUnits() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let start = calendar.date(from: DateComponents(year: 2026, month: 1, day: 10))!.timeIntervalSinceReferenceDate
        let end = calendar.date(from: DateComponents(year: 2026, month: 6, day: 10))!.timeIntervalSinceReferenceDate
        let (unit, count) = Ticks.unit(from: start, to: end, count: 5)
        #expect((unit, count) == (.month, 1))
        let dates = Ticks.dates(from: start, to: end, by: unit, count, calendar)
        #expect(dates.map { calendar.component(.month, from: $0) } == [2, 3, 4, 5, 6])
        #expect(dates.allSatisfy { calendar.component(.day, from: $0) == 1 })
    }

    private func plot(_ chart: some ChartContent, _ settings: ChartSettings = ChartSettings()) -> DrawnPlot {
        DrawnPlot(chart._marks, settings)
    }

    private var bars: some ChartContent {
        ForEach(sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                .foregroundStyle(by: .value("Shop", sale.shop))
        }
    }

    @Test func barsAreStackedAndBeginAtZero() {
        let plot = plot(bars)
        #expect(plot.x.kind == .categories(["Jan", "Feb", "Mar"]))
        #expect(plot.y.low == 0)
        // The highest stack is 110.
        #expect(plot.y.high == 120)
        #expect(plot.styles.names == ["North", "South"])
        #expect(plot.marks[3].start == 40)
        #expect(plot.marks[3].end == 65)
        let boxes = plot.pieces(in: CGSize(width: 300, height: 120)).map(\.box)
        #expect(boxes[0].minX == 10)
        #expect(boxes[0].width == 80)
        #expect(abs(boxes[0].minY - 80) < 1e-6)
        #expect(abs(boxes[0].maxY - 120) < 1e-6)
        #expect(abs(boxes[3].minY - 55) < 1e-6)
        #expect(abs(boxes[3].maxY - 80) < 1e-6)
    }

    @Test func barsOfGroupsStandSideBySide() {
        let marks = ForEach(sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount), stacking: .unstacked)
                .position(by: .value("Shop", sale.shop))
        }
        let boxes = plot(marks).pieces(in: CGSize(width: 300, height: 100)).map(\.box)
        #expect(boxes[0].maxX <= boxes[3].minX)
        #expect(abs(boxes[0].width - 36) < 1e-6)
    }

    @Test func normalizedBarsFillTheScale() {
        let marks = ForEach(sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount), stacking: .normalized)
        }
        let plot = plot(marks)
        #expect(plot.y.high == 1)
        #expect(abs(plot.marks[5].end - 1) < 1e-9)
    }

    @Test func barsLieWhereOnlyTheirLengthIsANumber() {
        let marks = ForEach(sales.prefix(3)) { sale in
            BarMark(x: .value("Amount", sale.amount), y: .value("Month", sale.month))
        }
        let plot = plot(marks)
        #expect(plot.y.isCategories)
        #expect(plot.x.low == 0)
        let box = plot.pieces(in: CGSize(width: 100, height: 90))[0].box
        // The first category is at the top.
        #expect(box.minX == 0)
        #expect(abs(box.minY - 3) < 1e-6)
        #expect(abs(box.height - 24) < 1e-6)
    }

    @Test func aDomainIsKept() {
        var settings = ChartSettings()
        settings.yDomain = (0...50)._domain.domain
        let line = LineMark(x: .value("Day", 1), y: .value("Amount", 25))
        #expect(plot(line, settings).y.place(.number(25)) == 0.5)
    }

    @Test func theLegendAndTheAxesAreRead() {
        let view = render(Chart { bars }.frame(width: 320, height: 240))
        #expect(view.text("North").exists)
        #expect(view.text("South").exists)
        for label in ["Jan", "Feb", "Mar", "0", "20", "120"] { #expect(view.text(label).exists, "\(label)") }
        let mark = view.elements.first { $0.label == "Jan, North" }
        #expect(mark?.value == "40")
    }

    @Test func axesShowWhatTheirMarksSay() {
        let chart = Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)) }
            .chartXAxis(.hidden)
            .chartYAxis {
                AxisMarks(position: .leading, values: [0, 50, 100]) { value in
                    AxisGridLine()
                    AxisValueLabel { if let number = value.as(Double.self) { Text("\(Int(number)) kg") } }
                }
            }
            .frame(width: 320, height: 240)
        let view = render(chart)
        #expect(view.text("50 kg").exists)
        #expect(!view.text("Jan").exists)
    }

    @Test func placesAreValues() {
        let plot = plot(bars)
        let proxy = ChartProxy(plot: plot, plotSize: CGSize(width: 300, height: 120))
        #expect(proxy.value(atX: 150, as: String.self) == "Feb")
        #expect(proxy.value(atY: 60, as: Double.self) == 60)
        #expect(proxy.position(forX: "Jan") == 50)
        #expect(proxy.position(forY: 120.0) == 0)
    }

    @Test func monotoneCurvesDoNotPassTheirPoints() {
        let points = [(0, 0), (1, 10), (2, 10), (3, 0)].map { CGPoint(x: CGFloat($0.0) * 10, y: CGFloat($0.1)) }
        let path = Path { Curve(.monotone).add(points, to: &$0, begins: true) }
        #expect(path.boundingRect.maxY <= 10.001)
    }

    @Test func chartsWithoutMarksAreDrawn() {
        let view = render(Chart {}.frame(width: 100, height: 100))
        #expect(view.elements.count > 0)
        let infinite = LineMark(x: .value("x", 0), y: .value("y", Double.infinity))
        #expect(plot(infinite).y.high.isFinite)
    }

    // MARK: Pictures

    @Test func barChart() {
        assertSnapshot(of: Chart { bars }.frame(width: 320, height: 240).padding(), as: .image())
    }

    @Test func lineChart() {
        let chart = Chart(sales) { sale in
            LineMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                .foregroundStyle(by: .value("Shop", sale.shop))
                .interpolationMethod(.catmullRom)
                .symbol(by: .value("Shop", sale.shop))
            RuleMark(y: .value("Goal", 50))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                .foregroundStyle(.red)
        }
        .frame(width: 320, height: 240).padding()
        assertSnapshot(of: chart, as: .image())
    }

    @Test func areaChartOverDates() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let start = calendar.date(from: DateComponents(year: 2026, month: 1, day: 1))!
        let chart = Chart(0..<120, id: \.self) { day in
            AreaMark(
                x: .value("Day", start + Double(day) * 86400), y: .value("Visits", 50 + 40 * sin(Double(day) / 12))
            )
            .foregroundStyle(LinearGradient(colors: [.blue, .blue.opacity(0.1)], startPoint: .top, endPoint: .bottom))
        }
        .frame(width: 320, height: 200).padding()
        assertSnapshot(of: chart, as: .image())
    }

    @Test func ringChart() {
        let chart = Chart(sales.prefix(3)) { sale in
            SectorMark(angle: .value("Amount", sale.amount), innerRadius: .ratio(0.6), angularInset: 2)
                .foregroundStyle(by: .value("Month", sale.month))
                .annotation(position: .overlay) { Text("\(Int(sale.amount))").font(.caption2) }
        }
        .frame(width: 220, height: 240).padding()
        assertSnapshot(of: chart, as: .image())
    }

    @Test func lyingBarsWithAnnotations() {
        let chart = Chart(sales.prefix(3)) { sale in
            BarMark(x: .value("Amount", sale.amount), y: .value("Month", sale.month))
                .cornerRadius(4)
                .annotation(position: .trailing) { Text("\(Int(sale.amount))").font(.caption) }
        }
        .chartXScale(domain: 0...80)
        .frame(width: 320, height: 160).padding()
        assertSnapshot(of: chart, as: .image())
    }
}

@MainActor @Suite struct ChartGroupTests {
    @Test func aPlotHasTheMarksOfItsContent() throws {
        let chart = Chart {
            Plot {
                BarMark(x: .value("Day", "Mon"), y: .value("Rides", 3))
                BarMark(x: .value("Day", "Tue"), y: .value("Rides", 1))
            }
            .foregroundStyle(.red)
        }
        .chartXAxis {
            AxisMarks(values: ["Mon", "Tue"]) { _ in
                AxisValueLabel().font(.caption2).offset(x: 2)
            }
        }
        let view = try RenderedView(chart.frame(width: 200, height: 120))
        #expect(view.staticTexts["Mon"].exists && view.staticTexts["Tue"].exists)
    }
}
