import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// The transactions of a project, or of the inventory: to search, sort, filter, open, select and delete.
public struct SharedTransactionsList: View {
    private let projectID: String?
    /// Those that somebody hands in; nil for all of the place.
    private var given: [Transaction]?
    private var onTransactionPress: ((String) -> Void)?
    private var getMenuItems: ((Transaction) -> [ActionMenuItem])?
    private var getBulkMenuItems: (() -> [ActionMenuItem])?
    private let emptyMessage: String
    @OpenContexts private var contexts
    @State private var query = ""
    @State private var isSearchVisible = false
    @State private var sort = TransactionSort.dateDescending
    @State private var filter = TransactionFilter()
    @State private var selection = ListSelection()
    @State private var sheet: Sheet?
    @State private var showsSort = false
    @State private var showsFilter = false
    @State private var showsBulk = false
    @State private var asksDeletion = false
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator
    @Themed(.ledger) private var theme

    private enum Sheet: Identifiable {
        case new
        var id: Self { self }
    }

    /// - Parameter projectID: the project; `nil` for the inventory.
    public init(projectID: String?, emptyMessage: String = String(localized: "No transactions yet")) {
        self.projectID = projectID
        self.emptyMessage = emptyMessage
    }

    /// The transactions that are handed in. The list follows them.
    ///
    /// - Parameters:
    ///   - transactions: the transactions, of one project or of the inventory; those without an id are passed over.
    ///   - onTransactionPress: what a tap does; nil opens the transaction.
    ///   - getMenuItems: what a transaction's menu offers; nil offers what can be done with it.
    ///   - getBulkMenuItems: what the menu of the selected ones offers; nil offers deleting. "Clear Selection" is always its last.
    ///   - emptyMessage: what is said where there are none.
    public init(
        transactions: [LedgerCore.Transaction], onTransactionPress: ((String) -> Void)? = nil,
        getMenuItems: ((LedgerCore.Transaction) -> [ActionMenuItem])? = nil,
        getBulkMenuItems: (() -> [ActionMenuItem])? = nil,
        emptyMessage: String = String(localized: "No transactions yet")
    ) {
        projectID = transactions.first?.projectId
        given = transactions
        self.onTransactionPress = onTransactionPress
        self.getMenuItems = getMenuItems
        self.getBulkMenuItems = getBulkMenuItems
        self.emptyMessage = emptyMessage
    }

    public var body: some View {
        let scope = contexts.scope(projectID: projectID)
        StateContent(
            scope.state, message: String(localized: "Loading transactions..."), placeholder: .cards,
            retry: { contexts.reload(projectID: projectID) }
        ) {
            ListedItems(elsewhere(scope)) { content(scope, $0) }
        }
        .sheet(item: $sheet) { _ in NewTransactionSheet(projectID: projectID) }
    }

