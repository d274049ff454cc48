import Foundation

/// The bar at the bottom of a page.
///
/// Spacers of the program's say where the items go. Without any, they share the width; a status stands in the middle, with
/// what comes before the first spacer on one side and the other items on the other.
struct BottomToolbar: View {
    let items: [ToolbarElement]
    let isCompact: Bool
    @Environment(\.appearance) private var appearance

    var body: some View {
        if let platter = appearance.navigationBar.toolbarPlatter { platters(platter) } else { row }
    }

    /// Three groups: what stands before the first flexible space, between two, and after the last.
    private func platters(_ platter: NavigationBarAppearance.Platter) -> some View {
        let parts = items.split(omittingEmptySubsequences: false) { $0.element.isSpacer }.map(Array.init)
        return HStack(spacing: platter.gap) {
            if parts.count == 1, items.count == 1 { Spacer(minLength: 0) }
            ForEach(parts.indices, id: \.self) { index in
                if index > 0 { Spacer(minLength: 0) }
                BarItems(items: parts[index], platter: platter)
            }
            if parts.count == 1 { Spacer(minLength: 0) }
        }
        .imageScale(BarMetrics.imageScale)
        .padding(.horizontal, appearance.navigationBar.toolbarEdgePadding)
        .frame(maxWidth: .infinity)
        .frame(height: appearance.navigationBar.toolbarHeight)
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
