import Foundation

/// What someone typed into the universal search, ready to be held against documents.
public struct SearchQuery: Hashable, Sendable {
    /// The trimmed query, folded as texts are.
    public let text: [UInt8]
    /// Its letters and digits.
    public let sku: [UInt8]
    /// The amounts in cents that begin with what was typed.
    public let amounts: ClosedRange<Int>?

    public init(_ query: String) {
        let query = query.trimmed
        text = SearchCalculations.fold(query)
        sku = Array(SearchCalculations.normalizedSKU(query).utf8)
        amounts = SearchCalculations.amountRange(query)
    }

    /// Whether nothing was typed, which finds everything.
    public var isEmpty: Bool { text.isEmpty }
}

/// What of a document is searched, ready to be held against queries.
public struct SearchEntry: Hashable, Sendable {
    /// Between two texts, so that no query is found across them: folding takes this byte out of every text. ASCII has it
    /// for this purpose.
    public static let separator: UInt8 = 0x1F

    /// The folded texts, with separators between.
    public let text: [UInt8]
    /// The letters and digits of the stock number.
    public let sku: [UInt8]
    /// Amounts in cents.
    public let amounts: [Int]
    /// The category, whose name is searched as well.
    public let categoryID: String?

    /// An entry as it was kept.
    public init(text: [UInt8], sku: [UInt8], amounts: [Int], categoryID: String?) {
        self.text = text
        self.sku = sku
        self.amounts = amounts
        self.categoryID = categoryID
    }

    init(texts: [String?], sku: String? = nil, amounts: [Int?] = [], categoryID: String? = nil) {
        text = Array(texts.compactMap { $0.map(SearchCalculations.fold) }.joined(separator: [Self.separator]))
        self.sku = sku.map { Array(SearchCalculations.normalizedSKU($0).utf8) } ?? []
        self.amounts = amounts.compactMap(\.self)
        self.categoryID = categoryID.reference
    }

    public init(_ item: Item) {
        self.init(
            texts: [item.name, item.source, item.sku, item.notes], sku: item.sku,
            amounts: [item.purchasePriceCents, item.projectPriceCents, item.marketValueCents],
            categoryID: item.budgetCategoryId)
    }

    /// Type and buyer are found in the words that people read as well as in those that are stored.
    public init(_ transaction: Transaction) {
        self.init(
            texts: [
                TransactionDisplayCalculations.displayName(transaction), transaction.transactionType?.rawValue,
                transaction.transactionType?.label, transaction.notes, transaction.purchasedBy?.rawValue,
                transaction.purchasedBy?.label,
            ], amounts: [transaction.amountCents], categoryID: transaction.budgetCategoryId)
    }

    /// `nil` for an archived space, which no list shows.
    public init?(_ space: Space) {
        if space.isArchived == true { return nil }
        self.init(texts: [space.name, space.notes])
    }
}

/// The universal search: by text, by stock number and by amount, over all of an account.
public enum SearchCalculations {
    /// The items that a query finds, in their order; a blank query finds all.
    public static func items(
        _ items: [Item], matching query: String, categories: [BudgetCategory] = []
    ) -> [Item] {
        let search = Search(query, categories)
        return items.filter { search.finds(SearchEntry($0)) }
    }

    /// The transactions that a query finds, in their order; a blank query finds all.
    public static func transactions(
        _ transactions: [Transaction], matching query: String, categories: [BudgetCategory] = []
    ) -> [Transaction] {
        let search = Search(query, categories)
        return transactions.filter { search.finds(SearchEntry($0)) }
    }

    /// The spaces that a query finds, in their order; a blank query finds all that are not archived.
    public static func spaces(_ spaces: [Space], matching query: String) -> [Space] {
        let search = Search(query, [])
        return spaces.filter { SearchEntry($0).map(search.finds) ?? false }
    }

    /// A query, and the categories whose names it finds.
    public struct Search: Sendable {
        public let query: SearchQuery
        public let categoryIDs: Set<String>

        public init(_ query: String, _ categories: [BudgetCategory]) {
            let query = SearchQuery(query)
            self.query = query
            categoryIDs = Set(
                categories.filter { contains(fold($0.name), query.text) }.compactMap(\.id))
        }

        /// Whether any of the strategies finds the query in an entry.
        public func finds(_ entry: SearchEntry) -> Bool {
            query.isEmpty || contains(entry.text, query.text)
                || !query.sku.isEmpty && contains(entry.sku, query.sku)
                || query.amounts.map { range in entry.amounts.contains(where: range.contains) } ?? false
                || entry.categoryID.map(categoryIDs.contains) ?? false
        }
    }

    /// A text in which case, and the way in which accents are encoded, make no difference.
    public static func fold(_ text: String) -> [UInt8] {
        var ascii: [UInt8] = []
        ascii.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            guard byte < 0x80 else {
                return text.precomposedStringWithCanonicalMapping.lowercased().utf8.filter(isSearched)
            }
            if isSearched(byte) {
                ascii.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
            }
        }
        return ascii
    }

    /// Neither the separator nor a zero, which would end a text in the database.
    private static func isSearched(_ byte: UInt8) -> Bool { byte != SearchEntry.separator && byte != 0 }

    /// The letters and digits of a stock number, in lower case.
    public static func normalizedSKU(_ text: String) -> String {
        String(text.filter { $0.isLetter || $0.isNumber }).lowercased()
    }

    /// The amounts in cents that begin with what was typed: `40` is 40.00 to 40.99, `40.1` 40.10 to 40.19. Dollar signs
    /// and commas are passed over; `nil` for anything but digits with at most two decimals.
    public static func amountRange(_ query: String) -> ClosedRange<Int>? {
        let typed = query.filter { $0 != "$" && $0 != "," }
        let parts = typed.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let isDigits = { (part: Substring) in part.allSatisfy { $0.isASCII && $0.isNumber } }
        guard let first = parts.first, !first.isEmpty, parts.allSatisfy(isDigits),
            let dollars = Int(first), dollars < 1_000_000_000_000
        else { return nil }
        let cents = dollars * 100
        guard parts.count > 1 else { return cents...cents + 99 }
        guard let fraction = Int(parts[1]) else { return nil }
        switch parts[1].count {
        case 1: return cents + fraction * 10...cents + fraction * 10 + 9
        case 2: return cents + fraction...cents + fraction
        default: return nil
        }
    }

    /// Whether some bytes hold others next to each other. Nothing is held nowhere.
    static func contains(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
        guard let first = wanted.first, bytes.count >= wanted.count else { return false }
        for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
            if bytes[start..<start + wanted.count].elementsEqual(wanted) { return true }
        }
        return false
    }
}
