import Foundation

/// What is kept of two areas.
package enum AreaOperation: Sendable {
    case union, intersection, subtraction, symmetricDifference

    fileprivate func keeps(_ inA: Bool, _ inB: Bool) -> Bool {
        switch self {
        case .union: inA || inB
        case .intersection: inA && inB
        case .subtraction: inA && !inB
        case .symmetricDifference: inA != inB
        }
    }
}

extension PathData {
    /// The area of both paths combined, as simple loops that do not cross: outlines run one way, holes the other.
    ///
    /// Curves are followed by short lines, about a hundredth of a point off at most.
    package func combined(_ operation: AreaOperation, _ other: PathData, evenOdd: Bool) -> PathData {
        var arrangement = EdgeArrangement(covering: [self, other])
        arrangement.add(self, .a)
        arrangement.add(other, .b)
        arrangement.split()
        func isInside(_ winding: Int) -> Bool { evenOdd ? winding % 2 != 0 : winding != 0 }
        let loops = arrangement.loops { operation.keeps(isInside($0.a), isInside($0.b)) }
        let elements = loops.flatMap { loop in
            [PathElement.move(loop[0])] + loop.dropFirst().map { .line($0) } + [.close]
        }
        return elements.isEmpty ? .empty : .elements(elements)
    }

    /// The parts of this path's lines that lie in the area of `other`, or those outside of it.
    package func lines(insideOf other: PathData, _ wantsInside: Bool, evenOdd: Bool) -> PathData {
        let area = Polyline.pieces(of: other)
        let walls = area.flatMap { piece in
            zip(piece.points, piece.points.dropFirst() + piece.points.prefix(1)).map { ($0, $1) }
        }
        var elements: [PathElement] = []
        for piece in Polyline.pieces(of: self) {
            var isDrawing = false
            for (a, b) in zip(piece.loop, piece.loop.dropFirst()) where a != b {
                let cuts = walls.compactMap { Polyline.crossing(a, b, $0.0, $0.1) }.filter { $0 > 0 && $0 < 1 }.sorted()
                func point(_ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
                for (from, to) in zip([0] + cuts, cuts + [1]) where to > from {
                    guard Polyline.contain(area, point((from + to) / 2), evenOdd: evenOdd) == wantsInside else {
                        isDrawing = false
                        continue
                    }
                    if !isDrawing { elements.append(.move(point(from))) }
                    elements.append(.line(point(to)))
                    isDrawing = true
                }
            }
        }
        return elements.isEmpty ? .empty : .elements(elements)
    }
}

extension Polyline {
    /// Whether the area that pieces enclose holds a point.
    package static func contain(_ pieces: [Polyline], _ p: CGPoint, evenOdd: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        for piece in pieces {
            for (a, b) in zip(piece.points, piece.points.dropFirst() + piece.points.prefix(1))
            where (a.y <= p.y) != (b.y <= p.y) {
                guard a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x else { continue }
                winding += b.y > a.y ? 1 : -1
                crossings += 1
            }
        }
        return evenOdd ? crossings % 2 == 1 : winding != 0
    }

    /// How far along the line from `a` to `b` (0 to 1) it meets the line from `c` to `d`; nil if they do not meet.
    fileprivate static func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
        let (ux, uy, vx, vy) = (b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y)
        let cross = ux * vy - uy * vx
        guard cross != 0 else { return nil }
        let t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross
        let s = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross
        return s >= 0 && s <= 1 ? t : nil
    }
}

/// Lines of two paths on a fine grid, cut where they meet.
///
/// Whole numbers make every question about sides exact. Cutting moves a line by less than a step of the grid, which may make it
/// meet others, so it is done again until nothing is cut any more.
private struct EdgeArrangement {
    enum Owner { case a, b }

    /// How often each path goes round a point.
    struct Winding: Hashable {
        var a = 0
        var b = 0
        static func + (x: Winding, y: Winding) -> Winding { Winding(a: x.a + y.a, b: x.b + y.b) }
        static prefix func - (x: Winding) -> Winding { Winding(a: -x.a, b: -x.b) }
    }

    struct Point: Hashable, Comparable {
        var x: Int
        var y: Int
        static func < (p: Point, q: Point) -> Bool { (p.x, p.y) < (q.x, q.y) }
    }

    /// A line from the lesser to the greater point.
    struct Edge: Hashable {
        var from: Point
        var to: Point
    }

    /// How often each line is walked, from its lesser to its greater point.
    private var edges: [Edge: Winding] = [:]
    private let scale: CGFloat
    private let origin: CGPoint

    /// Products of two differences must fit into 63 bits, and the middle of a line must lie on the grid.
    private static let gridSize: CGFloat = 536_870_912
    private static let finest: CGFloat = 8192
    private static let mostRounds = 12

