import Charts
import Foundation
import PerchTesting
import SwiftUI
import Testing

private struct Visit: Identifiable {
    let day: Int
    let place: String
    let count: Int
    var id: String { "\(place)\(day)" }
}

private let visits = ["North", "South"].flatMap { place in
    (0..<20).map { Visit(day: $0, place: place, count: ($0 * 7) % 23 + (place == "North" ? 4 : 9)) }
}

private struct SelectableChart: View {
    @State private var day: Int?
    @State private var range: ClosedRange<Int>?
    @State private var last = ""

    var body: some View {
        VStack {
            Chart(visits) { visit in
                LineMark(x: .value("Day", visit.day), y: .value("Count", visit.count))
                    .foregroundStyle(by: .value("Place", visit.place))
            }
            .chartXScale(domain: 0...20)
            .chartYAxis(.hidden)
            .chartXAxis(.hidden)
            .chartLegend(.hidden)
            .chartXSelection(value: $day)
            .chartXSelection(range: $range)
            .frame(width: 200, height: 100)
            .onChange(of: day) { if let day, let range { last = "\(day), \(range.lowerBound) to \(range.upperBound)" } }
            Text("Last \(last)")
            Text("Day \(day.map(String.init) ?? "none")")
            Text("Range \(range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none")")
        }
    }
}

private struct ScrolledBars: View {
    @State private var position = 4

    var body: some View {
        VStack {
            Chart(visits.filter { $0.place == "North" }) { visit in
                BarMark(x: .value("Day", visit.day), y: .value("Count", visit.count), width: .fixed(16))
            }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 6)
            .chartScrollPosition(x: $position)
            .frame(width: 300, height: 160)
            Text("From \(position)")
        }
    }
}

@MainActor @Suite struct ChartInteractionTests {
    @Test func theValueAtTheFingerIsChosen() throws {
        let screen = try RenderedView(SelectableChart())
        #expect(screen.staticTexts["Day none"].exists)
        let left = screen.size.width / 2 - 100
        screen.drag(from: CGPoint(x: left + 50, y: 50), to: CGPoint(x: left + 150, y: 50))
        // Once the finger is lifted nothing is chosen.
        #expect(screen.staticTexts["Day none"].exists && screen.staticTexts["Range none"].exists)
        #expect(screen.staticTexts["Last 15, 5 to 15"].exists)
    }

    @Test func everyValueHasItsSymbol() {
        let chart = Chart(visits.filter { $0.day % 4 == 1 }) { visit in
            LineMark(x: .value("Day", visit.day), y: .value("Count", visit.count))
                .foregroundStyle(by: .value("Place", visit.place))
                .symbol(by: .value("Place", visit.place))
        }
        assertSnapshot(of: chart.frame(width: 320, height: 200), as: .image())
    }

    @Test func aViewCanBeASymbol() {
        let chart = Chart(visits.filter { $0.place == "North" && $0.day.isMultiple(of: 4) }) { visit in
            PointMark(x: .value("Day", visit.day), y: .value("Count", visit.count))
                .symbol { Image(systemName: "star.fill").foregroundStyle(.orange) }
        }
        assertSnapshot(of: chart.frame(width: 320, height: 200), as: .image())
    }

    @Test func aChartIsScrolled() throws {
        let screen = try RenderedView(ScrolledBars())
        let days = screen.elements.filter { $0.role != .text }.map(\.label)
        #expect(days.contains("4"))
        assertSnapshot(of: ScrolledBars(), as: .image())
        screen.drag(from: CGPoint(x: 200, y: 80), to: CGPoint(x: 100, y: 80))
        #expect(screen.staticTexts["From 6"].exists || screen.staticTexts["From 5"].exists)
        // Not beyond the end.
        for _ in 0..<12 { screen.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 20, y: 80)) }
        #expect(screen.staticTexts["From 14"].exists)
    }
}
