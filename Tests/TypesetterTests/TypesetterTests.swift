import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import Typesetter

private let body = FontRequest(size: 17)

private func layout(
    _ text: String, font: FontRequest = body, style: ParagraphStyle = ParagraphStyle(),
    width: Double? = nil, height: Double? = nil
) -> TextLayout {
    Typesetter.shared.layout([TextSpan(text, font: font)], style: style, width: width, height: height)
}

private func shown(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in layout.runs[line.runs].map(\.glyphs.text).joined() }
}

@MainActor @Suite("Lines and sizes")
struct LineTests {
    @Test(
        "Body is as high as San Francisco's, rounded up to the pixel",
        arguments: [(1, 21), (2, 20.5), (3, 61.0 / 3)] as [(Double, Double)])
    func bodyHeight(scale: Double, height: Double) {
        let result = layout("Hello", style: ParagraphStyle(scale: scale))
        #expect(abs(result.size.height - height) < 1e-9)
    }

    /// Lines as wide as UIKit and SwiftUI make them on an iPhone, rounded up to half a point.
    nonisolated static let measured: [(size: Double, weight: Double, lines: [(String, Double)])] = {
        let layout = "Layout must wrap this sentence onto several lines inside a narrow frame."
        let fox = "The quick brown fox"
        return [
            (10, 400, [(fox, 97.5)]), (11, 400, [(layout, 381.5), (fox, 106)]), (13, 400, [(layout, 439.5)]),
            (15, 400, [(layout, 496.5), (fox, 138.5), ("Enter a new name for the file.", 200)]),
            (17, 400, [("The quick brown fox jumps over the lazy dog", 339), ("A long label that needs room", 218)]),
            (22, 400, [(layout, 683.5), (fox, 191)]), (28, 400, [(layout, 863), (fox, 241)]),
            (34, 400, [(layout, 1042), (fox, 291.5)]), (17, 600, [(layout, 575.5), (fox, 160.5)]),
        ]
    }()

    @Test("Sentences are as wide as San Francisco's, to half a per cent", arguments: measured.indices)
    func widths(index: Int) {
        let test = Self.measured[index]
        let font = FontRequest(size: test.size, weight: test.weight)
        let ours = test.lines.reduce(0) {
            $0 + Double(layout($1.0, font: font, style: ParagraphStyle(scale: 100)).size.width)
        }
        let theirs = test.lines.reduce(0) { $0 + $1.1 - 0.25 }
        #expect(abs(ours / theirs - 1) < (test.size == 10 ? 0.008 : 0.005), "\(test.size): \(ours / theirs)")
    }

    @Test("Labels are about as wide as San Francisco's")
    func labels() {
        for (text, size, weight, width) in [
            ("Settings", 17.0, 600.0, 66.5), ("Account", 15, 700, 61), ("Save Image", 20, 400, 101.5),
            ("No Results", 34, 700, 170), ("Volume", 20, 500, 67.5), ("Hello, world", 17, 400, 90),
        ] {
            let ours = Double(layout(text, font: FontRequest(size: size, weight: weight)).size.width)
            #expect(abs(ours / width - 1) < 0.03, "\(text)")
        }
    }

    @Test("Letter spacing makes no jump where the display cut begins")
    func displayCut() {
        let text = "The quick brown fox jumps over the lazy dog"
        let below = layout(text, font: FontRequest(size: 19.99)).size.width
        let above = layout(text, font: FontRequest(size: 20)).size.width
        #expect(abs(above - below) < below * 0.01)
    }

