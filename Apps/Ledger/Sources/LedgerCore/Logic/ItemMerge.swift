/// Two items that are one thing, and what becomes of their values.
public struct ItemMerge: Hashable, Sendable, Codable {
    /// The item that stays.
    public var kept: String
    /// The item that goes. What referred to it refers to the one that stays.
    public var duplicate: String
    /// The fields that have the duplicate's value from now on, of ``fields``.
    public private(set) var taken: [String]
    /// What the person who merges them saw of the item that stays.
    public private(set) var seenKept: [String: JSONValue]
    /// What that person saw of the duplicate.
    public private(set) var seenDuplicate: [String: JSONValue]

    /// The fields of which one value stays. Pictures of both items stay, and so does the bookmark of either.
    public static let fields = [
        "name", "source", "sku", "status", "quantity", "purchasePriceCents", "projectPriceCents", "marketValueCents",
        "purchasedBy", "transactionId", "budgetCategoryId", "spaceId", "notes",
    ]

    /// - Parameter taken: the fields that have the duplicate's value from now on.
    public init(_ kept: Item, _ duplicate: Item, taking taken: Set<String>) {
        self.kept = kept.id ?? ""
        self.duplicate = duplicate.id ?? ""
        self.taken = Self.fields.filter(taken.contains)
        seenKept = Self.seen(kept)
        seenDuplicate = Self.seen(duplicate)
    }

    private static func seen(_ item: Item) -> [String: JSONValue] {
        item.fieldValues.filter { fields.contains($0.key) || ["images", "bookmark"].contains($0.key) }
    }

    /// The fields to choose a value of: those in which two items differ. A value is better than none, so that is no choice.
    public static func choices(_ kept: Item, _ duplicate: Item) -> [String] {
        let (kept, duplicate) = (kept.fieldValues, duplicate.fieldValues)
        return fields.filter { field in
            guard let one = kept[field], let other = duplicate[field] else { return false }
            return one != other
        }
    }

    /// The fields that only the duplicate has a value of.
    public static func missing(_ kept: Item, _ duplicate: Item) -> Set<String> {
        let (kept, duplicate) = (kept.fieldValues, duplicate.fieldValues)
        return Set(fields.filter { kept[$0] == nil && duplicate[$0] != nil })
    }

    /// A value that nobody has chosen against: somebody wrote it after the person had looked.
    struct Unseen: Hashable {
        var field: String
        var value: JSONValue
        /// The id of the item that has it.
        var item: String
    }

    /// What the item that stays says afterwards, and the values that would be lost unseen.
    func result(_ kept: Item, _ duplicate: Item) throws -> (item: Item, unseen: [Unseen]) {
        let (mine, other) = (kept.fieldValues, duplicate.fieldValues)
        var values = mine
        var unseen: [Unseen] = []
        for field in Self.fields {
            let (one, two) = (mine[field] ?? .null, other[field] ?? .null)
            let (seenOne, seenTwo) = (seenKept[field] ?? .null, seenDuplicate[field] ?? .null)
            // Where there was nothing to choose, what somebody has changed since is what stays.
            let takes = seenOne == seenTwo ? one == seenOne : taken.contains(field)
            values[field] = takes ? two : one
            let (stays, goes) = takes ? (two, one) : (one, two)
            if goes != .null, goes != stays, goes != (takes ? seenOne : seenTwo) {
                unseen.append(Unseen(field: field, value: goes, item: (takes ? kept : duplicate).id ?? ""))
            }
        }
        for (field, value) in other where mine[field] == nil && !Self.fields.contains(field) { values[field] = value }
        values = values.filter { $0.value != .null }
        var item = try Item(fieldValues: values)
        item.id = kept.id
        item.images = Self.pictures(kept.images, duplicate.images)
        if duplicate.bookmark == true { item.bookmark = true }
        return (item, unseen)
    }

    /// The pictures of both, with the primary one of the first that has any.
    private static func pictures(_ kept: [AttachmentRef]?, _ duplicate: [AttachmentRef]?) -> [AttachmentRef]? {
        guard let kept, !kept.isEmpty else { return duplicate }
        let known = Set(kept.map(\.url))
        let hasPrimary = kept.contains { $0.isPrimary == true }
        return kept
            + (duplicate ?? []).filter { !known.contains($0.url) }.map { picture in
                var picture = picture
                if hasPrimary { picture.isPrimary = nil }
                return picture
            }
    }

    /// What the item that stays said before, where nobody has changed it since.
    func undone(_ kept: Item) throws -> Item {
        var (one, two) = (Item(id: self.kept), Item(id: duplicate))
        one = try Item(fieldValues: seenKept)
        two = try Item(fieldValues: seenDuplicate)
        let merged = try result(one, two).item.fieldValues
        var values = kept.fieldValues
        for field in Self.fields + ["bookmark"] where values[field] ?? .null == merged[field] ?? .null {
            values[field] = seenKept[field]
        }
        var item = try Item(fieldValues: values)
        item.id = kept.id
        let (own, others) = (Set((one.images ?? []).map(\.url)), Set((two.images ?? []).map(\.url)))
        let images = item.images?.filter { own.contains($0.url) || !others.contains($0.url) }
        item.images = images?.isEmpty == true ? nil : images
        return item
    }
}
