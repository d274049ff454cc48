/// Whether the items of an itemized transaction add up to what was paid.
public enum TransactionCompletenessCalculations {
    public enum Status: Hashable, Sendable {
        case complete, near, incomplete, over

        /// What people read.
        public var label: String {
            switch self {
            case .complete: localized("Complete")
            case .near: localized("Nearly Complete")
            case .incomplete: localized("Incomplete")
            case .over: localized("Over")
            }
        }
    }

    /// The pre-tax amount that items are compared with.
    public struct Subtotal: Hashable, Sendable {
        public var cents: Int
        /// Whether it was entered rather than worked out.
        public var isExplicit: Bool
        /// Whether it is the amount with its tax, because no rate is known.
        public var missingTaxData: Bool
        /// The tax that follows from the rate, when the subtotal was worked out.
        public var inferredTaxCents: Int?
    }

    public struct Result: Hashable, Sendable {
        public var status: Status
        public var subtotal: Subtotal
        public var itemsNetTotalCents: Int
        public var itemsCount: Int
        public var itemsMissingPriceCount: Int
        public var returnedItemsCount: Int
        public var returnedItemsTotalCents: Int
        public var soldItemsCount: Int
        public var soldItemsTotalCents: Int
        /// Items total less subtotal.
        public var varianceCents: Int

        /// Items total by subtotal.
        public var ratio: Double { Double(itemsNetTotalCents) / Double(subtotal.cents) }
        /// The variance in percent of the subtotal.
        public var variancePercent: Double { Double(varianceCents) / Double(subtotal.cents) * 100 }
        /// How much of the bar is filled, in percent.
        public var barPercentage: Double { min(ratio * 100, 100) }
    }

    /// The subtotal as entered, or from amount and tax rate, or the amount itself; `nil` when there is none of them.
    public static func subtotal(_ transaction: Transaction) -> Subtotal? {
        if let cents = transaction.subtotalCents, cents > 0 {
            return Subtotal(cents: cents, isExplicit: true, missingTaxData: false)
        }
        guard let amount = transaction.amountCents, amount > 0 else { return nil }
        if let rate = transaction.taxRatePct, rate > 0, rate.isFinite {
            let cents = Int((Double(amount) / (1 + rate / 100)).rounded())
            if cents > 0 {
                return Subtotal(
                    cents: cents, isExplicit: false, missingTaxData: false, inferredTaxCents: amount - cents)
            }
        }
        return Subtotal(cents: amount, isExplicit: false, missingTaxData: true)
    }

    /// The tax that a transaction's own figures give: amount less subtotal.
    public static func taxCents(_ transaction: Transaction) -> Int? {
        guard let amount = transaction.amountCents, let subtotal = transaction.subtotalCents else { return nil }
        return amount - subtotal
    }

    /// Holds the items against the subtotal; `nil` when there is no subtotal.
    public static func completeness(
        _ transaction: Transaction, current: [Item], returned: [Item] = [], sold: [Item] = []
    ) -> Result? {
        guard let subtotal = subtotal(transaction) else { return nil }
        let all = current + returned + sold
        let total = totalCents(all)
        return Result(
            status: status(totalCents: total, subtotalCents: subtotal.cents), subtotal: subtotal,
            itemsNetTotalCents: total, itemsCount: all.count,
            itemsMissingPriceCount: missingPrice(all).count,
            returnedItemsCount: returned.count, returnedItemsTotalCents: totalCents(returned),
            soldItemsCount: sold.count, soldItemsTotalCents: totalCents(sold), varianceCents: total - subtotal.cents)
    }

    /// Holds the items that a transaction lists against its subtotal, wherever they are now; `nil` when there is no subtotal.
    ///
    /// - Parameter items: all items that may be listed.
    public static func completeness(_ transaction: Transaction, items: [Item]) -> Result? {
        let parts = partition(transaction, items: items, edges: [])
        return completeness(transaction, current: parts.current, returned: parts.returned, sold: parts.sold)
    }

    /// In whole numbers throughout: more than 120 % is over, up to 1 % off is complete, up to 20 % off is near.
    public static func status(totalCents: Int, subtotalCents: Int) -> Status {
        if totalCents * 10 > subtotalCents * 12 { return .over }
        let variance = abs(totalCents - subtotalCents)
        if variance * 100 <= subtotalCents { return .complete }
        return variance * 5 <= subtotalCents ? .near : .incomplete
    }

    /// The items whose purchase price is missing or nothing.
    public static func missingPrice(_ items: [Item]) -> [Item] { items.filter { ($0.purchasePriceCents ?? 0) == 0 } }

    private static func totalCents(_ items: [Item]) -> Int { items.reduce(0) { $0 + ($1.purchasePriceCents ?? 0) } }

    /// `$20 remaining` or `Over by $20`.
    public static func remainingLabel(_ result: Result) -> String {
        let amount = CurrencyFormatting.withDecimals(abs(result.varianceCents))
        return result.varianceCents > 0 ? localized("Over by \(amount)") : localized("\(amount) remaining")
    }

    /// `$20.00 (1.5%)`.
    public static func varianceLabel(_ result: Result) -> String {
        let tenths = (result.variancePercent * 10).rounded()
        return "\(CurrencyFormatting.withDecimals(result.varianceCents)) (\(tenths / 10)%)"
    }

    /// `2 items missing purchase price`; `nil` when none is.
    public static func missingPriceLabel(_ result: Result) -> String? {
        guard result.itemsMissingPriceCount > 0 else { return nil }
        return localized("\(DisplayFormatting.itemCount(result.itemsMissingPriceCount)) missing purchase price")
    }

    /// `1 returned, 2 sold`; `nil` when there are neither.
    public static func movedItemsLabel(_ result: Result) -> String? {
        guard result.returnedItemsCount + result.soldItemsCount > 0 else { return nil }
        return localized("\(result.returnedItemsCount) returned, \(result.soldItemsCount) sold")
    }

    /// What stands where there is no subtotal.
    public static var noSubtotalText: String {
        localized("Completeness can’t be calculated, because this transaction has no subtotal or amount.")
    }

    /// The warning when the tax is not known.
    public static var missingTaxText: String {
        localized("The tax rate is not set. A tax rate or a subtotal would make this accurate.")
    }

    /// The items of a transaction as its screen divides them.
    public struct Partition: Hashable, Sendable {
        public var current: [Item] = []
        public var returned: [Item] = []
        public var sold: [Item] = []
        /// Items that went elsewhere and are no longer linked.
        public var moved: [Item] = []
    }

    /// Divides the items that a transaction lists, and finds those that have left it.
    ///
    /// - Parameters:
    ///   - items: all items that may be linked or moved.
    ///   - edges: the lineage edges from or to the transaction.
    public static func partition(_ transaction: Transaction, items: [Item], edges: [LineageEdge]) -> Partition {
        let linked = Set(transaction.itemIds ?? [])
        let leaving = edges.filter { $0.fromTransactionId != nil && $0.fromTransactionId == transaction.id }
        let soldAway = Set(leaving.filter { $0.movementKind == .sold }.map(\.itemId))
        let left = Set(leaving.map(\.itemId)).subtracting(linked)
        var partition = Partition()
        for item in items {
            guard let id = item.id else { continue }
            if linked.contains(id) {
                if item.status == .returned {
                    partition.returned.append(item)
                } else if item.status == .sold || soldAway.contains(id) {
                    partition.sold.append(item)
                } else {
                    partition.current.append(item)
                }
            } else if left.contains(id) {
                partition.moved.append(item)
            }
        }
        return partition
    }
}
