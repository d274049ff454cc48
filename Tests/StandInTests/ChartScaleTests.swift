@testable import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ChartScaleTests {
    private func plot(_ content: some ChartContent, _ change: (inout ChartSettings) -> Void = { _ in }) -> DrawnPlot {
        var settings = ChartSettings()
        change(&settings)
        return DrawnPlot(content._marks, settings)
    }

    private let points = ForEach([1.0, 10, 100], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0))
    }

    @Test func aLogarithmicScaleBeginsAtAPowerOfTen() {
        let plot = plot(points) { $0.yType = .log }
        #expect(plot.y.low == 1 && plot.y.high == 100)
        #expect(plot.y.position(.number(10), in: 100) == 50)
        #expect(plot.y.position(.number(0), in: 100) == nil)
        #expect(AxisTicks(.automatic(nil, minimum: nil, rounds: (nil, nil)), plot.y).values.contains(.number(10)))
        #expect(plot.y.datum(at: 0.5) == .number(10))
    }

    @Test func aScaleOfSquareRootsIsSteepAtZero() {
        let plot = plot(points) { $0.yType = .squareRoot }
        #expect(plot.y.position(.number(25), in: 100) == 50)
        #expect(ScaleType.symmetricLog.transformed(-3) == -ScaleType.symmetricLog.transformed(3)!)
        #expect(abs(ScaleType.power(exponent: 3).inverse(8) - 2) < 1e-9)
    }

    @Test func aReversedScaleRunsDownwards() {
        let plot = plot(points) { $0.yDomain = AutomaticScaleDomain.automatic(reversed: true)._domain.domain }
        #expect(plot.y.position(.number(0), in: 100) == 0)
        let given = self.plot(points) { $0.xDomain = [100, 0]._domain.domain }
        #expect(given.x.position(.number(100), in: 50) == 0)
    }

    @Test func anInferredDomainCanBeChanged() {
        let bars = ForEach(["b", "a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 3)) }
        let plot = plot(bars) {
            $0.xDomain =
                AutomaticScaleDomain.automatic(dataType: String.self) { $0 = $0.sorted() + ["c"] }._domain.domain
            $0.yDomain = AutomaticScaleDomain.automatic(dataType: Int.self) { $0.append(190) }._domain.domain
        }
        #expect(plot.x.kind == .categories(["a", "b", "c"]))
        #expect(plot.y.high == 200)
    }

    @Test func aRangeLeavesRoomAtTheEnds() {
        let plot = plot(points) {
            $0.yDomain = (0...100)._domain.domain
            $0.yRange = PlotDimensionScaleRange.plotDimension(startPadding: 20, endPadding: 10)._range.position
        }
        #expect(plot.y.position(.number(0), in: 200) == 180)
        #expect(plot.y.position(.number(100), in: 200) == 10)
        #expect(plot.y.share(at: 180, in: 200) == 0)
    }

    @Test func axesRoundTheEndsOfScales() {
        let line = ForEach([0.0, 37], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        let plot = plot(line) {
            $0.xDomain = (3...37)._domain.domain
            $0.xAxis = AxisMarks(values: .stride(by: 10, roundLowerBound: true, roundUpperBound: true))._axis
        }
        #expect(plot.x.low == 0 && plot.x.high == 40)
    }

    @Test func aPlaceInBinsIsTheMiddle() {
        let bar = BarMark(x: .value("x", 2.0..<4.0), y: .value("y", 1))
        let box = plot(bar) { $0.xDomain = (0...10)._domain.domain }.pieces(in: CGSize(width: 100, height: 10))[0].box
        #expect(box.midX == 30)
        #expect(abs(box.width - 16) < 1e-6)
    }

    // MARK: Colors, shapes, sizes

    private func marks(_ names: [String]) -> some ChartContent {
        ForEach(names, id: \.self) {
            LineMark(x: .value("x", $0), y: .value("y", 1))
                .foregroundStyle(by: .value("name", $0)).symbol(by: .value("name", $0))
                .lineStyle(by: .value("name", $0))
        }
    }

    @Test func stylesOfLinesHaveAScale() {
        let dash = StrokeStyle(lineWidth: 3, dash: [5])
        let plot = plot(marks(["a", "b"])) { $0.lines = VisualScale(mapping: [("a", dash)]) }
        #expect(plot.styles.lineStyle(named: "a") == dash)
        #expect(plot.styles.lineStyle(named: "b").dash == ChartStyles.dashes[1])
    }

    @Test func aDomainOrdersNames() {
        let plot = plot(marks(["a", "b"])) { $0.colors.domain = ["b", "a", "c"]._domain.domain }
        #expect(plot.styles.names == ["b", "a", "c"])
    }

    @Test func numbersHaveContinuousColorsAndSizes() {
        let points = ForEach([0, 50, 100], id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", $0))
                .foregroundStyle(by: .value("n", $0)).symbolSize(by: .value("n", $0))
        }
        let plot = plot(points) { $0.sizes.range = (0...200)._range }
        #expect(plot.styles.names.isEmpty)
        #expect(plot.styles.colorEnds?.high == 100)
        #expect(plot.styles.area(for: .number(50)) == 100)
    }

    @Test func aFunctionMakesShapes() {
        let plot = plot(marks(["a", "b"])) {
            $0.symbols = VisualScale { $0 == .category("b") ? AnyChartSymbolShape(.plus) : nil }
        }
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(plot.styles.symbol(named: "b").path(in: rect) == BasicChartSymbolShape.plus.path(in: rect))
        #expect(plot.styles.symbol(named: "a").path(in: rect) == BasicChartSymbolShape.circle.path(in: rect))
    }
}
