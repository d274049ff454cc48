import SwiftUI

/// The room that axes and titles take on each side of a plot.
struct AxesRoom {
    private(set) var left: CGFloat = 0
    private(set) var right: CGFloat = 0
    private(set) var top: CGFloat = 0
    private(set) var bottom: CGFloat = 0
    /// The largest label of each side.
    private var largest: [Edge: CGSize] = [:]
    /// The room of labels and ticks on each side, without titles.
    private var depths: [Edge: CGFloat] = [:]

    private var overTop: CGFloat = 0
    private var overBottom: CGFloat = 0

    private enum Edge { case left, right, top, bottom }

    init(_ layout: AxesLayout, _ subviews: LayoutSubviews, _ size: CGSize) {
        // The width of the plot, on which the height of labels below it depends, depends on labels beside it.
        for view in subviews { addPart(view, layout, isVertical: true, width: size.width) }
        let beside = (depths[.left] ?? 0) + (depths[.right] ?? 0)
        for view in subviews { addPart(view, layout, isVertical: false, width: max(0, size.width - beside)) }
        for view in subviews {
            guard case .axis(let isVertical) = view[AxesLayout.Part.self] else { continue }
            let edge: Edge =
                isVertical ? (depths[.left] != nil ? .left : .right) : (depths[.top] != nil ? .top : .bottom)
            let depth = depths[edge] ?? 0
            let size = view.sizeThatFits(
                isVertical ? ProposedViewSize(width: depth, height: nil) : ProposedViewSize(width: nil, height: depth))
            depths[edge] = max(depth, isVertical ? size.width : size.height)
        }
        left = depths[.left] ?? 0
        right = depths[.right] ?? 0
        top = max(depths[.top] ?? 0, overTop)
        bottom = max(depths[.bottom] ?? 0, overBottom)
        for view in subviews {
            guard case .title(let side, _, _, let spacing) = view[AxesLayout.Part.self] else { continue }
            let size = view.sizeThatFits(.unspecified)
            if side.y < 0 { top += size.height + spacing }
            if side.y > 0 { bottom += size.height + spacing }
            if side.y == 0, side.x < 0 { left += size.width + spacing }
            if side.y == 0, side.x > 0 { right += size.width + spacing }
        }
    }

    /// Makes room for a label or a tick.
    private mutating func addPart(_ view: LayoutSubview, _ layout: AxesLayout, isVertical: Bool, width: CGFloat) {
        switch view[AxesLayout.Part.self] {
        case .label(let place, let label):
            if place.isVertical != isVertical || place.preset == .inset || label.offsetsMarks == false { return }
            let size = view.sizeThatFits(layout.proposal(place, label, width))
            let edge = Self.edge(place)
            let old = largest[edge] ?? .zero
            largest[edge] = CGSize(width: max(old.width, size.width), height: max(old.height, size.height))
            let depth =
                isVertical
                ? size.width + (label.horizontalSpacing ?? AxesLayout.gap)
                : size.height + (label.verticalSpacing ?? AxesLayout.gap)
            depths[edge] = max(depths[edge] ?? 0, depth)
            // Labels at the ends are beside their lines, so that half of them is above or below the plot.
            guard isVertical, label.isCentered != true, place.preset != .aligned,
                let share = layout.y.position(place.datum, in: 1)
            else { return }
            if share < 0.05 { overTop = max(overTop, size.height / 2) }
            if share > 0.95 { overBottom = max(overBottom, size.height / 2) }
        case .tick(let place, let line):
            guard place.isVertical == isVertical, case .fixed = line.length.kind else { return }
            depths[Self.edge(place)] = max(depths[Self.edge(place)] ?? 0, line.length.points)
        case .plot, .axis, .title: break
        }
    }

    private static func edge(_ place: AxesLayout.Place) -> Edge {
        place.isVertical ? (place.isBefore ? .left : .right) : (place.isBefore ? .top : .bottom)
    }

    /// The size of the largest label on the side of another one.
    func largest(_ place: AxesLayout.Place) -> CGSize { largest[Self.edge(place)] ?? .zero }

    /// Whether an axis lies before the plot or above it.
    func isBefore(isVertical: Bool) -> Bool { depths[isVertical ? .left : .top] != nil }

    func depth(isVertical: Bool, isBefore: Bool) -> CGFloat {
        depths[isVertical ? (isBefore ? .left : .right) : (isBefore ? .top : .bottom)] ?? 0
    }
}

/// Labels that are placed unless they would overlap.
struct LabelCollisions {
    private struct Label {
        let view: LayoutSubview
        let rect: CGRect
        let axis: Int
        let label: _AxisLabel
        let proposal: ProposedViewSize
    }

    let bounds: CGRect
    private var labels: [Label] = []

    init(bounds: CGRect) { self.bounds = bounds }

    mutating func add(
        _ view: LayoutSubview, _ rect: CGRect, _ place: AxesLayout.Place, _ label: _AxisLabel,
        _ proposal: ProposedViewSize
    ) {
        let axis = (place.isVertical ? 2 : 0) + (place.isBefore ? 1 : 0)
        labels.append(Label(view: view, rect: rect, axis: axis, label: label, proposal: proposal))
    }

    /// Places the labels, those of a higher priority first. The others lie far beyond the chart.
    func place() {
        var placed: [Int: [CGRect]] = [:]
        let ordered = labels.enumerated().sorted {
            (-Self.priority($0.element.label), $0.offset) < (-Self.priority($1.element.label), $1.offset)
        }
        for (_, label) in ordered {
            let rect = label.rect
            if let spacing = Self.spacing(label.label) {
                let near = rect.insetBy(dx: -spacing / 2, dy: 0)
                let overlaps = (placed[label.axis] ?? []).contains { Self.overlap($0, near) }
                if overlaps || rect.maxX > bounds.maxX + 1 {
                    label.view.place(at: CGPoint(x: -1e5, y: -1e5), proposal: .unspecified)
                    continue
                }
            }
            placed[label.axis, default: []].append(rect)
            label.view.place(at: rect.origin, proposal: label.proposal)
        }
    }

    /// Whether two labels overlap by more than half a point. `CGRect.intersects(_:)` traps here on rectangles that are null, such as
    /// those of empty labels inset by half a point.
    private static func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
        min(a.maxX, b.maxX) - max(a.minX, b.minX) > 0.5 && min(a.maxY, b.maxY) - max(a.minY, b.minY) > 0.5
    }

    private static func priority(_ label: _AxisLabel) -> Double {
        if case .greedy(let priority, _) = label.collision.kind { return priority }
        return 0
    }

    /// The least distance from other labels; nil if labels may overlap.
    private static func spacing(_ label: _AxisLabel) -> CGFloat? {
        switch label.collision.kind {
        case .disabled, .truncate: nil
        case .automatic: 0
        case .greedy(_, let spacing): spacing ?? 0
        }
    }
}
