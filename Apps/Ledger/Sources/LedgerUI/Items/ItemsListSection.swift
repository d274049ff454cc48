import DesignSystem
import LedgerCore
import SwiftUI

/// A list of items with everything around it: search, sort, filters, selection, and what is done with the selected ones.
struct ItemsListSection: View {
    /// Where the bar of the selection stands.
    enum BarPlacement {
        /// At the bottom of the page; the list scrolls above it.
        case bottom
        /// Above the items, in a page that scrolls as a whole.
        case inline
    }

    let items: [Item]
    let scope: ListScope
    let emptyMessage: String?
    let onAdd: (() -> Void)?
    let onItemPress: ((String) -> Void)?
    let getMenuItems: ((Item) -> [ActionMenuItem])?
    let barPlacement: BarPlacement

    private var incompleteReturns: IncompleteReturns
    @State private var query = ItemsListQuery()
    @State private var selection = ListSelection()
    @State private var isSearchVisible = false
    @State private var isSortShown = false
    @State private var isFilterShown = false
    @State private var isBulkMenuShown = false
    @State private var operation: ItemOperation?
    @State private var listed = Memo<ItemsListInput, ItemsListOutput>()
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator
    @OpenContexts private var contexts

    init(
        items: [Item], scope: ListScope, emptyMessage: String?, onAdd: (() -> Void)?,
        onItemPress: ((String) -> Void)?, getMenuItems: ((Item) -> [ActionMenuItem])?, barPlacement: BarPlacement
    ) {
        self.items = items
        self.scope = scope
        self.emptyMessage = emptyMessage
        self.onAdd = onAdd
        self.onItemPress = onItemPress
        self.getMenuItems = getMenuItems
        self.barPlacement = barPlacement
        incompleteReturns = IncompleteReturns(among: items)
    }

    var body: some View {
        Group {
            switch barPlacement {
            case .bottom:
                VStack(spacing: Spacing.none) {
                    controls.padding(.horizontal, Spacing.screenPadding).padding(.vertical, Spacing.sm).readableWidth()
                    ScrollView {
                        list
                            .padding(Spacing.screenPadding)
                            .readableWidth()
                    }
                    .refreshesLedger()
                }
                .safeAreaInset(edge: .bottom, spacing: Spacing.none) { bar }
            case .inline:
                VStack(spacing: Spacing.cardListGap) {
                    controls
                    bar
                    list
                }
            }
        }
        .background { SortMenu(isPresented: $isSortShown, sortOptions: sortOptions, selectedID: query.sort.rawValue) }
        .background { FilterMenu(isPresented: $isFilterShown, filters: filterOptions) }
        .actionMenu(
            isPresented: $isBulkMenuShown, title: DisplayFormatting.selectedItems(selection.count),
            items: bulkMenu.bulkItems(count: selection.count)
        )
        .itemOperations($operation) { if Set($0.itemIDs) == selection.ids { selection.clear() } }
    }

    // MARK: Parts

    private var controls: some View {
        ItemsListControlBar(
            searchText: $query.text, isSearchVisible: $isSearchVisible, onSort: { isSortShown = true },
            onFilter: { isFilterShown = true }, onAdd: onAdd, activeFilterCount: query.filterCount,
            activeSortLabel: query.sort == .createdDescending ? nil : query.sort.shortLabel)
    }

    @ViewBuilder private var list: some View {
        let output = self.output
        if output.groups.isEmpty {
            EmptyMessage(
                icon: "cube.box", message: emptyText,
                action: query.isActive
                    ? EmptyMessage.Action(String(localized: "Clear Search and Filters")) {
                        query.text = ""
                        query.filters = ItemsListQuery().filters
                    } : onAdd.map { EmptyMessage.Action(String(localized: "Add an Item"), run: $0) })
        } else {
            ItemCardList(
                groups: output.groups, selection: $selection, onItemPress: open, onBookmarkPress: toggleBookmark,
                onStatusPress: { begin(.changeStatus, $0) }, menuItems: menu)
        }
    }