    @Test("Text wraps at words; the space at the wrap is not seen, but counts in the width")
    func wrapping() {
        let wide = layout("Hello wonderful world")
        let result = layout("Hello wonderful world", width: wide.size.width - 1)
        #expect(shown(result) == ["Hello wonderful", "world"])
        #expect(result.size.width == layout("Hello wonderful ").size.width)
        #expect(result.lines[0].frame.width < layout("Hello wonderful ").lines[0].frame.width)
        // UIKit's label takes 117, 275 and 256.5 points.
        let style = ParagraphStyle(scale: 2)
        let fox = "The quick brown fox jumps over the lazy dog"
        #expect(abs(layout(fox, style: style, width: 120).size.width - 117) < 1)
        let jugs = fox + ". Pack my box with five dozen liquor jugs."
        #expect(abs(layout(jugs, style: style, width: 278).size.width - 275) < 1)
        let note = "Read-only footnote text that wraps onto a second line in this width."
        #expect(abs(layout(note, font: FontRequest(size: 13), style: style, width: 278).size.width - 256.5) <= 1)
        // Where there is no room for the space the text is as wide as the room.
        let narrow = layout("Hello wonderful").lines[0].frame.width + 1
        #expect(layout("Hello wonderful world", width: narrow).size.width <= narrow)
        #expect(result.size.height == 41)
        #expect(!result.isTruncated)
    }

    @Test("A size that was reported is enough when it is offered")
    func reportedSizeSuffices() {
        for width in stride(from: 30.0, to: 300, by: 7) {
            let first = layout(
                "The quick brown fox jumps over the lazy dog", style: ParagraphStyle(scale: 3), width: width)
            let second = layout(
                "The quick brown fox jumps over the lazy dog", style: ParagraphStyle(scale: 3),
                width: first.size.width, height: first.size.height)
            #expect(second.lines == first.lines)
            #expect(first.size.width <= width)
        }
    }

    @Test("A word too long for a line is broken inside, after a wrap")
    func longWord() {
        let result = layout("a Donaudampfschifffahrtsgesellschaft", width: 100)
        #expect(shown(result)[0] == "a")
        #expect(shown(result).joined() == "aDonaudampfschifffahrtsgesellschaft")
        #expect(result.lines.allSatisfy { $0.frame.width <= 100.01 })
    }

    @Test("Each kind of separator begins a line", arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}"])
    func separators(separator: String) {
        let result = layout("one\(separator)\(separator)two")
        #expect(shown(result) == ["one", "", "two"])
        #expect(result.size.height == layout("a\nb\nc").size.height)
    }

    @Test(
        "Lines are aligned in the width of the widest",
        arguments: [
            (.leading, .leftToRight, 0), (.trailing, .leftToRight, 1), (.center, .leftToRight, 0.5),
            (.leading, .rightToLeft, 1),
        ] as [(ParagraphStyle.Alignment, ParagraphStyle.Direction, Double)])
    func alignment(alignment: ParagraphStyle.Alignment, direction: ParagraphStyle.Direction, factor: Double) {
        let result = layout(
            "wwwwwwww\nii", style: ParagraphStyle(alignment: alignment, layoutDirection: direction))
        let expected = (result.size.width - result.lines[1].frame.width) * factor
        #expect(abs(result.lines[1].frame.minX - expected) < 0.01)
        #expect(abs(Double(result.runs[1].glyphs.glyphs[0].x) - expected) < 0.01)
    }

    @Test(
        "apple: of two lines the second holds no lone word where that is evener",
        arguments: [
            ("Layout must wrap", 90.0, ["Layout", "must wrap"]),
            ("Layout wrap sentence", 105, ["Layout wrap", "sentence"]),
            (
                "Layout must wrap this sentence onto several lines inside a narrow frame.", 420,
                ["Layout must wrap this sentence onto several lines inside a", "narrow frame."]
            ),
            ("Layout must wrap\nLayout must wrap", 90, ["Layout", "must wrap", "Layout", "must wrap"]),
            ("Layoutmustwrap this", 110, ["Layoutmustwrap", "this"]),
        ])
    func orphans(text: String, width: Double, lines: [String]) {
        let font = FontRequest(size: 13)
        #expect(shown(layout(text, font: font, width: width)).map { $0.trimmingCharacters(in: .whitespaces) } == lines)
        // Told from the text's own width, and from widths between, nothing changes.
        let size = layout(text, font: font, width: width).size
        #expect(layout(text, font: font, width: size.width).size == size)
    }

    @Test("Three lines, limited and edited text are broken as they come")
    func keptOrphans() {
        let font = FontRequest(size: 13)
        let long = shown(
            layout("Layout must wrap this sentence onto several lines inside a narrow frame.", font: font, width: 201))
        #expect(long.count == 3 && long[2].hasPrefix("frame."))
        #expect(layout("Layout must wrap", font: font, style: ParagraphStyle(lineLimit: 1), width: 90).isTruncated)
        let edited = layout("Layout must wrap", font: font, style: ParagraphStyle(keepsOrphans: true), width: 90)
        #expect(shown(edited).first == "Layout must")
    }