    private func content(_ scope: any ScopedContext, _ elsewhere: [Item]) -> some View {
        let shown = list(scope, elsewhere)
        let kept = kept(in: shown)
        return VStack(spacing: 0) {
            ListControlBar(
                searchText: $query, isSearchVisible: $isSearchVisible, actions: actions,
                searchPlaceholder: String(localized: "Search transactions...")
            )
            .padding(.horizontal, theme.spacing.screen)
            .padding(.vertical, theme.spacing.sm)
            .readableWidth()
            ScrollView {
                TransactionCardList(
                    transactions: shown.map { TransactionCardData($0, categories: scope.budgetCategories) },
                    selection: $selection, emptyMessage: isFiltered ? noMatch : emptyMessage,
                    onTransactionPress: open,
                    menuItems: { id in menu(id, among: shown, isKept: kept.contains(id)) }
                )
                .padding(theme.spacing.screen)
                .readableWidth()
                if shown.isEmpty {
                    Button(
                        isFiltered
                            ? String(localized: "Clear Search and Filters") : String(localized: "Add a Transaction")
                    ) {
                        if isFiltered {
                            query = ""
                            filter = TransactionFilter()
                        } else {
                            sheet = .new
                        }
                    }
                    .font(theme.fonts.button)
                    .frame(minHeight: Measures.touchTarget)
                }
            }
            .refreshesLedger()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { if !selection.isEmpty { bulkBar(shown) } }
        .background {
            SortMenu(
                isPresented: $showsSort,
                sortOptions: TransactionSort.allCases.map { option in
                    ActionMenuItem(id: option.rawValue, label: option.label) { sort = option }
                }, selectedID: sort.rawValue)
            FilterMenu(
                isPresented: $showsFilter,
                filters: TransactionFilterGroups(
                    filter: $filter, transactions: transactions(scope), categories: scope.budgetCategories
                ).menu)
            Color.clear
                .frame(width: 0, height: 0)
                .actionMenu(
                    isPresented: $showsBulk, title: String(localized: "\(selection.count) selected"),
                    items: bulkMenu(kept))
        }
        .confirmationDialog(
            selection.count == 1
                ? String(localized: "Delete Transaction?")
                : String(localized: "Delete \(selection.count) Transactions?"),
            isPresented: $asksDeletion, titleVisibility: .visible
        ) {
            Button("Delete", role: .destructive, action: deleteSelected)
        } message: {
            Text(
                TransactionDeletion.explanation(
                    transactions: selection.count,
                    items: transactions(scope).reduce(0) { sum, transaction in
                        sum + (transaction.id.map(selection.contains) == true ? transaction.itemIds?.count ?? 0 : 0)
                    }, in: ledger))
        }
    }

    private var isFiltered: Bool { filter.activeDimensions > 0 || !query.isEmpty }

    private var noMatch: String { TransactionListCalculations.emptyText(isFiltered: true) }

    private func transactions(_ scope: any ScopedContext) -> [Transaction] { given ?? scope.transactions }

    private func open(_ id: String) {
        if let onTransactionPress { onTransactionPress(id) } else { navigator.push(.transaction(id)) }
    }

    private func list(_ scope: any ScopedContext, _ elsewhere: [Item]) -> [Transaction] {
        // Only this dimension needs the items.
        guard !filter.completeness.isEmpty else {
            return TransactionListCalculations.list(
                transactions(scope).filter { $0.id != nil }, query: query, filter: filter, sort: sort)
        }
        let items = Dictionary(
            (scope.items + elsewhere).compactMap { item in item.id.map { ($0, item) } },
            uniquingKeysWith: { first, _ in first })
        let itemized = itemizedCategories(scope)
        return TransactionListCalculations.list(
            transactions(scope).filter { $0.id != nil }, query: query, filter: filter, sort: sort
        ) { transaction in
            guard let category = transaction.budgetCategoryId, itemized.contains(category) else { return nil }
            return TransactionCompletenessCalculations.completeness(
                transaction, items: (transaction.itemIds ?? []).compactMap { items[$0] })?.status
        }
    }

    private func itemizedCategories(_ scope: any ScopedContext) -> Set<String> {
        Set(scope.budgetCategories.filter { $0.categoryType == .itemized }.compactMap(\.id))
    }

    /// The listed items that are in another place by now: the audit counts them, so the filter does. None as long as
    /// nothing asks for them.
    private func elsewhere(_ scope: any ScopedContext) -> Set<String> {
        guard !filter.completeness.isEmpty else { return [] }
        let itemized = itemizedCategories(scope)
        let listed = transactions(scope).filter { $0.budgetCategoryId.map(itemized.contains) == true }
            .flatMap { $0.itemIds ?? [] }
        return Set(listed).subtracting(scope.items.compactMap(\.id))
    }

    // MARK: The bar

    private var actions: [ControlAction] {
        [
            ControlAction(
                id: "search", title: String(localized: "Search"), icon: "magnifyingglass", isActive: isSearchVisible,
                appearance: .iconOnly, accessibilityLabel: String(localized: "Search")
            ) {
                isSearchVisible.toggle()
                if !isSearchVisible { query = "" }
            },
            ControlAction(
                id: "sort", title: sort == .dateDescending ? String(localized: "Sort") : sort.label,
                icon: "arrow.up.arrow.down",
                isActive: sort != .dateDescending
            ) { showsSort = true },
            ControlAction(
                id: "filter",
                title: filter.activeDimensions > 0
                    ? String(localized: "Filter (\(filter.activeDimensions))") : String(localized: "Filter"),
                icon: "line.3.horizontal.decrease", isActive: filter.activeDimensions > 0
            ) { showsFilter = true },
            ControlAction(
                id: "add", title: String(localized: "Add"), variant: .primary, icon: "plus",
                accessibilityLabel: String(localized: "Add Transaction")
            ) { sheet = .new },
        ]
    }

    // MARK: Selecting

    /// Those that only the system deletes.
    private func kept(in shown: [Transaction]) -> Set<String> {
        Set(shown.filter(TransactionDisplayCalculations.isCanonicalSale).compactMap(\.id))
    }

    private func menu(_ id: String, among shown: [Transaction], isKept: Bool) -> [ActionMenuItem] {
        if let getMenuItems, let transaction = shown.first(where: { $0.id == id }) { return getMenuItems(transaction) }
        return [
            ActionMenuItem(id: "open", label: String(localized: "Open"), icon: "arrow.right.square") { open(id) },
            ActionMenuItem(id: "select", label: String(localized: "Select"), icon: "checkmark.circle") {
                selection.toggle(id)
            },
            ActionMenuItem(
                id: "delete", label: String(localized: "Delete Transaction"), icon: "trash", isDestructive: true,
                disabledReason: isKept ? TransactionPage.keptReason : nil
            ) {
                selection = ListSelection([id])
                asksDeletion = true
            },
        ]
    }

    private func bulkBar(_ shown: [Transaction]) -> some View {
        let total = shown.reduce(0) { sum, transaction in
            sum + (transaction.id.map(selection.contains) == true ? transaction.amountCents ?? 0 : 0)
        }
        return BulkSelectionBar(
            selectedCount: selection.count, totalCents: total == 0 ? nil : total,
            onBulkActions: { showsBulk = true }, onClear: { selection.clear() })
    }

    private func bulkMenu(_ kept: Set<String>) -> [ActionMenuItem] {
        let own =
            getBulkMenuItems?() ?? [
                ActionMenuItem(
                    id: "delete", label: String(localized: "Delete"), icon: "trash", isDestructive: true,
                    disabledReason: selection.ids.isDisjoint(with: kept) ? nil : TransactionPage.keptReason
                ) { asksDeletion = true }
            ]
        return own + [
            ActionMenuItem(id: "clear", label: String(localized: "Clear Selection"), icon: "xmark.circle") {
                selection.clear()
            }
        ]
    }

    private func deleteSelected() {
        let ids = selection.ids
        let done =
            ids.count == 1
            ? String(localized: "Transaction deleted") : String(localized: "\(ids.count) transactions deleted")
        ledger.delete(done, String(localized: "Failed to delete. Please try again.")) {
            try $0.transactions.delete(ids)
        } then: {
            selection.clear()
        }
    }
}

/// Reads items by their ids, wherever they are.
private struct ListedItems<Content: View>: View {
    @Live<DocumentsQuery<Item>> private var items: [Item]?
    private let content: ([Item]) -> Content

    init(_ ids: Set<String>, @ViewBuilder content: @escaping ([Item]) -> Content) {
        _items = Live { DocumentsQuery<Item>(accountID: $0).keys(ids) }
        self.content = content
    }

    var body: some View { content(items ?? []) }
}

#Preview("Many") { PreviewScreen(.many) { SharedTransactionsList(projectID: PreviewLedger.projectID) } }
#Preview("One") { PreviewScreen(.one) { SharedTransactionsList(projectID: PreviewLedger.projectID) } }
#Preview("Empty") { PreviewScreen(.empty) { SharedTransactionsList(projectID: nil) } }
#Preview("Loading") { PreviewScreen(.loading) { SharedTransactionsList(projectID: PreviewLedger.projectID) } }
#Preview("Failed") { PreviewScreen(.failed) { SharedTransactionsList(projectID: PreviewLedger.projectID) } }
// audit: off text-truncated - the preview shows how long words are cut
#Preview("Long words") { PreviewScreen(.long) { SharedTransactionsList(projectID: PreviewLedger.projectID) } }
