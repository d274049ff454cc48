import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// Texts that the program draws itself.
@MainActor struct TextRendererTests {
    private struct Plain: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for line in layout { ctx.draw(line) }
        }
    }

    @Test func aRendererThatDrawsLinesDrawsTheText() throws {
        let plain = MovingView { Text("some words") }
        let rendered = MovingView { Text("some words").textRenderer(Plain()) }
        #expect(rendered.glyphs("some words").map(\.places) == plain.glyphs("some words").map(\.places))
    }

    /// Moves each glyph down by its number.
    private struct Falling: TextRenderer {
        var part: Double
        var animatableData: Double {
            get { part }
            set { part = newValue }
        }

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for line in layout {
                for run in line {
                    for (index, slice) in run.enumerated() {
                        var copy = ctx
                        copy.opacity = 1 - part / 2
                        copy.translateBy(x: 0, y: CGFloat(index) * CGFloat(part) * 10)
                        copy.draw(slice)
                    }
                }
            }
        }
    }

    @Test func eachGlyphCanBeDrawnByItself() throws {
        let still = try #require(MovingView { Text("abc") }.glyphs("abc").first)
        let view = MovingView { Text("abc").textRenderer(Falling(part: 1)) }
        let glyphs = view.allGlyphs
        #expect(glyphs.count == 3)
        for (index, glyph) in glyphs.enumerated() {
            #expect(glyph.opacity == 0.5)
            #expect(glyph.places[0].x.isNear(still.places[index].x))
            #expect(glyph.places[0].y.isNear(still.places[index].y + CGFloat(index) * 10))
        }
    }

    /// A renderer is `Animatable`: "setter is called every frame with the interpolated value".
    @Test func itsDataAreAnimated() throws {
        let part = Knob(0.0)
        let view = MovingView { Text("abc").textRenderer(Falling(part: part.value)) }
        let start = try #require(view.allGlyphs.last).places[0].y
        view.change { withAnimation(.linear(duration: 1)) { part.value = 1 } }
        view.advance(by: 0.25)
        #expect(try #require(view.allGlyphs.last).places[0].y.isNear(start + 5))
        view.advance(by: 0.75)
        #expect(try #require(view.allGlyphs.last).places[0].y.isNear(start + 20))
        #expect(!view.isMoving)
    }

    private struct Mark: TextAttribute { var name: String }

    private struct Marked: TextRenderer {
        let found: Knob<[String]>

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for run in layout.flatMap({ $0 }) {
                guard let mark = run[Mark.self] else { continue }
                found.value.append("\(mark.name) \(run.count)")
                ctx.fill(Path(run.typographicBounds.rect), with: .color(.red))
            }
        }
    }

    @Test func attributesAreFoundInTheirRuns() throws {
        let found = Knob<[String]>([])
        let view = MovingView {
            (Text("see ") + Text("this").customAttribute(Mark(name: "inner")).customAttribute(Mark(name: "outer"))
                + Text(" word"))
                .textRenderer(Marked(found: found))
        }
        #expect(Set(found.value) == ["inner 4"])
        let box = try #require(view.box(.red))
        let words = MovingView { Text("see this word") }
        let whole = try #require(words.glyphs("see this word").first)
        #expect(box.minX.isNear(whole.places[4].x, within: 1))
        #expect(box.maxX.isNear(whole.places[8].x, within: 1))
    }

    private struct Taller: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}

        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let size = text.sizeThatFits(proposal)
            return CGSize(width: size.width, height: size.height + 30)
        }
    }

    @Test func itsSizeCounts() throws {
        func height<V: View>(@ViewBuilder _ text: @escaping () -> V) throws -> CGFloat {
            try #require(MovingView { text().background(Color.red) }.box(.red)).height
        }
        let plain = try height { Text("a") }
        #expect(try height { Text("a").textRenderer(Taller()) } == plain + 30)
    }

    @Test func linesRunsAndSlicesAreWhereTheTextIs() throws {
        final class Seen { var layout: Text.Layout? }
        struct Looking: TextRenderer {
            let seen: Seen
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { seen.layout = layout }
        }
        let seen = Seen()
        _ = MovingView(60, 200) { Text("one two three four").lineLimit(2).textRenderer(Looking(seen: seen)) }
        let layout = try #require(seen.layout)
        #expect(layout.count == 2)
        #expect(layout.isTruncated)
        let (first, second) = (layout[0].typographicBounds, layout[1].typographicBounds)
        #expect(first.rect.maxY <= second.rect.minY + 0.5)
        #expect(first.ascent > first.descent)
        let run = layout[0][0]
        #expect(run.layoutDirection == .leftToRight)
        #expect(run.characterIndices == run.characterIndices.sorted())
        #expect(run.characterIndices.count == run.count)
        let widths = run.reduce(0) { $0 + $1.typographicBounds.width }
        #expect(widths.isNear(run.typographicBounds.width))
        var moved = layout[0]
        moved.origin = CGPoint(x: 5, y: 7)
        #expect(moved.typographicBounds.origin == CGPoint(x: 5, y: 7))
        #expect(moved[0].typographicBounds.origin == CGPoint(x: 5, y: 7))
        #expect(Text.Layout.RunSlice(run: run, indices: 1..<100).count == run.count - 1)
    }
}
