import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// The sections of a transaction, and what can be done with them.
struct TransactionPage: View {
    let transaction: Transaction
    @Live<DocumentsQuery<Item>> private var items: [Item]?
    @Live<DocumentsQuery<LineageEdge>> private var edges: [LineageEdge]?
    @OpenContexts private var contexts
    @State private var expanded: Set<TransactionSection>
    @State private var sheet: TransactionSheet?
    @State private var isAddMenuShown = false
    @State private var asksDeletion = false
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator

    private let id: String

    /// - Parameter expanded: the sections that are open at first.
    init(transaction: Transaction, expanded: Set<TransactionSection> = [.receipts]) {
        self.transaction = transaction
        _expanded = State(initialValue: expanded)
        let id = transaction.id ?? ""
        self.id = id
        _edges = Live { DocumentsQuery<LineageEdge>(accountID: $0).from(id) }
        let listed = Set(transaction.itemIds ?? [])
        _items = Live { DocumentsQuery<Item>(accountID: $0).keys(listed) }
    }

    var body: some View {
        let scope = contexts.scope(projectID: transaction.projectId)
        let categories = scope.budgetCategories
        let parts = TransactionCompletenessCalculations.partition(
            transaction, items: items ?? [], edges: edges ?? [])
        let type = categories.type(of: transaction.budgetCategoryId)
        ScrollViewReader { reader in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: Spacing.lg) {
                    TransactionHeroCard(transaction: transaction, categories: categories)
                    if isKept { kept }
                    NextStepsCard(
                        steps: TransactionNextStepsCalculations.steps(transaction, categoryType: type)
                    ) { take($0, reader) }
                    receipts
                    otherImages
                    notes
                    details(categories)
                    itemSections(parts, scope)
                    if type == .itemized { audit(parts) }
                }
                .padding(Spacing.screenPadding)
                .readableWidth()
            }
            .refreshesLedger()
        }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("History", systemImage: "clock") { navigator.push(.history(.transaction, key: id)) }
            }
            ToolbarItem(placement: .topBarTrailing) {
                Button("Delete Transaction", systemImage: "trash", role: .destructive) { asksDeletion = true }
                    .tint(ReadableColors.destructive)
                    .disabled(isKept)
                    .accessibilityHint(isKept ? Self.keptReason : "")
            }
        }
        .actionMenu(isPresented: $isAddMenuShown, title: String(localized: "Add Items"), items: addMenu)
        .sheet(item: $sheet) { TransactionSheetContent(sheet: $0, transaction: transaction, scope: scope) }
        .confirmationDialog("Delete Transaction?", isPresented: $asksDeletion, titleVisibility: .visible) {
            Button("Delete Transaction", role: .destructive, action: delete)
        } message: {
            Text(TransactionDeletion.explanation(items: (transaction.itemIds ?? []).count, in: ledger))
        }
    }

    /// Whether the system keeps the record; the store lets nobody delete it.
    private var isKept: Bool { TransactionDisplayCalculations.isCanonicalSale(transaction) }

    /// Why such a record cannot be deleted.
    static var keptReason: String { String(localized: "Inventory sale records can’t be deleted.") }

    /// Says what the button above cannot, which has no room for it.
    private var kept: some View {
        Text(Self.keptReason)
            .font(Typography.caption)
            .foregroundStyle(ReadableColors.textSecondary)
            .frame(maxWidth: .infinity)
            .multilineTextAlignment(.center)
    }

    // MARK: Sections

    private var receipts: some View {
        section(.receipts, badge: "\((transaction.receiptImages ?? []).count)") {
            MediaSection(
                title: String(localized: "Images"), gallery: .receipts(transaction: id),
                attachments: transaction.receiptImages ?? [],
                emptyMessage: String(localized: "No receipts yet"))
            FileRows(gallery: .receipts(transaction: id), attachments: transaction.receiptImages ?? [])
        }
        .id(TransactionSection.receipts)
    }

    private var otherImages: some View {
        section(.otherImages, badge: "\((transaction.otherImages ?? []).count)") {
            MediaSection(
                title: String(localized: "Images"), gallery: .otherImages(transaction: id),
                attachments: transaction.otherImages ?? [],
                emptyMessage: String(localized: "No other images"))
        }
    }

    private var notes: some View {
        section(.notes, onEdit: { sheet = .notes }) {
            NotesCard(notes: transaction.notes) { sheet = .notes }
        }
    }

    private func details(_ categories: [BudgetCategory]) -> some View {
        section(.details, onEdit: { sheet = .details(nil) }) {
            TransactionDetailRows(transaction: transaction, categories: categories)
        }
    }

    @ViewBuilder private func itemSections(
        _ parts: TransactionCompletenessCalculations.Partition, _ scope: any ScopedContext
    ) -> some View {
        section(.items, badge: "\(parts.current.count)", onAdd: { isAddMenuShown = true }) {
            TransactionItemsList(items: parts.current, scope: scope)
        }
        if !parts.returned.isEmpty {
            section(.returnedItems, badge: "\(parts.returned.count)") {
                TransactionItemCards(items: parts.returned, scope: scope)
            }
        }
        if !parts.sold.isEmpty {
            section(.soldItems, badge: "\(parts.sold.count)") { TransactionItemCards(items: parts.sold, scope: scope) }
        }
        MovedItems(transaction: transaction, edges: edges ?? [], scope: scope)
    }

    private func audit(_ parts: TransactionCompletenessCalculations.Partition) -> some View {
        section(.audit) { TransactionAudit(transaction: transaction, parts: parts) }
    }

    private func section<Content: View>(
        _ section: TransactionSection, badge: String? = nil, onEdit: (() -> Void)? = nil,
        onAdd: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        CollapsibleSection(
            title: section.title, isExpanded: isExpanded(section), badge: badge, onEdit: onEdit, onAdd: onAdd,
            content: content)
    }

    private func isExpanded(_ section: TransactionSection) -> Binding<Bool> {
        Binding {
            expanded.contains(section)
        } set: { isExpanded in
            if isExpanded { expanded.insert(section) } else { expanded.remove(section) }
        }
    }

    // MARK: Actions

    /// Goes where a step is done.
    private func take(_ step: TransactionNextStepsCalculations.Step.ID, _ reader: ScrollViewProxy) {
        switch step {
        case .budgetCategory: sheet = .category
        case .amount: sheet = .details(.amount)
        case .purchasedBy: sheet = .details(.purchasedBy)
        case .taxRate: sheet = .details(.taxRate)
        case .items: isAddMenuShown = true
        case .receipt:
            expanded.insert(.receipts)
            withAnimation { reader.scrollTo(TransactionSection.receipts, anchor: .top) }
        }
    }

    private var addMenu: [ActionMenuItem] {
        [
            ActionMenuItem(id: "list", label: String(localized: "Create from List"), icon: "doc.text") {
                sheet = .createFromList
            },
            ActionMenuItem(id: "link", label: String(localized: "Link Existing Items"), icon: "link") {
                sheet = .linkItems
            },
            ActionMenuItem(id: "new", label: String(localized: "Create New Item"), icon: "plus") { sheet = .newItem },
        ]
    }

    private func delete() {
        ledger.delete(
            String(localized: "Transaction deleted"), String(localized: "Failed to delete. Please try again.")
        ) {
            try $0.transactions.delete([id])
        } then: {
            navigator.leave(.transaction(id))
        }
    }
}

