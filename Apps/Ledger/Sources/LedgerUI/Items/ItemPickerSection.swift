import DesignSystem
import LedgerCore
import SwiftUI

/// What can be picked, and what becomes of it.
struct ItemPicker {
    var items: [Item]
    /// Whether one may be picked; nil lets all be.
    var eligibilityCheck: ((Item) -> Bool)?
    /// Adds one at once; nil lets several be selected and added together.
    var onAddSingle: ((String) -> Void)?
    var addedIDs: Set<String> = []
    var onAddSelected: (([String]) -> Void)?
}

/// Items to pick from, with search, in a sheet that stays open.
struct ItemPickerSection: View {
    let picker: ItemPicker
    let emptyMessage: String?
    @State private var query = ItemsListQuery()
    @State private var isSearchVisible = false
    @State private var isSortShown = false
    @State private var isFilterShown = false
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        VStack(spacing: Spacing.sm) {
            ItemsListControlBar(
                searchText: $query.text, isSearchVisible: $isSearchVisible, onSort: { isSortShown = true },
                onFilter: { isFilterShown = true }, activeFilterCount: query.filterCount,
                activeSortLabel: query.sort == .createdDescending ? nil : query.sort.shortLabel
            )
            .padding(.horizontal, Spacing.screenPadding)
            ItemPickerList(
                items: cards, eligibilityCheck: isEligible, onAddSingle: picker.onAddSingle, addedIds: picker.addedIDs,
                onAddSelected: picker.onAddSelected,
                emptyMessage: query.isActive
                    ? String(localized: "No items match your filters")
                    : emptyMessage ?? String(localized: "No items yet"))
        }
        .background {
            SortMenu(
                isPresented: $isSortShown,
                sortOptions: ItemSortOption.allCases.map { option in
                    ActionMenuItem(id: option.rawValue, label: option.label) { query.sort = option }
                }, selectedID: query.sort.rawValue)
        }
        .background {
            FilterMenu(
                isPresented: $isFilterShown,
                filters: ItemFilterOption.allCases.map { option in
                    ActionMenuItem(
                        id: option.rawValue, label: option.label,
                        icon: query.filters.contains(option) ? "checkmark.circle.fill" : "circle"
                    ) {
                        query.filters = ItemListCalculations.toggle(option, in: query.filters)
                    }
                })
        }
    }

    private var cards: [ItemCardData] {
        let cards = ItemCards(spaces: [], categories: [], media: MediaAddresses(ledger.storage))
        return ItemListCalculations.list(
            picker.items, filters: query.filters, query: query.text, sort: query.sort
        ).compactMap(cards.card)
    }

    private func isEligible(_ id: String) -> Bool {
        guard let check = picker.eligibilityCheck, let item = picker.items.first(where: { $0.id == id }) else {
            return true
        }
        return check(item)
    }
}

#Preview("Several") {
    PreviewScreen {
        ItemPickerSection(
            picker: ItemPicker(
                items: PreviewItems.several, eligibilityCheck: { $0.id != "3" }, addedIDs: ["2"],
                onAddSelected: { _ in }), emptyMessage: nil)
    }
}

#Preview("None") { PreviewScreen { ItemPickerSection(picker: ItemPicker(items: []), emptyMessage: nil) } }
