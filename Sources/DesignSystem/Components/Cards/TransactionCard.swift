import SwiftUI

/// The data of a ``TransactionCard``.
public struct TransactionCardData: Identifiable, Hashable, Sendable {
    /// The identifier of the transaction.
    public let id: String
    /// The source of the transaction, which is the title.
    public var source: String
    /// The amount, in cents.
    public var amountCents: Int?
    /// The date, as the card shows it.
    public var transactionDate: String?
    /// The notes about the transaction.
    public var notes: String?
    /// The name of the budget category. It is not an identifier.
    public var budgetCategoryName: String?
    /// The type of the transaction, as the card shows it.
    public var transactionType: String?
    /// A Boolean value that indicates whether a person must review the transaction.
    public var needsReview: Bool
    /// The person who is reimbursed, as the card shows it.
    public var reimbursementType: String?
    /// A Boolean value that indicates whether a receipt arrived by email.
    public var hasEmailReceipt: Bool
    /// The status of the transaction, as the card shows it.
    public var status: String?
    /// The number of items in the transaction.
    public var itemCount: Int?
    /// A Boolean value that indicates whether the item has a bookmark.
    public var bookmarked: Bool

    /// Creates the content of a card.
    public init(
        id: String, source: String, amountCents: Int? = nil, transactionDate: String? = nil, notes: String? = nil,
        budgetCategoryName: String? = nil, transactionType: String? = nil, needsReview: Bool = false,
        reimbursementType: String? = nil, hasEmailReceipt: Bool = false, status: String? = nil,
        itemCount: Int? = nil, bookmarked: Bool = false
    ) {
        self.id = id
        self.source = source
        self.amountCents = amountCents
        self.transactionDate = transactionDate
        self.notes = notes
        self.budgetCategoryName = budgetCategoryName
        self.transactionType = transactionType
        self.needsReview = needsReview
        self.reimbursementType = reimbursementType
        self.hasEmailReceipt = hasEmailReceipt
        self.status = status
        self.itemCount = itemCount
        self.bookmarked = bookmarked
    }

    /// What stands as its title where no source is known.
    var title: String {
        Optional(source).nonBlank ?? String(localized: "Transaction \(String(id.prefix(Limits.shortIdentifier)))")
    }

    /// When it was, and of how many items.
    var facts: String {
        let items = itemCount.map { $0 == 1 ? String(localized: "1 item") : String(localized: "\($0) items") }
        return [transactionDate.nonBlank, items].compactMap { $0 }.joined(separator: " · ")
    }
}

/// A card of a transaction, with its badges, source, amount, and details.
public struct TransactionCard: View {
    private let data: TransactionCardData
    private let isSelected: Binding<Bool>?
    private let onBookmarkPress: (() -> Void)?
    private let menuItems: [ActionMenuItem]
    private let onPress: (() -> Void)?
    @State private var ownSelection: Bool
    @Themed(.ledger) private var theme

    /// Creates a card of single values.
    ///
    /// - Parameters:
    ///   - id: tells transactions apart.
    ///   - source: what stands as its title; where it is blank, the beginning of the identifier.
    ///   - amountCents: in cents; nil shows a dash.
    ///   - transactionDate: when it was, as it is to be read.
    ///   - notes: what is to be remembered about it; two lines at most.
    ///   - budgetCategoryName: the name of what its money is for; not an identifier.
    ///   - transactionType: what kind of transaction it is.
    ///   - needsReview: whether somebody should look at it.
    ///   - reimbursementType: who owes it to whom.
    ///   - hasEmailReceipt: whether a receipt came by mail.
    ///   - status: how far it has come.
    ///   - itemCount: how many items belong to it.
    ///   - isSelected: whether it is selected; nil shows no circle.
    ///   - defaultSelected: whether it is selected at first if there is no binding.
    ///   - bookmarked: whether it has a bookmark.
    ///   - onBookmarkPress: sets or takes away the bookmark; nil shows none.
    ///   - menuItems: what its menu offers; without any there is none.
    ///   - onPress: what a tap does; nil takes no taps.
    public init(
        id: String, source: String, amountCents: Int? = nil, transactionDate: String? = nil, notes: String? = nil,
        budgetCategoryName: String? = nil, transactionType: String? = nil, needsReview: Bool = false,
        reimbursementType: String? = nil, hasEmailReceipt: Bool = false, status: String? = nil, itemCount: Int? = nil,
        isSelected: Binding<Bool>? = nil, defaultSelected: Bool = false, bookmarked: Bool = false,
        onBookmarkPress: (() -> Void)? = nil, menuItems: [ActionMenuItem] = [], onPress: (() -> Void)? = nil
    ) {
        self.init(
            TransactionCardData(
                id: id, source: source, amountCents: amountCents, transactionDate: transactionDate, notes: notes,
                budgetCategoryName: budgetCategoryName, transactionType: transactionType, needsReview: needsReview,
                reimbursementType: reimbursementType, hasEmailReceipt: hasEmailReceipt, status: status,
                itemCount: itemCount, bookmarked: bookmarked),
            isSelected: isSelected, defaultSelected: defaultSelected, onBookmarkPress: onBookmarkPress,
            menuItems: menuItems, onPress: onPress)
    }

