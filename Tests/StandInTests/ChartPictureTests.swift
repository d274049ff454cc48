import Charts
import Foundation
import PerchTesting
import SwiftUI
import Testing

private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]

@MainActor @Suite struct ChartPictureTests {
    private func value(_ index: Int, _ seed: Int) -> Int { (index * 7 + seed * 5) % 13 + 4 }

    @Test func effectsOfMarks() {
        let chart = Chart {
            ForEach(months.indices, id: \.self) { index in
                let bar = BarMark(x: .value("Month", months[index]), y: .value("Value", value(index, 1)))
                switch index {
                case 0: bar.blur(radius: 3)
                case 1: bar.shadow(color: .black, radius: 3, x: 4, y: 4)
                case 2: bar.clipShape(.rect(cornerRadius: 14))
                case 3: bar.compositingLayer { $0.opacity(0.5).offset(y: -10) }
                case 4:
                    bar.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                default:
                    bar.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                        .alignsMarkStylesWithPlotArea()
                }
            }
        }
        assertSnapshot(of: chart.frame(width: 320, height: 200).padding(), as: .image())
    }

    @Test func aMaskShowsAPart() {
        let chart = Chart {
            Plot {
                ForEach(months.indices, id: \.self) {
                    AreaMark(x: .value("m", months[$0]), y: .value("v", value($0, 1)))
                }
            }
            .mask {
                ForEach(months.indices, id: \.self) {
                    BarMark(x: .value("m", months[$0]), y: .value("v", value($0, 1)))
                }
            }
        }
        assertSnapshot(of: chart.frame(width: 320, height: 200).padding(), as: .image())
    }

    @Test func linesBySeries() {
        let chart = Chart {
            ForEach(["North", "South", "West"], id: \.self) { place in
                ForEach(months.indices, id: \.self) { index in
                    LineMark(x: .value("m", months[index]), y: .value("v", value(index, place.count)))
                        .foregroundStyle(by: .value("Place", place)).lineStyle(by: .value("Place", place))
                        .symbol(by: .value("Place", place)).interpolationMethod(.catmullRom)
                }
            }
        }
        assertSnapshot(of: chart.frame(width: 320, height: 200).padding(), as: .image())
    }

    @Test func pointsByNumbers() {
        let chart = Chart(0..<20, id: \.self) { index in
            PointMark(x: .value("x", value(index, 2)), y: .value("y", value(index, index)))
                .foregroundStyle(by: .value("n", index)).symbolSize(by: .value("n", index))
        }
        assertSnapshot(of: chart.frame(width: 320, height: 200).padding(), as: .image())
    }

    @Test func symbols() {
        let all: [BasicChartSymbolShape] = [
            .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
        ]
        let chart = Chart {
            ForEach(all.indices, id: \.self) { index in
                PointMark(x: .value("x", index), y: .value("y", 1)).symbol(all[index]).symbolSize(200)
                PointMark(x: .value("x", index), y: .value("y", 2)).symbol(all[index].strokeBorder(lineWidth: 2))
                    .symbolSize(200)
            }
        }
        .chartXScale(domain: -1...8).chartYScale(domain: 0...3)
        assertSnapshot(of: chart.frame(width: 320, height: 140).padding(), as: .image())
    }

    @Test func slicesWithRoundCorners() {
        let chart = Chart(months.indices, id: \.self) { index in
            SectorMark(angle: .value("v", value(index, 1)), innerRadius: .ratio(0.5), angularInset: 2)
                .cornerRadius(8).foregroundStyle(by: .value("m", months[index]))
        }
        assertSnapshot(of: chart.frame(width: 240, height: 260).padding(), as: .image())
    }

    @Test func groupsAndAHistogram() {
        let bins = NumberBins(data: (0..<60).map { Double(value($0, $0)) }, desiredCount: 6)
        let chart = VStack {
            Chart {
                ForEach(["North", "South"], id: \.self) { place in
                    ForEach(months.indices, id: \.self) { index in
                        BarMark(x: .value("m", months[index]), y: .value("v", value(index, place.count)))
                            .foregroundStyle(by: .value("Place", place))
                            .position(by: .value("Place", place), axis: .horizontal, span: 40)
                    }
                }
            }
            Chart {
                ForEach(bins.indices, id: \.self) { BarMark(x: .value("v", bins[$0]), y: .value("n", $0 + 1)) }
                RuleMark(y: .value("limit", 3)).annotation(position: .topTrailing, alignment: .trailing) {
                    Text("limit")
                }
            }
        }
        assertSnapshot(of: chart.frame(width: 320, height: 360).padding(), as: .image())
    }
}
