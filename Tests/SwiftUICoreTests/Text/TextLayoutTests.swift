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

    @Test("Line limits limit, ranges and reserved space take room")
    func lineLimits() {
        let line: CGFloat = 21
        #expect(Rendered(Text(verbatim: long).lineLimit(1)).size(100).height == line)
        #expect(Rendered(Text(verbatim: long).lineLimit(2)).size(100).height == 41)
        #expect(Rendered(Text(verbatim: "a").lineLimit(3, reservesSpace: true)).size(100).height == 61)
        #expect(Rendered(Text(verbatim: "a").lineLimit(2...)).size(100).height == 41)
        #expect(Rendered(Text(verbatim: long).lineLimit(2...3)).size(60).height == 61)
        #expect(Rendered(Text(verbatim: long).lineLimit(...2)).size(60).height == 41)
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
        screen.host.counters = FrameCounters()
        Screen.tap?()
        _ = screen.host.frame()
        #expect(screen.host.counters.bodiesRun == 1)
        #expect(screen.host.counters.operationsEmitted <= 1)
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
@Suite("Distance between texts and rows")
struct TextSpacingTests {
    @Test("Texts stand closer than other views, also in rows")
    func rows() {
        func height<V: View>(_ row: V) -> CGFloat {
            Rendered(
                VStack {
                    Text(verbatim: "above")
                    row
                    Text(verbatim: "below")
                }
            ).size(nil).height
        }
        let plain = height(Text(verbatim: "a"))
        // The line pitch of body text is 22, of which the line takes 20.28.
        #expect(abs(plain - (3 * 21 + 2 * (22 - 17 * 1.193))) < 0.001)
        #expect(abs(height(Color.red.frame(height: 10)) - (2 * 21 + 10 + 2 * 8)) < 0.001)
        #expect(height(HStack { Text(verbatim: "a") }) == plain)
        #expect(
            height(
                HStack {
                    Text(verbatim: "a"); Spacer(); Text(verbatim: "b")
                }) == plain)
        #expect(
            height(
                HStack {
                    Spacer(); Text(verbatim: "b")
                }) == plain)
    }
}
