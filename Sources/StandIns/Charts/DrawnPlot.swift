import Foundation
import SwiftUI

/// The marks of a chart with scales, stacked, in the order in which they are drawn.
@MainActor struct DrawnPlot {
    let marks: [PlacedMark]
    let x: Scale
    let y: Scale
    /// Values that `foregroundStyle(by:)` names, in the order in which they come.
    let names: [String]
    private let groups: [String]
    /// Values that `symbol(by:)` names, in the order in which they come.
    private let symbolNames: [String]
    let isPie: Bool
    private let settings: ChartSettings

    /// A mark with its ends.
    struct PlacedMark {
        let mark: _Mark
        /// Where a bar or an area begins and ends along its length.
        var start: Double
        var end: Double
        /// Whether a bar lies.
        var isLying = false
    }

    /// In the order in which Apple's charts use them.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    init(_ marks: [_Mark], _ settings: ChartSettings) {
        self.settings = settings
        names = Self.unique(marks.compactMap(\.color))
        groups = Self.unique(marks.compactMap(\.group))
        symbolNames = Self.unique(marks.compactMap(\.symbolName))
        isPie = marks.contains { $0.kind == .sector }
        let isLying = marks.contains { mark in
            guard mark.kind == .bar, let x = mark.x, let y = mark.y else { return false }
            // A bar lies where only its horizontal value is a number.
            if case .number = x, case .number = y { return mark.xEnd != nil }
            if case .number = x { return true }
            return false
        }
        var placed = Self.stacked(marks, isLying: isLying)
        let usesZero = marks.contains { [.bar, .area].contains($0.kind) && $0.xEnd == nil && $0.yEnd == nil }
        // Of marks that are stacked the ends count, not the values.
        let along = placed.compactMap { placed -> [_Datum]? in
            guard case .number = isLying ? placed.mark.x : placed.mark.y else { return nil }
            return [.number(placed.start), .number(placed.end)]
        }.flatMap { $0 }
        func data(_ keys: [KeyPath<_Mark, _Datum?>]) -> [_Datum] {
            marks.flatMap { mark in keys.compactMap { mark[keyPath: $0] } }
        }
        let xData = isLying ? data([\.x, \.xEnd]).filter(\.isNoNumber) + along : data([\.x, \.xEnd])
        let yData = isLying ? data([\.y, \.yEnd]) : data([\.y, \.yEnd]).filter(\.isNoNumber) + along
        let units = marks.compactMap { mark in Self.end(of: mark) }
        x = Scale(
            xData + units, domain: settings.xDomain, includesZero: isLying && usesZero, isRounded: isLying)
        var y = Scale(yData, domain: settings.yDomain, includesZero: true, isRounded: !isLying)
        y.isReversed = y.isCategories
        self.y = y
        for place in placed.indices { placed[place].isLying = isLying && placed[place].mark.kind == .bar }
        self.marks = placed
    }

    /// Where the calendar unit of a bar ends, which is on the scale, too.
    private static func end(of mark: _Mark) -> _Datum? {
        guard let unit = mark.xUnit, case .date(let date) = mark.x else { return nil }
        return Calendar.current.dateInterval(of: unit, for: date).map { .date($0.end) }
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    /// Bars and areas at one place lie on each other: those above 0 upwards, those below downwards.
    private static func stacked(_ marks: [_Mark], isLying: Bool) -> [PlacedMark] {
        struct Place: Hashable {
            let kind: _Mark.Kind
            let at: _Datum?
            let group: String?
        }
        func place(_ mark: _Mark) -> Place { Place(kind: mark.kind, at: isLying ? mark.y : mark.x, group: mark.group) }
        func length(_ mark: _Mark) -> Double { (isLying ? mark.x : mark.y)?.number ?? 0 }
        func stacks(_ mark: _Mark) -> Bool {
            [.bar, .area].contains(mark.kind) && mark.xEnd == nil && mark.yEnd == nil
                && mark.stacking.kind != .unstacked
        }
        var totals: [Place: Double] = [:]
        for mark in marks where stacks(mark) { totals[place(mark), default: 0] += abs(length(mark)) }
        var tops: [Place: (up: Double, down: Double)] = [:]
        return marks.map { mark in
            let value = length(mark)
            guard stacks(mark) else {
                let other = (isLying ? mark.xEnd : mark.yEnd)?.number
                let begins = other == nil && ![.bar, .area].contains(mark.kind)
                return PlacedMark(mark: mark, start: other == nil ? (begins ? value : 0) : value, end: other ?? value)
            }
            let key = place(mark)
            let total = totals[key] ?? 0
            let share = mark.stacking.kind == .normalized && total > 0 ? value / total : value
            let origin = mark.stacking.kind == .center ? -total / 2 : 0
            var top = tops[key] ?? (origin, origin)
            defer { tops[key] = top }
            if share < 0 {
                defer { top.down += share }
                return PlacedMark(mark: mark, start: top.down, end: top.down + share)
            }
            defer { top.up += share }
            return PlacedMark(mark: mark, start: top.up, end: top.up + share)
        }
    }

    // MARK: Colors

    func style(of mark: _Mark) -> AnyShapeStyle {
        if let style = mark.style { return style }
        return mark.color.map(style(named:)) ?? AnyShapeStyle(mark.kind == .rule ? Color.blue : Self.palette[0])
    }

    func style(named name: String) -> AnyShapeStyle {
        if let known = settings.colors.first(where: { $0.name == name }) { return known.style }
        let index = names.firstIndex(of: name) ?? 0
        let ordered = settings.colors.filter { $0.name == nil }
        return ordered.isEmpty
            ? AnyShapeStyle(Self.palette[index % Self.palette.count]) : ordered[index % ordered.count].style
    }

    /// The shape of a point; nil where a view takes its place, or a line has none.
    private func symbol(of mark: _Mark) -> BasicChartSymbolShape? {
        if mark.symbolView != nil { return nil }
        if let name = mark.symbolName, let index = symbolNames.firstIndex(of: name) {
            return BasicChartSymbolShape.all[index % BasicChartSymbolShape.all.count]
        }
        return mark.symbol ?? (mark.kind == .point ? .circle : nil)
    }

    // MARK: Places

    /// Lines and areas, each with its points in order; other marks by themselves.
    func pieces(in size: CGSize) -> [Piece] {
        var pieces: [Piece] = []
        var series: [SeriesKey: Int] = [:]
        var gathered: [[PlacedMark]] = []
        for placed in marks {
            let mark = placed.mark
            guard [.line, .area].contains(mark.kind) else {
                pieces.append(contentsOf: piece(placed, size))
                continue
            }
            let key = SeriesKey(kind: mark.kind, name: mark.series ?? mark.color ?? mark.group)
            if let index = series[key] {
                gathered[index].append(placed)
            } else {
                series[key] = gathered.count
                // Keeps the series' turn among the other marks.
                pieces.append(Piece(series: gathered.count))
                gathered.append([placed])
            }
        }
        return pieces.flatMap { piece in
            piece.series.map { self.series(gathered[$0], size) } ?? [piece]
        }
    }

    private struct SeriesKey: Hashable {
        let kind: _Mark.Kind
        let name: String?
    }

    private func point(_ mark: _Mark, _ value: Double?, _ size: CGSize) -> CGPoint? {
        guard let across = mark.x.flatMap(x.place),
            let up = value.flatMap({ y.place(.number($0)) }) ?? mark.y.flatMap(y.place)
        else { return nil }
        return CGPoint(x: across * size.width, y: (1 - up) * size.height)
    }

    private func series(_ placed: [PlacedMark], _ size: CGSize) -> [Piece] {
        guard let first = placed.first?.mark else { return [] }
        let isArea = first.kind == .area
        let ends = placed.compactMap { placed in
            point(placed.mark, isArea ? placed.end : nil, size)
        }
        let curve = Curve(first.interpolation)
        if isArea {
            let starts = placed.compactMap { point($0.mark, $0.start, size) }
            let path = Path { path in
                curve.add(ends, to: &path, begins: true)
                curve.add(starts.reversed(), to: &path, begins: false)
                path.closeSubpath()
            }
            return [Piece(path: path, style: style(of: first), opacity: first.opacity)]
        }
        let stroke = first.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        var pieces = [
            Piece(
                path: Path { curve.add(ends, to: &$0, begins: true) }.strokedPath(stroke), style: style(of: first),
                opacity: first.opacity)
        ]
        for placed in placed {
            guard let point = point(placed.mark, nil, size) else { continue }
            let symbol = symbol(of: placed.mark)?.path(at: point, area: placed.mark.symbolSize) ?? Path()
            pieces.append(
                Piece(
                    path: symbol, style: style(of: placed.mark), opacity: placed.mark.opacity,
                    box: CGRect(origin: point, size: .zero), mark: placed.mark))
        }
        return pieces
    }

    private func piece(_ placed: PlacedMark, _ size: CGSize) -> [Piece] {
        let mark = placed.mark
        switch mark.kind {
        case .point:
            guard let point = point(mark, nil, size) else { return [] }
            let path = symbol(of: mark)?.path(at: point, area: mark.symbolSize) ?? Path()
            let box = mark.symbolView == nil ? path.boundingRect : CGRect(origin: point, size: .zero)
            return [Piece(path: path, style: style(of: mark), opacity: mark.opacity, box: box, mark: mark)]
        case .bar, .rectangle:
            guard let box = box(placed, size) else { return [] }
            let path =
                mark.cornerRadius > 0
                ? Path(roundedRect: box, cornerRadius: min(mark.cornerRadius, box.width / 2, box.height / 2))
                : Path(box)
            return [Piece(path: path, style: style(of: mark), opacity: mark.opacity, box: box, mark: mark)]
        case .rule: return rule(mark, size)
        case .sector, .line, .area: return []
        }
    }

    private func rule(_ mark: _Mark, _ size: CGSize) -> [Piece] {
        let isVertical = mark.y == nil || mark.yEnd != nil
        var (start, end) = (CGPoint.zero, CGPoint(x: size.width, y: size.height))
        if let place = mark.x.flatMap(x.place) {
            start.x = place * size.width
            end.x = mark.xEnd.flatMap(x.place).map { $0 * size.width } ?? (isVertical ? start.x : size.width)
        }
        if let place = mark.y.flatMap(y.place) {
            start.y = (1 - place) * size.height
            end.y = mark.yEnd.flatMap(y.place).map { (1 - $0) * size.height } ?? (isVertical ? 0 : start.y)
        }
        let path = Path {
            $0.move(to: start)
            $0.addLine(to: end)
        }
        let box = CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
        let stroke = mark.lineStyle ?? StrokeStyle(lineWidth: 1)
        return [
            Piece(
                path: path.strokedPath(stroke), style: style(of: mark), opacity: mark.opacity, box: box, mark: mark)
        ]
    }

    /// The rectangle of a bar: its room is a category's, a calendar unit's, or as wide as fits between values.
    private func box(_ placed: PlacedMark, _ size: CGSize) -> CGRect? {
        let mark = placed.mark
        if mark.kind == .rectangle, let xEnd = mark.xEnd, let yEnd = mark.yEnd, let left = mark.x.flatMap(x.place),
            let right = x.place(xEnd), let low = mark.y.flatMap(y.place), let high = y.place(yEnd)
        {
            return CGRect(
                x: min(left, right) * size.width, y: (1 - max(low, high)) * size.height,
                width: abs(right - left) * size.width, height: abs(high - low) * size.height)
        }
        let (across, along) = placed.isLying ? (y, x) : (x, y)
        guard let datum = placed.isLying ? mark.y : mark.x, var middle = across.place(datum) else { return nil }
        let length = placed.isLying ? size.height : size.width
        var room = across.room * length
        if let unit = mark.xUnit, case .date(let date) = datum,
            let interval = Calendar.current.dateInterval(of: unit, for: date),
            let end = across.place(.date(interval.end))
        {
            room = (end - middle) * length
            middle = (middle + end) / 2
        }
        if room == 0 {
            room = length / CGFloat(max(1, Set(marks.compactMap { placed.isLying ? $0.mark.y : $0.mark.x }).count))
        }
        var width = mark.width.length(in: room, automatic: room * (mark.kind == .rectangle ? 1 : 0.8))
        var center = (placed.isLying ? 1 - middle : middle) * length
        if let group = mark.group.flatMap({ groups.firstIndex(of: $0) }), groups.count > 1 {
            let part = width / CGFloat(groups.count)
            center += (CGFloat(group) - CGFloat(groups.count - 1) / 2) * part
            width = part * 0.9
        }
        if mark.kind == .rectangle {
            guard let up = mark.y.flatMap(y.place) else { return nil }
            let height = max(y.room * size.height, 4)
            return CGRect(
                x: center - width / 2, y: (1 - up) * size.height - height / 2, width: width, height: height)
        }
        guard let start = along.place(.number(placed.start)), let end = along.place(.number(placed.end)) else {
            return nil
        }
        let (low, high) = (min(start, end), max(start, end))
        return placed.isLying
            ? CGRect(
                x: low * size.width, y: center - width / 2, width: (high - low) * size.width, height: width)
            : CGRect(
                x: center - width / 2, y: (1 - high) * size.height, width: width, height: (high - low) * size.height)
    }

    /// Slices, clockwise from the top.
    func sectors(in size: CGSize) -> [Piece] {
        let slices = marks.filter { $0.mark.kind == .sector }
        let total = slices.reduce(0) { $0 + max(0, $1.mark.y?.number ?? 0) }
        guard total > 0 else { return [] }
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let room = min(size.width, size.height) / 2
        var turned = 0.0
        return slices.map { placed in
            let mark = placed.mark
            let share = max(0, mark.y?.number ?? 0) / total
            let (start, end) = (turned, turned + share)
            turned = end
            let outer = max(0, mark.outerRadius.radius(in: room, automatic: room))
            let inner = min(outer, max(0, mark.innerRadius.radius(in: outer, automatic: 0)))
            func angle(_ part: Double, _ radius: CGFloat, _ side: Double) -> Angle {
                let inset = radius > 0 ? Double(mark.angularInset / radius) : 0
                return .radians(part * 2 * .pi - .pi / 2 + side * min(inset, share * .pi))
            }
            let path = Path { path in
                path.addArc(
                    center: center, radius: outer, startAngle: angle(start, outer, 1), endAngle: angle(end, outer, -1),
                    clockwise: false)
                if inner > 0 {
                    path.addArc(
                        center: center, radius: inner, startAngle: angle(end, inner, -1),
                        endAngle: angle(start, inner, 1), clockwise: true)
                } else {
                    path.addLine(to: center)
                }
                path.closeSubpath()
            }
            let middle = (start + end) * .pi - .pi / 2
            let radius = (outer + inner) / 2
            let place = CGPoint(x: center.x + cos(middle) * radius, y: center.y + sin(middle) * radius)
            return Piece(
                path: path, style: style(of: mark), opacity: mark.opacity, box: CGRect(origin: place, size: .zero),
                mark: mark)
        }
    }
}

/// What is filled, with what assistive technology and annotations need.
struct Piece {
    var path = Path()
    var style = AnyShapeStyle(Color.clear)
    var opacity = 1.0
    var box = CGRect.zero
    var mark: _Mark?
    /// The number of a line or area that takes this place.
    var series: Int?

    init(series: Int) { self.series = series }

    init(path: Path, style: AnyShapeStyle, opacity: Double, box: CGRect = .zero, mark: _Mark? = nil) {
        self.path = path
        self.style = style
        self.opacity = opacity
        self.box = box
        self.mark = mark
    }
}
