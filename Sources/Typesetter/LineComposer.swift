import CoreGraphics
import DisplayList
import Foundation

/// Breaks shaped text into lines and gives every glyph its place.
struct LineComposer {
    let shaped: ShapedText
    let style: ParagraphStyle
    let shaper: Shaper
    /// Infinite where lines may be as long as they like.
    let width: Double
    let height: Double

    /// What a line shows, in reading order.
    private enum Piece {
        case clusters(Range<Int>)
        case ellipsis(span: Int, font: ResolvedFont)
    }

    private struct Line {
        var pieces: [Piece]
        var range: Range<Int>
        var paragraph: Int
        /// How long the spaces are that vanish at the wrap.
        var vanished = 0.0
    }

    /// Lengths that differ by less are equal: sums of advances carry rounding errors.
    static let tolerance = 0.001

    private var runs: [TextLayout.Run] = []
    private var decorations: [TextLayout.Decoration] = []
    private var attachments: [TextLayout.AttachmentFrame] = []

    init(shaped: ShapedText, style: ParagraphStyle, shaper: Shaper, width: Double, height: Double) {
        self.shaped = shaped
        self.style = style
        self.shaper = shaper
        self.width = width
        self.height = height
    }

    mutating func compose() -> CachedLayout {
        let fits = shaped.paragraphs.allSatisfy { $0.advance <= width + Self.tolerance }
        let lineLimit = style.lineLimit ?? .max
        var limit = lineLimit
        var limitingHeight: Double?
        if height.isFinite {
            let fitting = linesThatFit()
            if fitting < limit {
                limit = fitting
                limitingHeight = height
            }
        }
        var isTruncated = false
        var placed: [TextLayout.Line] = []
        // Apple's text counts the spaces at a wrap in its width, though they are not seen.
        var widest = 0.0
        if fits, shaped.paragraphs.count <= limit {
            for (index, paragraph) in shaped.paragraphs.enumerated() {
                let segments = wholeParagraph(paragraph)
                placed.append(place(segments, paragraph: index, range: paragraph.range, after: placed.last))
            }
            limitingHeight = nil
        } else {
            let (lines, cut) = breakLines(limit: limit)
            isTruncated = cut
            if !cut { limitingHeight = nil }
            for line in lines {
                var next = place(segments(of: line), paragraph: line.paragraph, range: line.range, after: placed.last)
                next.vanished = line.vanished
                widest = max(widest, next.frame.width + line.vanished)
                placed.append(next)
            }
        }
        widest = placed.reduce(min(widest, max(width, 0))) { max($0, $1.frame.width) }
        align(&placed, in: min(style.roundedUp(widest), max(width, widest)))
        let size = CGSize(
            width: min(style.roundedUp(widest), max(width, 0)),
            height: style.roundedUp(placed.last.map { $0.frame.maxY } ?? 0))
        let layout = TextLayout(
            text: shaped.text, size: size, lines: placed, runs: runs, decorations: decorations,
            attachments: attachments, isTruncated: isTruncated)
        let offered = fits && !isTruncated ? .infinity : width
        let least = isTruncated && style.truncation != .tail ? width : min(widest - Self.tolerance, offered)
        return CachedLayout(
            widths: least...max(least, offered), limitingHeight: limitingHeight,
            lineLimit: style.lineLimit, layout: layout)
    }

    // MARK: Breaking

    /// How many lines of the first font's height the offered height has room for; at least one.
    private func linesThatFit() -> Int {
        guard let font = shaped.fonts.first else { return 1 }
        let lineHeight = font.metrics.lineHeight * style.lineHeightMultiple
        let pitch = lineHeight + style.gap(leading: font.metrics.leading)
        guard pitch > 0, height > 0 else { return 1 }
        // The text's height is rounded up to a pixel, so a height it reported itself must suffice.
        let count = ((height + Self.tolerance - lineHeight) / pitch).rounded(.down) + 1
        return count < 1 ? 1 : Int(min(count, 1e9))
    }