    init(covering paths: [PathData]) {
        var (minX, minY, maxX, maxY) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        for p in paths.lazy.flatMap({ Polyline.pieces(of: $0) }).flatMap(\.points) {
            (minX, minY, maxX, maxY) = (min(minX, p.x), min(minY, p.y), max(maxX, p.x), max(maxY, p.y))
        }
        let reach = max(maxX - minX, maxY - minY, 1)
        // A power of two, so that what lies on a simple fraction of a point stays there.
        scale = min(exp2(floor(log2(EdgeArrangement.gridSize / reach))), EdgeArrangement.finest)
        origin = CGPoint(x: ((minX + maxX) / 2).rounded(), y: ((minY + maxY) / 2).rounded())
    }

    mutating func add(_ path: PathData, _ owner: Owner) {
        for piece in Polyline.pieces(of: path) {
            let points = piece.points.map(snap)
            for (p, q) in zip(points, points.dropFirst() + points.prefix(1)) {
                let direction = p < q ? 1 : -1
                insert(p, q, owner == .a ? Winding(a: direction) : Winding(b: direction))
            }
        }
    }

    private mutating func insert(_ p: Point, _ q: Point, _ winding: Winding) {
        guard p != q else { return }
        let edge = p < q ? Edge(from: p, to: q) : Edge(from: q, to: p)
        let sum = edges[edge, default: Winding()] + winding
        edges[edge] = sum == Winding() ? nil : sum
    }

    /// Even numbers, so that the middle of a line is on the grid.
    private func snap(_ p: CGPoint) -> Point {
        func even(_ value: CGFloat) -> Int { Int((value * scale / 2).rounded()) * 2 }
        return Point(x: even(p.x - origin.x), y: even(p.y - origin.y))
    }

    private func point(_ p: Point) -> CGPoint {
        CGPoint(x: CGFloat(p.x) / scale + origin.x, y: CGFloat(p.y) / scale + origin.y)
    }

    // MARK: Cutting

    mutating func split() {
        for _ in 0..<Self.mostRounds {
            let cuts = findCuts()
            if cuts.isEmpty { return }
            for (edge, points) in cuts {
                guard let winding = edges.removeValue(forKey: edge) else { continue }
                let ordered = points.sorted { Self.along(edge, $0) < Self.along(edge, $1) }
                for (p, q) in zip([edge.from] + ordered, ordered + [edge.to]) {
                    insert(p, q, p < q ? winding : -winding)
                }
            }
        }
    }

    private static func along(_ edge: Edge, _ p: Point) -> Int {
        (p.x - edge.from.x) * (edge.to.x - edge.from.x) + (p.y - edge.from.y) * (edge.to.y - edge.from.y)
    }

    private func findCuts() -> [Edge: Set<Point>] {
        // Swept from left to right; only lines that overlap in x and y are compared.
        let sorted = edges.keys.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        var active: [Edge] = []
        var cuts: [Edge: Set<Point>] = [:]
        for edge in sorted {
            active.removeAll { $0.to.x < edge.from.x }
            let low = min(edge.from.y, edge.to.y)
            let high = max(edge.from.y, edge.to.y)
            for other in active where max(other.from.y, other.to.y) >= low && min(other.from.y, other.to.y) <= high {
                for p in Self.meetings(edge, other) {
                    if p != edge.from, p != edge.to { cuts[edge, default: []].insert(p) }
                    if p != other.from, p != other.to { cuts[other, default: []].insert(p) }
                }
            }
            active.append(edge)
        }
        return cuts
    }

    /// Twice the area of a triangle: positive where `p` lies to the left of the edge.
    private static func side(_ edge: Edge, _ p: Point) -> Int {
        (edge.to.x - edge.from.x) * (p.y - edge.from.y) - (edge.to.y - edge.from.y) * (p.x - edge.from.x)
    }

    private static func meetings(_ a: Edge, _ b: Edge) -> [Point] {
        let (s1, s2) = (side(a, b.from), side(a, b.to))
        let (t1, t2) = (side(b, a.from), side(b, a.to))
        var points: [Point] = []
        // Ends that lie on the other line.
        if s1 == 0, isWithin(a, b.from) { points.append(b.from) }
        if s2 == 0, isWithin(a, b.to) { points.append(b.to) }
        if t1 == 0, isWithin(b, a.from) { points.append(a.from) }
        if t2 == 0, isWithin(b, a.to) { points.append(a.to) }
        if (s1 > 0) != (s2 > 0), (t1 > 0) != (t2 > 0), s1 != 0, s2 != 0, t1 != 0, t2 != 0 {
            let t = Double(t1) / (Double(t1) - Double(t2))
            func even(_ from: Int, _ to: Int) -> Int { Int(((Double(from) + Double(to - from) * t) / 2).rounded()) * 2 }
            points.append(Point(x: even(a.from.x, a.to.x), y: even(a.from.y, a.to.y)))
        }
        return points
    }

    private static func isWithin(_ edge: Edge, _ p: Point) -> Bool {
        p.x >= edge.from.x && p.x <= edge.to.x && p.y >= min(edge.from.y, edge.to.y)
            && p.y <= max(edge.from.y, edge.to.y)
    }

    // MARK: Putting together

