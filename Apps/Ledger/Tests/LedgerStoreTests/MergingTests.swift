import Foundation
import LedgerCore
import Testing

@testable import LedgerStore
@testable import ledger_torture

/// D6: merging what was entered twice.
struct MergingTests {
    /// A project with two receipts, and the same sofa on each: with what refers to it.
    private func firm() throws -> TestFirm {
        let firm = try TestFirm()
        try firm.write { batch in
            try batch.create(Project(id: "p") { ($0.name, $0.clientName) = ("Lake", "Moreno") })
            try batch.create(Space(id: "den") { ($0.name, $0.projectId) = ("Den", "p") })
            for id in ["t1", "t2"] {
                try batch.create(
                    Transaction(id: id) {
                        $0.projectId = "p"
                        $0.transactionType = .purchase
                        $0.source = "Wayfair"
                        $0.itemIds = []
                    })
            }
        }
        let items = ItemsService(store: firm.store, session: firm.session())
        try items.create(
            Item(id: "a") {
                ($0.name, $0.projectId, $0.sku) = ("Sofa", "p", "1")
                $0.purchasePriceCents = 100
                $0.images = [AttachmentRef(url: "one", isPrimary: true)]
            })
        try items.create(
            Item(id: "b") {
                ($0.name, $0.projectId, $0.sku, $0.notes) = ("sofa", "p", "2", "Oak legs")
                ($0.transactionId, $0.spaceId, $0.bookmark) = ("t1", "den", true)
                $0.images = [AttachmentRef(url: "two", isPrimary: true), AttachmentRef(url: "one")]
            })
        try InventoryOperationsService(store: firm.store, session: firm.session(), timeZone: .gmt)
            .setTransaction(["b"], to: "t2")
        return firm
    }

    private func merging(_ firm: TestFirm, _ user: String = "user") -> MergingService {
        MergingService(store: firm.store, session: firm.session(user))
    }

