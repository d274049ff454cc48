import Foundation

/// A row, header or footer of a list, round the program's own view.
struct ListRow: View {
    let element: ContentElement
    let position: ListPosition
    /// The identity that a `ForEach` gave the row.
    let id: AnyHashable?
    let style: ListStyleKind

    var body: some View {
        switch position.role {
        case .row: ListContentRow(element: element, position: position, id: id, style: style)
        case .header: ListHeaderRow(element: element, style: style)
        case .footer: ListFooterRow(element: element, style: style)
        }
    }
}

/// A header with the space around it.
private struct ListHeaderRow: View {
    let element: ContentElement
    let style: ListStyleKind

    @Environment(\.defaultMinListHeaderHeight) private var minimumHeight
    @Environment(\.headerProminence) private var prominence

    var body: some View {
        RegionContainer(
            ListEdgeRowLayout(
                insets: element.trait(ListRowInsetsKey.self), top: top, bottom: bottom, style: style,
                minimumHeight: minimumHeight ?? 0)
        ) {
            if style == .plain || style == .inset {
                SystemBackgrounds.plain.accessibilityHidden(true).region(ListRowRegion.background)
            }
            element.region(ListRowRegion.content)
        }
    }

    private var top: CGFloat {
        style == .plain || style == .inset ? ListMetrics.plainHeaderVertical : ListMetrics.headerTop
    }

    private var bottom: CGFloat {
        if prominence == .increased { return ListMetrics.prominentHeaderBottom }
        return style == .plain || style == .inset ? ListMetrics.plainHeaderVertical : ListMetrics.headerBottom
    }
}

/// A footer with the space around it.
private struct ListFooterRow: View {
    let element: ContentElement
    let style: ListStyleKind

    var body: some View {
        RegionContainer(
            ListEdgeRowLayout(
                insets: element.trait(ListRowInsetsKey.self), top: ListMetrics.footerTop,
                bottom: ListMetrics.footerBottom, style: style, minimumHeight: 0)
        ) {
            element.region(ListRowRegion.content)
        }
    }
}

/// Places a header or footer by the list's margins.
private struct ListEdgeRowLayout: RegionLayout, Equatable {
    let insets: EdgeInsets?
    let top: CGFloat
    let bottom: CGFloat
    let style: ListStyleKind
    let minimumHeight: CGFloat

    private func insets(width: CGFloat) -> EdgeInsets {
        if let insets { return insets }
        let margin = ListMetrics.margin(width: width)
        let side = style.hasCards || style == .inset ? 2 * margin : margin
        return EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }

    private func content(_ children: [RegionChild], _ width: CGFloat) -> CGSize {
        let insets = insets(width: width)
        let proposal = ProposedViewSize(width: max(0, width - insets.horizontal), height: nil)
        return children.first { $0.isRegion(ListRowRegion.content) }?.sizeThatFits(proposal) ?? .zero
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let height = content(children, width).height + insets(width: width).vertical
        return CGSize(width: width, height: max(minimumHeight, height))
    }

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let size = context.size
        let insets = insets(width: size.width)
        return RegionArrangement(
            placements: children.map { child in
                if child.isRegion(ListRowRegion.background) { return .init(CGRect(origin: .zero, size: size)) }
                let proposal = ProposedViewSize(width: max(0, size.width - insets.horizontal), height: nil)
                let content = child.sizeThatFits(proposal)
                return .init(
                    origin: CGPoint(x: insets.leading, y: size.height - insets.bottom - content.height),
                    proposal: proposal)
            })
    }
}

enum ListRowRegion: Hashable {
    case background, content, badge, accessory, editControl, moveControl, topLine, bottomLine
}

/// A row with its background, lines and what follows its content.
private struct ListContentRow: View {
    let element: ContentElement
    let position: ListPosition
    let id: AnyHashable?
    let style: ListStyleKind

    @Environment(\.listSelection) private var selection
    @Environment(\.editMode) private var editMode
    @Environment(\.defaultMinListRowHeight) private var minimumHeight
    @Environment(\.listSectionHalfGap) private var halfGap
    @Environment(\.listRowGap) private var rowGap

