import DisplayList

/// Lays out again what a change reaches in a long paragraph: from the line before it, to where lines begin as they did.
///
/// Lines are filled one after another, so from a line on that begins with the same characters as before, all are the same.
enum ParagraphWindow {
    /// Shorter paragraphs are laid out as a whole.
    static let leastLength = 2000
    /// How many lines before the one with the change are laid out again: a shorter word may go to the end of the line before.
    private static let linesBefore = 2
    /// The last lines of a part depend on what follows.
    private static let unsureLines = 2

    /// Gives a paragraph of one text the characters that it has in another. Returns whether that was possible; else it has to be
    /// laid out as a whole.
    static func change(
        _ old: inout PlacedParagraph, of oldBytes: UnsafeBufferPointer<UInt8>, to range: Range<Int>,
        of bytes: UnsafeBufferPointer<UInt8>, _ style: ParagraphStyle, _ layOut: (String) -> TextLayout
    ) -> Bool {
        guard old.range.count >= leastLength, range.count >= leastLength, old.isLeftToRight,
            old.start == range.lowerBound, style.layoutDirection == .leftToRight
        else { return false }
        let shared = SharedBytes(
            UnsafeBufferPointer(rebasing: oldBytes[old.range]), UnsafeBufferPointer(rebasing: bytes[range]))
        let change = old.start + shared.prefix..<old.range.upperBound - shared.suffix
        let moved = range.count - old.range.count
        let first = max(line(at: change.lowerBound, in: old.lines) - linesBefore, 0)
        let start = old.lines[first].range.lowerBound
        var more = 4
        while true {
            let last = line(at: change.upperBound, in: old.lines) + more
            let isEnd = last >= old.lines.count
            let end = isEnd ? range.upperBound : old.lines[last].range.lowerBound + moved
            // Where most of it is laid out again, all of it may be.
            guard end - start < range.count / 2 else { return false }
            let layout = layOut(String(decoding: bytes[start..<end], as: UTF8.self))
            guard layout.isLeftToRight, layout.lines.count > unsureLines,
                first == 0 || layout.lines[0].range.count == old.lines[first].range.count
            else { return false }
            if isEnd {
                old.replace(
                    first..<old.lines.count, with: layout, lines: layout.lines.count, start: start, movingRestBy: moved)
                return true
            }
            if let (line, count) = meeting(layout, start - moved, old.lines, behind: change.upperBound) {
                old.replace(first..<line, with: layout, lines: count, start: start, movingRestBy: moved)
                return true
            }
            more *= 2
        }
    }

    /// The first line behind a change that begins where one did before, and how many lines of the new layout are before it.
    ///
    /// - Parameter offset: the byte of the old text at which the layout begins, counted from the end of the text.
    private static func meeting(
        _ layout: TextLayout, _ offset: Int, _ old: [TextLayout.Line], behind change: Int
    ) -> (line: Int, count: Int)? {
        for count in 1..<max(layout.lines.count - unsureLines, 1) {
            let place = layout.lines[count].range.lowerBound + offset
            guard place > change else { continue }
            let line = line(at: place, in: old)
            if old[line].range.lowerBound == place { return (line, count) }
        }
        return nil
    }

    /// The line that a byte is in; the last that begins there or before.
    private static func line(at byte: Int, in lines: [TextLayout.Line]) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].range.lowerBound <= byte { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }
}