    @Test("Line spacing lies between lines only")
    func lineSpacing() {
        let plain = layout("a\nb\nc")
        let spaced = layout("a\nb\nc", style: ParagraphStyle(lineSpacing: 10))
        #expect(spaced.size.height == plain.size.height + 20)
        #expect(layout("a", style: ParagraphStyle(lineSpacing: 10)).size.height == layout("a").size.height)
        #expect(spaced.firstBaseline == plain.firstBaseline)
    }

    @Test("Emoji and other scripts do not make a line higher")
    func fallbackHeight() {
        for text in ["a😀", "aشb", "aשb", "a漢字", "aก"] {
            #expect(layout(text).size.height == 21)
            #expect(layout(text).runs.allSatisfy { run in run.glyphs.glyphs.allSatisfy { $0.id != 0 } })
        }
    }

    @Test("An attachment stands on the baseline and makes room for itself")
    func attachment() {
        let spans = [
            TextSpan("a", font: body),
            TextSpan("", font: body, style: 7, attachment: InlineAttachment(width: 30, height: 40, descent: 4)),
            TextSpan("b", font: body),
        ]
        let result = Typesetter.shared.layout(spans)
        let frame = result.attachments[0].frame
        #expect(result.attachments[0].style == 7)
        #expect(frame.size == CGSize(width: 30, height: 40))
        #expect(abs(frame.maxY - result.firstBaseline - 4) < 1e-9)
        #expect(result.size.height >= 40)
        #expect(abs(frame.minX - layout("a").runs[0].glyphs.bounds.width) < 0.01)
    }
}

@MainActor @Suite("Truncation")
struct TruncationTests {
    private let text = "The quick brown fox jumps over the lazy dog"

    @Test("The last allowed line ends in an ellipsis")
    func tail() {
        let result = layout(text, style: ParagraphStyle(lineLimit: 2), width: 100)
        #expect(result.isTruncated)
        #expect(result.lines.count == 2)
        #expect(shown(result)[1].hasSuffix("…"))
        #expect(!shown(result)[1].hasSuffix(" …"))
        #expect(result.size.width <= 100)
    }

    @Test("Head and middle keep the end of the text")
    func headAndMiddle() {
        let head = shown(layout(text, style: ParagraphStyle(lineLimit: 1, truncation: .head), width: 120))[0]
        #expect(head.hasPrefix("…"))
        #expect(head.hasSuffix("lazy dog"))
        let middle = shown(layout(text, style: ParagraphStyle(lineLimit: 1, truncation: .middle), width: 120))[0]
        #expect(middle.hasPrefix("The"))
        #expect(middle.contains("…"))
        #expect(middle.hasSuffix("dog"))
    }

    @Test("Lines that do not fit into the height are left out, but one stays")
    func height() {
        #expect(layout(text, width: 100, height: 45).lines.count == 2)
        #expect(layout(text, width: 100, height: 45).isTruncated)
        #expect(layout(text, width: 100, height: 1).lines.count == 1)
    }

    @Test("Text that fits is left as it is, however small the limit")
    func noTruncation() {
        #expect(!layout(text, style: ParagraphStyle(lineLimit: 1)).isTruncated)
        #expect(layout("a\nb", style: ParagraphStyle(lineLimit: 1)).isTruncated)
        #expect(shown(layout("a\nb", style: ParagraphStyle(lineLimit: 1))) == ["a…"])
    }

    @Test("Tightening is tried first where it is allowed")
    func tightening() {
        let width = layout(text).size.width - 6
        #expect(layout(text, style: ParagraphStyle(lineLimit: 1), width: width).isTruncated)
        let tight = layout(text, style: ParagraphStyle(lineLimit: 1, allowsTightening: true), width: width)
        #expect(!tight.isTruncated)
        #expect(tight.size.width <= width)
    }