    private func breakLines(limit: Int) -> (lines: [Line], isTruncated: Bool) {
        let (clusters, shares) = shaped.clusters
        var lines: [Line] = []
        for (index, share) in shares.enumerated() {
            let paragraph = shaped.paragraphs[index]
            var start = share.lowerBound
            repeat {
                var end = lineEnd(from: start, in: share, clusters: clusters)
                let isLast = lines.count + 1 == limit
                let hasMore = end < share.upperBound || index + 1 < shares.count
                if isLast, hasMore {
                    lines.append(truncatedLine(from: start, paragraph: index))
                    return (lines, true)
                }
                if start == share.lowerBound, end < share.upperBound {
                    end = withoutOrphan(end, in: share, clusters: clusters)
                }
                // Spaces before a wrap are not seen; those at the end of a paragraph are.
                let visible =
                    end < share.upperBound ? trimmed(start..<end, clusters: clusters) : start..<end
                let lower = start < share.upperBound ? clusters[start].range.lowerBound : paragraph.range.lowerBound
                let upper = end < share.upperBound ? clusters[end].range.lowerBound : paragraph.range.upperBound
                let vanished = clusters[visible.upperBound..<end].reduce(0) { $0 + $1.advance }
                lines.append(
                    Line(pieces: [.clusters(visible)], range: lower..<upper, paragraph: index, vanished: vanished))
                start = end
            } while start < share.upperBound
        }
        return (lines, false)
    }

    /// Where the line that begins at a cluster ends: after as many words as fit, or within the first
    /// where that is too long.
    private func lineEnd(from start: Int, in share: Range<Int>, clusters: [Cluster]) -> Int {
        var sum = 0.0
        var lastBreak = start
        var index = start
        while index < share.upperBound {
            let cluster = clusters[index]
            if cluster.canBreakBefore { lastBreak = index }
            sum += cluster.advance
            if !cluster.isSpace, sum > width + Self.tolerance {
                if lastBreak > start { return lastBreak }
                return max(index, start + 1)
            }
            index += 1
        }
        return share.upperBound
    }

    /// Where the first of two lines ends: a word earlier, where the second would else hold a lone word, both fit, and are
    /// evener so.
    ///
    /// Three and more lines are left alone, as by Apple's text (the rule was found with 17 texts in many widths by the makers of
    /// github.com/iamcgn/swiftui-web, Docs/elements/Text.md; since iOS 11 a label does so, since iOS 14 SwiftUI).
    private func withoutOrphan(_ end: Int, in share: Range<Int>, clusters: [Cluster]) -> Int {
        func startsWord(_ index: Int) -> Bool { clusters[index].canBreakBefore && clusters[index - 1].isSpace }
        func length(_ range: Range<Int>) -> Double {
            clusters[trimmed(range, clusters: clusters)].reduce(0) { $0 + $1.advance }
        }
        let rest = end..<share.upperBound
        guard !style.keepsOrphans, startsWord(end),
            lineEnd(from: end, in: share, clusters: clusters) == share.upperBound,
            !clusters[trimmed(rest, clusters: clusters)].contains(where: \.isSpace),
            let word = (share.lowerBound + 1..<end).last(where: startsWord)
        else { return end }
        let longer = length(word..<share.upperBound)
        let isEvener =
            abs(longer - length(share.lowerBound..<word)) < abs(length(share.lowerBound..<end) - length(rest))
        return isEvener && longer <= width + Self.tolerance ? word : end
    }

