import Foundation
import LedgerCore
import LedgerSamples
import Testing

@testable import LedgerStore

@Suite struct StoreSearchTests {
    private let account = SampleFirm.accountID

    /// Every path to an answer gives exactly what the pure logic gives.
    private func expectEqual(_ query: String, _ store: LocalStore, sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let archive = try #require(try store.archive().accounts.first)
        let items = SearchCalculations.items(archive.items, matching: query, categories: archive.budgetCategories)
        let transactions = SearchCalculations.transactions(
            archive.transactions, matching: query, categories: archive.budgetCategories)
        let spaces = SearchCalculations.spaces(archive.spaces, matching: query)
        let results = try store.search(query, accountID: account)
        #expect(
            try store.documents(of: results.items).map(\.id) == items.map(\.id), "\(query)",
            sourceLocation: sourceLocation)
        #expect(
            try store.documents(of: results.transactions).map(\.id) == transactions.map(\.id), "\(query)",
            sourceLocation: sourceLocation)
        #expect(
            try store.documents(of: results.spaces).map(\.id) == spaces.map(\.id), "\(query)",
            sourceLocation: sourceLocation)
        #expect(results.items.count == items.count)
    }

    /// Random pieces of what is stored, and random letters, of one to ten.
    private func queries(_ store: LocalStore, _ count: Int, _ random: inout SplitMix64) throws -> [String] {
        let archive = try #require(try store.archive().accounts.first)
        var texts = archive.items.flatMap { [$0.name, $0.source ?? "", $0.sku ?? "", $0.notes ?? ""] }
        texts +=
            archive.transactions.map { $0.source ?? $0.id! } + archive.spaces.map(\.name)
            + archive.budgetCategories.map(\.name)
        let letters = Array("abcdefghijklmnoprstuvwxyz0123456789 -.$,éÉ\"'%_")
        return (0..<count).map { number in
            let length = number % 10 + 1
            let text = Array(texts.randomElement(using: &random)!)
            if number % 3 == 0 || text.count <= length {
                return String((0..<length).map { _ in letters.randomElement(using: &random)! })
            }
            let start = Int.random(in: 0...(text.count - length), using: &random)
            let piece = String(text[start..<start + length])
            return number % 2 == 0 ? piece.uppercased() : piece
        }
    }

    @Test func givesWhatTheLogicGives() throws {
        var random = SplitMix64(seed: 5)
        let store = try LocalStore(inMemory: .init())
        try store.seed(projects: 2, items: 120, seed: 3)
        let queries =
            try queries(store, 250, &random) + [
                "", "  ", "40", "$1,2", "12.9", "AB-12", "\u{1F}", "\u{0}", "é", "E\u{301}", "b\u{f6}", "ß", "İ",
            ]
        // From the file: each time by a store that has nothing in memory.
        for query in queries {
            store.waitForObservers()
            store.search.clear()
            try expectEqual(query, store)
        }
        // In memory.
        _ = try store.search("x", accountID: account)
        store.waitForObservers()
        #expect(store.search.isLoaded)
        for query in queries { try expectEqual(query, store) }
        #expect(store.search.isLoaded)
    }

    @Test func followsChanges() throws {
        var random = SplitMix64(seed: 6)
        let store = try LocalStore(inMemory: .init())
        try store.seed(projects: 1, items: 60)
        _ = try store.search("x", accountID: account)
        store.waitForObservers()
        let session = Session(userID: SampleFirm.ownerID, accountID: account)
        for round in 0..<40 {
            try store.write(as: session) { batch in
                let item = try batch.documents(DocumentsQuery<Item>(accountID: account)).randomElement(using: &random)!
                switch round % 5 {
                case 0: try batch.update(Item.self, item.id!) { $0.notes = "zebra \(round)" }
                case 1:
                    try batch.create(
                        Item {
                            $0.name = "Quokka \(round)"; $0.sku = "QX-\(round)"
                        })
                case 2: try batch.update(BudgetCategory.self, "cat-furnishings") { $0.name = "Furniture \(round)" }
                case 3:
                    try batch.update(Space.self, "project-0-space-1") {
                        $0.isArchived = round % 2 == 0 ? true : nil; $0.name = "zebra room"
                    }
                default:
                    if let id = item.transactionId {
                        try batch.update(Transaction.self, id) { $0.itemIds = $0.itemIds?.filter { $0 != item.id } }
                    }
                    try batch.delete(Item.self, item.id!)
                }
            }
            for query in ["zebra", "z", "qu", "quokka", "qx1", "furniture \(round)", "furn", "sofa", "1"] {
                try expectEqual(query, store)
            }
        }
        #expect(try store.check().findings.isEmpty)
        for query in ["zebra", "z", "qu", "quokka", "qx1", "furn"] {
            store.waitForObservers()
            store.search.clear()
            try expectEqual(query, store)
        }
    }

    @Test func accountsAreApart() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        #expect(try firm.store.search("sofa", accountID: TestFirm.account).items.count == 1)
        #expect(try firm.store.search("sofa", accountID: "other").items.count == 0)
        firm.store.waitForObservers()
        #expect(try firm.store.search("sofa", accountID: "other").items.count == 0)
        #expect(try firm.store.search("sofa", accountID: TestFirm.account).items.count == 1)
    }

    @Test func placesOfAResult() throws {
        let store = try LocalStore(inMemory: .init())
        try store.seed(projects: 1, items: 60)
        let hits = try store.search("", accountID: account).items
        #expect(hits.count == 60 && hits.indices == 0..<60)
        #expect(try store.documents(of: hits, in: 10..<12).count == 2)
        #expect(try store.documents(of: hits, in: 58..<100).count == 2)
        try store.write(as: Session(userID: SampleFirm.ownerID, accountID: account)) { batch in
            let item = try batch.documents(DocumentsQuery<Item>(accountID: account))[0]
            if let id = item.transactionId {
                try batch.update(Transaction.self, id) { $0.itemIds = $0.itemIds?.filter { $0 != item.id } }
            }
            try batch.delete(Item.self, item.id!)
        }
        #expect(try store.documents(of: hits, in: 0..<2).count == 1)
    }
}