    var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        let selected = isSelected
        RegionContainer(
            ListRowLayout(
                insets: element.trait(ListRowInsetsKey.self), minimumHeight: minimumHeight,
                gapAbove: hasOuterGaps && position.hasGapAbove ? halfGap : 0,
                gapBelow: hasOuterGaps && position.hasGapBelow ? halfGap : 0, style: style)
        ) {
            background(isSelected: selected)
                .contentShape(Rectangle())
                .modifier(SelectOnTap(isSelectable: isSelectable(isEditing)) { select() })
                .accessibilityHidden(true)
                .region(ListRowRegion.background)
            if isEditing { editControl(isSelected: selected) }
            element
                .modifier(SelectOnTap(isSelectable: isSelectable(isEditing)) { select() })
                .accessibilityAddTraits(selected ? .isSelected : [])
                .region(ListRowRegion.content)
            if let badge = element.trait(BadgeKey.self) {
                badge.foregroundStyle(SystemBackgrounds.secondaryLabel).region(ListRowRegion.badge)
            }
            if element.trait(NavigationLinkTraitKey.self) {
                Image(systemName: ListMetrics.disclosureSymbol)
                    .font(ListMetrics.disclosureFont)
                    .foregroundStyle(SystemBackgrounds.tertiaryLabel)
                    .accessibilityHidden(true)
                    .region(ListRowRegion.accessory)
            }
            if isEditing, editing?.move != nil, element.trait(MoveDisabledKey.self) != true {
                Image(systemName: "line.3.horizontal")
                    .foregroundStyle(SystemBackgrounds.tertiaryLabel)
                    .region(ListRowRegion.moveControl)
            }
            if showsLine(.top) { line(.top).region(ListRowRegion.topLine) }
            if showsLine(.bottom) { line(.bottom).region(ListRowRegion.bottomLine) }
        }
    }

    private var hasOuterGaps: Bool { style != .plain && style != .inset }

    // MARK: Selection

    private var selectionID: AnyHashable? { element.trait(TagTraitKey.self) ?? id }

    private var isSelected: Bool {
        guard let selection, let selectionID else { return false }
        return selection.contains(selectionID)
    }

    private func isSelectable(_ isEditing: Bool) -> Bool {
        guard let selection, selectionID != nil, element.trait(SelectionDisabledKey.self) != true else { return false }
        return !selection.isMultiple || isEditing
    }

    private func select() {
        if let selection, let selectionID { selection.toggle(selectionID) }
    }

    // MARK: Editing

    private var editing: RowEditing? { element.trait(RowEditingKey.self) }

    @ViewBuilder private func editControl(isSelected: Bool) -> some View {
        if let editing, let delete = editing.delete, element.trait(DeleteDisabledKey.self) != true {
            Button {
                delete(IndexSet(integer: editing.index))
            } label: {
                Image(systemName: "minus.circle.fill")
                    .font(.system(size: ListMetrics.editControlSize))
                    .foregroundStyle(Color.white, Color.red)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: ListWords.delete))
            .region(ListRowRegion.editControl)
        } else if selection?.isMultiple == true {
            Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
                .font(.system(size: ListMetrics.editControlSize))
                .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemBackgrounds.tertiaryLabel))
                .accessibilityHidden(true)
                .region(ListRowRegion.editControl)
        }
    }

    // MARK: Background and lines

    @ViewBuilder private func background(isSelected: Bool) -> some View {
        Group {
            if isSelected {
                ListMetrics.selectedRow
            } else if let view = element.trait(ListRowBackgroundKey.self) {
                view
            } else {
                style.isGrouped || style == .sidebar ? SystemBackgrounds.groupedRow : .clear
            }
        }
        .clipShape(rowShape)
    }

    private var rowShape: UnevenRoundedRectangle {
        // Rows that stand apart are cards of their own.
        let isApart = (rowGap ?? 0) > 0
        let top = style.hasCards && (position.isFirst || isApart) ? ListMetrics.cornerRadius : 0
        let bottom = style.hasCards && (position.isLast || isApart) ? ListMetrics.cornerRadius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous)
    }

    private func showsLine(_ edge: VerticalEdge.Set) -> Bool {
        let isOuter = edge == .top ? position.isFirst : position.isLast
        let row = element.trait(ListRowSeparatorKey.self)?.at(edge) ?? .automatic
        if row == .hidden { return false }
        if isOuter {
            let section = element.trait(ListSectionSeparatorKey.self)?.at(edge) ?? .automatic
            if section != .automatic { return section == .visible }
            if row == .visible { return edge == .bottom || !style.hasCards }
            return !style.hasCards
        }
        // Between two rows the upper one draws the line.
        return edge == .bottom
    }

    private func line(_ edge: VerticalEdge.Set) -> some View {
        let isOuter = edge == .top ? position.isFirst : position.isLast
        let own = element.trait(ListRowSeparatorTintKey.self)?.at(edge)
        let section = isOuter ? element.trait(ListSectionSeparatorTintKey.self)?.at(edge) : nil
        return (own ?? section ?? SystemBackgrounds.separator).accessibilityHidden(true)
    }
}

/// What lists say themselves. English; the place for other languages.
enum ListWords {
    static let delete = "Delete"
}

private struct SelectOnTap: ViewModifier {
    let isSelectable: Bool
    let action: () -> Void

    func body(content: Content) -> some View {
        if isSelectable {
            content.onTapGesture(perform: action)
        } else {
            content
        }
    }
}

/// Places a row's parts: the content from the leading side, badge and chevron at the trailing one, lines at the edges.
struct ListRowLayout: RegionLayout, Equatable {
    let insets: EdgeInsets?
    let minimumHeight: CGFloat
    let gapAbove: CGFloat
    let gapBelow: CGFloat
    let style: ListStyleKind

