import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// An item: its prices, its pictures, its notes, what is known of it, and what can be done with it.
struct ItemDetailScreen: View {
    private let itemID: String
    @LiveDocument<Item> private var item: Item?
    @State private var isMenuShown = false
    @State private var operation: ItemOperation?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator

    init(itemID: String) {
        self.itemID = itemID
        _item = LiveDocument(itemID)
    }

    var body: some View {
        StateContent($item.state, message: String(localized: "Loading item..."), retry: $item.retry) {
            if let item {
                ItemDetailContent(item: item, operation: $operation)
            } else {
                GoneMessage(icon: "cube.box", kind: .item)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(BrandColors.background)
        .navigationTitle(item.flatMap { $0.name.textOrNil } ?? String(localized: "Item"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            if let item {
                ToolbarItem(placement: .topBarTrailing) { bookmark(item) }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Item Options", systemImage: "ellipsis") { isMenuShown = true }
                }
            }
        }
        .actionMenu(
            isPresented: $isMenuShown, title: item.map(ItemDetailCalculations.displayName), items: menu
        )
        .itemOperations($operation) { if $0.takesItemsAway { navigator.leave(.item(itemID)) } }
    }

    private func bookmark(_ item: Item) -> some View {
        let isMarked = item.bookmark == true
        return Button(
            isMarked ? String(localized: "Remove Bookmark") : String(localized: "Bookmark"),
            systemImage: isMarked ? "star.fill" : "star"
        ) {
            apply(isMarked ? .unbookmark : .bookmark)
        }
    }

    private var menu: [ActionMenuItem] {
        guard let item else { return [] }
        return ItemMenu(scope: item.projectId.map(ListScope.project) ?? .inventory) {
            operation = ItemOperation(kind: $0, items: [item])
        } apply: {
            apply($0)
        }
        .items(for: item, bookmarks: item.status?.isTerminal == true)
    }

    private func apply(_ change: ItemMenu.Change) { ledger.perform { try $0.apply(change, to: [itemID]) } }
}

private struct ItemDetailContent: View {
    let item: Item
    @Binding var operation: ItemOperation?
    @State private var isMediaOpen = true
    @State private var isNotesOpen = false
    @State private var isDetailsOpen = false
    @Environment(Navigator.self) private var navigator
    @OpenContexts private var contexts

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.lg) {
                ItemHeroCard(item: item)
                CollapsibleSection(title: String(localized: "Media"), isExpanded: $isMediaOpen) {
                    MediaSection(
                        title: String(localized: "Images"), gallery: .item(item.id ?? ""),
                        attachments: item.images ?? [])
                }
                CollapsibleSection(
                    title: String(localized: "Notes"), isExpanded: $isNotesOpen, onEdit: edit(.editNotes)
                ) {
                    NotesCard(notes: item.notes, onEdit: edit(.editNotes))
                }
                CollapsibleSection(
                    title: String(localized: "Details"), isExpanded: $isDetailsOpen, onEdit: edit(.editDetails)
                ) {
                    Card { details }
                }
            }
            .padding(Spacing.screenPadding)
            .readableWidth()
        }
        .refreshesLedger()
    }

    private func edit(_ kind: ItemOperation.Kind) -> () -> Void {
        { operation = ItemOperation(kind: kind, items: [item]) }
    }

    @ViewBuilder private var details: some View {
        let scope = contexts.scope(projectID: item.projectId)
        let space = ItemDetailCalculations.spaceName(item.spaceId, in: scope.spaces)
        let category = ItemDetailCalculations.categoryName(item.budgetCategoryId, in: scope.budgetCategories)
        let transaction = item.transactionId.flatMap { id in scope.transactions.first { $0.id == id } }
        DetailRow(label: String(localized: "Status"), value: item.status?.label ?? "")
        DetailRow(
            label: String(localized: "Space"), value: space ?? "",
            onTap: item.spaceId.map { id in { navigator.push(.space(id)) } })
        DetailRow(label: String(localized: "Budget Category"), value: category ?? "")
        DetailRow(
            label: String(localized: "Transaction"),
            value: transaction.map(TransactionDisplayCalculations.displayName) ?? "",
            onTap: transaction?.id.map { id in { navigator.push(.transaction(id)) } })
        DetailRow(label: String(localized: "Source"), value: item.source ?? "")
        DetailRow(label: String(localized: "SKU"), value: item.sku ?? "")
        DetailRow(
            label: String(localized: "Purchase Price"),
            value: CurrencyFormatting.transactionAmount(item.purchasePriceCents))
        DetailRow(
            label: String(localized: "Project Price"),
            value: CurrencyFormatting.transactionAmount(item.projectPriceCents))
        DetailRow(
            label: String(localized: "Market Value"), value: CurrencyFormatting.transactionAmount(item.marketValueCents)
        )
        DetailRow(label: String(localized: "Created"), value: day(item.createdAt))
        if let updated = item.updatedAt { DetailRow(label: String(localized: "Updated"), value: day(updated)) }
        DetailRow(label: String(localized: "History"), value: "", showDivider: false) {
            navigator.push(.history(.item, key: item.id ?? ""))
        }
    }

    private func day(_ date: Date?) -> String {
        DisplayFormatting.date(date.map { CalendarDate($0, in: .current) })
    }
}

