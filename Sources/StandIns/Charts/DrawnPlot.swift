import Foundation
import SwiftUI

/// The marks of a chart with scales, stacked, in the order in which they are drawn.
@MainActor struct DrawnPlot {
    let marks: [PlacedMark]
    private(set) var x: Scale
    private(set) var y: Scale
    let styles: ChartStyles
    let groups: [String]
    let isPie: Bool
    /// How many places marks have along each side.
    private let places: (x: Int, y: Int)

    /// A mark with its ends.
    struct PlacedMark {
        let mark: _Mark
        /// Where a bar or an area begins and ends along its length, if it begins at 0 or on another one.
        var start: Double
        var end: Double
        let isStacked: Bool
        /// Whether a bar or an area has its length along the horizontal axis.
        let isLying: Bool
    }

    init(_ marks: [_Mark], _ settings: ChartSettings) {
        let marks = PlottedFunction.expanded(marks, settings)
        let masks = Self.masks(of: marks)
        styles = ChartStyles(marks + masks, settings)
        groups = Self.unique(marks.compactMap(\.group?.name))
        isPie = marks.contains { $0.kind == .sector }
        self.marks = Self.stacked(marks)
        let placed = self.marks + Self.stacked(masks)
        var (xData, yData): ([_Datum], [_Datum]) = ([], [])
        for mark in placed where mark.mark.kind != .sector {
            let ends: [_Datum] = [.number(mark.start), .number(mark.end)]
            if mark.isStacked, mark.isLying {
                xData += ends
                yData += mark.mark.y.data
            } else if mark.isStacked {
                xData += mark.mark.x.data
                yData += ends
            } else {
                xData += mark.mark.x.data
                yData += mark.mark.y.data
            }
        }
        x = Scale(
            xData, domain: settings.xDomain, type: settings.xType, includesZero: true, isRounded: true)
        y = Scale(
            yData, domain: settings.yDomain, type: settings.yType, includesZero: true, isRounded: true)
        y.isVertical = true
        if let range = settings.xRange { x.range = range }
        if let range = settings.yRange { y.range = range }
        (x.low, x.high) = AxisTicks.rounded(x, by: settings.xAxis ?? [])
        (y.low, y.high) = AxisTicks.rounded(y, by: settings.yAxis ?? [])
        places = (
            Set(placed.compactMap(\.mark.x.start)).count, Set(placed.compactMap(\.mark.y.start)).count
        )
    }

    /// The marks that cover what is seen of others, each once.
    private static func masks(of marks: [_Mark]) -> [_Mark] {
        var seen: Set<ObjectIdentifier> = []
        return marks.flatMap(\.layers).flatMap { layer -> [_Mark] in
            guard case .mask(let content) = layer.effect, seen.insert(ObjectIdentifier(layer.identity)).inserted else {
                return []
            }
            return content._marks
        }
    }

    /// The plot of other marks with the scales of this one.
    func masked(by marks: [_Mark], _ settings: ChartSettings) -> DrawnPlot {
        var plot = DrawnPlot(marks, settings)
        (plot.x, plot.y) = (x, y)
        return plot
    }

