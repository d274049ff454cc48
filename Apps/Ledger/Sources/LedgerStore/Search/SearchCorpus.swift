import Foundation
import GRDB
import LedgerCore

/// All that is searched, in memory and next to each other: looking through it is quicker than any index, however short
/// the query is.
///
/// It is read when the first search has been answered from the file, and follows every commit from then on. Unchecked,
/// because the compiler does not know that all of it is touched on the observation queue only, but for `isLoaded`.
final class SearchCorpus: @unchecked Sendable {
    /// Folded texts, each with a separator behind, so that no match reaches from one into the next.
    private var texts: [UInt8] = []
    /// Letters and digits of stock numbers, likewise.
    private var skus: [UInt8] = []
    private var entries: [Entry] = []
    private var amounts: [Int] = []
    /// Where the parts of each entry end.
    private var textEnds: [Int] = []
    private var skuEnds: [Int] = []
    private var amountEnds: [Int] = []
    private var places: [Place: Int] = [:]
    private var accounts: [String: Int32] = [:]
    private var categories: [String: Int32] = [:]
    private var dead = 0
    private let loaded = Locked(false)

    private struct Entry {
        var document: Int64
        var account: Int32
        var category: Int32
        var kind: UInt8
        var isAlive: Bool
    }

    private struct Place: Hashable {
        var kind: UInt8
        var document: Int64
    }

    var isLoaded: Bool { loaded { $0 } }

    func search(_ query: String, accountID: String, _ db: Database) throws -> SearchResults {
        let search = SearchCalculations.Search(
            query, try DocumentsQuery<BudgetCategory>(accountID: accountID).documents(db).documents)
        guard isLoaded else { return results(try SearchTable.search(search, account: accountID, db)) }
        return find(search, accountID: accountID)
    }

    private func results(_ rows: [SearchTable.Row]) -> SearchResults {
        func hits<E: Entity>(_ kind: EntityKind) -> SearchHits<E> {
            SearchHits(rows: rows.filter { $0.kind == kind }.map(\.document))
        }
        return SearchResults(items: hits(.item), transactions: hits(.transaction), spaces: hits(.space))
    }

    // MARK: Following

    /// Reads all entries.
    func load(_ db: Database) throws {
        clear()
        try SearchTable.forEach(db) { add($0) }
        loaded { $0 = true }
    }

    func clear() {
        loaded { $0 = false }
        texts = []
        skus = []
        entries = []
        amounts = []
        textEnds = []
        skuEnds = []
        amountEnds = []
        places = [:]
        accounts = [:]
        categories = [:]
        dead = 0
    }

    func update(_ touches: Touches, _ db: Database) throws {
        guard isLoaded else { return }
        if touches.everything || dead > 1000 + entries.count / 4 { return try load(db) }
        for touch in touches.documents {
            guard let kind = Self.code(touch.kind) else { continue }
            if let place = places.removeValue(forKey: Place(kind: kind, document: touch.row)) {
                entries[place].isAlive = false
                dead += 1
            }
            if let row = try SearchTable.entry(db, kind: touch.kind, document: touch.row) { add(row) }
        }
    }

    private func add(_ row: SearchTable.Row) {
        guard let kind = Self.code(row.kind) else { return }
        texts += row.entry.text
        texts.append(SearchEntry.separator)
        skus += row.entry.sku
        skus.append(SearchEntry.separator)
        amounts += row.entry.amounts
        textEnds.append(texts.count)
        skuEnds.append(skus.count)
        amountEnds.append(amounts.count)
        places[Place(kind: kind, document: row.document)] = entries.count
        entries.append(
            Entry(
                document: row.document, account: Self.number(row.accountID, in: &accounts),
                category: row.entry.categoryID.map { Self.number($0, in: &categories) } ?? -1, kind: kind,
                isAlive: true))
    }

    private static func code(_ kind: EntityKind) -> UInt8? {
        EntityTables.searched.firstIndex(of: kind).map(UInt8.init)
    }

    private static func number(_ text: String, in numbers: inout [String: Int32]) -> Int32 {
        if let number = numbers[text] { return number }
        let number = Int32(numbers.count)
        numbers[text] = number
        return number
    }

    // MARK: Searching

    private func find(_ search: SearchCalculations.Search, accountID: String) -> SearchResults {
        var found = [Bool](repeating: search.query.isEmpty, count: entries.count)
        if !search.query.isEmpty {
            mark(&found, where: search.query.text, in: texts, ends: textEnds)
            mark(&found, where: search.query.sku, in: skus, ends: skuEnds)
            if let range = search.query.amounts { mark(&found, amounts: range) }
            let wanted = Set(search.categoryIDs.compactMap { categories[$0] })
            if !wanted.isEmpty {
                for index in entries.indices where !found[index] && wanted.contains(entries[index].category) {
                    found[index] = true
                }
            }
        }
        let account = accounts[accountID]
        var rows: [[Int64]] = Array(repeating: [], count: EntityTables.searched.count)
        for index in entries.indices where found[index] {
            let entry = entries[index]
            if entry.isAlive, entry.account == account { rows[Int(entry.kind)].append(entry.document) }
        }
        // All but those that have changed since are in order already, which makes this quick.
        for kind in rows.indices { rows[kind].sort() }
        func hits<E: Entity>(_ kind: EntityKind) -> SearchHits<E> {
            SearchHits(rows: rows[EntityTables.searched.firstIndex(of: kind)!])
        }
        return SearchResults(items: hits(.item), transactions: hits(.transaction), spaces: hits(.space))
    }

    /// Marks the entries that hold some bytes: one pass over all of them, which skips the rest of an entry once it is
    /// found.
    private func mark(_ found: inout [Bool], where wanted: [UInt8], in bytes: [UInt8], ends: [Int]) {
        guard !wanted.isEmpty, !wanted.contains(SearchEntry.separator) else { return }
        // The byte that is searched for is the one that stops the search least often.
        let rare = wanted.indices.min { Self.frequency[Int(wanted[$0])] < Self.frequency[Int(wanted[$1])] }!
        bytes.withUnsafeBytes { bytes in
            wanted.withUnsafeBytes { wanted in
                guard let base = bytes.baseAddress, bytes.count >= wanted.count else { return }
                let last = bytes.count - wanted.count
                var start = 0
                var index = 0
                while start <= last {
                    let from = start + rare
                    guard let hit = memchr(base + from, Int32(wanted[rare]), last + rare - from + 1) else { return }
                    start = base.distance(to: UnsafeRawPointer(hit)) - rare
                    guard memcmp(base + start, wanted.baseAddress!, wanted.count) == 0 else {
                        start += 1
                        continue
                    }
                    while ends[index] <= start { index += 1 }
                    found[index] = true
                    start = ends[index]
                }
            }
        }
    }

    /// How often bytes turn up in what people write, roughly.
    private static let frequency: [UInt8] = {
        var frequency = [UInt8](repeating: 1, count: 256)
        for (rank, letter) in "zqjxkvbpgyw1mfcul0dhrsnioate ".utf8.enumerated() {
            frequency[Int(letter)] = UInt8(rank + 2)
        }
        return frequency
    }()

    private func mark(_ found: inout [Bool], amounts range: ClosedRange<Int>) {
        var index = 0
        for place in amounts.indices where range.contains(amounts[place]) {
            while amountEnds[index] <= place { index += 1 }
            found[index] = true
        }
    }
}