    @Test("Scaling finds the largest size that fits, and stops at the least")
    func scaling() {
        let full = layout(text).size.width
        let half = Typesetter.shared.layout(
            [TextSpan(text, font: body)], style: ParagraphStyle(lineLimit: 1), width: full * 0.7,
            height: nil, minimumScale: 0.5)
        #expect(!half.isTruncated)
        #expect(half.size.width > full * 0.66)
        let cut = Typesetter.shared.layout(
            [TextSpan(text, font: body)], style: ParagraphStyle(lineLimit: 1), width: full * 0.2,
            height: nil, minimumScale: 0.5)
        #expect(cut.isTruncated)
        #expect(cut.runs[0].glyphs.size == 8.5)
    }
}

@MainActor @Suite("Fonts and shaping")
struct FontTests {
    @Test("Each weight of the system font has its own file")
    func weights() {
        let paths = stride(from: 100.0, through: 900, by: 100).map {
            layout("a", font: FontRequest(size: 17, weight: $0)).runs[0].glyphs.face.path
        }
        #expect(Set(paths).count == 9)
        #expect(
            layout("a", font: FontRequest(size: 17, italic: true)).runs[0].glyphs.face.path.hasSuffix(
                "Inter-Italic.otf"))
        #expect(layout("a", font: FontRequest(size: 20)).runs[0].glyphs.face.path.contains("InterDisplay"))
    }

    @Test(
        "Each design has a font",
        arguments: [
            (.serif, "NotoSerif"), (.monospaced, "JetBrainsMono"), (.rounded, "Quicksand"),
            (.custom("No such font"), "Inter"),
        ] as [(FontFamily, String)])
    func designs(family: FontFamily, file: String) {
        #expect(layout("a", font: FontRequest(family: family, size: 17)).runs[0].glyphs.face.path.contains(file))
    }

    @Test("Monospaced digits have one width")
    func monospacedDigits() {
        let font = FontRequest(size: 17, monospacedDigit: true)
        #expect(layout("111", font: font).size.width == layout("888", font: font).size.width)
        #expect(layout("111").size.width < layout("888").size.width)
    }

    @Test("A registered font is found by its names")
    func registration() throws {
        let typesetter = Typesetter()
        let names = try typesetter.registerFonts(path: PinnedFonts.noto("NotoSansDisplay", bold: true))
        #expect(names == ["Noto Sans Display Bold"])
        #expect(throws: FontRegistrationError.notAFont) { try typesetter.registerFonts(path: "/etc/passwd") }
        let result = typesetter.layout([
            TextSpan("a", font: FontRequest(family: .custom("Noto Sans Display"), size: 17, weight: 700))
        ])
        #expect(result.runs[0].glyphs.face.path.contains("NotoSansDisplay-Bold"))
    }

    @Test("Kerning and tracking widen by their amount for each character")
    func kerning() {
        let plain = layout("abcd").lines[0].frame.width
        let kerned = Typesetter.shared.layout([TextSpan("abcd", font: body, kerning: 2)])
        let tracked = Typesetter.shared.layout([TextSpan("abcd", font: body, tracking: 3)])
        #expect(abs(kerned.lines[0].frame.width - plain - 8) < 0.01)
        #expect(abs(tracked.lines[0].frame.width - plain - 12) < 0.01)
    }

    @Test("Emoji sequences are one glyph")
    func emoji() {
        for text in ["👩‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣"] {
            let result = layout(text)
            #expect(result.runs.count == 1)
            #expect(result.runs[0].glyphs.face.isColor)
            #expect(result.runs[0].glyphs.glyphs.count == 1)
        }
        #expect(layout("©").runs[0].glyphs.face.isColor == false)
    }

    @Test("Right-to-left words stand in reverse order, numbers in theirs")
    func bidirectional() {
        let mixed = layout("abc שלום 12")
        #expect(mixed.runs.map(\.glyphs.text) == ["abc ", "12", "שלום "] || mixed.runs.count >= 3)
        let hebrew = layout("שלום abc")
        #expect(hebrew.lines[0].isRightToLeft)
        #expect(hebrew.runs.first?.glyphs.text == "abc")
        #expect(layout("123", style: ParagraphStyle(layoutDirection: .rightToLeft)).lines[0].isRightToLeft)
    }

    @Test("Decorations follow their span line by line")
    func decorations() {
        let spans = [
            TextSpan("plain ", font: body),
            TextSpan("underlined words", font: body, underline: .solid, strikethrough: .dash, style: 3),
        ]
        let result = Typesetter.shared.layout(spans, width: 110)
        let underlines = result.decorations.filter { $0.kind == .underline }
        #expect(shown(result) == ["plain", "underlined", "words"])
        #expect(underlines.count == 2)
        #expect(underlines.allSatisfy { $0.style == 3 })
        #expect(result.decorations.count == 2 * underlines.count)
    }
}

