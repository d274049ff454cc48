import SwiftUI

/// The plot, with the labels and ticks of axes, and titles, beside it.
struct AxesLayout: Layout {
    let x: Scale
    let y: Scale

    /// The value at which a part of an axis lies.
    struct Place {
        let datum: _Datum
        let next: _Datum?
        let isVertical: Bool
        /// Before the plot or above it.
        let isBefore: Bool
        let preset: AxisMarkPreset.Kind
    }

    /// The side of a title: -1 before, 1 after.
    struct Side: Hashable {
        let x: Int
        let y: Int
    }

    enum Part: LayoutValueKey {
        case plot
        case axis(isVertical: Bool)
        case label(Place, _AxisLabel)
        case tick(Place, _AxisLine)
        case title(side: Side, alignment: Alignment?, isVertical: Bool, spacing: CGFloat)
        static var defaultValue: Part { .plot }
    }

    static let gap: CGFloat = 4

    /// The position of a value, or of the middle between it and the next one, or the end of the scale.
    static func position(
        _ datum: _Datum, _ next: _Datum?, _ isCentered: Bool, _ scale: Scale, _ length: CGFloat
    ) -> CGFloat? {
        guard let place = scale.position(datum, in: length) else { return nil }
        // Categories have rooms, in whose middles they are.
        guard isCentered, !scale.isCategories else { return place }
        let end = next.flatMap { scale.position($0, in: length) } ?? scale.ends(in: length).end
        return (place + end) / 2
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = AxesRoom(self, subviews, bounds.size)
        let plot = CGRect(
            x: bounds.minX + room.left, y: bounds.minY + room.top,
            width: max(0, bounds.width - room.left - room.right),
            height: max(0, bounds.height - room.top - room.bottom))
        var collisions = LabelCollisions(bounds: bounds)
        var titles: [Side: CGFloat] = [:]
        for view in subviews {
            switch view[Part.self] {
            case .plot: view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
            case .axis(let isVertical): placeAxis(view, isVertical, plot, room)
            case .title(let side, let alignment, let isVertical, let spacing):
                placeTitle(view, side, alignment, isVertical, spacing, plot, bounds, &titles)
            case .tick(let place, let line): placeTick(view, place, line, plot, room)
            case .label(let place, let label):
                let proposed = self.proposal(place, label, plot.width)
                if let rect = rect(of: view.sizeThatFits(proposed), place, label, plot, bounds, room) {
                    collisions.add(view, rect, place, label, proposed)
                }
            }
        }
        collisions.place()
    }

    // MARK: Labels

    private func scale(_ place: Place) -> Scale { place.isVertical ? y : x }

    /// The room that is proposed to a label in a plot of a width: below categories, as much as each of them has.
    func proposal(_ place: Place, _ label: _AxisLabel, _ width: CGFloat) -> ProposedViewSize {
        guard x.isCategories, !place.isVertical else { return .unspecified }
        let room = CGFloat(x.room) * width
        switch label.collision.kind {
        // A name of which no more than a few letters fit is left out instead.
        case .automatic: return room >= 28 ? ProposedViewSize(width: room, height: nil) : .unspecified
        case .truncate: return ProposedViewSize(width: room, height: nil)
        case .disabled, .greedy: return .unspecified
        }
    }

    private func rect(
        of size: CGSize, _ place: Place, _ label: _AxisLabel, _ plot: CGRect, _ bounds: CGRect, _ room: AxesRoom
    ) -> CGRect? {
        let scale = scale(place)
        let length = place.isVertical ? plot.height : plot.width
        let isCentered = label.isCentered == true
        guard let position = Self.position(place.datum, place.next, isCentered, scale, length) else { return nil }
        let isInside = place.preset == .inset || label.offsetsMarks == false
        let horizontalGap = label.horizontalSpacing ?? Self.gap
        let verticalGap = label.verticalSpacing ?? Self.gap
        let alignment = label.multiLabelAlignment?.unit
        let largest = room.largest(place)
        if place.isVertical {
            let y = plot.minY + position
            // Labels of a side begin at the same place, or end there before the plot.
            let share = alignment?.x ?? (place.isBefore ? 1 : 0)
            let free = max(0, largest.width - size.width) * share
            var x = place.isBefore ? plot.minX - horizontalGap - largest.width + free : plot.maxX + horizontalGap + free
            if isInside { x = place.isBefore ? plot.minX + horizontalGap : plot.maxX - horizontalGap - size.width }
            if let anchor = label.anchor {
                let edge = place.isBefore ? plot.minX - horizontalGap : plot.maxX + horizontalGap
                return CGRect(
                    x: edge - size.width * anchor.x, y: y - size.height * anchor.y, width: size.width,
                    height: size.height)
            }
            let isAbove = !isCentered && (place.preset == .extended || isInside) && !scale.isCategories
            var top = isAbove ? y - size.height : y - size.height / 2
            if place.preset == .aligned { top = min(max(top, plot.minY), plot.maxY - size.height) }
            top = min(max(top, bounds.minY), max(bounds.minY, bounds.maxY - size.height))
            return CGRect(x: x, y: top, width: size.width, height: size.height)
        }
        let x = plot.minX + position
        let free = max(0, largest.height - size.height) * (alignment?.y ?? (place.isBefore ? 1 : 0))
        var y = place.isBefore ? plot.minY - verticalGap - largest.height + free : plot.maxY + verticalGap + free
        if isInside { y = place.isBefore ? plot.minY + verticalGap : plot.maxY - verticalGap - size.height }
        if let anchor = label.anchor {
            let edge = place.isBefore ? plot.minY - verticalGap : plot.maxY + verticalGap
            return CGRect(
                x: x - size.width * anchor.x, y: edge - size.height * anchor.y, width: size.width, height: size.height)
        }
        // Labels of numbers and dates lie after their lines, unless they are centered.
        let isAfter = !isCentered && place.preset != .aligned && !scale.isCategories
        var left = isAfter ? x + horizontalGap : x - size.width / 2
        if place.preset == .aligned { left = min(max(left, plot.minX), plot.maxX - size.width) }
        if !isAfter { left = min(max(left, bounds.minX), max(bounds.minX, bounds.maxX - size.width)) }
        return CGRect(x: left, y: y, width: size.width, height: size.height)
    }