/// What is said before transactions are deleted.
enum TransactionDeletion {
    @MainActor
    static func explanation(transactions: Int = 1, items: Int, in ledger: LedgerEnvironment) -> String {
        let restore = ledger.restoring(transactions)
        guard items > 0 else { return restore }
        let kept = String(localized: "\(items) linked items are kept and unlinked.")
        return "\(kept) \(restore)"
    }
}

/// The sections of a transaction that open and close.
enum TransactionSection: String, Hashable {
    case receipts = "Receipts"
    case otherImages = "Other Images"
    case notes = "Notes"
    case details = "Details"
    case items = "Items"
    case returnedItems = "Returned Items"
    case soldItems = "Sold Items"
    case audit = "Transaction Audit"

    var title: String { String(localized: String.LocalizationValue(rawValue)) }
}

/// The sheets that a transaction opens.
enum TransactionSheet: Identifiable, Hashable {
    case details(EditTransactionDetailsSheet.Field?)
    case category, notes, createFromList, linkItems, newItem

    var id: Self { self }
}

/// One of the sheets that a transaction opens.
private struct TransactionSheetContent: View {
    let sheet: TransactionSheet
    let transaction: Transaction
    let scope: any ScopedContext
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        switch sheet {
        case .details(let field):
            EditTransactionDetailsSheet(transaction: transaction, categories: scope.budgetCategories, field: field)
        case .category:
            CategoryPickerModal(categories: scope.budgetCategories, selectedID: transaction.budgetCategoryId) {
                category in
                try ledger.services().transactions.update(transaction.id ?? "") { $0.budgetCategoryId = category }
            }
        case .notes:
            EditNotesSheet(document: transaction, notes: \.notes) { edit in
                try ledger.services().transactions.update(transaction.id ?? "") { try edit.apply(to: &$0) }
            }
        case .createFromList: CreateItemsFromListSheet(transactionID: transaction.id ?? "")
        case .linkItems: LinkItemsSheet(transaction: transaction, scope: scope)
        case .newItem: NewItemSheet(projectID: transaction.projectId, transactionID: transaction.id)
        }
    }
}

private struct PreviewPage: View {
    let expanded: Set<TransactionSection>
    @LiveDocument<Transaction>(PreviewLedger.transactionID) private var transaction: Transaction?

    var body: some View {
        if let transaction { TransactionPage(transaction: transaction, expanded: expanded) }
    }
}

#Preview("Details") { PreviewScreen { PreviewPage(expanded: [.details]) } }
#Preview("Items") { PreviewScreen { PreviewPage(expanded: [.items]) } }
#Preview("Audit") { PreviewScreen { PreviewPage(expanded: [.audit]) } }
