@testable import Charts
import Foundation
import SwiftUI
import Testing

private struct BikeRide: Identifiable {
    let day: String
    let bike: String
    let length: Double
    let color: Color
    let size: CGFloat
    var id: String { day + bike }
}

private let rides = [
    BikeRide(day: "Mon", bike: "Red", length: 4, color: .red, size: 16),
    BikeRide(day: "Tue", bike: "Red", length: 8, color: .red, size: 64),
    BikeRide(day: "Mon", bike: "Blue", length: 6, color: .blue, size: 100),
]

/// Where the forms of marks lie, and what plots of collections and functions draw.
@MainActor @Suite struct ChartPlotTests {
    private let size = CGSize(width: 200, height: 100)

    private func plot(_ content: some ChartContent) -> DrawnPlot {
        var settings = ChartSettings()
        settings.xDomain = (0...100)._domain.domain
        settings.yDomain = (0...100)._domain.domain
        return DrawnPlot(content._marks, settings)
    }

    private func box(_ content: some ChartContent) -> CGRect? { plot(content).pieces(in: size).first?.box }

    @Test func rectanglesLieBetweenValuesAndDistances() {
        #expect(
            box(RectangleMark(yStart: .value("a", 20), yEnd: .value("b", 40)))
                == CGRect(x: 0, y: 60, width: 200, height: 20))
        #expect(
            box(RectangleMark(xStart: .value("a", 10), xEnd: .value("b", 20)))
                == CGRect(x: 20, y: 0, width: 20, height: 100))
        #expect(
            box(RectangleMark(x: .value("a", 50), yStart: .value("b", 0), yEnd: .value("c", 50), width: 10))
                == CGRect(x: 95, y: 50, width: 10, height: 50))
        #expect(
            box(RectangleMark(x: .value("a", 50), y: .value("b", 50), width: 20, height: .fixed(10)))
                == CGRect(x: 90, y: 45, width: 20, height: 10))
        #expect(
            box(RectangleMark(xStart: 5, xEnd: 15, yStart: 6, yEnd: nil))
                == CGRect(x: 5, y: 6, width: 10, height: 94))
    }

    @Test func barsLieBetweenValuesAndDistances() {
        #expect(
            box(BarMark(x: .value("a", 50), yStart: 10, yEnd: 30, width: 8))
                == CGRect(x: 96, y: 10, width: 8, height: 20))
        #expect(
            box(BarMark(xStart: .value("a", 10), xEnd: .value("b", 30), y: .value("c", 50), height: 4))
                == CGRect(x: 20, y: 48, width: 40, height: 4))
    }

    @Test func rulesReachAcrossThePlotOrBetweenDistances() {
        #expect(box(RuleMark(x: .value("a", 50))) == CGRect(x: 100, y: 0, width: 0, height: 100))
        #expect(box(RuleMark(x: .value("a", 50), yStart: 10)) == CGRect(x: 100, y: 10, width: 0, height: 90))
        #expect(box(RuleMark(xStart: 20, xEnd: 30, y: .value("a", 0))) == CGRect(x: 20, y: 100, width: 10, height: 0))
    }

    @Test func pointsWithoutAValueLieInTheMiddle() {
        #expect(box(PointMark(x: .value("a", 50)))?.midY == 50)
        #expect(box(PointMark(x: 30, y: .value("a", 50)))?.midX == 30)
    }

    @Test func offsetsMoveEdges() {
        let rule = RectangleMark(xStart: .value("a", 10), xEnd: .value("b", 20))
        #expect(box(rule.offset(x: 5, y: 7)) == CGRect(x: 25, y: 7, width: 20, height: 100))
        #expect(box(rule.offset(xEnd: 10)) == CGRect(x: 20, y: 0, width: 30, height: 100))
        #expect(box(rule.offset(yEnd: 10)) == CGRect(x: 20, y: 10, width: 20, height: 90))
    }

    @Test func marksOfAHigherIndexAreDrawnLater() {
        let rules = Plot {
            RuleMark(x: .value("a", 10)).zIndex(1)
            RuleMark(x: .value("b", 20))
        }
        #expect(plot(rules).pieces(in: size).map(\.box.minX) == [40, 20])
    }

    @Test func areasLieBetweenUprightLines() {
        let area = ForEach([0, 100], id: \.self) {
            AreaMark(xStart: .value("a", 25), xEnd: .value("b", 75), y: .value("c", $0))
        }
        #expect(box(area) == CGRect(x: 50, y: 0, width: 100, height: 100))
    }

    // MARK: Collections

    @Test func aCollectionIsPlottedWithItsValues() {
        let bars = BarPlot(rides, x: .value("Day", \.day), y: .value("Length", \.length), width: .fixed(\.size))
            .foregroundStyle(by: .value("Bike", \.bike))
            .accessibilityLabel(\.bike)
            .opacity(0.5)
        let plot = DrawnPlot(bars._marks, ChartSettings())
        #expect(plot.styles.names == ["Red", "Blue"])
        // The two bars of Monday are stacked.
        #expect(plot.marks.map(\.start) == [0, 0, 4])
        #expect(plot.pieces(in: size).map(\.box.width) == [16, 64, 100])
        #expect(plot.marks.allSatisfy { $0.mark.opacity == 0.5 })
    }

    @Test func eachElementHasItsStyle() {
        let points = PointPlot(rides, x: .value("Day", \.day), y: .value("Length", \.length))
            .foregroundStyle(\.color).symbolSize(\.size)
        #expect(points._marks.map(\.symbolSize?.width) == [4, 8, 10])
        #expect(points._marks.allSatisfy { $0.style != nil })
    }

    @Test func rulesAndRectanglesOfCollections() {
        #expect(RulePlot(rides, y: .value("Length", \.length))._marks.count == 3)
        #expect(RectanglePlot(rides, x: .value("Day", \.day), y: .value("Bike", \.bike))._marks.count == 3)
        #expect(
            AreaPlot(rides, x: .value("Day", \.day), yStart: .value("l", 0), yEnd: .value("l", \.length))._marks[1]
                .y.end == .number(8))
        #expect(SectorPlot(rides, angle: .value("Length", \.length), innerRadius: .ratio(0.5))._marks.count == 3)
        let lines = LinePlot(rides, x: .value("d", \.day), y: .value("l", \.length), series: .value("b", \.bike))
        #expect(lines._marks.map(\.series) == ["Red", "Red", "Blue"])
    }

    // MARK: Functions

    @Test func aFunctionIsPlottedOverTheScale() {
        let plot = plot(LinePlot(x: "x", y: "y") { $0 / 2 })
        #expect(plot.marks.first?.mark.x.start == .number(0))
        #expect(plot.marks.last?.mark.y.start == .number(50))
    }

    @Test func aFunctionHasNoPlaceWhereItHasNoValue() {
        let plot = plot(LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0.rounded(.towardZero) })
        #expect(plot.marks.allSatisfy { $0.mark.y.start?.number?.isFinite == true })
        #expect(plot.marks.count == 2)
    }

    @Test func functionsYieldBothValuesOrTwoSides() {
        let circle = plot(LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (x: cos($0), y: sin($0)) })
        #expect(circle.marks.first?.mark.x.start == .number(1))
        let area = plot(AreaPlot(x: "x", yStart: "low", yEnd: "high") { (yStart: $0, yEnd: $0 + 1) })
        #expect(area.marks.first?.mark.y.end == .number(1))
    }

    // MARK: Builders

    @Test func contentHasConditions() {
        func content(_ number: Int?) -> some ChartContent {
            Plot {
                if let number { RuleMark(x: .value("a", number)) }
                switch number {
                case nil: RuleMark(y: .value("b", 1))
                default: AnyChartContent(RuleMark(y: .value("b", 2)))
                }
                ForEach(0..<2) { PointMark(x: .value("c", $0), y: .value("d", $0)) }
            }
        }
        #expect(content(nil)._marks.count == 3)
        #expect(content(1)._marks.count == 4)
    }
}
