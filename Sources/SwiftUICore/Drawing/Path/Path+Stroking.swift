import CoreGraphics
import DisplayList
import Foundation

extension Path {
    /// Returns the outline of the line that results from stroking the path with a style.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outline = StrokeOutline(style: style)
        for piece in Polyline.pieces(of: data) {
            for dash in outline.dashes(of: piece) { outline.add(dash) }
        }
        return Path(outline.elements.isEmpty ? .empty : .elements(outline.elements))
    }
}

/// Puts a stroke's outline together from bars, joins and caps that all turn the same way, so that they fill as one.
private struct StrokeOutline {
    let style: StrokeStyle
    private(set) var elements: [PathElement] = []
    private var radius: CGFloat { style.lineWidth / 2 }

    init(style: StrokeStyle) { self.style = style }

    mutating func add(_ line: Polyline) {
        let points = line.loop.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
        guard points.count > 1 else {
            if let p = points.first, style.lineCap != .butt { addDot(p) }
            return
        }
        for (a, b) in zip(points, points.dropFirst()) {
            let n = normal(a, b)
            addPolygon([a + n, b + n, b - n, a - n])
        }
        for i in 1..<(points.count - 1) where points.count > 2 { addJoin(points[i - 1], points[i], points[i + 1]) }
        if line.isClosed {
            addJoin(points[points.count - 2], points[0], points[1])
        } else {
            addCap(points[0], from: points[1])
            addCap(points[points.count - 1], from: points[points.count - 2])
        }
    }

    /// A normal of the pen's radius.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGPoint(x: -(b.y - a.y) / length * radius, y: (b.x - a.x) / length * radius)
    }

    private mutating func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst() + [points[0]]) { area += a.x * b.y - b.x * a.y }
        let turned = area < 0 ? points.reversed() : points
        elements += [.move(turned[0])] + turned.dropFirst().map { .line($0) } + [.close]
    }

    private mutating func addCircle(_ p: CGPoint) {
        elements +=
            PathData.ellipse(CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius)).elements
    }

    private mutating func addDot(_ p: CGPoint) {
        if style.lineCap == .round { return addCircle(p) }
        elements +=
            PathData.rect(CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius)).elements
    }

    private mutating func addCap(_ p: CGPoint, from inner: CGPoint) {
        if style.lineCap == .round { addCircle(p) }
        if style.lineCap == .square {
            let n = normal(inner, p)
            let ahead = CGPoint(x: p.x + n.y, y: p.y - n.x)
            addPolygon([p + n, ahead + n, ahead - n, p - n])
        }
    }

    private mutating func addJoin(_ a: CGPoint, _ p: CGPoint, _ b: CGPoint) {
        if style.lineJoin == .round { return addCircle(p) }
        let n1 = normal(a, p)
        let n2 = normal(p, b)
        let cross = n1.x * n2.y - n1.y * n2.x
        guard abs(cross) > 1e-9 * radius * radius else { return }
        // The gap is on the outer side of the turn.
        let side: CGFloat = cross > 0 ? -1 : 1
        let o1 = CGPoint(x: p.x + n1.x * side, y: p.y + n1.y * side)
        let o2 = CGPoint(x: p.x + n2.x * side, y: p.y + n2.y * side)
        var corners = [p, o1, o2]
        let dot = (n1.x * n2.x + n1.y * n2.y) / (radius * radius)
        let halfCosine = ((1 + dot) / 2).squareRoot()
        if style.lineJoin == .miter, halfCosine > 0, 1 / halfCosine <= max(1, style.miterLimit) {
            let sum = CGPoint(x: n1.x + n2.x, y: n1.y + n2.y)
            let reach = side / (1 + dot)
            corners = [p, o1, CGPoint(x: p.x + sum.x * reach, y: p.y + sum.y * reach), o2]
        }
        addPolygon(corners)
    }

    /// The dashes of a piece; the piece itself where the style has none.
    func dashes(of piece: Polyline) -> [Polyline] {
        let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        let period = pattern.reduce(0, +)
        guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, style.dashPhase.isFinite,
            piece.length / period < 20_000
        else { return [piece] }
        var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
        if phase < 0 { phase += period }
        var index = 0
        while phase >= pattern[index] {
            phase -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - phase
        var result: [Polyline] = []
        var current: [CGPoint] = index % 2 == 0 ? [piece.loop[0]] : []
        for (a, b) in zip(piece.loop, piece.loop.dropFirst()) {
            let length = hypot(b.x - a.x, b.y - a.y)
            var walked: CGFloat = 0
            while length - walked > left {
                walked += left
                let p = CGPoint(x: a.x + (b.x - a.x) * walked / length, y: a.y + (b.y - a.y) * walked / length)
                if index % 2 == 0 {
                    result.append(Polyline(points: current + [p], isClosed: false))
                    current = []
                } else {
                    current = [p]
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length - walked
            if index % 2 == 0 { current.append(b) }
        }
        if current.count > 1 { result.append(Polyline(points: current, isClosed: false)) }
        return result
    }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
