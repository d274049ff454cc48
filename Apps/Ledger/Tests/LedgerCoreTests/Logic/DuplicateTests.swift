import Foundation
import LedgerCore
import Testing

/// D6: what was likely entered twice.
struct DuplicateTests {
    @Test(
        "D6 Two spellings of one vendor are found",
        arguments: [
            ("Home Goods", "HomeGoods"), ("Pottery Barn", "pottery barn"), ("Lowe’s", "Lowes"), ("Wayfair", "Wayfiar"),
            ("Crate & Barrel", "Crate and Barrel"), ("Arhaus, Inc.", "Arhaus"), ("Living Spaces", "Livin Spces"),
            ("Möbel Höffner", "Mobel Hoffner"),
        ])
    func vendors(one: String, other: String) {
        let pairs = DuplicateCalculations.vendors([one: 3, other: 1])
        #expect(pairs == [.init(kept: one, duplicate: other)])
    }

    @Test(
        "D6 Different vendors are not taken for one",
        arguments: [
            ("Ross", "Boss"), ("Target", "Arhaus"), ("Store 12", "Store 13"), ("Home Depot", "HomeGoods"),
            ("West Elm", "East Elm Street"), ("???", "!!!"),
        ])
    func others(one: String, other: String) {
        #expect(DuplicateCalculations.vendors([one: 3, other: 1]).isEmpty)
    }

    @Test("D6 The name that is used most stays, and each duplicate is listed once") func usage() {
        let item = Item { $0.source = "wayfair" }
        let transactions = [Transaction { $0.source = "Wayfair" }, Transaction { $0.source = "Wayfair" }]
        let uses = DuplicateCalculations.uses(
            transactions: transactions, items: [item], vendors: ["Way Fair", " ", "Ikea"])
        #expect(uses == ["Wayfair": 2, "wayfair": 1, "Way Fair": 0, "Ikea": 0])
        #expect(
            DuplicateCalculations.vendors(uses) == [
                .init(kept: "Wayfair", duplicate: "wayfair"), .init(kept: "Wayfair", duplicate: "Way Fair"),
            ])
    }

    @Test("D6 Many names cost one comparison a pair, and no list is endless") func limit() {
        let uses = Dictionary(uniqueKeysWithValues: (0..<300).map { ("Shop\(String(repeating: " ", count: $0))", $0) })
        #expect(DuplicateCalculations.vendors(uses).count == DuplicateCalculations.limit)
    }

    private func item(_ id: String, _ configure: (inout Item) -> Void = { _ in }) -> Item {
        Item(id: id) {
            $0.name = "Velvet Sofa"
            $0.projectId = "p"
            $0.createdAt = Date(timeIntervalSince1970: Double(id.utf8.first ?? 0))
            configure(&$0)
        }
    }

    private func pairs(_ items: Item...) -> [[String?]] { DuplicateCalculations.items(items).map(\.id) }

    @Test("D6 Items of a project with one name or one number are likely one; the first one stays") func items() {
        #expect(pairs(item("b"), item("a") { $0.name = " velvet SOFA" }) == [["a", "b"]])
        #expect(
            pairs(item("a") { $0.sku = "VS-1" }, item("b") { ($0.name, $0.sku) = ("Couch", "vs1") }) == [["a", "b"]])
        #expect(pairs(item("a"), item("b"), item("c")) == [["a", "b"], ["a", "c"]])
        #expect(pairs(item("a") { $0.source = "Home Goods" }, item("b") { $0.source = "HomeGoods" }) == [["a", "b"]])
    }

    @Test("D6 Items that differ in what tells pieces apart are not") func pieces() {
        #expect(pairs(item("a"), item("b") { $0.projectId = "q" }).isEmpty)
        #expect(pairs(item("a") { $0.transactionId = "t" }, item("b") { $0.transactionId = "t" }).isEmpty)
        #expect(pairs(item("a") { $0.purchasePriceCents = 1 }, item("b") { $0.purchasePriceCents = 2 }).isEmpty)
        #expect(pairs(item("a") { $0.sku = "1" }, item("b") { $0.sku = "2" }).isEmpty)
        #expect(pairs(item("a") { $0.source = "Wayfair" }, item("b") { $0.source = "Target" }).isEmpty)
        #expect(pairs(item("a"), item("b") { $0.status = .sold }).isEmpty)
        #expect(pairs(item("a") { $0.name = " " }, item("b") { $0.name = "" }).isEmpty)
    }

    @Test("D6 A person chooses between two values that differ; a value is better than none") func choices() {
        let kept = item("a") { ($0.sku, $0.purchasePriceCents) = ("1", 100) }
        let duplicate = item("b") { ($0.sku, $0.notes) = ("2", "Oak") }
        #expect(ItemMerge.choices(kept, duplicate) == ["sku"])
        #expect(ItemMerge.missing(kept, duplicate) == ["notes"])
    }
}