    // MARK: Ticks

    private func placeTick(_ view: LayoutSubview, _ place: Place, _ line: _AxisLine, _ plot: CGRect, _ room: AxesRoom) {
        let scale = scale(place)
        let length = place.isVertical ? plot.height : plot.width
        guard let position = Self.position(place.datum, place.next, line.isCentered == true, scale, length) else {
            return
        }
        let largest = room.largest(place)
        let side = place.isVertical ? largest.width : largest.height
        let extent: CGFloat =
            switch line.length.kind {
            case .fixed: line.length.points
            case .label, .longestLabel: side + Self.gap + line.length.points
            // Ticks of labels that lie after them reach as far as the labels.
            case .automatic: place.isVertical || scale.isCategories || side == 0 ? 4 : side + Self.gap
            }
        let offset = line.offset
        if place.isVertical {
            let x = place.isBefore ? plot.minX - extent : plot.maxX
            view.place(
                at: CGPoint(x: x + offset.xStart, y: plot.minY + position + offset.yStart), anchor: .leading,
                proposal: ProposedViewSize(width: max(0, extent + offset.xEnd - offset.xStart), height: 1))
        } else {
            let y = place.isBefore ? plot.minY - extent : plot.maxY
            view.place(
                at: CGPoint(x: plot.minX + position + offset.xStart, y: y + offset.yStart), anchor: .top,
                proposal: ProposedViewSize(width: 1, height: max(0, extent + offset.yEnd - offset.yStart)))
        }
    }

    // MARK: Titles and axes

    private func placeAxis(_ view: LayoutSubview, _ isVertical: Bool, _ plot: CGRect, _ room: AxesRoom) {
        let isBefore = room.isBefore(isVertical: isVertical)
        let depth = room.depth(isVertical: isVertical, isBefore: isBefore)
        let rect =
            isVertical
            ? CGRect(x: isBefore ? plot.minX - depth : plot.maxX, y: plot.minY, width: depth, height: plot.height)
            : CGRect(x: plot.minX, y: isBefore ? plot.minY - depth : plot.maxY, width: plot.width, height: depth)
        view.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    }

    /// Titles of one side lie one before the other, from the edge of the chart to the plot.
    private func placeTitle(
        _ view: LayoutSubview, _ side: Side, _ alignment: Alignment?, _ isVertical: Bool, _ spacing: CGFloat,
        _ plot: CGRect, _ bounds: CGRect, _ titles: inout [Side: CGFloat]
    ) {
        let size = view.sizeThatFits(.unspecified)
        var share = alignment?.unit ?? CGPoint(x: isVertical && side.y != 0 ? 1 : 0, y: 0.5)
        if side.y != 0, side.x != 0 { share.x = side.x < 0 ? 0 : 1 }
        // A title above a vertical axis ends with its labels.
        let right = isVertical && side.y != 0 ? bounds.maxX : plot.maxX
        var origin = CGPoint(
            x: plot.minX + max(0, right - plot.minX - size.width) * share.x,
            y: plot.minY + (plot.height - size.height) * share.y)
        let key = side.y != 0 ? Side(x: 0, y: side.y) : side
        let used = titles[key] ?? 0
        if side.y < 0 { origin.y = bounds.minY + used }
        if side.y > 0 { origin.y = bounds.maxY - used - size.height }
        if side.y == 0, side.x < 0 { origin.x = bounds.minX + used }
        if side.y == 0, side.x > 0 { origin.x = bounds.maxX - used - size.width }
        titles[key] = used + (side.y != 0 ? size.height : size.width) + spacing
        view.place(at: origin, proposal: .unspecified)
    }
}
