import CoreGraphics
import DisplayList
import Foundation

/// The layout of a short text on one line, made at once: most labels are that. What ``LineComposer`` makes of
/// such a text is the same, with a dozen allocations more; and looking it up takes longer than making it again.
extension Shaper {
    /// Longer texts are likely to be broken into lines, and then what was shaped is needed for that.
    private static let longestPlainLine = 128

    /// nil if the text needs more than that: another script, several lines, a truncation.
    func plainLine(_ spans: [TextSpan], style: ParagraphStyle, width: Double) -> TextLayout? {
        guard spans.count == 1, let span = spans.first, span.text.utf8.count <= Self.longestPlainLine,
            span.attachment == nil, span.tracking == 0, span.underline == nil, span.strikethrough == nil,
            style.layoutDirection == .leftToRight, style.alignment == .leading,
            let font = library.font(for: span.font), font.hasPlainASCII
        else { return nil }
        let ascent = max(font.metrics.ascent + span.baselineOffset, 0)
        let height = ascent + max(font.metrics.descent - span.baselineOffset, 0)
        let extra = height * (style.lineHeightMultiple - 1)
        let baseline = style.snapped(extra + ascent)
        let raised = baseline - span.baselineOffset
        let table = pairTable(for: font, language: style.language)
        var text = span.text
        let line = text.withUTF8 { bytes in
            table.line(
                bytes, scale: font.scale.x, spacing: font.tracking + span.kerning, baseline: raised)
        }
        guard let (glyphs, advance) = line, advance <= width + LineComposer.tolerance else { return nil }
        let range = 0..<glyphs.count
        let breadth = max(advance, 0)
        let frame = CGRect(x: 0, y: 0, width: breadth, height: max(height + extra, 0))
        let run = TextLayout.Run(
            glyphs: GlyphRun(
                face: font.face, size: font.size, glyphs: glyphs, text: text, isRightToLeft: false,
                bounds: CGRect(
                    x: 0, y: raised - font.metrics.ascent, width: advance, height: font.metrics.lineHeight)),
            span: 0, style: span.style, range: range)
        return TextLayout(
            text: text,
            size: CGSize(
                width: min(style.roundedUp(breadth), max(width, 0)), height: style.roundedUp(frame.maxY)),
            lines: [
                TextLayout.Line(range: range, runs: 0..<1, frame: frame, baseline: baseline, isRightToLeft: false)
            ],
            runs: [run], decorations: [], attachments: [], isTruncated: false)
    }
}
