import Foundation
import LedgerCore
import LedgerSamples
import Testing

@testable import LedgerStore
@testable import ledger_torture

/// What devices and a server make of each other's changes.
@Suite struct SyncTests {
    /// Two devices that both have an item.
    private func twoDevices(ahead: Int = 0) throws -> (SimulatedDevice, SimulatedDevice) {
        let firm = try OnlineFirm()
        let (first, second) = (try firm.device("owner"), try firm.device("user", ahead: ahead))
        try first.write { try $0.create(Item(id: "a") { $0.name = "Sofa" }) }
        try settle(first, second)
        return (first, second)
    }

    // MARK: The outbox

    @Test func aWriteIsOneBatch() throws {
        let firm = try TestFirm()
        let before = try firm.store.outbox().count
        try firm.write { batch in
            try batch.create(Item(id: "a") { $0.name = "Sofa" })
            try batch.create(Item(id: "b") { $0.name = "Lamp" })
        }
        try firm.write {
            try $0.update(Item.self, "a") {
                $0.notes = "blue"; $0.name = "Couch"
            }
        }
        try firm.write { try $0.delete(Item.self, "a") }
        let outbox = Array(try firm.store.outbox().dropFirst(before))
        #expect(outbox.map { $0.operations.map(\.action) } == [[.create, .create], [.update], [.delete]])
        #expect(outbox.allSatisfy { $0.userID == "owner" && $0.accountID == TestFirm.account })
        let operations = outbox.flatMap(\.operations)
        #expect(Set(operations.map(\.id)).count == 4)
        #expect(operations[2].patch.keys.sorted() == ["name", "notes", "updatedAt"])
        #expect(operations[2].baseVersion == operations[0].timestamp)
        #expect(operations.map(\.timestamp) == operations.map(\.timestamp).sorted())
        #expect(try firm.store.pendingCount() == before + 3)
    }

    /// A document that is read costs one statement, and its part of the one that writes the entries for the search.
    @Test func aDocumentThatIsReadCostsOneStatement() throws {
        let store = try LocalStore(inMemory: .init())
        try store.register(accountID: "firm", node: "n")
        let time = HybridTimestamp(milliseconds: 1, node: "other")
        let documents = (1...1000).map { number in
            SyncedDocument(
                kind: "item", key: "\(number)", sequence: number,
                state: DocumentState(
                    values: ["name": .string("Chair \(number)"), "projectId": .string("p\(number % 10)")],
                    creation: time,
                    version: time))
        }
        let statements = Locked<[String: Int]>([:])
        store.database.writeWithoutTransaction { db in
            db.trace { event in
                // What triggers and the index of the search do is traced as comments.
                guard case .statement(let statement) = event, !statement.sql.hasPrefix("--") else { return }
                statements { $0[String(statement.sql.prefix(30)), default: 0] += 1 }
            }
        }
        try store.receive(documents, upTo: 1000, accountID: "firm")
        #expect(statements { $0.values.reduce(0, +) } < 1000 + 10 + 40, "\(statements { $0 })")
        // None of those that can be undone alone, for which SQLite copies the pages that they change.
        #expect(statements { $0["INSERT OR IGNORE INTO \"items\" "] } == 1000)
        #expect(statements { $0.keys.filter { $0.hasPrefix("INSERT INTO \"items\"") } } == [])
        #expect(try store.checksum(accountID: "firm") == documents.reduce(0) { $0 &+ $1.fingerprint })
        #expect(try store.search("chair 999", accountID: "firm").items.count == 1)
    }

    @Test func aBatchIsNeverCutInTwo() throws {
        let device = try OnlineFirm().device()
        for size in [3, 400, 200] {
            try device.write { batch in
                for number in 0..<size { try batch.create(Item(id: "\(size)-\(number)") { $0.name = "x" }) }
            }
        }
        let sizes = { (limit: Int) in try device.store.outbox(operations: limit).map(\.operations.count) }
        #expect(try sizes(500) == [3, 400])
        #expect(try sizes(1) == [3])
        #expect(try sizes(.max) == [3, 400, 200])
        try device.synchronize()
        #expect(try device.store.outbox().isEmpty && device.all(Item.self).count == 603)
    }

