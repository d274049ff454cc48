import Foundation

/// A row, header or footer of a list, round the program's own view.
struct ListRow: View {
    let element: ContentElement
    let position: ListPosition
    /// The identity that a `ForEach` gave the row.
    let id: AnyHashable?
    /// The place among all elements of the list; nil if the row does not depend on it.
    let place: Int?
    /// Another number once something that the element carries has changed.
    let traits: Int
    let style: ListStyleKind

    var body: some View {
        switch position.role {
        case .row:
            ListContentRow(
                element: element, position: position, id: id, place: place, traits: traits, style: style)
        case .header: ListHeaderRow(element: element, position: position, style: style)
        case .footer: ListFooterRow(element: element, position: position, style: style)
        }
    }
}

/// A header with the space around it.
private struct ListHeaderRow: View {
    let element: ContentElement
    let position: ListPosition
    let style: ListStyleKind

    @Environment(\.defaultMinListHeaderHeight) private var minimumHeight
    @Environment(\.headerProminence) private var prominence
    @Environment(\.appearance) private var appearance
    @Environment(\.listOwnMargins) private var ownMargins
    @Environment(\.listMargin) private var systemMargin
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        RegionContainer(
            ListEdgeRowLayout(
                insets: element.trait(ListRowInsetsKey.self), top: top, bottom: bottom, gapBelow: 0,
                card: ListCard(
                    style: style, ownMargins: ownMargins, systemMargin: systemMargin,
                    sectionMargins: element.trait(ListSectionMarginsKey.self)),
                minimumHeight: minimumHeight ?? 0, pixel: pixel,
                leastHeight: style.hasPlainHeaders ? 0 : ListMetrics.leastHeaderHeight)
        ) {
            if style.hasPlainHeaders {
                SystemBackgrounds.plain.accessibilityHidden(true).region(ListRowRegion.background)
            }
            element.region(ListRowRegion.content)
        }
    }

    private var top: CGFloat {
        if style.hasPlainHeaders { return ListMetrics.plainHeaderVertical }
        let look = appearance.list
        return look.headerTop
    }

    private var bottom: CGFloat {
        if prominence == .increased { return ListMetrics.prominentHeaderBottom }
        return style.hasPlainHeaders ? ListMetrics.plainHeaderVertical : appearance.list.headerBottom
    }
}

/// A footer with the space around it.
private struct ListFooterRow: View {
    let element: ContentElement
    let position: ListPosition
    let style: ListStyleKind

    @Environment(\.appearance) private var appearance
    @Environment(\.listOwnMargins) private var ownMargins
    @Environment(\.listMargin) private var systemMargin
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        RegionContainer(
            ListEdgeRowLayout(
                insets: element.trait(ListRowInsetsKey.self), top: appearance.list.footerTop,
                bottom: appearance.list.footerBottom,
                gapBelow: position.isBeforeHeader ? ListMetrics.plainHeaderGap : 0,
                card: ListCard(
                    style: style, ownMargins: ownMargins, systemMargin: systemMargin,
                    sectionMargins: element.trait(ListSectionMarginsKey.self)), minimumHeight: 0,
                pixel: pixel)
        ) {
            element.region(ListRowRegion.content)
        }
    }
}

/// A row with its background, lines and what stands beside its content.
private struct ListContentRow: View {
    let element: ContentElement
    let position: ListPosition
    let id: AnyHashable?
    let place: Int?
    let traits: Int
    let style: ListStyleKind

    @Environment(\.listInteraction) private var interaction
    @Environment(\.listSelection) private var selection
    @Environment(\.rowMenu) private var menu
    @Environment(\.nextColumn) private var nextColumn
    @Environment(\.editMode) private var editMode
    @Environment(\.appearance) private var appearance
    @Environment(\.defaultMinListRowHeight) private var minimumHeight
    @Environment(\.listSectionHalfGap) private var halfGap
    @Environment(\.listRowGap) private var rowGap
    @Environment(\.listOwnMargins) private var ownMargins
    @Environment(\.listMargin) private var systemMargin
    @Environment(\.pixelLength) private var pixel
    @State private var isPressed = false
    @State private var swipe = RowSwipe.closed
    @State private var hold: RowHold?

