import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// What a search has found, in three tabs with their counts.
struct SearchResultsView: View {
    let model: SearchModel
    @Binding var tab: String
    /// Empties the search.
    let onClear: () -> Void
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator

    var body: some View {
        VStack(spacing: Spacing.none) {
            ScrollableTabBar(
                selectedId: $tab,
                items: SearchModel.Tab.allCases.map { tab in
                    TabBarItem(id: tab.rawValue, label: "\(tab.label) (\(model.counts[tab] ?? 0))")
                })
            let current = SearchModel.Tab(rawValue: tab) ?? .items
            if (model.counts[current] ?? 0) == 0 {
                EmptyMessage(
                    icon: "magnifyingglass", message: current.nothingFound,
                    action: .init(String(localized: "Clear Search"), run: onClear)
                )
                .frame(maxHeight: .infinity)
            } else {
                ScrollView {
                    LazyVStack(spacing: Spacing.cardListGap) { rows(current) }
                        .padding(Spacing.screenPadding)
                        .readableWidth()
                }
                .scrollDismissesKeyboard(.immediately)
                .refreshesLedger()
            }
        }
    }

    @ViewBuilder private func rows(_ tab: SearchModel.Tab) -> some View {
        switch tab {
        case .items:
            let cards = ItemCards(
                spaces: [], categories: ledger.account.budgetCategories, media: MediaAddresses(ledger.storage))
            // One view for each, so that those out of sight are not made.
            ForEach(model.items.compactMap(cards.card)) { card in
                ItemCard(card, onPress: { navigator.push(.item(card.id)) })
                    .onAppear { more(tab, isLast: card.id == model.items.last?.id) }
            }
        case .transactions:
            ForEach(model.transactions, id: \.id) { transaction in
                TransactionCard(
                    TransactionCardData(transaction, categories: ledger.account.budgetCategories),
                    onPress: { if let id = transaction.id { navigator.push(.transaction(id)) } }
                )
                .onAppear { more(tab, isLast: transaction.id == model.transactions.last?.id) }
            }
        case .spaces:
            ForEach(model.spaces, id: \.id) { space in
                SearchedSpaceCard(space: space)
                    .onAppear { more(tab, isLast: space.id == model.spaces.last?.id) }
            }
        }
    }

    private func more(_ tab: SearchModel.Tab, isLast: Bool) {
        if isLast { model.more(tab, in: ledger) }
    }
}

/// A space among results, with its notes and how many items are in it.
private struct SearchedSpaceCard: View {
    let space: Space
    @Live<DocumentsQuery<Item>> private var items: [Item]?
    @Environment(Navigator.self) private var navigator

    init(space: Space) {
        self.space = space
        _items = Live { DocumentsQuery(accountID: $0).space(space.id ?? "") }
    }

    var body: some View {
        SpaceCard(
            space: space, itemCount: items?.count ?? 0, showNotes: true,
            onPress: { if let id = space.id { navigator.push(.space(id)) } })
    }
}
