import CoreGraphics

/// A section of a flow layout: its items in lines.
struct FlowSection {
    /// Where the section begins and ends along the direction of scrolling, in points.
    let start: CGFloat
    private(set) var end: CGFloat
    private(set) var headerFrame: CGRect
    private(set) var footerFrame: CGRect
    /// The frames of the items.
    private(set) var frames: [CGRect] = []
    private var lines: [Line] = []

    private struct Line {
        var items: Range<Int>
        var low: CGFloat
        var high: CGFloat
    }

    /// - Parameters:
    ///   - start: where the section begins along the direction of scrolling.
    ///   - breadth: the length across, with the insets.
    ///   - header: the length of the header along the direction of scrolling.
    ///   - footer: the length of the footer.
    init(
        start: CGFloat, breadth: CGFloat, isVertical: Bool, inset: UIEdgeInsets, header: CGFloat, footer: CGFloat,
        lineSpacing: CGFloat, itemSpacing: CGFloat, sizes: [CGSize]
    ) {
        self.start = start
        func frame(_ low: CGFloat, _ length: CGFloat, _ across: CGFloat, _ width: CGFloat) -> CGRect {
            isVertical
                ? CGRect(x: across, y: low, width: width, height: length)
                : CGRect(x: low, y: across, width: length, height: width)
        }
        headerFrame = frame(start, header, 0, breadth)
        let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let (near, far) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let room = max(0, breadth - near - far)
        var place = start + header + before
        frames.reserveCapacity(sizes.count)
        var first = 0
        var last: (size: CGSize, gap: CGFloat)?
        while first < sizes.count {
            // An item too wide for any line has one to itself.
            var next = first
            var used: CGFloat = 0
            while next < sizes.count {
                let width = isVertical ? sizes[next].width : sizes[next].height
                let wanted = next == first ? width : used + itemSpacing + width
                // A sum of fractions may be too large by a rounding error.
                if next > first, wanted > room + 0.001 { break }
                used = wanted
                next += 1
            }
            let items = first..<next
            let gap = FlowSection.gap(
                items, of: sizes, used: used, room: room, spacing: itemSpacing, isVertical, last)
            let length = sizes[items].map { isVertical ? $0.height : $0.width }.max() ?? 0
            var across = near
            for size in sizes[items] {
                let (width, height) = isVertical ? (size.width, size.height) : (size.height, size.width)
                frames.append(frame(place + (length - height) / 2, height, across, width))
                across += width + gap
            }
            lines.append(Line(items: items, low: place, high: place + length))
            last = (sizes[first], gap)
            place += length + (next < sizes.count ? lineSpacing : 0)
            first = next
        }
        place += after
        footerFrame = frame(place, footer, 0, breadth)
        end = place + footer
    }

    /// The distance between the items of a line.
    private static func gap(
        _ items: Range<Int>, of sizes: [CGSize], used: CGFloat, room: CGFloat, spacing: CGFloat, _ isVertical: Bool,
        _ last: (size: CGSize, gap: CGFloat)?
    ) -> CGFloat {
        func justified(_ count: Int, _ sum: CGFloat) -> CGFloat { max(spacing, (room - sum) / CGFloat(count - 1)) }
        func width(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
        let isLastLine = items.upperBound == sizes.count
        guard isLastLine else {
            return items.count < 2 ? spacing : justified(items.count, sizes[items].reduce(0) { $0 + width($1) })
        }
        let size = sizes[items.lowerBound]
        guard sizes[items].allSatisfy({ width($0) == width(size) }), width(size) > 0 else { return spacing }
        if let last { return width(last.size) == width(size) ? last.gap : spacing }
        // The only line: the items stand where a full line would have them.
        let columns = Int(((room + spacing) / (width(size) + spacing) + 0.001).rounded(.down))
        return columns < 2 ? spacing : justified(columns, CGFloat(columns) * width(size))
    }

    /// The items of the lines that a part of the content shows.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        // Lines follow one another, so the first one that ends beyond `low` is found by halving.
        var (a, b) = (0, lines.count)
        while a < b {
            let middle = (a + b) / 2
            if lines[middle].high < low { a = middle + 1 } else { b = middle }
        }
        var end = a
        while end < lines.count, lines[end].low <= high { end += 1 }
        return a < end ? lines[a].items.lowerBound..<lines[end - 1].items.upperBound : 0..<0
    }
}