    var body: some View {
        let card = ListCard(
            style: style, ownMargins: ownMargins, systemMargin: systemMargin,
            sectionMargins: element.trait(ListSectionMarginsKey.self), gapAbove: gapAbove, gapBelow: gapBelow)
        if let editing = element.trait(RowEditingKey.self), let insertion = editing.insert {
            operated(card).modifier(RowDropTarget(editing: editing, insertion: insertion, card: card))
        } else {
            operated(card)
        }
    }

    @ViewBuilder private func operated(_ card: ListCard) -> some View {
        if selection == nil { wholeRow(card) } else { wholeRow(card).modifier(FocusPartModifier(part: keyboardPart)) }
    }

    @ViewBuilder private func wholeRow(_ card: ListCard) -> some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        let actions = RowActions(element, isEditing: isEditing)
        let shape = ListCardShape(card: card, radii: radii)
        // What a row is made of must not depend on whether the list is being edited, or its content would be created again each time.
        if actions.isEverSwiped {
            // A row that is pulled aside is cut off by its card's shape, which stays.
            let swiped = row(isEditing, actions, card)
                .clipShape(shape)
                .modifier(RowSwiping(row: element.id, actions: actions, isEditing: isEditing, swipe: $swipe))
            if actions.isEverMoved { movable(swiped, isEditing, actions, card) } else { swiped.modifier(lift) }
        } else if actions.isEverMoved {
            movable(cut(row(isEditing, actions, card), to: shape), isEditing, actions, card)
        } else {
            cut(row(isEditing, actions, card), to: shape)
        }
    }

    /// A row that is moved: by its handle while the list is edited, else by holding it.
    private func movable(
        _ row: some View, _ isEditing: Bool, _ actions: RowActions, _ card: ListCard
    ) -> some View {
        row
            .modifier(
                RowLifting(
                    move: isEditing ? nil : actions.move, place: place ?? 0, gaps: card.gapAbove + card.gapBelow,
                    hold: $hold)
            )
            .modifier(lift)
    }

    private var lift: RowLift { RowLift(hold: hold, place: place ?? 0) }

    /// Keeps a row in its card, whose corners cut off its background and content.
    @ViewBuilder private func cut<Row: View>(_ row: Row, to shape: ListCardShape) -> some View {
        if style.hasCards || style == .sidebarColumn { row.clipShape(shape) } else { row }
    }

    private func row(_ isEditing: Bool, _ actions: RowActions, _ card: ListCard) -> some View {
        let selected = isSelected
        return RegionContainer(
            ListRowLayout(
                insets: element.trait(ListRowInsetsKey.self),
                indentation: CGFloat(element.trait(ListIndentationKey.self) ?? 0) * ListMetrics.indentation,
                minimumHeight: minimumHeight, card: card, isLast: position.isLast, swipe: swipe, pixel: pixel,
                verticalInset: appearance.list.rowVerticalInset, lineThickness: appearance.list.separator.thickness,
                lineTrailingInset: style.hasCards ? appearance.list.separator.trailingInset : 0)
        ) {
            background(isSelected: selected)
                .contentShape(Rectangle())
                .modifier(BackgroundTap(isPressed: $isPressed, action: tapAction(isEditing)))
                .accessibilityHidden(true)
                .region(ListRowRegion.background)
            if isEditing { editControl(actions, isSelected: selected) }
            element
                .modifier(SelectOnTap(action: contentAction(isEditing)))
                .modifier(RowMenuModifier(menu: isEditing ? nil : menu, ids: menuIDs))
                .modifier(RowAccessibilityActions(actions: actions))
                .accessibilityAddTraits(selected ? .isSelected : [])
                .accessibilityChange { if isAtKeyboard { $0.isFocused = true } }
                .region(ListRowRegion.content)
            if let badge = element.trait(BadgeKey.self) {
                RowBadge(text: badge, prominence: element.trait(BadgeProminenceKey.self)).region(ListRowRegion.badge)
            }
            if !isEditing, let link = element.trait(NavigationLinkTraitKey.self) {
                Image(systemName: ListMetrics.disclosureSymbol)
                    .font(ListMetrics.disclosureFont)
                    .foregroundStyle(SystemBackgrounds.tertiaryLabel)
                    .opacity(link.isEnabled ? 1 : LinkMetrics.disabledOpacity)
                    .accessibilityHidden(true)
                    .region(ListRowRegion.accessory)
            }
            if isEditing, let move = actions.move {
                MoveHandle(move: move, place: place ?? 0, hold: $hold).region(ListRowRegion.moveControl)
            }
            if let above = position.lineAbove { line(above).region(ListRowRegion.topLine) }
            if let below = position.lineBelow, !isApart { line(below).region(ListRowRegion.bottomLine) }
            if interaction?.openRow != nil {
                // A tap beside the buttons closes them and does nothing else, on this row and on all others.
                Color.clear
                    .contentShape(Rectangle())
                    .onTapGesture { interaction?.openRow = nil }
                    .accessibilityHidden(true)
                    .region(ListRowRegion.cover)
            }
            if let edge = swipe.edge {
                SwipeStrip(edge: edge, actions: actions.swipes(at: edge), swipe: $swipe)
                    .region(edge == .leading ? ListRowRegion.leadingActions : ListRowRegion.trailingActions)
            }
        }
    }

    private var gapAbove: CGFloat {
        if position.isFirst, let own = element.trait(ListSectionMarginsKey.self)?.top { return own }
        guard !style.hasPlainHeaders, position.hasGapAbove else { return 0 }
        guard position.isFirstInList, style != .sidebarColumn else { return halfGap.roundedUp(to: pixel) }
        // The margin above the first section, which does not depend on the space between sections.
        return ownMargins.contains(.top) ? ListMetrics.topMargin : 0
    }

    private var gapBelow: CGFloat {
        if position.isBeforeHeader { return ListMetrics.plainHeaderGap }
        if position.isLast, let own = element.trait(ListSectionMarginsKey.self)?.bottom { return own }
        guard !style.hasPlainHeaders, position.hasGapBelow else { return 0 }
        if position.isLastInList, !ownMargins.contains(.bottom) { return 0 }
        // With what is rounded up above the next section it is twice the half.
        return 2 * halfGap - halfGap.roundedUp(to: pixel)
    }

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
        guard let selection, let selectionID else { return }
        selection.toggle(selectionID)
        nextColumn?.show(for: selection)
    }

    /// The rows that a menu opened at this one is about.
    private func menuIDs() -> Set<AnyHashable> {
        guard let selectionID else { return [] }
        return selection?.contains(selectionID) == true ? selection?.all() ?? [] : [selectionID]
    }

    /// What a tap on the content does: it selects the row, or does what the list does with any row.
    private func contentAction(_ isEditing: Bool) -> (() -> Void)? {
        if isSelectable(isEditing) { return { select() } }
        guard !isEditing, let action = menu?.action, let selectionID else { return nil }
        return { action([selectionID]) }
    }

    /// What a tap beside the content does: the same, or what the row's only button does.
    private func tapAction(_ isEditing: Bool) -> (() -> Void)? {
        if let action = contentAction(isEditing) { return action }
        guard !isEditing, isButton else { return nil }
        let element = element
        return { element.activateSoleButton() }
    }

    private var isButton: Bool {
        element.trait(NavigationLinkTraitKey.self) != nil || element.trait(RowButtonKey.self) == true
    }

    // MARK: Keyboard

    /// Whether the keyboard is at this row.
    private var isAtKeyboard: Bool {
        guard selection != nil, let interaction, interaction.hasKeyboard, let selectionID else { return false }
        return interaction.keyboardRow == selectionID
    }

    private var keyboardPart: FocusPart? {
        guard let selectionID, element.trait(SelectionDisabledKey.self) != true else { return nil }
        let (element, isButton, isSelected) = (element, isButton, isSelected)
        return FocusPart(id: selectionID, isChosen: isSelected) {
            select()
        } act: {
            if let action = menu?.action {
                action(menuIDs())
            } else if isButton {
                element.activateSoleButton()
            } else if selection?.isMultiple == true || !isSelected {
                select()
            }
        }
    }

    // MARK: Editing

    @ViewBuilder private func editControl(_ actions: RowActions, isSelected: Bool) -> some View {
        if selection?.isMultiple == true {
            SelectionMark(isSelected: isSelected).region(ListRowRegion.editControl)
        } else if actions.delete != nil {
            DeleteControl {
                withAnimation(SwipeMetrics.animation) { swipe = .open(.trailing) }
            }
            .region(ListRowRegion.editControl)
        }
    }

    // MARK: Background and lines

    @ViewBuilder private func background(isSelected: Bool) -> some View {
        if isAtKeyboard {
            Rectangle().fill(.tint.opacity(ListMetrics.focusedRowOpacity))
        } else if isSelected || isPressed {
            ListMetrics.selectedRow
        } else if let view = element.trait(ListRowBackgroundKey.self) {
            view
        } else {
            style.hasRowBackground ? SystemBackgrounds.groupedRow : .clear
        }
    }

    /// Whether rows stand apart, each as its own card.
    private var isApart: Bool { (rowGap ?? 0) > 0 && style.hasCards }

    private var radii: RectangleCornerRadii {
        if style == .sidebarColumn {
            let radius = ListMetrics.selectionRadius
            return RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        }
        let top = style.hasCards && (position.isFirst || isApart) ? appearance.list.cornerRadius : 0
        let bottom = style.hasCards && (position.isLast || isApart) ? appearance.list.cornerRadius : 0
        return RectangleCornerRadii(
            topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
    }

    private func line(_ line: ListLine) -> some View {
        (line.color ?? appearance.list.separator.color).accessibilityHidden(true)
    }
}

