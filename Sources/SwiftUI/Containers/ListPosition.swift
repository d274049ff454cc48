/// A line at a row's edge.
struct ListLine: Equatable {
    /// Nil is the standard color.
    var color: Color?
}

/// An element's place in its section, and the lines that come of it. Rows outside sections make separate sections.
struct ListPosition: Equatable {
    private(set) var role = SectionPosition.Role.row
    private(set) var isFirst = true
    private(set) var isLast = true
    /// Whether space is to be kept above or below the section's rows, for lack of a header or footer.
    private(set) var hasGapAbove = true
    private(set) var hasGapBelow = true
    let isFirstInList: Bool
    let isLastInList: Bool
    /// Whether a section with a header follows.
    private(set) var isBeforeHeader = false
    private(set) var lineAbove: ListLine?
    private(set) var lineBelow: ListLine?

    @MainActor init(_ element: ContentElement, _ place: ElementPlace, style: ListStyleKind) {
        isFirstInList = place.previous == nil
        isLastInList = place.next == nil
        if let position = element.trait(SectionTraitKey.self) {
            role = position.role
            isFirst = position.isFirst
            isLast = position.isLast
            hasGapAbove = position.role == .row && position.isFirst && !position.hasHeader
            hasGapBelow = position.role == .row && position.isLast && !position.hasFooter
            let isEnd = position.role == .footer || hasGapBelow
            if style.hasPlainHeaders, isEnd, isLast {
                isBeforeHeader = place.next?.trait(SectionTraitKey.self)?.role == .header
            }
        } else {
            isFirst = place.previous.map { $0.trait(SectionTraitKey.self) != nil } ?? true
            isLast = place.next.map { $0.trait(SectionTraitKey.self) != nil } ?? true
            hasGapAbove = isFirst
            hasGapBelow = isLast
        }
        guard role == .row else { return }
        lineAbove = isFirst ? Self.outerLine(element, .top, style) : nil
        lineBelow = isLast ? Self.outerLine(element, .bottom, style) : Self.innerLine(element, place.next, style)
    }

    /// The line at the end of a section.
    @MainActor private static func outerLine(
        _ element: ContentElement, _ edge: VerticalEdge.Set, _ style: ListStyleKind
    ) -> ListLine? {
        let row = element.trait(ListRowSeparatorKey.self)?.at(edge) ?? .automatic
        let section = element.trait(ListSectionSeparatorKey.self)?.at(edge) ?? .automatic
        guard row != .hidden, section != .hidden else { return nil }
        let isWanted = section == .visible || row == .visible && edge == .bottom
        guard style.hasOuterLines || isWanted else { return nil }
        return ListLine(
            color: element.trait(ListRowSeparatorTintKey.self)?.at(edge)
                ?? element.trait(ListSectionSeparatorTintKey.self)?.at(edge))
    }

    /// The line between a row and the next, on which both have a say. The upper row draws it.
    @MainActor private static func innerLine(
        _ element: ContentElement, _ next: ContentElement?, _ style: ListStyleKind
    ) -> ListLine? {
        let own = element.trait(ListRowSeparatorKey.self)?.at(.bottom) ?? .automatic
        let other = next?.trait(ListRowSeparatorKey.self)?.at(.top) ?? .automatic
        guard own != .hidden, other != .hidden else { return nil }
        guard style.hasInnerLines || own == .visible || other == .visible else { return nil }
        return ListLine(
            color: element.trait(ListRowSeparatorTintKey.self)?.at(.bottom)
                ?? next?.trait(ListRowSeparatorTintKey.self)?.at(.top))
    }
}