    /// The row's card in a list of some width.
    private func card(width: CGFloat) -> (minX: CGFloat, width: CGFloat) {
        let margin = style.hasCards || style == .inset ? ListMetrics.margin(width: width) : 0
        return (margin, max(0, width - 2 * margin))
    }

    private func insets(width: CGFloat) -> EdgeInsets {
        if let insets { return insets }
        let side = ListMetrics.margin(width: width)
        return EdgeInsets(
            top: ListMetrics.rowVerticalInset, leading: side, bottom: ListMetrics.rowVerticalInset, trailing: side)
    }

    /// The widths that the parts beside the content take, in order, with the gaps before them.
    private struct Sides {
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
    }

    private func sides(_ children: [RegionChild]) -> Sides {
        var sides = Sides()
        for child in children {
            let width = { child.sizeThatFits(.unspecified).width }
            if child.isRegion(ListRowRegion.editControl) {
                sides.leading += width() + ListMetrics.editControlGap
            } else if child.isRegion(ListRowRegion.badge) || child.isRegion(ListRowRegion.accessory)
                || child.isRegion(ListRowRegion.moveControl)
            {
                sides.trailing += width() + ListMetrics.accessoryGap
            }
        }
        return sides
    }

    private func content(_ children: [RegionChild]) -> RegionChild? {
        children.first { $0.isRegion(ListRowRegion.content) }
    }

    private func contentProposal(_ children: [RegionChild], _ width: CGFloat) -> ProposedViewSize {
        let sides = sides(children)
        let room = card(width: width).width - insets(width: width).horizontal - sides.leading - sides.trailing
        return ProposedViewSize(width: max(0, room), height: nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let content = content(children)?.sizeThatFits(contentProposal(children, width)) ?? .zero
        let height = max(minimumHeight, content.height + insets(width: width).vertical)
        return CGSize(width: width, height: height + gapAbove + gapBelow)
    }

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        let width = context.size.width
        let (minX, cardWidth) = card(width: width)
        let row = CGRect(
            x: minX, y: gapAbove, width: cardWidth, height: max(0, context.size.height - gapAbove - gapBelow))
        let insets = insets(width: width)
        let sides = sides(children)
        let proposal = contentProposal(children, width)
        let contentX = row.minX + insets.leading + sides.leading
        // The content stands in the middle of what the insets leave.
        let middle = row.minY + insets.top + (row.height - insets.vertical) / 2
        let hairline = 1 / context.scale
        var trailing = row.maxX - insets.trailing
        var placements = [RegionArrangement.Placement?](repeating: nil, count: children.count)

        for (index, child) in children.enumerated().reversed() {
            func placeAtTrailingEdge() {
                let size = child.sizeThatFits(.unspecified)
                placements[index] = .init(
                    origin: CGPoint(x: trailing - size.width, y: middle - size.height / 2), proposal: .unspecified)
                trailing -= size.width + ListMetrics.accessoryGap
            }
            if child.isRegion(ListRowRegion.background) {
                placements[index] = .init(row)
            } else if child.isRegion(ListRowRegion.moveControl) || child.isRegion(ListRowRegion.accessory)
                || child.isRegion(ListRowRegion.badge)
            {
                placeAtTrailingEdge()
            } else if child.isRegion(ListRowRegion.editControl) {
                let size = child.sizeThatFits(.unspecified)
                placements[index] = .init(
                    origin: CGPoint(x: row.minX + insets.leading, y: middle - size.height / 2), proposal: .unspecified)
            } else if child.isRegion(ListRowRegion.topLine) || child.isRegion(ListRowRegion.bottomLine) {
                let isTop = child.isRegion(ListRowRegion.topLine)
                let line = lineExtent(children, contentX, proposal, row)
                placements[index] = .init(
                    CGRect(
                        x: line.start, y: isTop ? row.minY : row.maxY - hairline, width: line.end - line.start,
                        height: hairline))
            } else {
                let size = child.sizeThatFits(proposal)
                placements[index] = .init(
                    origin: CGPoint(x: contentX, y: middle - size.height / 2), proposal: proposal)
            }
        }
        return RegionArrangement(placements: placements)
    }

    /// From where the content begins, or where its guides say, to the row's end.
    private func lineExtent(
        _ children: [RegionChild], _ contentX: CGFloat, _ proposal: ProposedViewSize, _ row: CGRect
    ) -> (start: CGFloat, end: CGFloat) {
        guard let dimensions = content(children)?.dimensions(in: proposal) else { return (row.minX, row.maxX) }
        let start = contentX + (dimensions[explicit: .listRowSeparatorLeading] ?? 0)
        let end = dimensions[explicit: .listRowSeparatorTrailing].map { contentX + $0 } ?? row.maxX
        return (min(max(start, row.minX), row.maxX), max(min(end, row.maxX), min(start, row.maxX)))
    }
}