/// What lists say themselves. English; the place for other languages.
enum ListWords {
    static let delete = "Delete"
    static let moveDown = "Move Down"
    static let moveUp = "Move Up"
    static let refresh = "Refresh"
    static let reorder = "Reorder"
}

private struct SelectOnTap: ViewModifier {
    let action: (() -> Void)?

    func body(content: Content) -> some View {
        if let action {
            content.onTapGesture(perform: action)
        } else {
            content
        }
    }
}

/// Lets a row be tapped beside its content; it is gray while it is pressed.
private struct BackgroundTap: ViewModifier {
    @Binding var isPressed: Bool
    let action: (() -> Void)?

    func body(content: Content) -> some View {
        if let action {
            content.onPress(onPressingChanged: { isPressed = $0 }, perform: action)
        } else {
            content
        }
    }
}

extension ContentElement {
    /// Whether the row of the element, or the row that it stands beside, may be moved or pulled by hand. What other rows are need
    /// not be found out again where one was put in above them.
    @MainActor var mayBeMovedByHand: Bool {
        trait(RowEditingKey.self) != nil || trait(SwipeActionsKey.self)?.isEmpty == false
    }

    /// Activates the only thing in the element that can be activated.
    @MainActor fileprivate func activateSoleButton() {
        let buttons = render.accessibilityElements().flatMap(\.flattened).filter(\.canBeActivated)
        if buttons.count == 1 { render.tree.accessibilityActions.activate(buttons[0]) }
    }
}
