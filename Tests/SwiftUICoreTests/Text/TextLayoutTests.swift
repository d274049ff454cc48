import CoreGraphics
import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Text in layout")
struct TextLayoutTests {
    private let long = "The quick brown fox jumps over the lazy dog and runs on"

    @Test("The ideal size is one line, however long")
    func ideal() {
        let text = Rendered(Text(verbatim: long))
        #expect(text.size(nil).height == 21)
        #expect(text.size(.infinity) == text.size(nil))
    }

    @Test("A text is never wider than it is offered", arguments: Array(stride(from: 0.0, through: 500, by: 20)))
    func width(offered: Double) {
        let text = Rendered(Text(verbatim: long))
        #expect(text.size(offered).width <= offered)
        #expect(text.size(offered, 1).height >= 21)
    }

    @Test("Heights are those of SF at each scale")
    func heights() {
        #expect(abs(Rendered(Text(verbatim: "Hi"), scale: 3).size(nil).height - 61.0 / 3) < 1e-6)
        #expect(Rendered(Text(verbatim: "Hi").font(.largeTitle), scale: 2).size(nil).height == 41)
    }

    @Test(
        "Each further line of a text adds the leading of its style",
        arguments: [
            (Font.body, DynamicTypeSize.large, 22.0), (.body, .medium, 21), (.footnote, .large, 18),
            (.footnote, .medium, 16), (.caption2, .large, 13), (.largeTitle, .accessibility5, 70),
            (.body.leading(.tight), .large, 20), (.body.leading(.loose), .large, 24), (.headline.bold(), .large, 22),
            (.system(.footnote, design: .serif), .large, 18),
        ])
    func pitch(font: Font, size: DynamicTypeSize, pitch: Double) {
        let text = Rendered(Text(verbatim: "One\nTwo\nThree").font(font), scale: 3) { $0.dynamicTypeSize = size }
        let baselines = text.runs.map { Double($0.run.glyphs[0].y) }
        // Lines stand on pixels.
        #expect(abs(baselines[1] - baselines[0] - pitch) < 0.34)
        #expect(abs(baselines[2] - baselines[0] - 2 * pitch) < 0.34)
    }

    @Test("The lines of a font without a style follow each other at once; spacing takes the place of the leading")
    func pitchWithoutStyle() {
        func pitch(_ text: Text) -> Double {
            let lines = Rendered(text.font(.system(size: 17)), scale: 3).runs.map { Double($0.run.glyphs[0].y) }
            return lines[1] - lines[0]
        }
        #expect(abs(pitch(Text(verbatim: "a\nb")) - 20.29) < 0.34)
        let spaced = Rendered(Text(verbatim: "a\nb").lineSpacing(5), scale: 3).runs.map { Double($0.run.glyphs[0].y) }
        #expect(abs(spaced[1] - spaced[0] - 25.29) < 0.34)
        let little = Rendered(Text(verbatim: "a\nb").lineSpacing(1), scale: 3).runs.map { Double($0.run.glyphs[0].y) }
        #expect(abs(little[1] - little[0] - 22) < 0.34)
        let small = Rendered(Text(verbatim: "a\nb").textScale(.secondary), scale: 3)
            .runs.map { Double($0.run.glyphs[0].y) }
        #expect(abs(small[1] - small[0] - 22 * 0.8) < 0.34)
    }

    @Test("Line limits limit, ranges and reserved space take room")
    func lineLimits() {
        let line: CGFloat = 21
        #expect(Rendered(Text(verbatim: long).lineLimit(1)).size(100).height == line)
        #expect(Rendered(Text(verbatim: long).lineLimit(2)).size(100).height == 43)
        #expect(Rendered(Text(verbatim: "a").lineLimit(3, reservesSpace: true)).size(100).height == 65)
        #expect(Rendered(Text(verbatim: "a").lineLimit(2...)).size(100).height == 43)
        #expect(Rendered(Text(verbatim: long).lineLimit(2...3)).size(60).height == 65)
        #expect(Rendered(Text(verbatim: long).lineLimit(...2)).size(60).height == 43)
        #expect(Rendered(Text(verbatim: long).lineLimit(0)).size(60).height == line)
    }

    @Test("A text fits its lines into the height that it is offered")
    func height() {
        let text = Rendered(Text(verbatim: long), width: 100, height: 45)
        #expect(text.strings.last == "…")
        #expect(Set(text.runs.map(\.run.bounds.minY)).count == 2)
    }

