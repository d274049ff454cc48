import Foundation
import SwiftUI

/// What is filled, with what assistive technology and annotations need.
struct Piece {
    var path = Path()
    var style = AnyShapeStyle(Color.clear)
    var opacity = 1.0
    /// The rectangle of the mark.
    var box = CGRect.zero
    /// The mark at the box; nil for lines and areas, whose points have separate pieces.
    var mark: _Mark?
    var stylesWithPlot = false
    var zIndex = 0.0
    var layers: [MarkLayer] = []
    /// The number of a line or area that takes this place.
    var series: Int?

    init(series: Int) { self.series = series }

    init(_ path: Path, _ mark: _Mark, _ style: AnyShapeStyle, box: CGRect, isElement: Bool = true) {
        (self.path, self.style, self.box) = (path, style, box)
        (opacity, stylesWithPlot, zIndex, layers) = (mark.opacity, mark.stylesWithPlot, mark.zIndex, mark.layers)
        if isElement { self.mark = mark }
    }
}

extension DrawnPlot {
    /// Lines and areas, each with its points in order; other marks by themselves.
    func pieces(in size: CGSize) -> [Piece] {
        if isPie { return sectors(in: size) }
        struct SeriesKey: Hashable {
            let kind: _Mark.Kind
            let name: String?
        }
        var pieces: [Piece] = []
        var series: [SeriesKey: Int] = [:]
        var gathered: [[PlacedMark]] = []
        for placed in marks {
            let mark = placed.mark
            guard [.line, .area].contains(mark.kind) else {
                if let piece = piece(placed, size) { pieces.append(piece) }
                continue
            }
            let color = styles.colorEnds == nil ? mark.color?.text : nil
            let key = SeriesKey(
                kind: mark.kind, name: mark.series ?? color ?? mark.lineStyleName ?? mark.group?.name)
            if let index = series[key] {
                gathered[index].append(placed)
            } else {
                series[key] = gathered.count
                // Keeps the series' turn among the other marks.
                pieces.append(Piece(series: gathered.count))
                gathered.append([placed])
            }
        }
        let drawn = pieces.flatMap { piece in piece.series.map { self.series(gathered[$0], size) } ?? [piece] }
        return drawn.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    // MARK: Lines and areas

    private func point(_ placed: PlacedMark, value: Double? = nil, _ size: CGSize) -> CGPoint? {
        let mark = placed.mark
        var (x, y) = (center(mark.x, x, size.width), center(mark.y, y, size.height))
        if let value {
            if placed.isLying {
                x = self.x.position(.number(value), in: size.width)
            } else {
                y = self.y.position(.number(value), in: size.height)
            }
        }
        guard var x, var y else { return nil }
        switch groupAxis(placed) {
        case .horizontal?:
            let room = room(mark.x, self.x, size.width)
            x += grouped(mark, room, room * 0.8).shift
        case .vertical?:
            let room = room(mark.y, self.y, size.height)
            y += grouped(mark, room, room * 0.8).shift
        case nil: break
        }
        return CGPoint(x: x + mark.offset.xStart, y: y + mark.offset.yEnd)
    }

    /// The two sides of an area at a mark.
    private func sides(_ placed: PlacedMark, _ size: CGSize) -> (CGPoint, CGPoint)? {
        let mark = placed.mark
        if placed.isStacked {
            guard let start = point(placed, value: placed.start, size), let end = point(placed, value: placed.end, size)
            else { return nil }
            return (start, end)
        }
        guard let x = ends(mark.x, x, size.width), let y = ends(mark.y, y, size.height) else { return nil }
        return placed.isLying
            ? (CGPoint(x: x.0, y: (y.0 + y.1) / 2), CGPoint(x: x.1, y: (y.0 + y.1) / 2))
            : (CGPoint(x: (x.0 + x.1) / 2, y: y.0), CGPoint(x: (x.0 + x.1) / 2, y: y.1))
    }

    private func series(_ placed: [PlacedMark], _ size: CGSize) -> [Piece] {
        guard let first = placed.first?.mark else { return [] }
        let curve = Curve(first.interpolation)
        let style = styles.style(of: first)
        if first.kind == .area {
            let sides = placed.compactMap { self.sides($0, size) }
            let path = Path { path in
                curve.add(sides.map(\.1), to: &path, begins: true)
                curve.add(sides.map(\.0).reversed(), to: &path, begins: false)
                path.closeSubpath()
            }
            return [Piece(path, first, style, box: path.boundingRect, isElement: false)]
                + placed.compactMap { placed in
                    guard !placed.mark.annotations.isEmpty, let side = self.sides(placed, size)?.1 else { return nil }
                    return Piece(Path(), placed.mark, style, box: CGRect(origin: side, size: .zero))
                }
        }
        let points = placed.compactMap { placed in point(placed, size).map { (placed.mark, $0) } }
        let line = Path { curve.add(points.map(\.1), to: &$0, begins: true) }
            .strokedPath(styles.lineStyle(of: first))
        var pieces = [Piece(line, first, style, box: line.boundingRect, isElement: false)]
        // The points of a function are too many to be read one by one.
        guard placed.first?.mark.function == nil else { return pieces }
        for (mark, point) in points {
            let symbol = styles.symbol(of: mark)?.path(at: point, size: styles.size(of: mark)) ?? Path()
            pieces.append(Piece(symbol, mark, styles.style(of: mark), box: CGRect(origin: point, size: .zero)))
        }
        return pieces
    }

    // MARK: Other marks

    private func piece(_ placed: PlacedMark, _ size: CGSize) -> Piece? {
        let mark = placed.mark
        let style = styles.style(of: mark)
        switch mark.kind {
        case .point:
            guard let point = point(placed, size) else { return nil }
            let path = styles.symbol(of: mark)?.path(at: point, size: styles.size(of: mark)) ?? Path()
            let box = mark.symbolView == nil ? path.boundingRect : CGRect(origin: point, size: .zero)
            return Piece(path, mark, style, box: box)
        case .bar, .rectangle:
            guard let box = box(placed, size) else { return nil }
            let radius = min(mark.cornerRadius ?? 0, box.width / 2, box.height / 2)
            return Piece(
                radius > 0 ? Path(roundedRect: box, cornerRadius: radius) : Path(box), mark, style, box: box)
        case .rule: return rule(placed, style, size)
        case .sector, .line, .area: return nil
        }
    }

    private func rule(_ placed: PlacedMark, _ style: AnyShapeStyle, _ size: CGSize) -> Piece? {
        let mark = placed.mark
        // A rule at a bin or a calendar unit lies in its middle.
        func ends(_ place: MarkPlace, _ scale: Scale, _ length: CGFloat) -> (CGFloat, CGFloat)? {
            place.upper == nil
                ? self.ends(place, scale, length) : center(place, scale, length).map { ($0, $0) }
        }
        guard let x = ends(mark.x, x, size.width), let y = ends(mark.y, y, size.height) else { return nil }
        let start = CGPoint(x: x.0 + mark.offset.xStart, y: y.0 + mark.offset.yStart)
        let end = CGPoint(x: x.1 + mark.offset.xEnd, y: y.1 + mark.offset.yEnd)
        let path = Path {
            $0.move(to: start)
            $0.addLine(to: end)
        }
        let box = CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
        return Piece(path.strokedPath(styles.lineStyle(of: mark)), mark, style, box: box)
    }

    /// The rectangle of a bar or a rectangle.
    private func box(_ placed: PlacedMark, _ size: CGSize) -> CGRect? {
        guard let x = side(placed, x, size.width), let y = side(placed, y, size.height) else { return nil }
        let offset = placed.mark.offset
        let (left, right) = (min(x.0, x.1) + offset.xStart, max(x.0, x.1) + offset.xEnd)
        // Vertical ends are those of values, which rise.
        let (top, bottom) = (min(y.0, y.1) + offset.yEnd, max(y.0, y.1) + offset.yStart)
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// Where a bar or a rectangle begins and ends along one side.
    private func side(_ placed: PlacedMark, _ scale: Scale, _ length: CGFloat) -> (CGFloat, CGFloat)? {
        let mark = placed.mark
        let place = scale.isVertical ? mark.y : mark.x
        if placed.isStacked, placed.isLying != scale.isVertical {
            // On a logarithmic scale, 0 has no place: bars begin where the scale does.
            let start = scale.position(.number(placed.start), in: length) ?? scale.ends(in: length).start
            return scale.position(.number(placed.end), in: length).map { (start, $0) }
        }
        if place.isInterval || place.points != nil { return ends(place, scale, length) }
        guard var middle = center(place, scale, length) else { return nil }
        let room = room(place, scale, length)
        let dimension = scale.isVertical ? mark.height : mark.width
        var width = dimension.length(in: room, automatic: room * (mark.kind == .rectangle ? 1 : 0.8))
        if let axis = groupAxis(placed), (axis == .vertical) == scale.isVertical {
            let part = grouped(mark, room, width)
            middle += part.shift
            if case .automatic = dimension.kind { width = part.width }
        }
        return (middle - width / 2, middle + width / 2)
    }
}
