import DisplayList
import Testing

@testable import Typesetter

@Suite("Plain lines")
struct PlainLineTests {
    /// An underline makes the general way be taken, and changes nothing else.
    @Test(
        "A short text has the layout that the general way gives it",
        arguments: [
            TextSpan("Row 17", font: FontRequest(size: 17)),
            TextSpan("AVATAR To, fi -> ffl", font: FontRequest(size: 28)),
            TextSpan("Raised", font: FontRequest(size: 13, weight: 700), kerning: 0.7, baselineOffset: 40),
            TextSpan("Lowered", font: FontRequest(size: 13), baselineOffset: -30),
            TextSpan(" ", font: FontRequest(size: 17)),
            TextSpan("123.45", font: FontRequest(size: 15, monospacedDigit: true), kerning: -40),
            TextSpan("let x = 1", font: FontRequest(family: .monospaced, size: 12), style: 3),
            TextSpan("Wide", font: FontRequest(size: 17, stretch: 1.3)),
        ])
    func sameAsComposed(span: TextSpan) {
        let typesetter = Typesetter()
        var underlined = span
        underlined.underline = .solid
        for style in [ParagraphStyle(scale: 2), ParagraphStyle(lineSpacing: 4, lineHeightMultiple: 1.5, scale: 3)] {
            for width in [nil, 1000.0, 12.0] {
                let plain = typesetter.layout([span], style: style, width: width)
                let general = typesetter.layout([underlined], style: style, width: width)
                #expect(plain.size == general.size)
                #expect(plain.lines == general.lines)
                #expect(plain.runs == general.runs)
                #expect(plain.firstBaseline == general.firstBaseline && plain.lastBaseline == general.lastBaseline)
                #expect(plain.text == general.text)
                #expect(plain.isTruncated == general.isTruncated)
            }
        }
    }
}
