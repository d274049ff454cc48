import CoreGraphics
import DisplayList
import Foundation

/// A paragraph of a long text in its place. Its ranges of bytes count from the beginning of the text.
struct PlacedParagraph {
    /// The bytes of the paragraph, without its break.
    private(set) var range: Range<Int>
    /// In their places; runs are counted from the first of the paragraph.
    private(set) var lines: [TextLayout.Line]
    private(set) var runs: [TextLayout.Run]
    /// Whether all of it runs from left to right, so that its lines depend on nothing but the characters in them.
    let isLeftToRight: Bool
    /// The baselines on which lines were laid out, and their glyphs there. Glyphs are always moved from there, so that no rounding
    /// adds up.
    private var laidOut: [(baseline: Double, glyphs: [GlyphRun])]
    /// The lines that are not in their place yet.
    private var unplaced: Range<Int>

    var start: Int { range.lowerBound }

    /// - Parameter layout: the layout of the paragraph alone; nil for an empty one.
    init(_ layout: TextLayout?, _ range: Range<Int>, in rows: ParagraphRows) {
        self.range = range
        lines = layout?.lines ?? [rows.emptyLine]
        runs = layout?.runs ?? []
        isLeftToRight = layout?.isLeftToRight ?? false
        laidOut = lines.map { [runs] line in (line.baseline, runs[line.runs].map(\.glyphs)) }
        unplaced = lines.indices
        for index in lines.indices { lines[index].range.move(by: range.lowerBound) }
        for index in runs.indices { runs[index].range.move(by: range.lowerBound) }
    }

    /// Moves it by bytes in the text.
    mutating func move(by bytes: Int) {
        range.move(by: bytes)
        move(by: bytes, lines: lines.indices, runs: runs.indices)
    }

    private mutating func move(by bytes: Int, lines moved: Range<Int>, runs movedRuns: Range<Int>) {
        guard bytes != 0 else { return }
        for index in moved { lines[index].range.move(by: bytes) }
        for index in movedRuns { runs[index].range.move(by: bytes) }
    }

    /// Puts the first lines of a layout in the place of others. All further lines move by `bytes`.
    ///
    /// - Parameter start: the byte of the text at which the layout begins.
    mutating func replace(
        _ old: Range<Int>, with layout: TextLayout, lines count: Int, start: Int, movingRestBy bytes: Int
    ) {
        let firstRun = lines[old.lowerBound].runs.lowerBound
        let lastRun = old.upperBound < lines.count ? lines[old.upperBound].runs.lowerBound : runs.count
        let newRuns = count < layout.lines.count ? layout.lines[count].runs.lowerBound : layout.runs.count
        var come = Array(layout.lines[..<count])
        for index in come.indices {
            come[index].range.move(by: start)
            come[index].runs.move(by: firstRun)
        }
        let laid = layout.lines[..<count].map { ($0.baseline, layout.runs[$0.runs].map(\.glyphs)) }
        lines.replaceSubrange(old, with: come)
        laidOut.replaceSubrange(old, with: laid)
        runs.replaceSubrange(
            firstRun..<lastRun,
            with: layout.runs[..<newRuns].map { run in
                var run = run
                run.range.move(by: start)
                return run
            })
        let next = old.lowerBound + count
        let fewer = newRuns - (lastRun - firstRun)
        if fewer != 0 { for index in next..<lines.count { lines[index].runs.move(by: fewer) } }
        range = range.lowerBound..<range.upperBound + bytes
        move(by: bytes, lines: next..<lines.count, runs: firstRun + newRuns..<runs.count)
        unplaced = old.lowerBound..<next
    }

    /// Puts the lines below one another, the first at `top`. Returns where the next paragraph begins.
    mutating func place(at top: Double, in rows: ParagraphRows) -> Double {
        var top = top
        var index = 0
        if !unplaced.contains(0), lines[0].frame.minY == top {
            // All lines before those that came are where they were.
            index = unplaced.isEmpty ? lines.count : unplaced.lowerBound
            top = rows.top(below: lines[index - 1])
        }
        while index < lines.count {
            if index >= unplaced.upperBound, lines[index].frame.minY == top {
                top = rows.top(below: lines[lines.count - 1])
                break
            }
            place(line: index, at: top, in: rows)
            top = rows.top(below: lines[index])
            index += 1
        }
        unplaced = 0..<0
        return top
    }

    private mutating func place(line: Int, at top: Double, in rows: ParagraphRows) {
        let baseline = rows.baseline(ofLineAt: top)
        lines[line].frame.origin.y = top
        lines[line].baseline = baseline
        let laid = laidOut[line]
        for (offset, run) in lines[line].runs.enumerated() {
            var glyphs = laid.glyphs[offset]
            glyphs.bounds.origin.y += baseline - laid.baseline
            for glyph in glyphs.glyphs.indices {
                // On the baseline exactly, wherever the line was laid out.
                glyphs.glyphs[glyph].y = Float(baseline) + (glyphs.glyphs[glyph].y - Float(laid.baseline))
            }
            runs[run].glyphs = glyphs
        }
    }
}

/// Where lines stand below one another: they are all of one font.
struct ParagraphRows {
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

    /// The line of a paragraph without characters.
    var emptyLine: TextLayout.Line {
        TextLayout.Line(
            range: 0..<0, runs: 0..<0, frame: CGRect(x: 0, y: 0, width: 0, height: height), baseline: 0,
            isRightToLeft: style.layoutDirection == .rightToLeft)
    }

    func top(below line: TextLayout.Line) -> Double { max(line.frame.maxY + gap, line.frame.minY) }

    func baseline(ofLineAt top: Double) -> Double { style.snapped(top + ascent) }
}

extension TextLayout {
    /// Whether nothing in it runs from right to left.
    var isLeftToRight: Bool { lines.allSatisfy { !$0.isRightToLeft } && runs.allSatisfy { !$0.glyphs.isRightToLeft } }
}

extension Range<Int> {
    fileprivate mutating func move(by distance: Int) { self = lowerBound + distance..<upperBound + distance }
}