    /// The plot with only a part of its scales seen.
    func showing(x window: ClosedRange<Double>?, y other: ClosedRange<Double>?) -> DrawnPlot {
        var plot = self
        if let window { (plot.x.low, plot.x.high) = (window.lowerBound, window.upperBound) }
        if let other { (plot.y.low, plot.y.high) = (other.lowerBound, other.upperBound) }
        return plot
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    // MARK: Stacks

    /// Whether the length of a bar or an area lies along the horizontal axis: where only that value is a number.
    private static func isLying(_ mark: _Mark) -> Bool {
        if mark.x.isInterval || mark.x.points != nil { return true }
        if mark.y.isInterval || mark.y.points != nil { return false }
        guard case .number? = mark.x.start, mark.x.upper == nil else { return false }
        return mark.y.upper != nil || mark.y.start?.isNumber == false
    }

    /// Bars and areas at one place lie on each other: those above 0 upwards, those below downwards.
    private static func stacked(_ marks: [_Mark]) -> [PlacedMark] {
        struct Place: Hashable {
            let kind: _Mark.Kind
            let at: _Datum?
            let group: String?
        }
        struct Length {
            let place: Place
            let value: Double
        }
        func length(_ mark: _Mark, _ isLying: Bool) -> Length? {
            guard [.bar, .area].contains(mark.kind) else { return nil }
            let (along, across) = isLying ? (mark.x, mark.y) : (mark.y, mark.x)
            guard !along.isInterval, along.points == nil, case .number(let value)? = along.start, value.isFinite else {
                return nil
            }
            return Length(place: Place(kind: mark.kind, at: across.start, group: mark.group?.name), value: value)
        }
        let lying = marks.map(isLying)
        let lengths = zip(marks, lying).map { length($0, $1) }
        var totals: [Place: Double] = [:]
        for length in lengths { if let length { totals[length.place, default: 0] += abs(length.value) } }
        var tops: [Place: (up: Double, down: Double)] = [:]
        return marks.indices.map { index in
            let mark = marks[index]
            guard let length = lengths[index] else {
                return PlacedMark(mark: mark, start: 0, end: 0, isStacked: false, isLying: lying[index])
            }
            func placed(_ start: Double, _ end: Double) -> PlacedMark {
                PlacedMark(mark: mark, start: start, end: end, isStacked: true, isLying: lying[index])
            }
            if mark.stacking.kind == .unstacked { return placed(0, length.value) }
            let total = totals[length.place] ?? 0
            let share = mark.stacking.kind == .normalized && total > 0 ? length.value / total : length.value
            let origin = mark.stacking.kind == .center ? -total / 2 : 0
            var top = tops[length.place] ?? (origin, origin)
            defer { tops[length.place] = top }
            if share < 0 {
                defer { top.down += share }
                return placed(top.down, top.down + share)
            }
            defer { top.up += share }
            return placed(top.up, top.up + share)
        }
    }

    // MARK: Places

    /// The middle of a mark along one side, in points from the left or the top.
    func center(_ place: MarkPlace, _ scale: Scale, _ length: CGFloat) -> CGFloat? {
        ends(place, scale, length).map { ($0 + $1) / 2 }
    }

    /// Where a mark begins and ends along one side.
    func ends(_ place: MarkPlace, _ scale: Scale, _ length: CGFloat) -> (CGFloat, CGFloat)? {
        if let points = place.points { return (points.start ?? 0, points.end ?? length) }
        guard let datum = place.start, let start = scale.position(datum, in: length) else { return nil }
        if let end = place.end { return scale.position(end, in: length).map { (start, $0) } }
        if let upper = place.upper, !scale.isCategories {
            return scale.position(upper, in: length).map { (start, $0) }
        }
        return (start, start)
    }

    /// The room of one place along a side: a category's, a bin's, or as much as fits between values.
    func room(_ place: MarkPlace, _ scale: Scale, _ length: CGFloat) -> CGFloat {
        let (start, end) = scale.ends(in: length)
        let side = abs(end - start)
        if scale.isCategories { return CGFloat(scale.room) * side }
        if place.upper != nil, let ends = ends(place, scale, length) { return abs(ends.1 - ends.0) }
        return side / CGFloat(max(1, scale.isVertical ? places.y : places.x))
    }

    /// How far marks of a group are moved from their place, and the part of its room that they have.
    func grouped(_ mark: _Mark, _ room: CGFloat, _ width: CGFloat) -> (shift: CGFloat, width: CGFloat) {
        guard let group = mark.group, groups.count > 1, let index = groups.firstIndex(of: group.name) else {
            return (0, width)
        }
        let part = group.span.length(in: room, automatic: width) / CGFloat(groups.count)
        return ((CGFloat(index) - CGFloat(groups.count - 1) / 2) * part, part * 0.9)
    }

    /// The axis along which the members of a group lie.
    func groupAxis(_ placed: PlacedMark) -> SwiftUI.Axis? {
        guard let group = placed.mark.group else { return nil }
        if let axis = group.axis { return axis }
        if placed.mark.kind == .bar { return placed.isLying ? .vertical : .horizontal }
        return y.isCategories && !x.isCategories ? .vertical : .horizontal
    }
}
