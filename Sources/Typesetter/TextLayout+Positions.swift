import CoreGraphics
import DisplayList
import Foundation

/// A place between two characters. Where a line is wrapped, and where text that runs from right to left meets text that
/// runs from left to right, an offset represents two places that are seen apart.
package struct TextPlace: Hashable, Sendable {
    /// Bytes of UTF-8 before the place.
    package var offset: Int
    /// Whether it is the end of what comes before rather than the start of what follows.
    package var isUpstream: Bool

    package init(_ offset: Int, isUpstream: Bool = false) {
        self.offset = offset
        self.isUpstream = isUpstream
    }
}

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
    package func caret(at offset: Int) -> CGRect { caret(at: TextPlace(offset)) }

    /// A line of no width where characters that are typed at a place appear, as high as its line.
    package func caret(at place: TextPlace) -> CGRect {
        guard let index = lineIndex(of: place) else {
            return CGRect(x: 0, y: 0, width: 0, height: size.height)
        }
        let line = lines[index]
        let stops = stops(in: line)
        let offset = place.offset
        var x = line.isRightToLeft ? line.frame.maxX : line.frame.minX
        if place.isUpstream,
            let stop = stops.first(where: { $0.range.lowerBound < offset && $0.range.upperBound >= offset })
        {
            x = self.x(of: offset, in: stop)
        } else if let stop = stops.first(where: { $0.range.contains(offset) }) {
            x = self.x(of: offset, in: stop)
        } else if let last = stops.max(by: { $0.range.upperBound < $1.range.upperBound }),
            offset >= last.range.upperBound
        {
            x = last.isRightToLeft ? last.minX : last.maxX
        }
        return CGRect(x: x, y: line.frame.minY, width: 0, height: line.frame.height)
    }

    /// Where a character begins in a cluster, which may be a ligature of several.
    private func x(of offset: Int, in stop: Stop) -> Double {
        let share = Double(offset - stop.range.lowerBound) / Double(max(stop.range.count, 1))
        let advance = (stop.maxX - stop.minX) * share
        return stop.isRightToLeft ? stop.maxX - advance : stop.minX + advance
    }

    /// The UTF-8 offset nearest to a point.
    package func offset(at point: CGPoint) -> Int { place(at: point).offset }

    /// The place between characters that is nearest to a point.
    package func place(at point: CGPoint) -> TextPlace {
        guard let index = lines.lastIndex(where: { $0.frame.minY <= point.y }) ?? lines.indices.first else {
            return TextPlace(0)
        }
        return place(nearest: point.x, inLine: index)
    }

    /// The place between the characters of a line that is nearest to a vertical.
    package func place(nearest x: Double, inLine index: Int) -> TextPlace {
        guard lines.indices.contains(index) else { return TextPlace(0) }
        let line = lines[index]
        let units = units(inLine: index)
        guard let left = units.first, let right = units.last else { return TextPlace(line.range.lowerBound) }
        if x <= left.minX { return place(beside: left, onRight: false, inLine: index) }
        if x >= right.maxX { return place(beside: right, onRight: true, inLine: index) }
        let hit = units.last { $0.minX <= x } ?? left
        return place(beside: hit, onRight: x >= (hit.minX + hit.maxX) / 2, inLine: index)
    }

    /// The line that a place is on; nil if there are no lines.
    package func lineIndex(of place: TextPlace) -> Int? {
        guard let index = lineIndex(at: place.offset) else { return nil }
        // A line that begins where the one before ends was wrapped there.
        if place.isUpstream, index > 0, lines[index].range.lowerBound == place.offset,
            lines[index - 1].range.upperBound == place.offset
        {
            return index - 1
        }
        return index
    }

    /// The place one character further to the right or left, as people see it; nil at the ends of the text.
    package func place(nextTo place: TextPlace, onRight: Bool) -> TextPlace? {
        guard let index = lineIndex(of: place) else { return nil }
        let units = units(inLine: index)
        let line = lines[index]
        let edge = edge(of: place, among: units) ?? (line.isRightToLeft ? 0 : units.count)
        let next = onRight ? edge : edge - 1
        if units.indices.contains(next) { return self.place(beside: units[next], onRight: onRight, inLine: index) }
        // Beyond its end a line continues with the next one, in the direction in which its paragraph is read.
        let isForward = onRight != line.isRightToLeft
        let neighbour = isForward ? index + 1 : index - 1
        guard lines.indices.contains(neighbour) else { return nil }
        let isWrapped =
            isForward
            ? lines[neighbour].range.lowerBound == line.range.upperBound
            : lines[neighbour].range.upperBound == line.range.lowerBound
        let around = self.units(inLine: neighbour)
        guard let entered = lines[neighbour].isRightToLeft == isForward ? around.last : around.first else {
            return TextPlace(lines[neighbour].range.lowerBound)
        }
        let side = lines[neighbour].isRightToLeft == isForward
        let there = self.place(beside: entered, onRight: side, inLine: neighbour)
        // The end of one wrapped line and the start of the next are one place, so that the step continues by a
        // character.
        return isWrapped && there.offset == place.offset
            ? self.place(beside: entered, onRight: !side, inLine: neighbour) : there
    }

    /// A character as people count them, with its horizontal extent.
    private struct Unit {
        var range: Range<Int>
        var minX: Double
        var maxX: Double
        var isRightToLeft: Bool
    }

    /// The characters of a line, from left to right.
    private func units(inLine index: Int) -> [Unit] {
        let line = lines[index]
        let stops = stops(in: line)
        guard !stops.isEmpty else { return [] }
        var units: [Unit] = []
        let utf8 = text.utf8
        var start = utf8.index(utf8.startIndex, offsetBy: line.range.lowerBound)
        let end = utf8.index(utf8.startIndex, offsetBy: line.range.upperBound)
        var offset = line.range.lowerBound
        let ordered = stops.sorted { $0.range.lowerBound < $1.range.lowerBound }
        // The first of those that may reach into the character; they go along with it.
        var first = 0
        while start < end {
            let next = min(text.index(after: start), end)
            let count = utf8.distance(from: start, to: next)
            let range = offset..<offset + max(count, 1)
            while first < ordered.count, ordered[first].range.upperBound <= range.lowerBound { first += 1 }
            var index = first
            while index < ordered.count, ordered[index].range.lowerBound < range.upperBound {
                let stop = ordered[index]
                index += 1
                guard stop.range.overlaps(range) else { continue }
                let from = x(of: max(range.lowerBound, stop.range.lowerBound), in: stop)
                let to = x(of: min(range.upperBound, stop.range.upperBound), in: stop)
                if let last = units.last, last.range == range {
                    units[units.count - 1].minX = min(last.minX, from, to)
                    units[units.count - 1].maxX = max(last.maxX, from, to)
                } else {
                    units.append(
                        Unit(
                            range: range, minX: min(from, to), maxX: max(from, to), isRightToLeft: stop.isRightToLeft))
                }
            }
            offset = range.upperBound
            start = next
        }
        return units.enumerated().sorted { ($0.element.minX, $0.offset) < ($1.element.minX, $1.offset) }.map(\.element)
    }

    /// Between which characters a place lies: the index of the one on its right; nil behind those that are seen.
    private func edge(of place: TextPlace, among units: [Unit]) -> Int? {
        let before = units.firstIndex { $0.range.upperBound == place.offset }
        let after = units.firstIndex { $0.range.contains(place.offset) }
        if let unit = place.isUpstream ? before ?? after : after ?? before {
            let isEnd = units[unit].range.upperBound == place.offset
            return isEnd != units[unit].isRightToLeft ? unit + 1 : unit
        }
        return nil
    }

    /// The place on one side of a character.
    private func place(beside unit: Unit, onRight: Bool, inLine index: Int) -> TextPlace {
        guard onRight != unit.isRightToLeft else { return TextPlace(unit.range.lowerBound) }
        let offset = unit.range.upperBound
        return TextPlace(offset, isUpstream: isTwofold(offset, inLine: index))
    }

    /// Whether an offset at which a character ends has another place, too: on the next line or beside text that runs the
    /// other way.
    private func isTwofold(_ offset: Int, inLine index: Int) -> Bool {
        if offset == lines[index].range.upperBound {
            return lines.indices.contains(index + 1) && lines[index + 1].range.lowerBound == offset
        }
        let stops = stops(in: lines[index])
        guard let before = stops.first(where: { $0.range.lowerBound < offset && $0.range.upperBound >= offset }),
            let after = stops.first(where: { $0.range.contains(offset) })
        else { return false }
        return before.isRightToLeft != after.isRightToLeft
    }

    /// The areas that characters of a range of UTF-8 bytes cover, line by line.
    package func rectangles(for range: Range<Int>) -> [CGRect] {
        lines.flatMap { line -> [CGRect] in
            guard line.range.lowerBound < range.upperBound, range.lowerBound < line.range.upperBound else { return [] }
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
        guard !lines.isEmpty else { return nil }
        // Lines follow one another in the text.
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }

    /// The clusters of a line, read off its glyphs: one walk along the line.
    private func stops(in line: Line) -> [Stop] {
        var stops: [Stop] = []
        for run in runs[line.runs] where !run.range.isEmpty {
            let glyphs = run.glyphs.glyphs
            let box = run.glyphs.bounds
            let base = run.range.lowerBound
            let first = stops.count
            var index = glyphs.startIndex
            while index < glyphs.endIndex {
                let glyph = glyphs[index]
                var next = index + 1
                while next < glyphs.endIndex, glyphs[next].cluster == glyph.cluster { next += 1 }
                let end = next < glyphs.endIndex ? Double(glyphs[next].x) : box.maxX
                stops.append(
                    Stop(
                        range: base + Int(glyph.cluster)..<run.range.upperBound,
                        minX: index == 0 ? box.minX : Double(glyph.x), maxX: max(end, Double(glyph.x)),
                        isRightToLeft: run.glyphs.isRightToLeft))
                index = next
            }
            Self.cutRanges(&stops[first...])
        }
        return stops
    }

    /// Ends each cluster of a run where the next one in the text begins.
    private static func cutRanges(_ stops: inout ArraySlice<Stop>) {
        var order = Array(stops.indices)
        if zip(order, order.dropFirst()).contains(where: { stops[$0].range.lowerBound > stops[$1].range.lowerBound }) {
            order.sort { stops[$0].range.lowerBound < stops[$1].range.lowerBound }
        }
        var end: Int?
        var last: Int?
        for index in order.reversed() {
            let start = stops[index].range.lowerBound
            // Parts of a cluster that are seen apart have the same bytes.
            if let last, stops[last].range.lowerBound == start {
                stops[index].range = stops[last].range
                continue
            }
            if let end { stops[index].range = start..<max(end, start) }
            end = start
            last = index
        }
    }
}
