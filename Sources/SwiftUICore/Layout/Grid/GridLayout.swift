import Foundation

/// The layout of `Grid`.
public struct GridLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// The alignment of views in their cells.
    public var alignment: Alignment
    /// The distance between columns in points. Nil for the default distance.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points. Nil for the default distance.
    public var verticalSpacing: CGFloat?

    /// Creates a grid with spacings in points. Nil for the default of the platform.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The data that a grid keeps between calls: the view in each cell.
    public struct Cache {
        var table: GridTable
        var results: [(proposal: ProposedViewSize, result: GridResult)] = []
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(table: GridTable(subviews)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        result(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let result = result(proposal, subviews, &cache)
        for cell in result.cells {
            subviews[cell.index].place(
                at: CGPoint(x: bounds.minX + cell.position.x, y: bounds.minY + cell.position.y),
                proposal: cell.proposal)
        }
    }

    private func result(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridResult {
        if let known = cache.results.first(where: { $0.proposal == proposal }) { return known.result }
        let solver = GridSolver(
            table: cache.table, subviews: subviews, alignment: alignment, gapX: gap(horizontalSpacing),
            gapsY: cache.table.rowGaps(gap(verticalSpacing), likings: verticalSpacing == nil ? subviews : nil))
        let result = solver.solve(proposal)
        if cache.results.count == 4 { cache.results.removeFirst() }
        cache.results.append((proposal, result))
        return result
    }

    private func gap(_ spacing: CGFloat?) -> CGFloat {
        spacing?.finite("A grid's spacing") ?? ViewSpacing.defaultDistance
    }
}

extension GridLayout: Sendable {}

extension GridLayout: StandardLayout {}

/// Which views are in which cells.
struct GridTable {
    struct Cell {
        var index: Int
        var column: Int
        var span: Int
        var anchor: UnitPoint?
        var unsizedAxes: Axis.Set

        var columns: Range<Int> { column..<(column + span) }
    }

    struct Row {
        var cells: [Cell]
        var alignment: VerticalAlignment?
    }

    private(set) var rows: [Row] = []
    private(set) var columnCount = 0
    private(set) var columnAlignments: [HorizontalAlignment?] = []

    init(_ subviews: LayoutSubviews) {
        var lastRow: UInt64?
        for (index, subview) in subviews.enumerated() {
            let node = subview.node
            let place = node.trait(GridRowTraitKey.self)
            if place == nil || place?.row != lastRow { rows.append(Row(cells: [], alignment: place?.alignment)) }
            lastRow = place?.row
            let column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
            // A view outside of rows spans all columns; how many there are is known at the end.
            let span = place == nil ? Int.max : node.trait(GridCellColumnsTraitKey.self)
            rows[rows.count - 1].cells.append(
                Cell(
                    index: index, column: column, span: span, anchor: node.trait(GridCellAnchorTraitKey.self),
                    unsizedAxes: node.trait(GridCellUnsizedAxesTraitKey.self)))
            if place != nil { columnCount = max(columnCount, column + span) }
        }
        columnCount = max(columnCount, rows.isEmpty ? 0 : 1)
        columnAlignments = Array(repeating: nil, count: columnCount)
        for row in rows.indices {
            for cell in rows[row].cells.indices where rows[row].cells[cell].span == .max {
                rows[row].cells[cell].span = columnCount
            }
            for cell in rows[row].cells {
                let guide = subviews[cell.index].node.trait(GridColumnAlignmentTraitKey.self)
                if let guide, columnAlignments[cell.column] == nil { columnAlignments[cell.column] = guide }
            }
        }
    }

    /// The distances between rows: one for all, or the largest that cells which stand one below the other like.
    func rowGaps(_ gap: CGFloat, likings subviews: LayoutSubviews?) -> [CGFloat] {
        guard let subviews else { return Array(repeating: gap, count: max(0, rows.count - 1)) }
        return zip(rows, rows.dropFirst()).map { upper, lower in
            var distance: CGFloat = 0
            for above in upper.cells {
                for below in lower.cells where above.columns.overlaps(below.columns) {
                    let spacing = subviews[above.index].spacing
                    distance = max(distance, spacing.distance(to: subviews[below.index].spacing, along: .vertical))
                }
            }
            return distance
        }
    }
}

/// A grid laid out for one proposal.
struct GridResult {
    struct Cell {
        var index: Int
        var position: CGPoint
        var proposal: ProposedViewSize
    }

    var size: CGSize
    var cells: [Cell]
}
