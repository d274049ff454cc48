import Foundation
import GRDB
import LedgerCore
import Testing

@testable import LedgerStore

/// Files of older versions.
@Suite struct MigrationTests {
    private static let account = "id-1"

    /// A file as a version with the migrations 1 and 2 has left it.
    private func oldFile(_ folder: TemporaryFolder) throws -> String {
        let path = folder.file("old.ledger")
        let rows = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("old-file.sql")
        let queue = try DatabaseQueue(path: path)
        try Schema.migrator.migrate(queue, upTo: "2")
        try queue.write { try $0.execute(sql: String(contentsOf: rows, encoding: .utf8)) }
        try queue.close()
        return path
    }

    private func store(_ path: String) throws -> LocalStore {
        try LocalStore(path: path, environment: .init(now: { Date(milliseconds: 1_780_000_000_000) }))
    }

    private func get<E: Entity>(_ store: LocalStore, _ type: E.Type, _ key: String) throws -> E? {
        try store.value(of: DocumentQuery<E>(accountID: Self.account, key: key))
    }

    @Test func anOldFileOpensAndHoldsWhatItHeld() throws {
        let folder = try TemporaryFolder()
        let store = try store(oldFile(folder))
        #expect(try store.check().findings.isEmpty)
        let space = try #require(try get(store, Space.self, "s"))
        #expect(space.checklists?[0].items.map(\.id) == ["b", "a"])
        #expect(space.checklists?[0].items.map(\.isChecked) == [true, true])
        #expect(space.images?.map(\.isPrimary) == [true, nil])
        let sale = try #require(try get(store, Transaction.self, "SALE_p_project_to_business_c"))
        #expect(sale.amountCents == 1000 && sale.itemIds == ["z"])
        #expect(try get(store, Transaction.self, "t")?.itemIds == ["z", "y"])
        #expect(try get(store, Item.self, "y")?.unknownFields == ["later": .integer(1)])
        let vendors = try get(store, VendorDefaults.self, "default")?.vendors
        #expect(vendors?.first == "Homegoods" && vendors?.last == "IKEA" && vendors?.count == 16)
    }

    @Test func anOldFileIsCheckedAndSavedWithoutBeingChanged() throws {
        let folder = try TemporaryFolder()
        let path = try oldFile(folder)
        let before = FileManager.default.contents(atPath: path)
        #expect(try LocalStore.check(path: path).errors.isEmpty)
        #expect(try LocalStore.check(path: path).counts[.item] == 2)
        let saved = try #require(try Salvage(path: path).archive.accounts.first)
        #expect(saved.items.count == 2 && saved.lineageEdges.count == 1 && saved.budgetCategories.count == 4)
        #expect(FileManager.default.contents(atPath: path) == before)
    }

    @Test func whatAnOldFileHadToSendIsInWholeBatches() throws {
        let folder = try TemporaryFolder()
        let store = try store(oldFile(folder))
        let batches = try store.outbox(operations: .max)
        #expect(try store.pendingCount() == batches.count)
        #expect(batches.flatMap(\.operations).count == 24)
        // The sale changed four documents at once: record, item, edge, and nothing else was written at that moment.
        let sale = try #require(batches.first { $0.operations.contains { $0.key.hasPrefix("SALE_") } })
        #expect(Set(sale.operations.map(\.kind)) == [.transaction, .item, .lineageEdge])
        #expect(batches.map(\.number) == Array(1...batches.count))
        // A token goes nowhere, but still lets the user in here.
        let invite = try #require(batches.flatMap(\.operations).first { $0.kind == .invite })
        #expect(invite.patch["token"] == nil && invite.patch["email"] != nil)
        let token = try #require(
            try store.value(of: DocumentsQuery<Invite>(accountID: Self.account)).first?.token)
        #expect(
            try InvitesService.join(code: token, userID: "dana", email: "dana@example.com", in: store) == Self.account)
    }

    @Test func anOldFileGoesOnWhereItWas() throws {
        let folder = try TemporaryFolder()
        let store = try store(oldFile(folder))
        let session = Session(userID: "owner", accountID: Self.account)
        let before = try store.pendingCount()
        try SpacesService(store: store, session: session).toggleChecklistItem("a", space: "s")
        try VendorDefaultsService(store: store, session: session).remove("Amazon")
        try InventoryOperationsService(store: store, session: session, timeZone: .gmt)
            .sellToBusiness(["y"], fallbackCategory: "c")
        let added = try store.outbox(operations: .max).dropFirst(before)
        #expect(added.count == 3)
        // Only the tick is a change, though an old version wrote the list as a whole.
        #expect(
            added.first?.operations[0].patch.keys.sorted() == ["checklists/l/items/a/isChecked", "updatedAt"])
        #expect(added.dropFirst().first?.operations[0].patch.keys.sorted() == ["updatedAt", "vendors/Amazon"])
        let sale = try #require(try get(store, Transaction.self, "SALE_p_project_to_business_c"))
        #expect(sale.amountCents == 1500 && sale.itemIds == ["z", "y"])
        #expect(try store.check().findings.isEmpty)
    }
}
