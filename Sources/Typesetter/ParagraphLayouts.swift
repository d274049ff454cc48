import CoreGraphics
import DisplayList
import Foundation

/// Layouts of long texts, put together from those of their paragraphs. What is typed into one paragraph costs the layout of that
/// paragraph; the others are found as they were.
struct ParagraphLayouts {
    /// Shorter texts are laid out at once.
    static let leastLength = 2000
    /// How many texts are remembered with their paragraphs.
    private static let mostTexts = 4

    /// All that a paragraph's layout depends on beside its characters.
    private struct Kind: Hashable {
        var span: TextSpan
        var style: ParagraphStyle
        var width: Double
    }

    /// A paragraph in its place. Its ranges count from the beginning of the text.
    fileprivate struct Placed {
        /// The layout of the paragraph alone; nil for an empty one.
        let base: TextLayout?
        var start: Int
        var top: Double
        var lines: [TextLayout.Line]
        var runs: [TextLayout.Run]
    }

    private struct Known {
        var kind: Kind
        var layout: TextLayout
        /// By their characters; a paragraph may occur more than once.
        var paragraphs: [Substring: [Placed]]
    }

    private var known: [Known] = []

    /// Whether a text is laid out by paragraphs: a long one of a single style, whose lines are neither limited nor moved to the
    /// place that the widest gives them.
    static func suit(_ spans: [TextSpan], _ style: ParagraphStyle, height: Double) -> Bool {
        guard spans.count == 1, let span = spans.first, span.text.utf8.count >= leastLength, !height.isFinite,
            style.lineLimit == nil, span.attachment == nil, span.underline == nil, span.strikethrough == nil
        else { return false }
        return style.alignment == (style.layoutDirection == .leftToRight ? .leading : .trailing)
    }

    mutating func removeAll() { known = [] }

    /// - Parameters:
    ///   - metrics: those of the text's font.
    ///   - layOut: lays out one paragraph.
    mutating func layout(
        _ span: TextSpan, _ style: ParagraphStyle, width: Double, metrics: FontMetrics,
        layOut: (TextSpan) -> TextLayout
    ) -> TextLayout {
        var bare = span
        bare.text = ""
        let kind = Kind(span: bare, style: style, width: width)
        let last = known.lastIndex { $0.kind == kind }
        if let last, known[last].layout.text == span.text { return known[last].layout }
        var old = last.map { known.remove(at: $0).paragraphs } ?? [:]
        if known.count >= Self.mostTexts { known.removeFirst() }

        let rows = Rows(span, style, metrics)
        var paragraphs: [Substring: [Placed]] = [:]
        var all = (lines: [TextLayout.Line](), runs: [TextLayout.Run](), width: 0.0)
        var text = span.text
        let ranges = text.withUTF8 { Shaper.paragraphs(of: $0) }
        for range in ranges {
            let characters = text[text.utf8Index(range.lowerBound)..<text.utf8Index(range.upperBound)]
            let top = rows.top(after: all.lines.last)
            var placed: Placed
            if let first = old[characters]?.first {
                old[characters]?.removeFirst()
                placed = first.top == top ? first : rows.place(first.base, at: top)
            } else {
                var part = span
                part.text = String(characters)
                placed = rows.place(part.text.isEmpty ? nil : layOut(part), at: top)
            }
            placed.move(to: range.lowerBound)
            let firstRun = all.runs.count
            for var line in placed.lines {
                line.runs = line.runs.lowerBound + firstRun..<line.runs.upperBound + firstRun
                all.lines.append(line)
            }
            // With the spaces that vanish at a wrap.
            all.width = max(all.width, placed.base?.size.width ?? 0)
            all.runs += placed.runs
            paragraphs[characters, default: []].append(placed)
        }
        let layout = TextLayout(
            text: span.text,
            size: CGSize(
                width: min(style.roundedUp(all.width), max(width, 0)),
                height: style.roundedUp(all.lines.last.map { $0.frame.maxY } ?? 0)),
            lines: all.lines, runs: all.runs, decorations: [], attachments: [], isTruncated: false)
        known.append(Known(kind: kind, layout: layout, paragraphs: paragraphs))
        return layout
    }

    /// Where lines stand below one another: they are all of one font.
    private struct Rows {
        private let style: ParagraphStyle
        private let gap: Double
        private let ascent: Double
        private let height: Double

        init(_ span: TextSpan, _ style: ParagraphStyle, _ metrics: FontMetrics) {
            self.style = style
            gap = style.gap(leading: metrics.leading)
            let above = max(0, metrics.ascent + span.baselineOffset)
            let natural = above + max(0, metrics.descent - span.baselineOffset)
            ascent = natural * (style.lineHeightMultiple - 1) + above
            height = max(natural * style.lineHeightMultiple, 0)
        }

        func top(after line: TextLayout.Line?) -> Double {
            line.map { max($0.frame.maxY + gap, $0.frame.minY) } ?? 0
        }

        /// A paragraph in its place on the canvas. It is always moved there from where it was laid out, so that no rounding adds up.
        func place(_ layout: TextLayout?, at top: Double) -> Placed {
            var paragraph = Placed(
                base: layout, start: 0, top: top, lines: layout?.lines ?? [], runs: layout?.runs ?? [])
            if layout == nil {
                paragraph.lines = [
                    TextLayout.Line(
                        range: 0..<0, runs: 0..<0, frame: CGRect(x: 0, y: 0, width: 0, height: height), baseline: 0,
                        isRightToLeft: style.layoutDirection == .rightToLeft)
                ]
            }
            var top = top
            for index in paragraph.lines.indices {
                let baseline = style.snapped(top + ascent)
                let distance = baseline - paragraph.lines[index].baseline
                paragraph.lines[index].frame.origin.y = top
                paragraph.lines[index].baseline = baseline
                for run in paragraph.lines[index].runs {
                    paragraph.runs[run].glyphs.bounds.origin.y += distance
                    for glyph in paragraph.runs[run].glyphs.glyphs.indices {
                        paragraph.runs[run].glyphs.glyphs[glyph].y += Float(distance)
                    }
                }
                top = self.top(after: paragraph.lines[index])
            }
            return paragraph
        }
    }
}

extension ParagraphLayouts.Placed {
    /// Counts its ranges from where the paragraph begins in the text.
    fileprivate mutating func move(to new: Int) {
        let bytes = new - start
        guard bytes != 0 else { return }
        for index in lines.indices { lines[index].range.move(by: bytes) }
        for index in runs.indices { runs[index].range.move(by: bytes) }
        start = new
    }
}

extension String {
    fileprivate func utf8Index(_ offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}

extension Range<Int> {
    fileprivate mutating func move(by distance: Int) { self = lowerBound + distance..<upperBound + distance }
}