@MainActor @Suite("Carets")
struct CaretTests {
    @Test("Carets and taps agree", arguments: ["Hello world", "שלום עולם", "a😀b", "fi ffi"])
    func roundTrip(text: String) {
        let result = layout(text)
        for index in text.indices {
            let offset = index.utf16Offset(in: text) == 0 ? 0 : text.utf8.distance(from: text.startIndex, to: index)
            let caret = result.caret(at: offset)
            let direction = result.lines[0].isRightToLeft ? -1.0 : 1.0
            #expect(result.offset(at: CGPoint(x: caret.minX + 0.5 * direction, y: caret.midY)) == offset)
        }
    }

    @Test("A selection over two lines has a rectangle in each")
    func selection() {
        let result = layout("Hello wonderful world", width: 140)
        #expect(result.rectangles(for: 6..<20).count == result.lines.count)
    }
}

@MainActor @Suite("Bad input")
struct BadInputTests {
    @Test(
        "No length and no size makes it trap",
        arguments: [
            Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 0.5, 1e300,
        ])
    func lengths(value: Double) {
        for text in ["", " ", "\n", "Hello world", "שלום 😀 ab", "\u{0}\u{1}\t", "\u{FFFC}\u{202E}x", "e\u{301}\u{301}"]
        {
            for truncation in [ParagraphStyle.Truncation.head, .middle, .tail] {
                let style = ParagraphStyle(
                    lineSpacing: value, lineHeightMultiple: value, lineLimit: 2, truncation: truncation,
                    allowsTightening: true, scale: value)
                let span = TextSpan(
                    text, font: FontRequest(size: value, weight: value), kerning: value, tracking: value,
                    baselineOffset: value, underline: .dot)
                let result = Typesetter.shared.layout(
                    [span], style: style, width: value, height: value, minimumScale: value)
                _ = result.caret(at: 1)
                let small = layout(text, style: style, width: value, height: value)
                _ = small.offset(at: CGPoint(x: value, y: value))
                #expect(small.size.width >= 0)
            }
        }
    }

    @Test("A long text is laid out whole")
    func megabyte() {
        let text = String(repeating: "lorem ipsum ", count: 90_000)
        let result = layout(text, width: 300)
        #expect(result.lines.last?.range.upperBound == text.utf8.count)
        #expect(layout(text, style: ParagraphStyle(lineLimit: 3), width: 300).lines.count == 3)
    }
}

@MainActor @Suite("Pair tables")
struct PairTableTests {
    @Test(
        "Plain text has the glyphs and places that HarfBuzz gives it",
        arguments: [
            FontRequest(size: 17), FontRequest(size: 28, weight: 700),
            FontRequest(size: 13, monospacedDigit: true), FontRequest(family: .monospaced, size: 15),
        ])
    func sameAsHarfBuzz(font: FontRequest) throws {
        var generator = SystemRandomNumberGenerator()
        let shaper = Shaper(library: FontLibrary())
        for _ in 0..<200 {
            let text = String(
                decoding: (0..<24).map { _ in UInt8.random(in: 0x20...0x7E, using: &generator) }, as: UTF8.self)
            let shaped = try #require(
                shaper.shape([TextSpan(text, font: font)], layoutDirection: .leftToRight, language: nil))
            let run = shaped.runs[0]
            let whole = shaper.reshape(run, range: run.range, in: shaped)
            #expect(run.glyphs.map(\.id) == whole.glyphs.map(\.id), "\(text)")
            #expect(run.glyphs.map(\.advance) == whole.glyphs.map(\.advance), "\(text)")
        }
    }
}
