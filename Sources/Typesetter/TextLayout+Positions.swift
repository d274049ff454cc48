import CoreGraphics
import DisplayList
import Foundation

/// Places of characters, for carets, selections and taps.
extension TextLayout {
    /// A cluster's horizontal extent.
    private struct Stop {
        var range: Range<Int>
        var minX: Double
        var maxX: Double
        var isRightToLeft: Bool
    }

    /// A line of no width before the character at a UTF-8 offset, as high as its line. An offset out
    /// of bounds counts as the nearest within.
    package func caret(at offset: Int) -> CGRect {
        guard let index = lineIndex(at: offset) else {
            return CGRect(x: 0, y: 0, width: 0, height: size.height)
        }
        let line = lines[index]
        let stops = stops(in: line)
        var x = line.isRightToLeft ? line.frame.maxX : line.frame.minX
        if let stop = stops.first(where: { $0.range.contains(offset) }) {
            let share = Double(offset - stop.range.lowerBound) / Double(max(stop.range.count, 1))
            let advance = (stop.maxX - stop.minX) * share
            x = stop.isRightToLeft ? stop.maxX - advance : stop.minX + advance
        } else if let last = stops.max(by: { $0.range.upperBound < $1.range.upperBound }),
            offset >= last.range.upperBound
        {
            x = last.isRightToLeft ? last.minX : last.maxX
        }
        return CGRect(x: x, y: line.frame.minY, width: 0, height: line.frame.height)
    }

    /// The UTF-8 offset nearest to a point.
    package func offset(at point: CGPoint) -> Int {
        guard let first = lines.first else { return 0 }
        let line = lines.last { $0.frame.minY <= point.y } ?? first
        let stops = stops(in: line).sorted { $0.minX < $1.minX }
        guard let left = stops.first, let right = stops.last else { return line.range.lowerBound }
        func edge(_ stop: Stop, left: Bool) -> Int {
            left == stop.isRightToLeft ? stop.range.upperBound : stop.range.lowerBound
        }
        if point.x <= left.minX { return edge(left, left: true) }
        if point.x >= right.maxX { return edge(right, left: false) }
        let hit = stops.last { $0.minX <= point.x } ?? left
        return edge(hit, left: point.x < (hit.minX + hit.maxX) / 2)
    }

    /// The areas that characters of a range of UTF-8 bytes cover, line by line.
    package func rectangles(for range: Range<Int>) -> [CGRect] {
        lines.flatMap { line -> [CGRect] in
            var rectangles: [CGRect] = []
            for stop in stops(in: line).sorted(by: { $0.minX < $1.minX })
            where stop.range.overlaps(range) {
                let box = CGRect(
                    x: stop.minX, y: line.frame.minY, width: stop.maxX - stop.minX,
                    height: line.frame.height)
                if let last = rectangles.last, abs(last.maxX - box.minX) < 0.01 {
                    rectangles[rectangles.count - 1] = last.union(box)
                } else {
                    rectangles.append(box)
                }
            }
            return rectangles
        }
    }

    private func lineIndex(at offset: Int) -> Int? {
        lines.lastIndex { $0.range.lowerBound <= offset } ?? lines.indices.first
    }

    /// The clusters of a line, read off its glyphs.
    private func stops(in line: Line) -> [Stop] {
        var stops: [Stop] = []
        for run in runs[line.runs] where !run.range.isEmpty {
            let glyphs = run.glyphs.glyphs
            let starts = Set(glyphs.map { Int($0.cluster) }).sorted()
            let box = run.glyphs.bounds
            var previous: UInt32?
            for (index, glyph) in glyphs.enumerated() where glyph.cluster != previous {
                previous = glyph.cluster
                let next = glyphs[index...].first { $0.cluster != glyph.cluster }
                let position = starts.firstIndex(of: Int(glyph.cluster))!
                let end = position + 1 < starts.count ? starts[position + 1] : run.range.count
                let base = run.range.lowerBound
                stops.append(
                    Stop(
                        range: base + Int(glyph.cluster)..<base + max(end, Int(glyph.cluster)),
                        minX: index == 0 ? box.minX : Double(glyph.x),
                        maxX: max(next.map { Double($0.x) } ?? box.maxX, Double(glyph.x)),
                        isRightToLeft: run.glyphs.isRightToLeft))
            }
        }
        return stops
    }
}
