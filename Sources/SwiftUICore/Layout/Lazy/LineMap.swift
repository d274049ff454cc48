/// How the elements of a lazy container are in lines: headers and footers in separate lines, others `perLine` together.
struct LineMap {
    struct Segment {
        var firstLine: Int
        var firstElement: Int
        var count: Int
        var perLine: Int
        /// The number of the section; nil outside sections.
        var section: Int?

        var lines: Int { (count + perLine - 1) / perLine }
    }

    /// The lines of a section.
    struct SectionLines {
        var header: Range<Int>
        var rows: Range<Int>
        var footer: Range<Int>
    }

    private(set) var segments: [Segment] = []
    private(set) var sections: [SectionLines] = []
    private(set) var lineCount = 0
    let elementCount: Int

    init(elementCount: Int, sections extents: [SectionExtent], perLine: Int) {
        self.elementCount = elementCount
        var element = 0
        for (number, section) in extents.enumerated() {
            append(section.start - element, perLine, from: element, nil)
            let header = append(section.headers, 1, from: section.start, number)
            let rows = append(section.rows, perLine, from: section.start + section.headers, number)
            let footer = append(
                section.footers, 1, from: section.start + section.headers + section.rows, number)
            sections.append(SectionLines(header: header, rows: rows, footer: footer))
            element = section.end
        }
        append(elementCount - element, perLine, from: element, nil)
    }

    @discardableResult
    private mutating func append(_ count: Int, _ perLine: Int, from element: Int, _ section: Int?) -> Range<Int> {
        guard count > 0 else { return lineCount..<lineCount }
        let segment = Segment(
            firstLine: lineCount, firstElement: element, count: count, perLine: max(1, perLine), section: section)
        segments.append(segment)
        let first = lineCount
        lineCount += segment.lines
        return first..<lineCount
    }

    private func segment(where isBefore: (Segment) -> Bool) -> Segment? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(segments[middle]) { low = middle + 1 } else { high = middle }
        }
        return low < segments.count ? segments[low] : nil
    }

    /// The elements of a line, and whether they share it as cells do.
    func elements(ofLine line: Int) -> (range: Range<Int>, isShared: Bool) {
        guard let segment = segment(where: { $0.firstLine + $0.lines <= line }) else { return (0..<0, false) }
        let first = (line - segment.firstLine) * segment.perLine
        let range = first..<min(segment.count, first + segment.perLine)
        let isHeading = segment.section.map {
            sections[$0].header.contains(line) || sections[$0].footer.contains(line)
        }
        return (
            (range.lowerBound + segment.firstElement)..<(range.upperBound + segment.firstElement),
            !(isHeading ?? false)
        )
    }

    func line(ofElement index: Int) -> Int? {
        guard let segment = segment(where: { $0.firstElement + $0.count <= index }) else { return nil }
        return segment.firstLine + (index - segment.firstElement) / segment.perLine
    }
}
