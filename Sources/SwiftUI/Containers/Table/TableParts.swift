import Foundation

/// The order of a table's rows, whatever the comparators' type.
struct TableSorting {
    /// The order in which the rows are sorted by a column first; nil if they are not.
    let order: (_ comparator: Any) -> SortOrder?
    /// Sorts by a column first, or the other way round where that is so already.
    let choose: (_ comparator: Any) -> Void

    init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
        func isSame(_ a: Sort, _ b: Sort) -> Bool {
            var a = a
            a.order = b.order
            return a == b
        }
        order = { comparator in
            guard let comparator = comparator as? Sort, let first = sortOrder.wrappedValue.first else { return nil }
            return isSame(comparator, first) ? first.order : nil
        }
        choose = { comparator in
            guard var comparator = comparator as? Sort else { return }
            var order = sortOrder.wrappedValue
            if let first = order.first, isSame(comparator, first) {
                comparator.order = first.order == .forward ? .reverse : .forward
            }
            order.removeAll { isSame($0, comparator) }
            sortOrder.wrappedValue = [comparator] + order
        }
    }
}

/// The rows of a table, as a list without sections.
struct TableRows<Value: Identifiable, Cells: View>: View {
    let rows: AnyRandomAccessCollection<Value>
    let selection: ListSelection?
    @ViewBuilder let cells: (Value) -> Cells

    var body: some View {
        ListContainer(selection: selection, context: .list, content: ForEach(rows, content: cells))
            .environment(\.chosenListStyle, .plain)
    }
}

/// The headers of a table's columns.
struct TableHeader<Value>: View {
    let columns: [_TableColumn<Value>]
    let sorting: TableSorting?
    let layout: TableColumnsLayout

    @Environment(\.listMargin) private var systemMargin

    var body: some View {
        TableHeaderInsets(margin: systemMargin) {
            layout {
                ForEach(columns.indices, id: \.self) { index in
                    TableColumnHeader(column: columns[index], sorting: sorting)
                        .frame(maxWidth: .infinity, alignment: columns[index].alignment.frame)
                }
            }
        }
        .font(TableMetrics.headerFont)
        .lineLimit(1)
        .frame(height: TableMetrics.headerHeight)
        .background(SystemBackgrounds.plain)
    }
}

/// The header of a column; where the column sorts, a button with an arrow for the order.
private struct TableColumnHeader<Value>: View {
    let column: _TableColumn<Value>
    let sorting: TableSorting?

    var body: some View {
        if let sorting, let comparator = column.comparator {
            let order = sorting.order(comparator)
            Button {
                sorting.choose(comparator)
            } label: {
                HStack(spacing: TableMetrics.arrowGap) {
                    column.label
                    if let order {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                            .font(TableMetrics.arrowFont)
                            .accessibilityHidden(true)
                    }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .foregroundStyle(order == nil ? SystemBackgrounds.secondaryLabel : SystemBackgrounds.label)
            .fontWeight(order == nil ? .regular : .semibold)
            .accessibilityAddTraits(order == nil ? [] : .isSelected)
        } else {
            column.label.foregroundStyle(SystemBackgrounds.secondaryLabel)
        }
    }
}

/// Keeps the distance to the sides that the rows keep.
private struct TableHeaderInsets: Layout {
    let margin: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: subviews.first?.sizeThatFits(proposal).height ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + margin, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: max(0, bounds.width - 2 * margin), height: bounds.height))
    }
}

/// Cells side by side, in columns that are as broad in every row of a table.
struct TableColumnsLayout: Layout, Equatable {
    let widths: [TableColumnWidth]

    /// The columns' widths in a row of some width. What the limits leave is shared evenly.
    func columnWidths(in width: CGFloat) -> [CGFloat] {
        var room = max(0, width - TableMetrics.columnGap * CGFloat(max(0, widths.count - 1)))
        var result = [CGFloat](repeating: 0, count: widths.count)
        var open = Array(widths.indices)
        // Columns whose limits are stricter than an even share get what they may; the others share the rest.
        while !open.isEmpty {
            let share = room / CGFloat(open.count)
            let wanted = open.map { min(max(widths[$0].ideal ?? share, widths[$0].minimum), widths[$0].maximum) }
            let bound = zip(open, wanted).filter { $0.1 != share }
            guard !bound.isEmpty else {
                for index in open { result[index] = share }
                break
            }
            for (index, width) in bound {
                result[index] = width
                room = max(0, room - width)
            }
            let gone = Set(bound.map(\.0))
            open.removeAll { gone.contains($0) }
        }
        return result
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let heights = zip(subviews, columnWidths(in: width)).map { cell, width in
            cell.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (cell, width) in zip(subviews, columnWidths(in: bounds.width)) {
            cell.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + TableMetrics.columnGap
        }
    }
}

extension View {
    /// Sets the visibility of the column headers of tables in this view. `automatic` shows them.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeaderVisibility, visibility)
    }
}

extension EnvironmentValues {
    /// Whether tables show the headers of their columns.
    @Entry var tableHeaderVisibility = Visibility.automatic
}
