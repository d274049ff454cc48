import CoreGraphics
import DisplayList
import Foundation

/// Layouts of long texts, put together from those of their paragraphs. What is typed into one paragraph costs the layout of that
/// paragraph, and in a long one that of the lines around; all others are kept as they were.
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

    private struct Known {
        var kind: Kind
        var layout: TextLayout
        /// In their order.
        var paragraphs: [PlacedParagraph]
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
        var old: [PlacedParagraph] = []
        var oldText = ""
        if let last {
            // Taken away from where they were, so that they are changed in place.
            var before = known.remove(at: last)
            swap(&old, &before.paragraphs)
            oldText = before.layout.text
        }
        if known.count >= Self.mostTexts { known.removeFirst() }

        let rows = ParagraphRows(span, style, metrics)
        var text = span.text
        text.withUTF8 { bytes in
            oldText.withUTF8 { oldBytes in
                Self.change(&old, of: oldBytes, to: bytes, style, rows) { part in
                    var paragraph = bare
                    paragraph.text = part
                    return layOut(paragraph)
                }
            }
        }
        var top = 0.0
        for index in old.indices { top = old[index].place(at: top, in: rows) }
        let layout = Self.joined(old, span.text, style, width: width)
        known.append(Known(kind: kind, layout: layout, paragraphs: old))
        return layout
    }

    /// Makes the paragraphs of a text those of another one: those before and behind what differs stay, the others are laid out.
    private static func change(
        _ all: inout [PlacedParagraph], of oldBytes: UnsafeBufferPointer<UInt8>,
        to bytes: UnsafeBufferPointer<UInt8>, _ style: ParagraphStyle, _ rows: ParagraphRows,
        layOut: (String) -> TextLayout
    ) {
        let shared = SharedBytes(oldBytes, bytes)
        let moved = bytes.count - oldBytes.count
        // A break may be of several bytes. So a paragraph stays where the byte behind its break is shared, and one behind the
        // change where the last byte of the break before it is.
        let kept = max((all.firstIndex { $0.start >= shared.prefix } ?? all.count) - 1, 0)
        var rest = all.firstIndex { $0.start > oldBytes.count - shared.suffix } ?? all.count
        let start = kept < all.count ? all[kept].start : 0
        func ranges(to end: Int) -> [Range<Int>] {
            Shaper.paragraphs(of: UnsafeBufferPointer(rebasing: bytes[start..<end])).map {
                $0.lowerBound + start..<$0.upperBound + start
            }
        }
        var changed = ranges(to: rest < all.count ? all[rest].start + moved : bytes.count)
        if rest < all.count {
            // What is kept begins behind a break.
            if changed.last?.isEmpty == true {
                changed.removeLast()
            } else {
                rest = all.count
                changed = ranges(to: bytes.count)
            }
        }
        for index in rest..<all.count { all[index].move(by: moved) }
        var new: [PlacedParagraph] = []
        for (offset, range) in changed.enumerated() {
            let place = kept + offset
            if place < rest, ParagraphWindow.change(&all[place], of: oldBytes, to: range, of: bytes, style, layOut) {
                new.append(all[place])
            } else {
                let part = range.isEmpty ? nil : layOut(String(decoding: bytes[range], as: UTF8.self))
                new.append(PlacedParagraph(part, range, in: rows))
            }
        }
        all.replaceSubrange(kept..<rest, with: new)
    }

    private static func joined(
        _ paragraphs: [PlacedParagraph], _ text: String, _ style: ParagraphStyle, width: Double
    ) -> TextLayout {
        var lines: [TextLayout.Line] = []
        var runs: [TextLayout.Run] = []
        lines.reserveCapacity(paragraphs.reduce(0) { $0 + $1.lines.count })
        runs.reserveCapacity(paragraphs.reduce(0) { $0 + $1.runs.count })
        var widest = 0.0
        for paragraph in paragraphs {
            let first = runs.count
            for var line in paragraph.lines {
                line.runs = line.runs.lowerBound + first..<line.runs.upperBound + first
                lines.append(line)
                // With the spaces that vanish at a wrap, as far as there is room for them.
                widest = max(widest, line.frame.width, min(line.frame.width + line.vanished, max(width, 0)))
            }
            runs += paragraph.runs
        }
        return TextLayout(
            text: text,
            size: CGSize(
                width: min(style.roundedUp(widest), max(width, 0)),
                height: style.roundedUp(lines.last.map { $0.frame.maxY } ?? 0)),
            lines: lines, runs: runs, decorations: [], attachments: [], isTruncated: false)
    }
}