    @ViewBuilder private var bar: some View {
        if !selection.isEmpty {
            let total = SelectionCalculations.totalCents(selection.ids, items: items)
            BulkSelectionBar(
                selectedCount: selection.count, totalCents: total == 0 ? nil : total,
                onBulkActions: { isBulkMenuShown = true }, onClear: { selection.clear() })
        }
    }

    private var output: ItemsListOutput {
        let context = contexts.scope(projectID: scope.projectID)
        let input = ItemsListInput(
            items: items, query: query,
            cards: ItemCards(
                spaces: context.spaces, categories: context.budgetCategories, media: MediaAddresses(ledger.storage),
                incompleteReturns: incompleteReturns.ids(transactions: context.transactions)))
        return listed(input, ItemsListOutput.init)
    }

    private var emptyText: String {
        if query.isActive { return ItemListCalculations.emptyText(in: scope, isFiltered: true) }
        return emptyMessage ?? ItemListCalculations.emptyText(in: scope, isFiltered: false)
    }

    // MARK: Menus

    private var sortOptions: [ActionMenuItem] {
        ItemSortOption.allCases.map { option in
            ActionMenuItem(id: option.rawValue, label: option.label) { query.sort = option }
        }
    }

    private var filterOptions: [ActionMenuItem] {
        ItemFilterOption.options(in: scope).map { option in
            ActionMenuItem(
                id: option.rawValue, label: option.label,
                icon: query.filters.contains(option) ? "checkmark.circle.fill" : "circle"
            ) {
                query.filters = ItemListCalculations.toggle(option, in: query.filters)
            }
        }
    }

    private var bulkMenu: ItemMenu {
        let selected = items.filter { $0.id.map(selection.contains) == true }
        return ItemMenu(scope: scope) {
            operation = ItemOperation(kind: $0, items: selected)
        } apply: { change in
            let ids = selected.compactMap(\.id)
            let isDone = ledger.perform { try $0.apply(change, to: ids) }
            if isDone { selection.clear() }
        }
    }

    private func menu(_ id: String) -> [ActionMenuItem] {
        guard let item = item(id) else { return [] }
        if let getMenuItems { return getMenuItems(item) }
        let select = ActionMenuItem(id: "select", label: String(localized: "Select"), icon: "checkmark.circle") {
            selection.set([id], isSelected: true)
        }
        let menu = ItemMenu(scope: scope) {
            begin($0, id)
        } apply: { change in
            ledger.perform { try $0.apply(change, to: [id]) }
        }
        return [select] + menu.items(for: item)
    }

    // MARK: What taps do

    private func item(_ id: String) -> Item? { items.first { $0.id == id } }

    private func begin(_ kind: ItemOperation.Kind, _ id: String) {
        if let item = item(id) { operation = ItemOperation(kind: kind, items: [item]) }
    }

    private func open(_ id: String) {
        if let onItemPress { onItemPress(id) } else { navigator.push(.item(id)) }
    }

    private func toggleBookmark(_ id: String) {
        guard let item = item(id) else { return }
        ledger.perform { try $0.apply(item.bookmark == true ? .unbookmark : .bookmark, to: [id]) }
    }
}

/// What is searched for in a list of items.
struct ItemsListQuery: Equatable {
    var text = ""
    var sort = ItemSortOption.createdDescending
    var filters: Set<ItemFilterOption> = [.all]

    /// How many filters are set.
    var filterCount: Int { filters.subtracting([.all]).count }
    /// Whether something keeps items out of the list.
    var isActive: Bool { filterCount > 0 || !text.isBlankText }
}

/// What a list is made of.
struct ItemsListInput: Equatable {
    var items: [Item]
    var query: ItemsListQuery
    var cards: ItemCards
}

/// What a list shows.
struct ItemsListOutput {
    var groups: [ItemCardGroup]

    init(_ input: ItemsListInput) {
        let items = ItemListCalculations.list(
            input.items, filters: input.query.filters, query: input.query.text, sort: input.query.sort)
        groups = input.cards.groups(items)
    }
}
