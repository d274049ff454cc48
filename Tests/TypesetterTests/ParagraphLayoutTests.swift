import DisplayList
import Foundation
import Testing

@testable import Typesetter

@Suite("Long texts")
struct ParagraphLayoutTests {
    private let words = [
        "account", "paid", "AVATAR", "fi", "ffl", "of", "\u{E9}t\u{E9}", "\u{5D0}\u{5D1}\u{5D2}", "12,5",
    ]

    private func text(_ seed: Int, paragraphs: Int) -> String {
        var state = UInt64(seed)
        func next(_ most: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % most
        }
        return (0..<paragraphs).map { _ in (0..<next(40)).map { _ in words[next(words.count)] }.joined(separator: " ") }
            .joined(separator: "\n")
    }

    /// An underline makes a text be laid out at once, and changes nothing else.
    @Test("have the layout that the general way gives them", arguments: [1, 2, 3])
    func sameAsComposed(seed: Int) {
        let span = TextSpan(text(seed, paragraphs: 60), font: FontRequest(size: 17))
        #expect(span.text.utf8.count >= ParagraphLayouts.leastLength)
        var underlined = span
        underlined.underline = .solid
        for style in [
            ParagraphStyle(keepsOrphans: true, scale: 2),
            ParagraphStyle(lineSpacing: 4, lineHeightMultiple: 1.5, scale: 3),
        ] {
            for width in [nil, 300.0, 1000.0] {
                let typesetter = Typesetter()
                let long = typesetter.layout([span], style: style, width: width)
                let general = typesetter.layout([underlined], style: style, width: width)
                #expect(long.size == general.size && long.text == general.text)
                #expect(long.lines.map(\.range) == general.lines.map(\.range))
                #expect(long.lines.map(\.runs) == general.lines.map(\.runs))
                #expect(long.runs.map(\.range) == general.runs.map(\.range))
                #expect(long.runs.map(\.glyphs.text) == general.runs.map(\.glyphs.text))
                for (line, other) in zip(long.lines, general.lines) {
                    #expect(
                        abs(line.baseline - other.baseline) < 0.01 && abs(line.frame.minY - other.frame.minY) < 0.01)
                    #expect(abs(line.frame.width - other.frame.width) < 0.01)
                }
                for (run, other) in zip(long.runs, general.runs) {
                    for (glyph, same) in zip(run.glyphs.glyphs, other.glyphs.glyphs) {
                        #expect(glyph.id == same.id && abs(glyph.x - same.x) < 0.01 && abs(glyph.y - same.y) < 0.01)
                    }
                }
            }
        }
    }

    @Test("are laid out after a change as they would be anew")
    func edits() {
        var typed = text(4, paragraphs: 50)
        let style = ParagraphStyle(keepsOrphans: true, scale: 3)
        let typesetter = Typesetter()
        for change in ["x", "\n", "\n\n", " a word", ""] {
            let place = typed.utf8.index(typed.startIndex, offsetBy: typed.utf8.count / 3)
            let middle = typed.unicodeScalars.index(after: place)
            if change.isEmpty { typed.remove(at: middle) } else { typed.insert(contentsOf: change, at: middle) }
            let span = TextSpan(typed, font: FontRequest(size: 15))
            let again = typesetter.layout([span], style: style, width: 320)
            let anew = Typesetter().layout([span], style: style, width: 320)
            #expect(again.lines == anew.lines && again.runs == anew.runs && again.size == anew.size)
        }
    }

    /// Words of one direction and of marks that stand beside their letters, in a single paragraph.
    private func paragraph(_ seed: Int, bytes: Int) -> String {
        let words = [
            "account", "paid", "AVATAR", "fi", "ffl", "of", "\u{E9}t\u{E9}", "e\u{301}a", "12,5", "a-b",
            "\u{201C}so\u{201D}", "long" + String(repeating: "x", count: 60),
        ]
        var state = UInt64(seed)
        var text = ""
        while text.utf8.count < bytes {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            text += words[Int(state >> 33) % words.count] + " "
        }
        return text
    }

    @Test("have a paragraph as it would be anew after each of many changes", arguments: 1...8)
    func editsOfOneParagraph(seed: Int) {
        var state = UInt64(seed)
        func next(_ most: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % most
        }
        let pieces = [
            "x", " ", "a word ", "-", "W", "\u{301}", "mmmmmmmmmm", "\u{5D0}", "\n",
            "a b c d e f g h i j k l m n o p q r s t",
        ]
        var typed = paragraph(seed, bytes: 6000) + (seed.isMultiple(of: 2) ? "\nand another one" : "")
        let style = ParagraphStyle(keepsOrphans: seed < 7, scale: 3)
        let typesetter = Typesetter()
        for _ in 0..<60 {
            let scalars = typed.unicodeScalars
            let from = scalars.index(scalars.startIndex, offsetBy: next(scalars.count))
            let to = scalars.index(
                from, offsetBy: min(next(3) == 0 ? next(40) : 0, scalars.distance(from: from, to: scalars.endIndex)))
            typed.unicodeScalars.replaceSubrange(from..<to, with: pieces[next(pieces.count)].unicodeScalars)
            let span = TextSpan(typed, font: FontRequest(size: 15))
            let again = typesetter.layout([span], style: style, width: 320)
            let anew = Typesetter().layout([span], style: style, width: 320)
            #expect(again.lines.map(\.range) == anew.lines.map(\.range))
            #expect(again.lines.map(\.runs) == anew.lines.map(\.runs) && again.size == anew.size)
            #expect(again.lines.map(\.baseline) == anew.lines.map(\.baseline))
            #expect(again.runs.map(\.range) == anew.runs.map(\.range))
            #expect(again.runs.map(\.glyphs.text) == anew.runs.map(\.glyphs.text))
            for (run, other) in zip(again.runs, anew.runs) {
                #expect(run.glyphs.glyphs.map(\.id) == other.glyphs.glyphs.map(\.id))
                for (glyph, same) in zip(run.glyphs.glyphs, other.glyphs.glyphs) {
                    #expect(abs(glyph.x - same.x) < 0.01 && abs(glyph.y - same.y) < 0.01)
                }
            }
        }
    }

    @Test("of 100,000 letters take for a letter what its line takes", arguments: [true, false])
    func aLetter(isOneParagraph: Bool) {
        let sentence = "An account of nine words in a line of letters. "
        var typed =
            isOneParagraph ? paragraph(3, bytes: 100_000) : String(repeating: sentence + "\n", count: 2200)
        let style = ParagraphStyle(keepsOrphans: true, scale: 3)
        let typesetter = Typesetter()
        func layout() -> TextLayout {
            typesetter.layout([TextSpan(typed, font: FontRequest(size: 17))], style: style, width: 360)
        }
        #expect(layout().lines.count >= 2000)
        let middle = typed.utf8.count / 2
        for letter in "typed in the middle of it, to and fro, until a further line comes" {
            let before = typesetter.counts
            typed.insert(letter, at: typed.utf8.index(typed.startIndex, offsetBy: middle))
            _ = layout()
            let after = typesetter.counts
            // In a paragraph words go on to the next line, and again, until a line begins as it did.
            #expect(after.bytesShaped - before.bytesShaped < (isOneParagraph ? 3000 : 150))
            #expect(after.linesFilled - before.linesFilled < (isOneParagraph ? 80 : 6))
        }
    }

    @Test("have each caret where the general way finds it, also in one very long line")
    func stops() {
        for words in ["fi ffl AV ", "\u{5D0}\u{5D1} ab "] {
            let text = String(repeating: words, count: 40)
            let layout = Typesetter().layout(
                [TextSpan(text, font: FontRequest(size: 17))], style: ParagraphStyle(scale: 2))
            var seen: Set<Int> = []
            for x in stride(from: 0, through: layout.size.width, by: 1) {
                let place = layout.place(at: CGPoint(x: x, y: 5))
                seen.insert(place.offset)
                #expect(abs(layout.caret(at: place).minX - x) < 12)
            }
            #expect(seen.count == text.count + 1)
        }
    }

    @Test("are cropped to the glyphs in a band")
    func cropping() {
        let text = String(repeating: "fi ffl AV ", count: 400)
        let layout = Typesetter().layout([TextSpan(text, font: FontRequest(size: 17))], style: ParagraphStyle(scale: 2))
        let part = layout.cropped(to: 1000...1400)
        let (whole, cut) = (layout.runs[0].glyphs, part.runs[0].glyphs)
        #expect(cut.glyphs.count < whole.glyphs.count / 10)
        #expect(cut.bounds.minX >= 980 && cut.bounds.maxX <= 1430)
        #expect(cut.glyphs.first?.cluster == 0 && text.contains(cut.text))
        #expect(cut.text.utf8.count == part.runs[0].range.count)
        #expect(part.size == layout.size)
        #expect(layout.cropped(to: -10...1e6).runs == layout.runs)
    }
}
