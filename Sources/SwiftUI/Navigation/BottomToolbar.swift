import Foundation

/// The bar at the bottom of a page.
///
/// Spacers of the program's say where the items go. Without any, they share the width; a status is in the middle, with
/// what comes before the first spacer on one side and the other items on the other.
struct BottomToolbar: View {
    let items: [ToolbarElement]
    let isCompact: Bool
    /// The search field among the items; nil for none.
    var search: SearchRow?
    /// Whether the search field is all that is seen.
    var isSearching = false
    @Environment(\.appearance) private var appearance
    @Environment(\.pageTab) private var pageTab

    /// What the tab bar takes of the width beside the field that has taken its place.
    private var leadingRoom: CGFloat {
        guard search != nil, pageTab == .search, let floating = appearance.tabBar.floating else { return 0 }
        return max(
            0, floating.sideGap + floating.accessoryHeight + floating.gap - appearance.navigationBar.toolbarEdgePadding)
    }

    var body: some View {
        if let platter = appearance.navigationBar.toolbarPlatter { platters(platter) } else { row }
    }

    /// Three groups: what stands before the first flexible space, between two, and after the last.
    private func platters(_ platter: NavigationBarAppearance.Platter) -> some View {
        let parts = items.split(omittingEmptySubsequences: false) { $0.element.isSpacer }.map(Array.init)
        return HStack(spacing: platter.gap) {
            if let search {
                let place = searchPlace
                if !isSearching { BarItems(items: Array(items[..<place]), platter: platter) }
                if isMinimized(search), place == items.count { Spacer(minLength: 0) }
                search.frame(maxWidth: isMinimized(search) ? nil : .infinity)
                if isMinimized(search), place < items.count { Spacer(minLength: 0) }
                if !isSearching { BarItems(items: Array(items[place...]), platter: platter) }
            } else {
                grouped(parts, platter)
            }
        }
        .imageScale(BarMetrics.imageScale)
        .padding(.horizontal, appearance.navigationBar.toolbarEdgePadding)
        .padding(.leading, leadingRoom)
        .frame(maxWidth: .infinity)
        .frame(minHeight: appearance.navigationBar.toolbarHeight)
        .fixedSize(horizontal: false, vertical: true)
    }

    /// The index of the item that the search field stands before: the program's choice, or the first space, or the end.
    private var searchPlace: Int {
        items.firstIndex { $0.isSearch } ?? items.firstIndex { $0.element.isSpacer } ?? items.count
    }

    private func isMinimized(_ search: SearchRow) -> Bool {
        if case .bottom(_, true) = search.place { !isSearching } else { false }
    }

    @ViewBuilder private func grouped(
        _ parts: [[ToolbarElement]], _ platter: NavigationBarAppearance.Platter
    ) -> some View {
        Group {
            if parts.count == 1, items.count == 1 { Spacer(minLength: 0) }
            ForEach(parts.indices, id: \.self) { index in
                if index > 0 { Spacer(minLength: 0) }
                BarItems(items: parts[index], platter: platter)
            }
            if parts.count == 1 { Spacer(minLength: 0) }
        }
    }

    private var row: some View {
        HStack(spacing: BarMetrics.itemSpacing) {
            if status.isEmpty {
                if others.count == 1 { Spacer(minLength: 0) }
                ForEach(others) { item in
                    ToolbarItemView(item: item)
                    if needsSpace(after: item) { Spacer(minLength: 0) }
                }
                if others.count == 1 { Spacer(minLength: 0) }
            } else {
                side(others[..<middle])
                Spacer(minLength: 0)
                ForEach(status) { ToolbarItemView(item: $0) }
                Spacer(minLength: 0)
                side(others[middle...])
            }
        }
        .imageScale(BarMetrics.imageScale)
        .padding(.horizontal, BarMetrics.edgePadding)
        .frame(maxWidth: .infinity)
        .frame(height: isCompact ? BarMetrics.compactToolbarHeight : BarMetrics.toolbarHeight)
    }

    private var status: [ToolbarElement] { items.filter { $0.placement.kind == .status } }
    private var others: [ToolbarElement] { items.filter { $0.placement.kind != .status } }
    private var hasSpacers: Bool { others.contains { $0.element.isSpacer } }

    private func needsSpace(after item: ToolbarElement) -> Bool { !hasSpacers && item.id != others.last?.id }

    /// Where the items after a status begin.
    private var middle: Int {
        others.firstIndex { $0.element.isSpacer } ?? (others.count + 1) / 2
    }

    private func side(_ items: ArraySlice<ToolbarElement>) -> some View {
        HStack(spacing: BarMetrics.itemSpacing) {
            ForEach(items.filter { !$0.element.isSpacer }) { ToolbarItemView(item: $0) }
        }
    }
}