    /// Creates a card of a value.
    ///
    /// - Parameters:
    ///   - data: what it shows.
    ///   - isSelected: whether it is selected; nil shows no circle.
    ///   - defaultSelected: whether it is selected at first if there is no binding.
    ///   - onBookmarkPress: sets or takes away the bookmark; nil shows none.
    ///   - menuItems: what its menu offers; without any there is none.
    ///   - onPress: what a tap does; nil takes no taps.
    public init(
        _ data: TransactionCardData, isSelected: Binding<Bool>? = nil, defaultSelected: Bool = false,
        onBookmarkPress: (() -> Void)? = nil, menuItems: [ActionMenuItem] = [], onPress: (() -> Void)? = nil
    ) {
        self.data = data
        self.isSelected = isSelected
        self.onBookmarkPress = onBookmarkPress
        self.menuItems = menuItems
        self.onPress = onPress
        _ownSelection = State(initialValue: defaultSelected)
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            CardHeader(
                name: data.title, isSelected: isSelected, bookmarked: data.bookmarked,
                onBookmarkPress: onBookmarkPress, menuItems: menuItems
            ) {
                badges
            }
            HairLine()
            PressArea(action: onPress) { details }
        }
        .cardSurface(theme, padding: 0, isSelected: isSelected?.wrappedValue ?? ownSelection, isPlain: true)
    }

    @ViewBuilder private var badges: some View {
        if let type = data.transactionType.nonBlank { Badge(type, color: color(ofType: type)) }
        if let status = data.status.nonBlank { Badge(status, color: theme.colors.textSecondary) }
        if let reimbursement = data.reimbursementType.nonBlank {
            Badge(reimbursement, color: theme.colors.warning.text)
        }
        if data.hasEmailReceipt { Badge(String(localized: "Receipt")) }
        if data.needsReview { Badge(String(localized: "Needs Review"), color: theme.colors.review.text) }
        if let category = data.budgetCategoryName.nonBlank { Badge(category) }
    }

    /// Of the kinds that money goes: out, in, back; any other has the brand's.
    private func color(ofType type: String) -> Color {
        switch type.lowercased() {
        case "purchase": theme.colors.success.text
        case "sale": theme.colors.info.text
        case "return": theme.colors.error.text
        default: theme.colors.primary
        }
    }

    private var details: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            TitleAndDetail(theme: theme) {
                title
            } detail: {
                amount
            }
            if !data.facts.isEmpty {
                Text(data.facts)
                    .font(theme.fonts.small)
                    .foregroundStyle(theme.colors.textSecondary)
            }
            if let notes = data.notes.nonBlank {
                Text(notes)
                    .font(theme.fonts.small)
                    .italic()
                    .foregroundStyle(theme.colors.textSecondary)
                    .lineLimit(2)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .fixedSize(horizontal: false, vertical: true)
        .padding(theme.spacing.card)
    }

    private var title: some View {
        Text(data.title)
            .font(theme.fonts.button)
            .foregroundStyle(theme.colors.textPrimary)
            .lineLimit(2)
    }

    private var amount: some View {
        Text(data.amountCents.map(BudgetNumbers.exact) ?? "—")
            .font(theme.fonts.body.bold())
            .foregroundStyle(theme.colors.textPrimary)
            .monospacedDigit()
    }
}

#Preview {
    VStack(spacing: Spacing.cardListGap) {
        TransactionCard(
            id: "1", source: "Wayfair", amountCents: 123_450, transactionDate: "May 4, 2026",
            notes: "Delivered in two parts.", budgetCategoryName: "Furnishings", transactionType: "Purchase",
            needsReview: true, hasEmailReceipt: true, status: "Pending", itemCount: 3, isSelected: .constant(true),
            onBookmarkPress: {}, menuItems: [ActionMenuItem(id: "edit", label: "Edit")], onPress: {})
        TransactionCard(id: "abcdef012", source: " ", budgetCategoryName: "Install")
    }
    .padding()
    .frame(width: 380)
    .background(BrandColors.background)
}
