import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// Constants that describe the width of the column. Lengths are in points.
    public enum Size: Sendable {
        /// A single column with a fixed width.
        case fixed(CGFloat)
        /// A single column that shares the remaining width.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// A size that creates as many columns as fit in the column's share of the remaining width.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the column or the height of the row.
    public var size: GridItem.Size
    /// The distance to the next column in points. Nil for the default distance of 8.
    public var spacing: CGFloat?
    /// The alignment of views in the column's cells. Nil for the alignment of the grid.
    public var alignment: Alignment?

    /// Creates a column or row. `spacing` is the distance to the next one in points, and `alignment` is the alignment
    /// of its cells. Nil for the values of the grid.
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Lines of cells.
struct LazyGridLayout: LazyLineLayout {
    var axis: Axis
    var items: [GridItem]
    var spacing: CGFloat?
    /// Where views lie in a cell, and the cells in the grid, across.
    var alignment: Alignment

    struct Track {
        var start: CGFloat
        var breadth: CGFloat
        var alignment: Alignment?
    }

    /// The columns where `across` is offered. Fixed ones are served first, the others share what is left in order.
    func tracks(across: CGFloat?) -> [Track] {
        func gap(_ item: GridItem) -> CGFloat {
            max(0, item.spacing?.finite("A grid's spacing") ?? ViewSpacing.defaultDistance)
        }
        var rest = max(0, across ?? 0) - items.dropLast().reduce(0) { $0 + gap($1) }
        var sharers = items.count
        for item in items {
            guard case .fixed(let breadth) = item.size else { continue }
            rest -= fixedBreadth(breadth)
            sharers -= 1
        }
        var tracks: [Track] = []
        var start: CGFloat = 0
        for item in items {
            let share = max(0, rest / CGFloat(max(1, sharers)))
            switch item.size {
            case .fixed(let breadth):
                let breadth = fixedBreadth(breadth)
                tracks.append(Track(start: start, breadth: breadth, alignment: item.alignment))
                start += breadth + gap(item)
                continue
            case .flexible(let minimum, let maximum):
                let breadth = clamp(share, minimum, maximum)
                tracks.append(Track(start: start, breadth: breadth, alignment: item.alignment))
                start += breadth
                rest -= breadth
            case .adaptive(let minimum, let maximum):
                let least = max(1, minimum.isFinite ? minimum : 1)
                let fitting = (share + gap(item)) / (least + gap(item))
                let count = Int(min(max(1, fitting), LazyGridLayout.mostAdaptiveColumns))
                let breadth = clamp(
                    (share - CGFloat(count - 1) * gap(item)) / CGFloat(count), least, maximum)
                for number in 0..<count {
                    if number > 0 { start += gap(item) }
                    tracks.append(Track(start: start, breadth: breadth, alignment: item.alignment))
                    start += breadth
                }
                rest -= share
            }
            sharers -= 1
            start += gap(item)
        }
        return tracks
    }

    /// No screen is broad enough for more; a bound nevertheless, for offers that come from bad input.
    private static let mostAdaptiveColumns: CGFloat = 1000

    private func fixedBreadth(_ breadth: CGFloat) -> CGFloat { max(0, breadth.finite("A grid's column")) }

    private func clamp(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(least.isFinite ? max(0, least) : 0, min(length, most.isNaN ? .infinity : most))
    }

    func elementsPerLine(across: CGFloat?) -> Int { max(1, tracks(across: across).count) }

    func layOut(_ elements: [RenderNode], across: CGFloat?, isShared: Bool) -> LazyLine {
        guard isShared else {
            let stack = LazyStackLayout(axis: axis, spacing: spacing, guide: lineGuide)
            return stack.layOut(elements, across: across, isShared: false)
        }
        let isVertical = axis == .vertical
        let tracks = tracks(across: across)
        let cells = zip(elements, tracks).map { element, track in
            let proposal =
                isVertical
                ? ProposedViewSize(width: track.breadth, height: nil)
                : ProposedViewSize(width: nil, height: track.breadth)
            return (proposal: proposal, dimensions: element.dimensions(in: proposal))
        }
        let length = cells.map { isVertical ? $0.dimensions.height : $0.dimensions.width }.max() ?? 0
        let breadth = tracks.last.map { $0.start + $0.breadth } ?? 0
        // Columns that leave room lie in it by the grid's alignment.
        let lead = max(0, (across ?? breadth) - breadth) * leadingShare
        let placed = zip(cells, tracks).map { cell, track in
            let box =
                isVertical
                ? CGSize(width: track.breadth, height: length) : CGSize(width: length, height: track.breadth)
            let inner = (track.alignment ?? alignment).position(of: cell.dimensions, in: ViewDimensions(size: box))
            let offset = lead + track.start
            return LazyLine.Item(
                position: isVertical
                    ? CGPoint(x: inner.x + offset, y: inner.y) : CGPoint(x: inner.x, y: inner.y + offset),
                size: cell.dimensions.size, proposal: cell.proposal)
        }
        return LazyLine(items: placed, length: length, breadth: breadth)
    }

    private var lineGuide: AlignmentKey {
        axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    }

    /// The part of the room left over that goes before the first column.
    private var leadingShare: CGFloat {
        let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
        return min(1, max(0, lineGuide.id.defaultValue(in: unit)))
    }
}

/// A container that arranges views in columns, row by row, and creates them when they become visible.
public struct LazyVGrid<Content: View> {
    private let layout: LazyGridLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: the columns; see `GridItem`.
    ///   - alignment: where views lie in their cells, and the columns in the grid.
    ///   - spacing: the distance between lines in points; nil is the default distance of 8.
    ///   - pinnedViews: the headers or footers that stay in sight.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, items: columns, spacing: spacing,
            alignment: Alignment(horizontal: alignment, vertical: .center))
        pinned = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: LazyContainerView {
    public typealias Body = Never
    package var lazyLayout: any LazyLineLayout { layout }
    package var pinnedViews: PinnedScrollableViews { pinned }
    package var lazyContent: Content { content }
}

/// A container that arranges views in rows, column by column, and creates them when they become visible.
public struct LazyHGrid<Content: View> {
    private let layout: LazyGridLayout
    private let pinned: PinnedScrollableViews
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - rows: the rows; see `GridItem`.
    ///   - alignment: where views lie in their cells, and the rows in the grid.
    ///   - spacing: the distance between columns in points; nil is the default distance of 8.
    ///   - pinnedViews: the headers or footers that stay in sight.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, items: rows, spacing: spacing,
            alignment: Alignment(horizontal: .center, vertical: alignment))
        pinned = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: LazyContainerView {
    public typealias Body = Never
    package var lazyLayout: any LazyLineLayout { layout }
    package var pinnedViews: PinnedScrollableViews { pinned }
    package var lazyContent: Content { content }
}
