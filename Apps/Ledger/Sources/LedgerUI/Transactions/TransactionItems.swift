import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// The items of a transaction, with an order and a filter of this screen's own.
struct TransactionItemsList: View {
    let items: [Item]
    let scope: any ScopedContext
    @State private var query = ""
    @State private var isSearchVisible = false
    @State private var sort = TransactionItemListCalculations.Sort.createdDescending
    @State private var filter = TransactionItemListCalculations.Filter.all
    @State private var showsSort = false
    @State private var showsFilter = false

    var body: some View {
        VStack(spacing: Spacing.md) {
            ItemsListControlBar(
                searchText: $query, isSearchVisible: $isSearchVisible, onSort: { showsSort = true },
                onFilter: { showsFilter = true }, activeFilterCount: filter == .all ? 0 : 1,
                activeSortLabel: sort == .createdDescending ? nil : sort.label)
            TransactionItemCards(
                items: shown, scope: scope,
                emptyMessage: items.isEmpty
                    ? String(localized: "No items yet") : String(localized: "No items match your filters"))
        }
        .background {
            SortMenu(
                isPresented: $showsSort,
                sortOptions: TransactionItemListCalculations.Sort.allCases.map { option in
                    ActionMenuItem(id: option.rawValue, label: option.label) { sort = option }
                }, selectedID: sort.rawValue)
            SortMenu(
                isPresented: $showsFilter,
                sortOptions: TransactionItemListCalculations.Filter.allCases.map { option in
                    ActionMenuItem(id: option.rawValue, label: option.label) { filter = option }
                }, title: String(localized: "Filter"), selectedID: filter.rawValue)
        }
    }

    private var shown: [Item] {
        TransactionItemListCalculations.list(
            ItemListCalculations.search(items, query), filter: filter, sort: sort)
    }
}

/// Cards of items, to open.
struct TransactionItemCards: View {
    let items: [Item]
    let scope: any ScopedContext
    let emptyMessage: String
    private var incompleteReturns: IncompleteReturns
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator

    init(items: [Item], scope: any ScopedContext, emptyMessage: String = String(localized: "No items yet")) {
        self.items = items
        self.scope = scope
        self.emptyMessage = emptyMessage
        incompleteReturns = IncompleteReturns(among: items)
    }

    var body: some View {
        let cards = ItemCards(
            spaces: scope.spaces, categories: scope.budgetCategories, media: MediaAddresses(ledger.storage),
            incompleteReturns: incompleteReturns.ids(transactions: scope.transactions))
        ItemCardList(items: items.compactMap(cards.card), emptyMessage: emptyMessage) { navigator.push(.item($0)) }
    }
}

/// The items that have left a transaction for another, or for another project.
struct MovedItems: View {
    let scope: any ScopedContext
    private let isAny: Bool
    @Live<DocumentsQuery<Item>> private var items: [Item]?

    init(transaction: Transaction, edges: [LineageEdge], scope: any ScopedContext) {
        self.scope = scope
        let gone = Set(edges.map(\.itemId)).subtracting(transaction.itemIds ?? [])
        isAny = !gone.isEmpty
        _items = Live { DocumentsQuery<Item>(accountID: $0).keys(gone) }
    }

    var body: some View {
        if isAny, let items, !items.isEmpty {
            TransactionItemCards(items: items, scope: scope)
                .opacity(Self.faded)
                .accessibilityElement(children: .contain)
                .accessibilityLabel("Moved items")
        }
    }

    private static let faded = 0.5
}

extension TransactionItemListCalculations.Sort {
    var label: String {
        switch self {
        case .alphabeticalAscending: String(localized: "A to Z")
        case .alphabeticalDescending: String(localized: "Z to A")
        case .priceDescending: String(localized: "Highest Price")
        case .priceAscending: String(localized: "Lowest Price")
        case .createdDescending: String(localized: "Newest First")
        case .createdAscending: String(localized: "Oldest First")
        }
    }
}

extension TransactionItemListCalculations.Filter {
    var label: String {
        switch self {
        case .all: String(localized: "All")
        case .bookmarked: String(localized: "Bookmarked")
        case .noSKU: String(localized: "No SKU")
        case .noName: String(localized: "No Name")
        case .noPrice: String(localized: "No Price")
        case .noImage: String(localized: "No Image")
        }
    }
}
