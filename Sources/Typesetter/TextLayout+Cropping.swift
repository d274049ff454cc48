import CoreGraphics
import DisplayList

extension TextLayout {
    /// The layout with the lines alone that lie in a band from one vertical to another. Lines follow one another downwards.
    package func lines(in band: Range<Double>) -> TextLayout {
        let first = lines.partition { $0.frame.maxY >= band.lowerBound }
        let end = max(lines.partition { $0.frame.minY >= band.upperBound }, first)
        let start = first < lines.count ? lines[first].runs.lowerBound : runs.count
        let rest = end < lines.count ? lines[end].runs.lowerBound : runs.count
        return TextLayout(
            text: text, size: size,
            lines: lines[first..<end].map { line in
                var line = line
                line.runs = line.runs.lowerBound - start..<line.runs.upperBound - start
                return line
            }, runs: Array(runs[start..<max(rest, start)]), decorations: decorations, attachments: attachments,
            isTruncated: isTruncated)
    }

    /// The layout with the glyphs alone that lie in a band from one vertical to another. Runs from right to left stay whole.
    package func cropped(to band: ClosedRange<Double>) -> TextLayout {
        let cropped = runs.map { run -> Run in
            let glyphs = run.glyphs.glyphs
            guard !run.glyphs.isRightToLeft,
                let first = glyphs.firstIndex(where: { Double($0.x) >= band.lowerBound }),
                let last = glyphs.lastIndex(where: { Double($0.x) <= band.upperBound }), first <= last,
                first > 0 || last < glyphs.count - 1
            else { return run }
            // Whole clusters.
            let start = glyphs[..<first].lastIndex { $0.cluster < glyphs[first].cluster }.map { $0 + 1 } ?? 0
            let end = glyphs[last...].firstIndex { $0.cluster > glyphs[last].cluster } ?? glyphs.count
            let bytes = Int(glyphs[start].cluster)..<(end < glyphs.count ? Int(glyphs[end].cluster) : run.range.count)
            var part = run
            part.range = run.range.lowerBound + bytes.lowerBound..<run.range.lowerBound + bytes.upperBound
            part.glyphs.glyphs = glyphs[start..<end].map { glyph in
                var glyph = glyph
                glyph.cluster -= UInt32(bytes.lowerBound)
                return glyph
            }
            part.glyphs.text = String(decoding: Array(run.glyphs.text.utf8)[bytes], as: UTF8.self)
            let box = run.glyphs.bounds
            let minX = start > 0 ? Double(glyphs[start].x) : box.minX
            let maxX = end < glyphs.count ? Double(glyphs[end].x) : box.maxX
            part.glyphs.bounds = CGRect(x: minX, y: box.minY, width: max(maxX - minX, 0), height: box.height)
            return part
        }
        return TextLayout(
            text: text, size: size, lines: lines, runs: cropped, decorations: decorations, attachments: attachments,
            isTruncated: isTruncated)
    }
}

extension [TextLayout.Line] {
    /// The first line from which on a condition holds, by a binary search.
    fileprivate func partition(_ holds: (TextLayout.Line) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