    /// The outlines of the area whose windings are kept, the area to the left of each line.
    func loops(_ isKept: (Winding) -> Bool) -> [[CGPoint]] {
        var next: [Point: [Point]] = [:]
        let index = EdgeIndex(edges)
        for (edge, own) in edges.sorted(by: { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }) {
            let right = index.winding(rightOf: edge, own: own)
            let (keepsLeft, keepsRight) = (isKept(right + own), isKept(right))
            guard keepsLeft != keepsRight else { continue }
            if keepsLeft {
                next[edge.from, default: []].append(edge.to)
            } else {
                next[edge.to, default: []].append(edge.from)
            }
        }
        var loops: [[CGPoint]] = []
        for start in next.keys.sorted() {
            while let first = next[start]?.popLast() {
                var loop = [start]
                var (before, current) = (start, first)
                while current != start {
                    loop.append(current)
                    guard let following = Self.takeTurn(from: before, at: current, &next) else { break }
                    (before, current) = (current, following)
                }
                let corners = Self.withoutStraightPoints(loop)
                if corners.count > 2 { loops.append(corners.map(point)) }
            }
        }
        return loops
    }

    /// Where several lines continue from a point, the one that bounds the same corner of the area keeps loops from
    /// crossing.
    private static func takeTurn(from before: Point, at p: Point, _ next: inout [Point: [Point]]) -> Point? {
        guard let ways = next[p], !ways.isEmpty else { return nil }
        var best = 0
        if ways.count > 1 {
            let back = atan2(Double(before.y - p.y), Double(before.x - p.x))
            func turn(_ q: Point) -> Double {
                let angle = atan2(Double(q.y - p.y), Double(q.x - p.x)) - back
                return angle <= 0 ? angle + 2 * .pi : angle
            }
            best = ways.indices.max { turn(ways[$0]) < turn(ways[$1]) }!
        }
        return next[p]!.remove(at: best)
    }

    private static func withoutStraightPoints(_ loop: [Point]) -> [Point] {
        var result: [Point] = []
        for (index, p) in loop.enumerated() {
            let before = result.last ?? loop[loop.count - 1]
            let after = loop[(index + 1) % loop.count]
            let (ux, uy, vx, vy) = (p.x - before.x, p.y - before.y, after.x - p.x, after.y - p.y)
            if ux * vy == uy * vx, ux * vx + uy * vy >= 0 { continue }
            result.append(p)
        }
        return result
    }
}

/// Finds how often paths go round the sides of lines.
private struct EdgeIndex {
    private let edges: [(key: EdgeArrangement.Edge, value: EdgeArrangement.Winding)]
    private let rows: Bands
    private let columns: Bands

    /// Lines by which bands of a coordinate they touch.
    private struct Bands {
        private var buckets: [[Int]]
        private let start: Int
        private let step: Int

        init(_ ranges: [(Int, Int)]) {
            let count = max(1, min(ranges.count, 512))
            start = ranges.map(\.0).min() ?? 0
            step = max(1, ((ranges.map(\.1).max() ?? 0) - start) / count + 1)
            buckets = Array(repeating: [], count: count)
            for (index, range) in ranges.enumerated() {
                for band in (range.0 - start) / step...(range.1 - start) / step { buckets[band].append(index) }
            }
        }

        func lines(at value: Int) -> [Int] { buckets[(value - start) / step] }
    }

    init(_ edges: [EdgeArrangement.Edge: EdgeArrangement.Winding]) {
        let all = Array(edges)
        self.edges = all
        rows = Bands(all.map { (min($0.key.from.y, $0.key.to.y), max($0.key.from.y, $0.key.to.y)) })
        columns = Bands(all.map { ($0.key.from.x, $0.key.to.x) })
    }

    /// How often each path goes round a point just to the right of the middle of an edge, seen along it (y up).
    func winding(rightOf edge: EdgeArrangement.Edge, own winding: EdgeArrangement.Winding) -> EdgeArrangement.Winding {
        let x = (edge.from.x + edge.to.x) / 2
        let y = (edge.from.y + edge.to.y) / 2
        var sum = EdgeArrangement.Winding()
        // A ray away from the edge, across it: to the right for steep edges, downwards for flat ones.
        if edge.to.x - edge.from.x < abs(edge.to.y - edge.from.y) {
            let goesUp = edge.to.y > edge.from.y
            for index in rows.lines(at: y) where edges[index].key != edge {
                let (other, own) = edges[index]
                guard (other.from.y <= y) != (other.to.y <= y) else { continue }
                let isUp = other.to.y > other.from.y
                let side =
                    (other.to.x - other.from.x) * (y - other.from.y) - (other.to.y - other.from.y) * (x - other.from.x)
                if isUp ? side > 0 : side < 0 { sum = sum + (isUp ? own : -own) }
            }
            // The ray leaves to the right (+x). For a downward edge that is its left side.
            return goesUp ? sum : sum + -winding
        }
        for index in columns.lines(at: x) where edges[index].key != edge {
            let (other, own) = edges[index]
            guard (other.from.x <= x) != (other.to.x <= x) else { continue }
            let side =
                (other.to.x - other.from.x) * (y - other.from.y) - (other.to.y - other.from.y) * (x - other.from.x)
            // Edges run from left to right here; those below the point have it on their left.
            if side > 0 { sum = sum + own }
        }
        return sum
    }

}
