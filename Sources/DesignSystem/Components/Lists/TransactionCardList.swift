import SwiftUI

/// A list of transaction cards, which the user can open or select. It shows the given transactions and follows their
/// changes.
public struct TransactionCardList: View {
    private let transactions: [TransactionCardData]
    @Binding private var selection: ListSelection
    private let isSelectable: Bool
    private let emptyMessage: String
    private let onTransactionPress: ((String) -> Void)?
    private let onBookmarkPress: ((String) -> Void)?
    private let menuItems: (String) -> [ActionMenuItem]
    @Themed(.ledger) private var theme

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - transactions: what it shows.
    ///   - selection: what is selected; nil lets nothing be.
    ///   - emptyMessage: what stands there where there is nothing.
    ///   - onTransactionPress: opens a transaction.
    ///   - onBookmarkPress: sets or takes away a transaction's bookmark.
    ///   - menuItems: what a transaction's menu offers.
    public init(
        transactions: [TransactionCardData], selection: Binding<ListSelection>? = nil,
        emptyMessage: String = String(localized: "No transactions yet"), onTransactionPress: ((String) -> Void)? = nil,
        onBookmarkPress: ((String) -> Void)? = nil, menuItems: @escaping (String) -> [ActionMenuItem] = { _ in [] }
    ) {
        self.transactions = transactions
        _selection = selection ?? .constant(ListSelection())
        isSelectable = selection != nil
        self.emptyMessage = emptyMessage
        self.onTransactionPress = onTransactionPress
        self.onBookmarkPress = onBookmarkPress
        self.menuItems = menuItems
    }

    private var ids: [String] { transactions.map(\.id) }

    public var body: some View {
        if transactions.isEmpty {
            EmptyListMessage(icon: "creditcard", message: emptyMessage)
        } else {
            LazyVStack(alignment: .leading, spacing: theme.spacing.listGap) {
                if isSelectable { SelectionHeader(ids: ids, selection: $selection) }
                ForEach(transactions) { card(of: $0) }
            }
            .onChange(of: ids) { _, ids in selection.keep(only: ids) }
        }
    }

    private func card(of transaction: TransactionCardData) -> some View {
        let id = transaction.id
        return TransactionCard(
            transaction,
            isSelected: isSelectable
                ? Binding(get: { selection.contains(id) }, set: { selection.set([id], isSelected: $0) }) : nil,
            onBookmarkPress: onBookmarkPress.map { press in { press(id) } }, menuItems: menuItems(id),
            onPress: onTransactionPress == nil && !isSelectable ? nil : { press(id) }
        )
        .onLongPressGesture { if isSelectable { selection.toggle(id) } }
    }

    private func press(_ id: String) {
        if isSelectable, !selection.isEmpty { selection.toggle(id) } else { onTransactionPress?(id) }
    }
}

#Preview {
    TransactionCardList(
        transactions: [
            TransactionCardData(id: "1", source: "Wayfair", amountCents: 123_450, transactionType: "Purchase"),
            TransactionCardData(id: "2", source: "HomeGoods", amountCents: -4_500, transactionType: "Return"),
        ], selection: .constant(ListSelection(["2"]))
    )
    .padding()
    .frame(width: 380)
    .background(BrandColors.background)
}

// audit: off empty-without-action - the screen around the list adds transactions
#Preview("Empty") { TransactionCardList(transactions: []).frame(width: 380) }