    private func merge(_ firm: TestFirm, taking: Set<String> = ["sku"]) throws -> ItemMerge {
        let (kept, duplicate) = (try #require(try firm.get(Item.self, "a")), try #require(try firm.get(Item.self, "b")))
        return ItemMerge(kept, duplicate, taking: taking.union(ItemMerge.missing(kept, duplicate)))
    }

    private func edges(_ firm: TestFirm, of item: String) throws -> Int {
        try firm.all(LineageEdge.self).filter { $0.itemId == item }.count
    }

    @Test("D6 Of two items one stays, with the chosen values, and what referred to either refers to it") func items()
        throws
    {
        let firm = try firm()
        _ = try merging(firm).merge(merge(firm))
        let item = try #require(try firm.get(Item.self, "a"))
        #expect(try firm.get(Item.self, "b") == nil)
        #expect(item.name == "Sofa" && item.sku == "2" && item.notes == "Oak legs" && item.purchasePriceCents == 100)
        #expect(item.transactionId == "t2" && item.spaceId == "den" && item.bookmark == true)
        #expect(item.images?.map(\.url) == ["one", "two"] && item.images?.filter { $0.isPrimary == true }.count == 1)
        #expect(try firm.get(Transaction.self, "t2")?.itemIds == ["a"])
        #expect(try firm.get(Transaction.self, "t1")?.itemIds ?? [] == [])
        #expect(try edges(firm, of: "a") == 1 && edges(firm, of: "b") == 0)
        try firm.expectSound()
    }

    @Test("D6 An undone merge leaves everything as it was", arguments: [false, true]) func undo(throughTrash: Bool)
        throws
    {
        let firm = try firm()
        func state() throws -> [[String: JSONValue]?] {
            func fields<E: Entity>(_ entity: E?) -> [String: JSONValue]? {
                var entity = entity
                entity?.updatedAt = nil
                return entity?.fieldValues.filter { $0.key != "updatedBy" }
            }
            return try [
                fields(firm.get(Item.self, "a")), fields(firm.get(Item.self, "b")),
                fields(firm.get(Transaction.self, "t1")), fields(firm.get(Transaction.self, "t2")),
            ]
        }
        let before = try state()
        let undo = try merging(firm).merge(merge(firm, taking: ["sku", "name", "transactionId"]))
        #expect(try state() != before)
        if throughTrash {
            let trash = TrashService(store: firm.store, session: firm.session("user"))
            try trash.restore(try #require(try trash.deletions().first).id)
        } else {
            try merging(firm).undo(undo)
            #expect(throws: Refusal.self) { try merging(firm).undo(undo) }
        }
        #expect(try state() == before)
        #expect(try edges(firm, of: "b") == 1 && edges(firm, of: "a") == 0)
        try firm.expectSound()
    }

    @Test("D6 What was changed after the merge stays when it is undone") func changedAfter() throws {
        let firm = try firm()
        let undo = try merging(firm).merge(merge(firm, taking: ["sku", "name"]))
        try firm.write {
            try $0.update(Item.self, "a") { $0.name = "Couch" }
            try $0.update(Item.self, "a") { $0.spaceId = nil }
            try $0.delete(Space.self, "den")
        }
        try merging(firm).undo(undo)
        let (kept, duplicate) = (try #require(try firm.get(Item.self, "a")), try #require(try firm.get(Item.self, "b")))
        #expect(kept.name == "Couch" && kept.sku == "1")
        #expect(duplicate.name == "sofa" && duplicate.spaceId == nil)
        try firm.expectSound()
    }

    @Test("D6 Items of two projects, one item, and what was sold are not merged") func refused() throws {
        let firm = try firm()
        let inventory = InventoryOperationsService(store: firm.store, session: firm.session(), timeZone: .gmt)
        let one = try #require(try firm.get(Item.self, "a"))
        #expect(throws: Refusal.self) { try merging(firm).merge(ItemMerge(one, one, taking: [])) }
        try inventory.sellToBusiness(["b"], fallbackCategory: nil)
        let sold = try #require(try firm.get(Item.self, "b"))
        #expect(throws: Refusal.self) { try merging(firm).merge(ItemMerge(one, sold, taking: [])) }
        try inventory.reassign(["a"], toProject: nil)
        #expect(throws: Refusal.self) { try merging(firm).merge(merge(firm)) }
        try firm.expectSound()
    }

    @Test("D6 A value that was written after somebody looked is kept as a conflict, in one file too") func unseenHere()
        throws
    {
        let firm = try firm()
        let merge = try merge(firm, taking: ["sku"])
        try firm.write { try $0.update(Item.self, "a") { $0.sku = "3" } }
        _ = try merging(firm).merge(merge)
        #expect(try firm.get(Item.self, "a")?.sku == "2")
        let conflicts = try firm.all(Conflict.self)
        #expect(conflicts.map(\.lostValue) == [.string("3")] && conflicts.map(\.documentKey) == ["a"])
    }

    // MARK: Vendors

    @Test("D6 Whatever names a vendor names the other one, but for closed days; and back") func vendors() throws {
        let firm = try firm()
        try firm.write { batch in
            for (id, day) in [("old", "2025-12-31"), ("new", "2026-02-01")] {
                try batch.create(
                    Transaction(id: id) {
                        $0.source = "Way Fair"
                        $0.transactionDate = CalendarDate(day)
                    })
            }
            try batch.create(Item(id: "i") { ($0.name, $0.source) = ("Lamp", "Way Fair") })
        }
        try VendorDefaultsService(store: firm.store, session: firm.session("admin")).add("Way Fair")
        try AccountPresetsService(store: firm.store, session: firm.session("admin"))
            .closeBooks(through: CalendarDate("2025-12-31"))
        #expect(throws: StoreError.self) { try merging(firm, "user").merge(vendor: "Way Fair", into: "Wayfair") }
        let undo = try merging(firm, "admin").merge(vendor: "Way Fair", into: "Wayfair")
        func sources() throws -> [String?] {
            try [
                firm.get(Transaction.self, "old")?.source, firm.get(Transaction.self, "new")?.source,
                firm.get(Item.self, "i")?.source,
            ]
        }
        let vendors = VendorDefaultsService(store: firm.store, session: firm.session("admin"))
        #expect(try sources() == ["Way Fair", "Wayfair", "Wayfair"])
        #expect(try !vendors.vendors().contains("Way Fair"))
        try firm.write { try $0.update(Item.self, "i") { $0.source = "Target" } }
        try merging(firm, "admin").undo(undo)
        #expect(try sources() == ["Way Fair", "Way Fair", "Target"])
        #expect(try vendors.vendors().last == "Way Fair")
        #expect(try firm.get(Transaction.self, "t1")?.source == "Wayfair")
        try firm.expectSound()
    }

    @Test("D6 A merge of many documents is undone in commands that a server takes") func parts() {
        let ids = (0..<2500).map { "t\($0)" }
        let merge = VendorMerge(
            kept: "A", duplicate: "B", transactions: ids, items: ["i"], place: 3, isKeptListed: true)
        #expect(merge.parts.flatMap(\.transactions) == ids && merge.parts.flatMap(\.items) == ["i"])
        #expect(merge.parts.map(\.place) == [3, nil, nil])
    }

    // MARK: With a server

    private func online() throws -> (firm: OnlineFirm, one: SimulatedDevice, two: SimulatedDevice) {
        let firm = try OnlineFirm()
        let (one, two) = (try firm.device("admin"), try firm.device("user"))
        try one.services.items.create(Item(id: "a") { ($0.name, $0.notes) = ("Sofa", "Oak") })
        try one.services.items.create(Item(id: "b") { ($0.name, $0.notes) = ("Couch", "Beech") })
        try settle(one, two)
        return (firm, one, two)
    }

    private func merge(on device: SimulatedDevice, taking: Set<String> = []) throws -> MergingService.Undo {
        let (kept, duplicate) = (
            try #require(try device.get(Item.self, "a")), try #require(try device.get(Item.self, "b"))
        )
        return try MergingService(store: device.store, session: device.session)
            .merge(ItemMerge(kept, duplicate, taking: taking))
    }

    @Test("D6 Undoing a merge that the server refuses leaves a colleague's merge as it is") func undoneInVain() throws {
        let (firm, one, two) = try online()
        try one.services.items.create(Item(id: "c") { $0.name = "Settee" })
        try settle(one, two)
        let merging = MergingService(store: one.store, session: one.session)
        try merging.undo(try merge(on: one))
        let (kept, duplicate) = (
            try #require(try two.get(Item.self, "c")), try #require(try two.get(Item.self, "b"))
        )
        _ = try MergingService(store: two.store, session: two.session)
            .merge(ItemMerge(kept, duplicate, taking: ["notes"]))
        try settle(two, one)
        #expect(try one.refusals.count == 2)
        #expect(try firm.server.all(Item.self).compactMap(\.id).sorted() == ["a", "c"])
        #expect(try firm.server.get(Item.self, "c")?.notes == "Beech")
    }

    @Test("D6 What a colleague changed meanwhile is there after the merge, or kept as a conflict") func unseen() throws
    {
        let (firm, one, two) = try online()
        _ = try merge(on: one, taking: ["notes"])
        #expect(try one.get(Item.self, "a")?.notes == "Beech" && one.get(Item.self, "b") == nil)
        try two.write {
            try $0.update(Item.self, "a") { ($0.notes, $0.sku) = ("Walnut", "7") }
            try $0.update(Item.self, "b") { ($0.name, $0.purchasePriceCents) = ("Sleeper", 500) }
        }
        try settle(two, one)
        let item = try #require(try firm.server.get(Item.self, "a"))
        #expect(item.name == "Sofa" && item.notes == "Beech" && item.sku == "7" && item.purchasePriceCents == 500)
        #expect(try firm.server.get(Item.self, "b") == nil)
        let lost = Set(
            try one.conflicts().map { "\($0.documentKey) \($0.field) \($0.lostValue.text) \($0.lostBy ?? "")" })
        #expect(lost == ["a notes \"Walnut\" user", "a name \"Sleeper\" user"])
        #expect(try one.get(Item.self, "a") == two.get(Item.self, "a"))
    }

    @Test("D6 What a colleague writes of the duplicate after its merge brings it back") func writtenAfter() throws {
        let (firm, one, two) = try online()
        _ = try merge(on: one)
        try one.synchronize()
        try two.write { try $0.update(Item.self, "b") { $0.notes = "Walnut" } }
        try settle(two, one)
        #expect(try firm.server.get(Item.self, "b")?.notes == "Walnut")
        _ = try merge(on: one, taking: ["notes"])
        try settle(one, two)
        #expect(try two.get(Item.self, "a")?.notes == "Walnut" && two.get(Item.self, "b") == nil)
    }

    @Test("D6 Of two merges that cross, the second is refused and undone") func crossing() throws {
        let (firm, one, two) = try online()
        _ = try merge(on: one)
        let (kept, duplicate) = (try #require(try two.get(Item.self, "b")), try #require(try two.get(Item.self, "a")))
        _ = try MergingService(store: two.store, session: two.session)
            .merge(ItemMerge(kept, duplicate, taking: []))
        try settle(one, two)
        #expect(try firm.server.get(Item.self, "a") != nil && firm.server.get(Item.self, "b") == nil)
        #expect(try two.refusals.count == 1 && two.get(Item.self, "a") != nil)
    }

    @Test("D6 A merge is refused where a colleague has moved one of the items") func moved() throws {
        let (firm, one, two) = try online()
        try one.services.transactions.create(Transaction(id: "t") { $0.transactionType = .purchase })
        try settle(one, two)
        try two.services.inventory.setTransaction(["b"], to: "t")
        try two.synchronize()
        _ = try merge(on: one)
        try settle(one, two)
        #expect(try one.refusals.map(\.refusal.code) == [.changedMeanwhile])
        #expect(try firm.server.get(Item.self, "b")?.transactionId == "t")
    }

    @Test("D6 A merge is undone at the server as well, and without a connection") func undoneOnline() throws {
        let (firm, one, two) = try online()
        let undo = try merge(on: one, taking: ["name"])
        try MergingService(store: one.store, session: one.session).undo(undo)
        let vendors = MergingService(store: one.store, session: one.session)
        try vendors.undo(try vendors.merge(vendor: "Target", into: "Ross"))
        try settle(one, two)
        #expect(try firm.server.get(Item.self, "a")?.name == "Sofa" && firm.server.get(Item.self, "b")?.name == "Couch")
        #expect(try two.get(Item.self, "b")?.notes == "Beech" && one.refusals.isEmpty)
    }
}
