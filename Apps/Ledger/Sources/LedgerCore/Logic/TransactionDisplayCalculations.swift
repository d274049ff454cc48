/// How a transaction is called and marked.
public enum TransactionDisplayCalculations {
    /// Whether the system made the record for a sale to or from the inventory: by its flag, its direction or its id.
    public static func isCanonicalSale(_ transaction: Transaction) -> Bool {
        if transaction.isCanonicalInventorySale == true || transaction.inventorySaleDirection != nil { return true }
        let id = transaction.id ?? ""
        return ["SALE_", "INV_SALE_", "INV_PURCHASE_"].contains { id.hasPrefix($0) }
    }

    /// The source, or what a canonical sale is called, or the beginning of the id.
    public static func displayName(_ transaction: Transaction) -> String {
        if let source = transaction.source.nonBlank { return source }
        if isCanonicalSale(transaction) {
            switch transaction.inventorySaleDirection {
            case .businessToProject: return localized("Purchase from Inventory")
            case .projectToBusiness: return localized("Sale to Inventory")
            default: return localized("Inventory Transfer")
            }
        }
        guard let id = transaction.id, !id.isEmpty else { return localized("Untitled Transaction") }
        return String(id.prefix(6))
    }

    /// What reports call a transaction.
    public static func reportTitle(_ transaction: Transaction) -> String {
        if isCanonicalSale(transaction) {
            switch transaction.inventorySaleDirection {
            case .businessToProject: return localized("Design Business Inventory Sale")
            case .projectToBusiness: return localized("Design Business Inventory Purchase")
            default: break
            }
        }
        return transaction.source.nonBlank ?? localized("Transaction")
    }

    /// `Feb 25, 2026`, or a dash.
    public static func formattedDate(_ transaction: Transaction) -> String {
        DisplayFormatting.date(transaction.transactionDate)
    }

    /// `$150.99`, or a dash.
    public static func formattedAmount(_ transaction: Transaction) -> String {
        CurrencyFormatting.transactionAmount(transaction.amountCents)
    }

    /// Whether there is a receipt: a picture or an e-mail.
    public static func hasReceipt(_ transaction: Transaction) -> Bool {
        transaction.receiptImages?.isEmpty == false || transaction.hasEmailReceipt == true
    }

    /// A mark on a transaction.
    public struct Badge: Hashable, Sendable {
        /// What a badge says, which decides its color.
        public enum Kind: Hashable, Sendable {
            case purchase, sale, `return`, toInventory, reimbursement, receipt, needsReview, category
        }

        public var text: String
        public var kind: Kind

        public init(_ text: String, _ kind: Kind) {
            self.text = text
            self.kind = kind
        }

        /// The color, as red, green and blue of 8 bits each; `nil` for the brand's own.
        public var colorHex: UInt32? {
            switch kind {
            case .purchase: 0x059669
            case .sale: 0x2563EB
            case .return: 0xDC2626
            case .reimbursement: 0xD97706
            case .needsReview: 0xB94520
            case .toInventory, .receipt, .category: nil
            }
        }
    }

    /// The marks of a transaction, in their fixed order. The status makes none.
    public static func badges(_ transaction: Transaction, categoryName: String? = nil) -> [Badge] {
        var badges: [Badge] = []
        if let type = transaction.transactionType, let label = type.label, let kind = badgeKind(type) {
            badges.append(Badge(label, kind))
        }
        switch transaction.reimbursementType {
        case .owedToClient: badges.append(Badge(localized("Owed to Client"), .reimbursement))
        case .owedToCompany: badges.append(Badge(localized("Owed to Business"), .reimbursement))
        default: break
        }
        if hasReceipt(transaction) { badges.append(Badge(localized("Receipt"), .receipt)) }
        if transaction.needsReview == true { badges.append(Badge(localized("Needs Review"), .needsReview)) }
        if let name = categoryName.nonBlank { badges.append(Badge(name, .category)) }
        return badges
    }

    private static func badgeKind(_ type: TransactionType) -> Badge.Kind? {
        switch type {
        case .purchase: .purchase
        case .sale: .sale
        case .return: .return
        case .toInventory: .toInventory
        case .other: nil
        }
    }
}