/// Name, quantity and the three prices.
struct ItemHeroCard: View {
    let item: Item
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: Spacing.md) {
                VStack(alignment: .leading, spacing: Spacing.xs) {
                    Text(ItemDetailCalculations.displayName(item))
                        .font(Typography.h2)
                        .foregroundStyle(BrandColors.textPrimary)
                        .accessibilityAddTraits(.isHeader)
                    if let quantity = ItemDetailCalculations.quantityLabel(item) {
                        Text(quantity)
                            .font(Typography.small)
                            .foregroundStyle(ReadableColors.textSecondary)
                    }
                }
                layout {
                    price(String(localized: "Purchase"), item.purchasePriceCents)
                    price(String(localized: "Project"), item.projectPriceCents)
                    price(String(localized: "Market"), item.marketValueCents)
                }
            }
        }
    }

    /// Three amounts beside each other have no room in the largest type.
    private var layout: AnyLayout {
        typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: Spacing.sm))
            : AnyLayout(HStackLayout(spacing: Spacing.sm))
    }

    private func price(_ label: String, _ cents: Int?) -> some View {
        VStack(alignment: .leading, spacing: Spacing.none) {
            Text(label)
                .font(Typography.caption)
                .foregroundStyle(ReadableColors.textSecondary)
            Text(CurrencyFormatting.transactionAmount(cents))
                .font(Typography.h3)
                .foregroundStyle(BrandColors.textPrimary)
                .minimumScaleFactor(priceScale)
                .lineLimit(1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }

    /// How small an amount may become before it is cut off.
    private let priceScale = 0.6
}

/// The notes of something, or that there are none.
struct NotesCard: View {
    let notes: String?
    /// Begins to write them.
    let onEdit: () -> Void

    var body: some View {
        Card {
            if let notes = notes?.textOrNil {
                Text(notes)
                    .font(Typography.body)
                    .foregroundStyle(BrandColors.textPrimary)
            } else {
                VStack(alignment: .leading, spacing: Spacing.none) {
                    Text("No notes")
                        .font(Typography.body)
                        .foregroundStyle(ReadableColors.textSecondary)
                    Button("Add Notes") { onEdit() }
                        .font(Typography.buttonSmall)
                        .frame(minHeight: .touchTargetMin)
                }
            }
        }
    }
}

#Preview("Item") { PreviewScreen { ItemDetailScreen(itemID: PreviewLedger.itemID) } }

#Preview("Deleted") { PreviewScreen(.empty) { ItemDetailScreen(itemID: PreviewLedger.itemID) } }

#Preview("Loading") { PreviewScreen(.loading) { ItemDetailScreen(itemID: PreviewLedger.itemID) } }

#Preview("Failed") { PreviewScreen(.failed) { ItemDetailScreen(itemID: PreviewLedger.itemID) } }

#Preview("Long words") { PreviewScreen(.long) { ItemDetailScreen(itemID: PreviewLedger.itemID) } }

#Preview("Hero") {
    ScrollView {
        VStack {
            ForEach(PreviewItems.several, id: \.id) { ItemHeroCard(item: $0) }
        }
        .padding()
    }
}
