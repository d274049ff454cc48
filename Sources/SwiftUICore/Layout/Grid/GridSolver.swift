import Foundation

/// Lays out a grid: each column is offered an equal share of the width, then rows share the height as the children of a stack do.
struct GridSolver {
    let table: GridTable
    let subviews: LayoutSubviews
    let alignment: Alignment
    let gapX: CGFloat
    /// Between each row and the next.
    let gapsY: [CGFloat]

    func solve(_ proposal: ProposedViewSize) -> GridResult {
        let widths = columnWidths(proposal.width)
        let heights = rowHeights(proposal.height, widths)
        var cells: [GridResult.Cell] = []
        var y: CGFloat = 0
        for (index, (row, height)) in zip(table.rows, heights).enumerated() {
            let offers = row.cells.map { cell in
                ProposedViewSize(width: width(of: cell, widths), height: height)
            }
            let dimensions = zip(row.cells, offers).map { subviews[$0.index].dimensions(in: $1) }
            let vertical = row.alignment ?? alignment.vertical
            let top = rowGuide(vertical, height, row.cells, dimensions)
            for (number, cell) in row.cells.enumerated() {
                let view = dimensions[number]
                let left = start(of: cell.column, widths)
                let room = offers[number].width ?? 0
                var position = CGPoint(x: left, y: y)
                if let anchor = cell.anchor {
                    position.x += anchor.x * (room - view.width)
                    position.y += anchor.y * (height - view.height)
                } else {
                    let guide = table.columnAlignments[cell.column] ?? alignment.horizontal
                    let box = ViewDimensions(size: CGSize(width: room, height: height))
                    position.x += box[guide] - view[guide]
                    position.y += top - view[vertical]
                }
                cells.append(.init(index: cell.index, position: position, proposal: offers[number]))
            }
            y += height + (index < gapsY.count ? gapsY[index] : 0)
        }
        let whole = widths.reduce(0, +) + gapX * CGFloat(max(0, widths.count - 1))
        return GridResult(size: CGSize(width: whole, height: max(0, y)), cells: cells)
    }

    private func start(of column: Int, _ widths: [CGFloat]) -> CGFloat {
        widths[..<column].reduce(0) { $0 + $1 + gapX }
    }

    private func width(of cell: GridTable.Cell, _ widths: [CGFloat]) -> CGFloat {
        let columns = cell.column..<min(widths.count, cell.column + cell.span)
        return widths[columns].reduce(0, +) + gapX * CGFloat(columns.count - 1)
    }

    /// Where the common guide of a row's cells lies below its top.
    private func rowGuide(
        _ guide: VerticalAlignment, _ height: CGFloat, _ cells: [GridTable.Cell], _ dimensions: [ViewDimensions]
    ) -> CGFloat {
        let isBaseline = guide == .firstTextBaseline || guide == .lastTextBaseline
        guard isBaseline else { return ViewDimensions(size: CGSize(width: 0, height: height))[guide] }
        return zip(cells, dimensions).filter { $0.0.anchor == nil }.map { $1[guide] }.max() ?? 0
    }

    // MARK: Lengths

    /// One row that takes part in sharing room.
    private struct Track {
        var cells: [GridTable.Cell]
        var priority: Double
        var least: CGFloat
        var flexibility: CGFloat
    }

    /// Passes out room: by priority, then from the least to the most flexible row.
    private func share(
        _ available: CGFloat?, _ tracks: [[GridTable.Cell]],
        measure: (GridTable.Cell, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        func length(_ cells: [GridTable.Cell], _ offer: CGFloat?) -> CGFloat {
            cells.reduce(0) { max($0, measure($1, offer)) }
        }
        guard let available, available.isFinite else { return tracks.map { length($0, available) } }
        let described = tracks.map { cells in
            let least = length(cells, 0)
            return Track(
                cells: cells, priority: cells.map { subviews[$0.index].priority }.max() ?? 0, least: least,
                flexibility: length(cells, .infinity) - least)
        }
        let order = described.indices.sorted { a, b in
            let (first, second) = (described[a], described[b])
            if first.priority != second.priority { return first.priority > second.priority }
            if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
            return a < b
        }
        var lengths = [CGFloat](repeating: 0, count: tracks.count)
        var rest = available
        for (position, track) in order.enumerated() {
            let later = order[(position + 1)...]
            let peers = later.filter { described[$0].priority == described[track].priority }.count + 1
            let reserved = later.filter { described[$0].priority < described[track].priority }
                .reduce(0) { $0 + described[$1].least }
            lengths[track] = length(described[track].cells, max(0, (rest - reserved) / CGFloat(peers)))
            rest -= lengths[track]
        }
        return lengths
    }

    private func columnWidths(_ proposed: CGFloat?) -> [CGFloat] {
        let gaps = gapX * CGFloat(max(0, table.columnCount - 1))
        var columns = [[GridTable.Cell]](repeating: [], count: table.columnCount)
        var spanning: [GridTable.Cell] = []
        for cell in table.rows.flatMap(\.cells) where !cell.unsizedAxes.contains(.horizontal) {
            if cell.span == 1 { columns[cell.column].append(cell) } else { spanning.append(cell) }
        }
        // What a column does not take of its share is left over.
        let share = proposed.map { max(0, $0 - gaps) / CGFloat(max(1, table.columnCount)) }
        var widths = columns.map { cells in
            cells.reduce(0) { widest, cell in
                max(widest, subviews[cell.index].sizeThatFits(ProposedViewSize(width: share, height: nil)).width)
            }
        }
        // What a cell needs beyond the columns that it spans is added to them in equal parts.
        for cell in spanning {
            let spanned = cell.column..<min(widths.count, cell.column + cell.span)
            let present = width(of: cell, widths)
            let offer = proposed.map { max(0, $0 - (widths.reduce(0, +) + gaps - present)) }
            let wanted = subviews[cell.index].sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
            guard wanted > present, wanted.isFinite else { continue }
            for column in spanned { widths[column] += (wanted - present) / CGFloat(spanned.count) }
        }
        return widths
    }

    private func rowHeights(_ proposed: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
        let gaps = gapsY.reduce(0, +)
        let rows = table.rows.map { row in row.cells.filter { !$0.unsizedAxes.contains(.vertical) } }
        let lengths = share(proposed.map { max(0, $0 - gaps) }, rows) { cell, offer in
            subviews[cell.index].sizeThatFits(ProposedViewSize(width: width(of: cell, widths), height: offer)).height
        }
        // Cells on a common baseline may need more than the highest of them.
        return zip(table.rows, lengths).map { row, height in
            let guide = row.alignment ?? alignment.vertical
            guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return height }
            let dimensions = row.cells.map {
                subviews[$0.index].dimensions(in: ProposedViewSize(width: width(of: $0, widths), height: height))
            }
            let above = dimensions.map { $0[guide] }.max() ?? 0
            let below = dimensions.map { $0.height - $0[guide] }.max() ?? 0
            return max(height, above + below)
        }
    }
}
