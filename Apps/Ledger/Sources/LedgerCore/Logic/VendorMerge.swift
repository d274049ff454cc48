/// Two spellings of one vendor, and what was the duplicate's: enough to undo their merging.
public struct VendorMerge: Hashable, Sendable, Codable {
    /// The name that stays.
    public var kept: String
    /// The name that goes.
    public var duplicate: String
    /// The ids of the transactions that named the duplicate.
    public var transactions: [String]
    /// The ids of the items that named the duplicate.
    public var items: [String]
    /// Where forms suggested the duplicate; `nil` if they did not.
    public var place: Int?
    /// Whether forms suggested the name that stays.
    public var isKeptListed: Bool

    public init(
        kept: String, duplicate: String, transactions: [String], items: [String], place: Int?, isKeptListed: Bool
    ) {
        self.kept = kept
        self.duplicate = duplicate
        self.transactions = transactions
        self.items = items
        self.place = place
        self.isKeptListed = isKeptListed
    }
}