    @Test func aSaleGoesAsACommand() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        try InventoryOperationsService(store: firm.store, session: firm.session(), timeZone: .gmt)
            .sellToBusiness(["p-i"], fallbackCategory: "c")
        let sale = try #require(try firm.store.outbox().last)
        #expect(
            sale.command == .sellToBusiness(items: ["p-i"], fallbackCategory: "c", today: "2026-02-25")
                && sale.operations.isEmpty)
        #expect(try SyncBatch(json: try #require(sale.json)) == sale)
    }

    @Test func whatIsSentTwiceIsDoneOnce() throws {
        let (first, second) = try twoDevices()
        try first.services.items.update("a") { $0.notes = "blue" }
        first.network = { .isRepeated }
        try settle(first, second)
        #expect(try second.get(Item.self, "a")?.notes == "blue")
        #expect(first.server.account.history.filter { $0.batch.userID == "owner" }.count == 2)
        // An answer that was lost is given again.
        try first.services.items.update("a") { $0.notes = "red" }
        first.network = { .isUnanswered }
        #expect(throws: SimulatedDevice.Disconnected.self) { try first.synchronize() }
        #expect(try first.store.pendingCount() == 1)
        first.network = { .arrives }
        try settle(first, second)
        #expect(try first.store.pendingCount() == 0 && second.get(Item.self, "a")?.notes == "red")
        #expect(first.server.account.history.filter { $0.batch.userID == "owner" }.count == 3)
    }

    // MARK: Merging

    @Test func differentFieldsMerge() throws {
        let (first, second) = try twoDevices()
        try first.services.items.update("a") { $0.notes = "blue" }
        try second.services.items.update("a") { $0.sku = "12" }
        try settle(first, second)
        for device in [first, second] {
            let item = try #require(try device.get(Item.self, "a"))
            #expect(item.notes == "blue" && item.sku == "12")
            #expect(try device.conflicts().isEmpty)
        }
    }

    @Test func theLaterWriterWinsAndTheOtherValueIsKept() throws {
        let (first, second) = try twoDevices(ahead: 1000)
        try first.services.items.update("a") { $0.name = "first" }
        try second.services.items.update("a") { $0.name = "second" }
        try second.synchronize()
        try settle(first, second)
        for device in [first, second] {
            #expect(try device.get(Item.self, "a")?.name == "second")
            let conflict = try #require(try device.conflicts().first)
            #expect(try device.conflicts().count == 1)
            #expect(conflict.lostValue == .string("first") && conflict.field == "name" && conflict.lostBy == "owner")
            #expect(conflict.documentKind == "item" && conflict.documentKey == "a")
        }
        // Who settles it settles it for everyone.
        let id = try #require(try first.conflicts()[0].id)
        try first.write { try $0.delete(Conflict.self, id) }
        try settle(first, second)
        #expect(try second.conflicts().isEmpty)
    }

    @Test func whatWasNotSentYetStaysOnTopOfWhatIsRead() throws {
        let (first, second) = try twoDevices()
        try second.services.items.update("a") {
            $0.notes = "mine"; $0.sku = "7"
        }
        try first.services.items.update("a") { $0.name = "theirs" }
        try first.synchronize()
        try second.pull()
        let item = try #require(try second.get(Item.self, "a"))
        #expect(item.notes == "mine" && item.sku == "7" && item.name == "theirs")
        #expect(try second.store.pendingCount() == 1)
        try settle(second, first)
        #expect(try first.get(Item.self, "a") == second.get(Item.self, "a"))
    }

    @Test func whatIsRefusedIsUndoneAndKept() throws {
        let (first, second) = try twoDevices()
        try first.services.accounts.remove(member: "user", from: "firm")
        try first.synchronize()
        try second.services.items.update("a") { $0.notes = "I was here" }
        try second.synchronize()
        #expect(try second.get(Item.self, "a")?.notes == nil)
        let refused = try #require(try second.refusals.first)
        #expect(
            refused.refusal.code == .notPermitted && refused.batch.operations[0].patch["notes"] == "I was here".json)
        #expect(try second.store.outbox().isEmpty)
        try second.store.dismiss(refused)
        #expect(try second.refusals.isEmpty)
    }

    @Test func fieldsOfNewerVersionsGoThrough() throws {
        let (first, second) = try twoDevices()
        try first.services.items.update("a") { $0.unknownFields["la/t:er"] = .integer(1) }
        try settle(first, second)
        #expect(try second.get(Item.self, "a")?.unknownFields == ["la/t:er": .integer(1)])
        try second.services.items.update("a") { $0.unknownFields["la/t:er"] = nil }
        try settle(second, first)
        #expect(try first.get(Item.self, "a")?.unknownFields == [:])
    }

    @Test func whatThisVersionCannotReadIsKeptAndRefusesNothing() throws {
        let firm = try OnlineFirm()
        let device = try firm.device()
        let time = HybridTimestamp(milliseconds: 1, node: "n")
        func document(_ kind: String, _ key: String, _ number: Int, _ values: [String: JSONValue]) -> SyncedDocument {
            SyncedDocument(
                kind: kind, key: key, sequence: number,
                state: DocumentState(values: values, creation: time, version: time))
        }
        let cursor = try #require(try device.store.replica(accountID: "firm")).cursor
        let unknown = [
            document("invoice", "x", cursor + 1, ["name": .string("new")]),
            document("item", "odd", cursor + 2, ["name": .string("Odd"), "quantity": .string("many")]),
        ]
        let known = document("item", "b", cursor + 3, ["name": .string("good")])
        try device.store.receive(unknown + [known], upTo: cursor + 3, accountID: "firm")
        #expect(try device.get(Item.self, "b")?.name == "good" && device.get(Item.self, "odd") == nil)
        let sum = (unknown + [known]).reduce(firm.server.account.checksum) { $0 &+ $1.fingerprint }
        #expect(try device.store.checksum(accountID: "firm") == sum)
    }

    // MARK: Clocks

    @Test func aClockThatIsWrongSpoilsNothing() throws {
        let year = 365 * 86_400_000
        let (first, second) = try twoDevices(ahead: 8000 * year)
        try second.services.items.update("a") { $0.name = "from the future" }
        try settle(second, first)
        let times = first.server.account.documents(after: 0, limit: .max).compactMap(\.state.version)
        #expect(times.allSatisfy { $0.milliseconds <= first.server.now + HybridTimestamp.tolerance })
        // An author who has seen a value replaces it, even with a slow clock.
        try first.services.items.update("a") { $0.name = "after all" }
        try settle(first, second)
        try second.services.items.update("a") { $0.name = "and again" }
        try settle(second, first)
        for device in [first, second] {
            #expect(try device.get(Item.self, "a")?.name == "and again")
            #expect(try device.conflicts().isEmpty)
        }
    }

    // MARK: Files

    @Test func aCopiedFileHasAnotherNode() throws {
        let folder = try TemporaryFolder()
        func node(_ path: String) throws -> String {
            let store = try LocalStore(path: path)
            try store.write(authority: .system(accountID: "a")) {
                try $0.save(Account(id: "a") { $0.name = UUID().uuidString })
            }
            let node = try #require(try store.outbox(operations: .max).last?.timestamp.node)
            try store.close()
            return node
        }
        let original = try node(folder.file("a.ledger"))
        #expect(try node(folder.file("a.ledger")) == original)
        try FileManager.default.copyItem(atPath: folder.file("a.ledger"), toPath: folder.file("b.ledger"))
        let copy = try node(folder.file("b.ledger"))
        #expect(copy != original)
        #expect(try node(folder.file("b.ledger")) == copy)
        #expect(try node(folder.file("a.ledger")) == original)
    }

    @Test func aCopiedReplicaRegistersAnew() throws {
        let folder = try TemporaryFolder()
        let firm = try OnlineFirm()
        let device = try firm.device(path: folder.file("a.ledger"))
        try device.write { try $0.create(Item(id: "a") { $0.name = "waits" }) }
        try device.store.close()
        for end in ["", "-wal"] where FileManager.default.fileExists(atPath: folder.file("a.ledger\(end)")) {
            try FileManager.default.copyItem(
                atPath: folder.file("a.ledger\(end)"), toPath: folder.file("b.ledger\(end)"))
        }
        let copy = try LocalStore(path: folder.file("b.ledger"))
        #expect(try #require(try copy.replica(accountID: "firm")).node == nil)
        #expect(try copy.outbox().count == 1)
    }

    @Test func whatACopySendsToo() throws {
        let firm = try OnlineFirm()
        let device = try firm.device()
        try device.services.vendors.add("Ikea")
        device.network = { .isUnanswered }
        #expect(throws: SimulatedDevice.Disconnected.self) { try device.synchronize() }
        // Before the answer was heard the file was put back: it counts again, and has to take another name.
        device.network = { .arrives }
        try device.store.register(
            accountID: "firm", node: try #require(try device.store.replica(accountID: "firm")?.node))
        try device.synchronize()
        #expect(firm.server.account.history.filter { $0.batch.userID != nil }.count == 1)
        #expect(try device.store.pendingCount() == 0 && device.services.vendors.vendors().last == "Ikea")
    }

    @Test func aFileThatWasPutBackSendsNothingUnderUsedNumbers() throws {
        let firm = try OnlineFirm()
        let device = try firm.device()
        try device.write { try $0.create(Item(id: "a") { $0.name = "sent before the backup was put back" }) }
        try device.synchronize()
        // The same device with an older file: it counts from where it was then.
        let old = try LocalStore(inMemory: .init(now: { [now = firm.server.now] in Date(milliseconds: now) }))
        try old.register(accountID: "firm", node: try #require(try device.store.replica(accountID: "firm")?.node))
        let restored = try SimulatedDevice(old, firm.server, userID: "owner")
        try old.register(accountID: "firm", node: try #require(try device.store.replica(accountID: "firm")?.node))
        try restored.pull()
        try restored.write { try $0.create(Item(id: "b") { $0.name = "after" }) }
        try restored.synchronize()
        try device.synchronize()
        #expect(try device.all(Item.self).map(\.id) == ["a", "b"])
        #expect(
            try old.replica(accountID: "firm")?.node != device.store.replica(accountID: "firm")?.node)
    }

    @Test func pagesAreTakenOverTogether() throws {
        let (first, second) = try twoDevices()
        for number in 0..<20 { try first.write { try $0.create(Item(id: "\(number)") { $0.name = "x" }) } }
        try first.synchronize()
        second.page = 3
        var pages = 0
        second.network = {
            pages += 1
            return pages == 4 ? .isLost : .arrives
        }
        #expect(throws: SimulatedDevice.Disconnected.self) { try second.pull() }
        #expect(try second.all(Item.self).count == 1)
        try second.pull()
        #expect(try second.all(Item.self).count == 21)
        #expect(try second.store.checksum(accountID: "firm") == first.server.account.checksum)
    }

    @Test func whoBeginsAnewKeepsWhatWaits() throws {
        let (first, second) = try twoDevices()
        try second.write { try $0.create(Item(id: "waits") { $0.name = "waits" }) }
        try first.services.items.delete(["a"])
        try first.synchronize()
        try second.readAll()
        #expect(try second.all(Item.self).map(\.id) == ["waits"])
        try settle(second, first)
        #expect(try first.all(Item.self).map(\.id) == ["waits"])
    }

    @Test func accountsMembersAndInvitationsAreChangedAtTheServer() throws {
        let device = try OnlineFirm().device()
        let invites = InvitesService(store: device.store, session: device.session)
        #expect(storeError { try invites.create(email: "a@b", role: .user) } == .onlyAtServer(.invite))
        #expect(
            storeError { try device.write { try $0.update(Account.self, "firm") { $0.name = "x" } } }
                == .onlyAtServer(.account))
        try device.services.accounts.rename("firm", to: "Firm & Co")
        try device.synchronize()
        #expect(try device.server.get(Account.self, "firm")?.name == "Firm & Co")
    }
}
