/// What was likely entered twice: vendors that are spelled in two ways, and items that two people entered.
public enum DuplicateCalculations {
    /// Two spellings that are likely one vendor.
    public struct Vendors: Hashable, Sendable, Identifiable {
        /// The name that more transactions and items have.
        public var kept: String
        public var duplicate: String

        public init(kept: String, duplicate: String) {
            self.kept = kept
            self.duplicate = duplicate
        }

        public var id: [String] { [kept, duplicate] }
    }

    /// Two items that are likely one.
    public struct Items: Hashable, Sendable, Identifiable {
        /// The item that was there first.
        public var kept: Item
        public var duplicate: Item

        public var id: [String?] { [kept.id, duplicate.id] }
    }

    /// How many pairs are listed at once. The next ones come once these are merged.
    public static let limit = 200

    // MARK: Vendors

    /// How often each vendor is named: by transactions, by items, and by the list that forms suggest.
    public static func uses(transactions: [Transaction], items: [Item], vendors: [String]) -> [String: Int] {
        var uses: [String: Int] = [:]
        for vendor in vendors where !vendor.trimmed.isEmpty { uses[vendor] = 0 }
        for source in transactions.map(\.source) + items.map(\.source) {
            if let source, !source.trimmed.isEmpty { uses[source, default: 0] += 1 }
        }
        return uses
    }

    /// The vendors that are likely one, by their names.
    public static func vendors(_ uses: [String: Int]) -> [Vendors] {
        let names = uses.keys.sorted { left, right in
            let (one, other) = (uses[left] ?? 0, uses[right] ?? 0)
            return one == other ? left < right : one > other
        }
        let spelled = names.map { (name: $0, letters: letters($0)) }
        var pairs: [Vendors] = []
        var merged: Set<String> = []
        for (place, one) in spelled.enumerated() where !merged.contains(one.name) {
            for other in spelled[(place + 1)...] where !merged.contains(other.name) {
                guard isLikelySame(one.letters, other.letters) else { continue }
                merged.insert(other.name)
                pairs.append(Vendors(kept: one.name, duplicate: other.name))
                if pairs.count == limit { return pairs }
            }
        }
        return pairs
    }

    /// The letters and digits of a name, without what firms add to theirs.
    private static func letters(_ name: String) -> [Character] {
        let words = TextOrder.key(name).replacing("’", with: "").replacing("'", with: "").replacing("&", with: " and ")
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let meant = words.filter { !["inc", "llc", "ltd", "co", "corp", "gmbh", "com", "the"].contains($0) }
        return Array((meant.isEmpty ? words : meant).joined())
    }

    /// Whether two names are the same letters, or one letter more, less, or other: two in long names.
    private static func isLikelySame(_ one: [Character], _ other: [Character]) -> Bool {
        guard !one.isEmpty, !other.isEmpty else { return false }
        if one == other { return true }
        let shorter = min(one.count, other.count)
        let allowed = shorter < 5 ? 0 : shorter < 10 ? 1 : 2
        // Digits tell branches and years apart.
        guard allowed > 0, one.filter(\.isNumber) == other.filter(\.isNumber) else { return false }
        return distance(one, other, atMost: allowed) <= allowed
    }

    /// How many letters have to be added, removed, replaced, or swapped with the next one to make one name of the other.
    private static func distance(_ one: [Character], _ other: [Character], atMost limit: Int) -> Int {
        guard abs(one.count - other.count) <= limit else { return limit + 1 }
        var before: [Int] = []
        var last = Array(0...other.count)
        for i in one.indices {
            var row = [i + 1]
            for j in other.indices {
                var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
                if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { best = min(best, before[j - 1] + 1) }
                row.append(best)
            }
            (before, last) = (last, row)
        }
        return last[other.count]
    }

    // MARK: Items

    /// The items that are likely one: of the same project, and with the same name or number. Items of one receipt are as
    /// many pieces as it lists, and what was sold keeps its own record.
    public static func items(_ items: [Item]) -> [Items] {
        var groups: [[String]: [Item]] = [:]
        for item in items where item.status != .sold {
            let project = item.projectId.reference ?? ""
            for text in [("name", TextOrder.key(item.name.trimmed)), ("sku", sku(item))] where !text.1.isEmpty {
                groups[[project, text.0, text.1], default: []].append(item)
            }
        }
        var seen: Set<[String?]> = []
        var pairs: [Items] = []
        for group in groups.values where group.count > 1 {
            let ordered = group.sorted(by: isBefore)
            for (place, duplicate) in ordered.enumerated().dropFirst() {
                guard let kept = ordered[..<place].first(where: { isLikelySame($0, duplicate) }) else { continue }
                if seen.insert([duplicate.id]).inserted { pairs.append(Items(kept: kept, duplicate: duplicate)) }
            }
        }
        return Array(
            pairs.sorted {
                let (one, other) = (TextOrder.key($0.kept.name), TextOrder.key($1.kept.name))
                return one == other ? isBefore($0.duplicate, $1.duplicate) : one < other
            }.prefix(limit))
    }

    private static func isBefore(_ one: Item, _ other: Item) -> Bool {
        let (first, second) = (one.createdAt ?? .distantPast, other.createdAt ?? .distantPast)
        return first == second ? (one.id ?? "") < (other.id ?? "") : first < second
    }

    private static func isLikelySame(_ one: Item, _ other: Item) -> Bool {
        func agree<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
            one == nil || other == nil || one == other
        }
        if let transaction = one.transactionId.reference, transaction == other.transactionId.reference { return false }
        guard agree(sku(one).nonEmpty, sku(other).nonEmpty), agree(one.purchasePriceCents, other.purchasePriceCents)
        else { return false }
        return agree(one.source.nonBlank.map(letters), other.source.nonBlank.map(letters))
    }

    private static func sku(_ item: Item) -> String { item.sku.map(SearchCalculations.normalizedSKU) ?? "" }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