    @Test("Baselines align texts of different sizes")
    func baselines() {
        let row = Rendered(
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: "Large").font(.largeTitle)
                Text(verbatim: "small\nsecond").font(.caption)
            })
        let large = row.runs.first { $0.run.text == "Large" }!.run
        let small = row.runs.first { $0.run.text == "small" }!.run
        #expect(row.host.rootElement.children.count == 1)
        #expect(large.glyphs[0].y != small.glyphs[0].y)
        let baselines = row.globalBaselines()
        #expect(baselines["Large"] == baselines["small"])
    }

    @Test("An empty text takes no room, unless lines are reserved")
    func empty() {
        #expect(Rendered(Text(verbatim: "")).size(nil) == .zero)
        #expect(Rendered(Text(verbatim: "").lineLimit(1, reservesSpace: true)).size(nil).height == 21)
    }

    @Test("Text is drawn smaller to fit, down to the factor")
    func minimumScale() {
        let text = Rendered(Text(verbatim: long).lineLimit(1).minimumScaleFactor(0.5), width: 300, height: 50)
        #expect(text.runs[0].run.size < 17)
        #expect(text.runs[0].run.size >= 8.5)
        #expect(text.strings == [long])
    }

    @Test("A new string of a text lays out and draws that text only")
    func update() {
        struct Screen: View {
            @State private var count = 0
            static nonisolated(unsafe) var tap: (() -> Void)?
            var body: some View {
                VStack {
                    Text(verbatim: "\(count)")
                    Text(verbatim: "unchanged")
                }.onAppear { Screen.tap = { count = 7 } }
            }
        }
        let screen = Rendered(Screen())
        screen.host.tree.counters = FrameCounters()
        Screen.tap?()
        _ = screen.host.frame()
        #expect(screen.host.tree.counters.bodiesRun == 1)
        #expect(screen.host.tree.counters.operationsEmitted <= 1)
    }

    @Test("Bad numbers do no harm", arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e9])
    func badNumbers(value: CGFloat) {
        let text = Rendered(
            Text(verbatim: long).font(.system(size: value)).kerning(value).baselineOffset(value)
                .lineSpacing(value).minimumScaleFactor(value))
        let size = text.size(200, 200)
        #expect(size.width >= 0 && size.height >= 0)
    }
}

extension Rendered {
    /// Baselines on the canvas, by the text drawn there.
    func globalBaselines() -> [String: CGFloat] {
        var found: [String: CGFloat] = [:]
        func visit(_ node: DisplayNode, _ y: CGFloat) {
            let y = y + node.origin.y
            for item in node.items {
                switch item {
                case .draw(.glyphs(let run, _)): found[run.text] = y + CGFloat(run.glyphs.first?.y ?? 0)
                case .draw: break
                case .node(let child): visit(child, y)
                }
            }
        }
        visit(list.root, 0)
        return found
    }
}

@MainActor
@Suite("Distance between texts and their neighbours")
struct TextSpacingTests {
    /// The distance of two views in a column of pixels of a third.
    private func distance<A: View, B: View>(_ above: A, _ below: B) -> CGFloat {
        let view = LaidOutView(400, 400, scale: 3) {
            VStack {
                above.id("above")
                below.id("below")
            }
        }
        return (view.frame("below")?.minY ?? 0) - (view.frame("above")?.maxY ?? 0)
    }

    private let text = Text(verbatim: "a")
    private let box = Box(10, 10)

    @Test("A text keeps from the one above it the leading of its own style, in whole pixels")
    func texts() {
        #expect(abs(distance(text, text) - 2) < 1e-9)
        #expect(abs(distance(text, text.font(.footnote)) - 8.0 / 3) < 1e-9)
        #expect(abs(distance(text.font(.footnote), text) - 2) < 1e-9)
        #expect(distance(text, text.font(.caption2)) == 0)
        #expect(distance(text, text.font(.system(size: 17))) == 0)
    }

    @Test("A view above a text is closer to it than one below, and both know the font")
    func views() {
        #expect(abs(distance(box, text.font(.footnote)) - 4.4) < 0.05)
        #expect(abs(distance(text.font(.footnote), box) - 7.6) < 0.05)
        #expect(abs(distance(box, text) - 4.96) < 0.01)
        #expect(abs(distance(text, box) - 9.17) < 0.01)
        #expect(distance(box, box) == 8)
        #expect(distance(box, Spacer()) == 0)
    }

    @Test("A row with a text in it keeps a text's distances; padding and frames do not")
    func rows() {
        let row = HStack {
            text
            Spacer()
        }
        #expect(distance(text, row) == distance(text, text))
        #expect(distance(row, text) == distance(text, text))
        #expect(distance(box, row) == distance(box, text))
        let mixed = HStack {
            text
            box
        }
        #expect(distance(box, mixed) == 8)
        #expect(abs(distance(mixed, box) - 9.17) < 0.01)
        #expect(distance(box, text.padding(.top, 1)) == 8)
        #expect(distance(box, text.frame(height: 30)) == 8)
    }

    @Test("Side by side all keep the default distance")
    func horizontal() {
        let view = LaidOutView(400, 400) {
            HStack {
                text.id(0)
                text.font(.largeTitle).id(1)
                box.id(2)
            }
        }
        #expect((0..<2).allSatisfy { (view.frame($0 + 1)?.minX ?? 0) - (view.frame($0)?.maxX ?? 0) == 8 })
    }

    @Test("A symbol and a text have no distance of their own to agree on")
    func symbols() {
        let globe = Image(systemName: "globe")
        let symbol = globe.imageScale(.large)
        #expect(distance(symbol, text) == 0)
        #expect(distance(text, symbol) == 0)
        #expect(distance(symbol, symbol) == 8)
        #expect(distance(symbol, box) == 8)
        #expect(distance(globe.resizable().frame(width: 20, height: 20), text) == distance(box, text))
    }

    @Test("Distances of several views are the largest for each kind of neighbour")
    func unions() {
        let plain = ViewSpacing()
        #expect(plain.distance(to: plain, along: .vertical) == 8)
        #expect(plain.distance(to: .zero, along: .horizontal) == 0)
        #expect(ViewSpacing.zero.union(plain).distance(to: plain, along: .vertical) == 8)
        #expect(ViewSpacing.zero.union(plain, edges: .top).distance(to: plain, along: .vertical) == 0)
    }
}