    private func trimmed(_ range: Range<Int>, clusters: [Cluster]) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
        return range.lowerBound..<end
    }

    // MARK: Truncation

    private func truncatedLine(from start: Int, paragraph: Int) -> Line {
        let (clusters, shares) = shaped.clusters
        let share = shares[paragraph]
        let head = start..<share.upperBound
        let tail = shares[shares.count - 1]
        let lower =
            start < share.upperBound ? clusters[start].range.lowerBound : shaped.paragraphs[paragraph].range.lowerBound
        let range = lower..<max(lower, shaped.text.utf8.count)
        guard let anchor = runIndex(near: start, paragraph: paragraph) else {
            return Line(pieces: [], range: range, paragraph: paragraph)
        }
        let run = shaped.runs[anchor]
        let sign = shaper.ellipsis(span: run.span, font: primaryFont(of: run), level: 0, in: shaped)
        let room = max(width - sign.advance, 0) + Self.tolerance

        switch style.truncation {
        case .tail:
            let kept = trimmed(prefix(of: head, room: room, clusters: clusters), clusters: clusters)
            return Line(
                pieces: [.clusters(kept), ellipsis(at: kept.isEmpty ? anchor : clusters[kept.upperBound - 1].run)],
                range: range, paragraph: paragraph)
        case .head:
            let kept = suffix(of: paragraph == shares.count - 1 ? head : tail, room: room, clusters: clusters)
            return Line(pieces: [ellipsis(at: anchor), .clusters(kept)], range: range, paragraph: paragraph)
        case .middle:
            let first = trimmed(prefix(of: head, room: room / 2, clusters: clusters), clusters: clusters)
            let used = clusters[first].reduce(0) { $0 + $1.advance }
            let rest = paragraph == shares.count - 1 ? first.upperBound..<share.upperBound : tail
            let last = suffix(of: rest, room: room - used, clusters: clusters)
            return Line(
                pieces: [.clusters(first), ellipsis(at: anchor), .clusters(last)], range: range,
                paragraph: paragraph)
        }
    }

    private func ellipsis(at run: Int) -> Piece {
        .ellipsis(span: shaped.runs[run].span, font: primaryFont(of: shaped.runs[run]))
    }

    private func primaryFont(of run: ShapedRun) -> ResolvedFont { shaped.fonts[run.span] }

    private func runIndex(near start: Int, paragraph: Int) -> Int? {
        let clusters = shaped.clusters.clusters
        if clusters.indices.contains(start) { return clusters[start].run }
        return clusters.last?.run
    }

    private func prefix(of range: Range<Int>, room: Double, clusters: [Cluster]) -> Range<Int> {
        var sum = 0.0
        var end = range.lowerBound
        while end < range.upperBound, sum + clusters[end].advance <= room {
            sum += clusters[end].advance
            end += 1
        }
        return range.lowerBound..<end
    }

    private func suffix(of range: Range<Int>, room: Double, clusters: [Cluster]) -> Range<Int> {
        var sum = 0.0
        var start = range.upperBound
        while start > range.lowerBound, sum + clusters[start - 1].advance <= room {
            sum += clusters[start - 1].advance
            start -= 1
        }
        while start < range.upperBound, clusters[start].isSpace { start += 1 }
        return start..<range.upperBound
    }

    // MARK: Visual order

    private func wholeParagraph(_ paragraph: ShapedParagraph) -> [ShapedRun] {
        paragraph.runs.count == 1
            ? [shaped.runs[paragraph.runs.lowerBound]] : Self.visualOrder(Array(shaped.runs[paragraph.runs]))
    }

    private func segments(of line: Line) -> [ShapedRun] {
        let clusters = shaped.clusters.clusters
        var segments: [ShapedRun] = []
        for piece in line.pieces {
            switch piece {
            case .clusters(let range):
                var start = range.lowerBound
                while start < range.upperBound {
                    let run = clusters[start].run
                    var end = start + 1
                    while end < range.upperBound, clusters[end].run == run { end += 1 }
                    let bytes = clusters[start].range.lowerBound..<clusters[end - 1].range.upperBound
                    segments.append(part(of: shaped.runs[run], bytes))
                    start = end
                }
            case .ellipsis(let span, let font):
                let level: UInt8 = shaped.paragraphs[line.paragraph].isRightToLeft ? 1 : 0
                var run = shaper.ellipsis(span: span, font: font, level: level, in: shaped)
                run.range = 0..<0
                segments.append(run)
            }
        }
        return segments.count > 1 ? Self.visualOrder(segments) : segments
    }

    /// The glyphs of some of a run's bytes.
    private func part(of run: ShapedRun, _ range: Range<Int>) -> ShapedRun {
        if run.range == range { return run }
        // Joined letters change their form at the edge of a line.
        if run.isRightToLeft { return shaper.reshape(run, range: range, in: shaped) }
        let first = Self.firstGlyph(of: run.glyphs, at: range.lowerBound)
        let glyphs = run.glyphs[first..<Self.firstGlyph(of: run.glyphs, at: range.upperBound)]
        if first > 0, glyphs.first?.isUnsafeToBreak == true {
            return shaper.reshape(run, range: range, in: shaped)
        }
        var part = run
        part.range = range
        part.glyphs = Array(glyphs)
        part.advance = glyphs.reduce(0) { $0 + Double($1.advance) }
        return part
    }

    /// Where the glyphs of a byte begin in a run from left to right: a binary search.
    private static func firstGlyph(of glyphs: [ShapedGlyph], at byte: Int) -> Int {
        var low = 0
        var high = glyphs.count
        while low < high {
            let middle = (low + high) / 2
            if Int(glyphs[middle].cluster) < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Rule L2 of the Unicode bidirectional algorithm.
    private static func visualOrder(_ segments: [ShapedRun]) -> [ShapedRun] {
        guard let highest = segments.map(\.level).max(), highest > 0 else { return segments }
        var order = segments
        for level in stride(from: Int(highest), through: 1, by: -1) {
            var start = 0
            while start < order.count {
                if Int(order[start].level) < level { start += 1; continue }
                var end = start
                while end < order.count, Int(order[end].level) >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    // MARK: Placing

    private mutating func place(
        _ segments: [ShapedRun], paragraph: Int, range: Range<Int>, after previous: TextLayout.Line?
    ) -> TextLayout.Line {
        shaper.counts.linesFilled += 1
        var ascent = 0.0
        var descent = 0.0
        var leading = -Double.infinity
        func include(_ metrics: FontMetrics, offset: Double) {
            ascent = max(ascent, metrics.ascent + offset)
            descent = max(descent, metrics.descent - offset)
            leading = max(leading, metrics.leading)
        }
        for segment in segments {
            let offset = shaped.spans[segment.span].baselineOffset
            if let attachment = segment.attachment {
                ascent = max(ascent, attachment.height - attachment.descent + offset)
                descent = max(descent, attachment.descent - offset)
            }
            include(shaped.fonts[segment.span].metrics, offset: offset)
        }
        if segments.isEmpty, let font = font(at: range.lowerBound) { include(font.metrics, offset: 0) }
        if leading == -.infinity { leading = 0 }
        let natural = ascent + descent
        let extra = natural * (style.lineHeightMultiple - 1)
        var top = 0.0
        if let previous { top = max(previous.frame.maxY + style.gap(leading: leading), previous.frame.minY) }
        let baseline = style.snapped(top + extra + ascent)

        let firstRun = runs.count
        var x = 0.0
        for segment in segments {
            let offset = shaped.spans[segment.span].baselineOffset
            place(segment, x: x, baseline: baseline - offset)
            x += segment.advance
        }
        return TextLayout.Line(
            range: range, runs: firstRun..<runs.count,
            frame: CGRect(x: 0, y: top, width: max(x, 0), height: max(natural + extra, 0)), baseline: baseline,
            isRightToLeft: shaped.paragraphs[paragraph].isRightToLeft)
    }

    private func font(at offset: Int) -> ResolvedFont? {
        var end = 0
        for (index, span) in shaped.spans.enumerated() {
            end += span.text.utf8.count
            if offset < end { return shaped.fonts[index] }
        }
        return shaped.fonts.last
    }

    private mutating func place(_ segment: ShapedRun, x: Double, baseline: Double) {
        let span = shaped.spans[segment.span]
        let metrics = segment.font.metrics
        let frame = CGRect(
            x: x, y: baseline - metrics.ascent, width: segment.advance, height: metrics.lineHeight)
        if let attachment = segment.attachment {
            attachments.append(
                TextLayout.AttachmentFrame(
                    span: segment.span, style: span.style,
                    frame: CGRect(
                        x: x, y: baseline + attachment.descent - attachment.height,
                        width: attachment.width, height: attachment.height)))
        }
        let start = segment.range.lowerBound
        var pen = x
        let glyphs = [Glyph](unsafeUninitializedCapacity: segment.glyphs.count) { glyphs, count in
            for (index, glyph) in segment.glyphs.enumerated() {
                glyphs.initializeElement(
                    at: index,
                    to: Glyph(
                        id: glyph.id, x: Float(pen) + glyph.dx, y: Float(baseline) - glyph.dy,
                        cluster: UInt32(max(Int(glyph.cluster) - start, 0))))
                pen += Double(glyph.advance)
            }
            count = segment.glyphs.count
        }
        runs.append(
            TextLayout.Run(
                glyphs: GlyphRun(
                    face: segment.font.face, size: segment.font.size, glyphs: glyphs,
                    text: substring(segment.range), isRightToLeft: segment.isRightToLeft,
                    bounds: frame),
                span: segment.span, style: span.style, range: segment.range))
        if span.attachment == nil {
            decorate(span, index: segment.span, x: x, width: segment.advance, baseline: baseline)
        }
    }

    private func substring(_ range: Range<Int>) -> String {
        let text = shaped.text
        // Only the sign for text left out represents no bytes.
        if range.isEmpty { return "\u{2026}" }
        if range.lowerBound == 0, range.upperBound == text.utf8.count { return text }
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(text[start..<utf8.index(start, offsetBy: range.count)])
    }

    private mutating func decorate(
        _ span: TextSpan, index: Int, x: Double, width: Double, baseline: Double
    ) {
        guard span.underline != nil || span.strikethrough != nil else { return }
        let metrics = shaped.fonts[index].metrics
        // Whole pixels, so that lines are sharp.
        let thickness = max(style.roundedUp(metrics.underlineThickness), 1 / style.scale)
        func append(_ kind: TextLayout.Decoration.Kind, _ pattern: LinePattern?, y: Double) {
            guard let pattern else { return }
            decorations.append(
                TextLayout.Decoration(
                    kind: kind, pattern: pattern,
                    frame: CGRect(x: x, y: style.snapped(y - thickness / 2), width: width, height: thickness),
                    span: index, style: span.style))
        }
        append(.underline, span.underline, y: baseline + metrics.underlineOffset)
        append(.strikethrough, span.strikethrough, y: baseline - metrics.xHeight / 2)
    }

    /// Moves lines to their place in the width of the widest.
    private mutating func align(_ lines: inout [TextLayout.Line], in width: Double) {
        let factor: Double =
            switch (style.alignment, style.layoutDirection) {
            case (.center, _): 0.5
            case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
            case (.leading, .rightToLeft), (.trailing, .leftToRight): 1
            }
        guard factor > 0 else { return }
        for index in lines.indices {
            let line = lines[index]
            let shift = (width - line.frame.width) * factor
            guard shift > 0 else { continue }
            lines[index].frame.origin.x += shift
            for run in line.runs {
                runs[run].glyphs.bounds.origin.x += shift
                for glyph in runs[run].glyphs.glyphs.indices {
                    runs[run].glyphs.glyphs[glyph].x += Float(shift)
                }
            }
            let rows = line.frame.minY..<max(line.frame.maxY, line.frame.minY.nextUp)
            for i in decorations.indices where rows.contains(decorations[i].frame.midY) {
                decorations[i].frame.origin.x += shift
            }
            for i in attachments.indices where rows.contains(attachments[i].frame.midY) {
                attachments[i].frame.origin.x += shift
            }
        }
    }
}
