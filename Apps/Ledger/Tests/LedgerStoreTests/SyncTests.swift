import Foundation
import LedgerCore
import LedgerSamples
import Testing

@testable import LedgerStore
@testable import ledger_torture

@Suite struct SyncTests {
    /// Two devices with the same account and item.
    private func twoDevices() throws -> (TestFirm, TestFirm) {
        let (first, second) = (try TestFirm(), try TestFirm())
        // The second has what a server gave it.
        try first.write { try $0.create(Item(id: "a") { $0.name = "Sofa" }) }
        try second.store.receive(first.store.outbox())
        try first.store.acknowledge(first.store.outbox().map(\.id))
        return (first, second)
    }

    private func exchange(_ first: TestFirm, _ second: TestFirm) throws {
        for (from, to) in [(first, second), (second, first)] {
            let operations = try from.store.outbox()
            try to.store.receive(operations)
            try from.store.acknowledge(operations.map(\.id))
        }
    }

    @Test func aWriteGoesIntoTheOutbox() throws {
        let firm = try TestFirm()
        try firm.write { try $0.create(Item(id: "a") { $0.name = "Sofa" }) }
        try firm.write {
            try $0.update(Item.self, "a") {
                $0.notes = "blue"; $0.name = "Couch"
            }
        }
        try firm.write { try $0.delete(Item.self, "a") }
        let outbox = try firm.store.outbox()
        #expect(outbox.map(\.action) == [.create, .update, .delete])
        #expect(Set(outbox.map(\.id)).count == 3 && outbox.allSatisfy { $0.kind == .item && $0.key == "a" })
        #expect(outbox[1].patch["notes"] == .string("blue") && outbox[1].patch["name"] == .string("Couch"))
        #expect(outbox[1].patch.keys.sorted() == ["name", "notes", "updatedAt"])
        #expect(
            outbox[0].baseVersion == nil && outbox[1].baseVersion == outbox[0].timestamp
                && outbox[2].baseVersion == outbox[1].timestamp)
        #expect(outbox.map(\.timestamp) == outbox.map(\.timestamp).sorted())
        try firm.store.acknowledge([outbox[0].id, "unknown"])
        #expect(try firm.store.outbox().map(\.id) == outbox.dropFirst().map(\.id))
        #expect(try firm.store.outbox(limit: 1).count == 1)
        #expect(try firm.store.pendingCount() == 2)
    }

    @Test func replayIsIdempotent() throws {
        let (first, second) = try twoDevices()
        try first.write { try $0.update(Item.self, "a") { $0.notes = "blue" } }
        let operations = try first.store.outbox()
        for _ in 0..<3 { try second.store.receive(operations) }
        try second.store.receive(operations.reversed())
        #expect(try second.get(Item.self, "a")?.notes == "blue")
        #expect(try second.store.outbox().isEmpty)
        #expect(try second.store.conflicts(accountID: TestFirm.account).isEmpty)
        try second.expectSound()
    }

    @Test func differentFieldsMerge() throws {
        let (first, second) = try twoDevices()
        try first.write { try $0.update(Item.self, "a") { $0.notes = "blue" } }
        try second.write { try $0.update(Item.self, "a") { $0.sku = "12" } }
        try exchange(first, second)
        for firm in [first, second] {
            let item = try #require(try firm.get(Item.self, "a"))
            #expect(item.notes == "blue" && item.sku == "12")
            #expect(try firm.store.conflicts(accountID: TestFirm.account).isEmpty)
            try firm.expectSound()
        }
    }

    @Test func theLaterWriterWinsAndTheOtherValueIsKept() throws {
        let (first, second) = try twoDevices()
        try first.write { try $0.update(Item.self, "a") { $0.name = "first" } }
        second.clock { $0 += 1000 }
        try second.write { try $0.update(Item.self, "a") { $0.name = "second" } }
        try exchange(first, second)
        for firm in [first, second] {
            #expect(try firm.get(Item.self, "a")?.name == "second")
            let conflicts = try firm.store.conflicts(accountID: TestFirm.account)
            #expect(conflicts.map(\.lostValue) == [.string("first")])
            #expect(conflicts.map(\.field) == ["name"])
            try firm.expectSound()
        }
        try first.store.dismiss(first.store.conflicts(accountID: TestFirm.account)[0])
        #expect(try first.store.conflicts(accountID: TestFirm.account).isEmpty)
        // What was seen stays seen, whatever else happens to the document.
        try second.write { try $0.update(Item.self, "a") { $0.name = "third" } }
        try exchange(first, second)
        #expect(try first.store.conflicts(accountID: TestFirm.account).isEmpty)
    }

    @Test func whatIsChangedAfterADeletionComesBack() throws {
        let (first, second) = try twoDevices()
        try first.write { try $0.delete(Item.self, "a") }
        second.clock { $0 += 1000 }
        try second.write { try $0.update(Item.self, "a") { $0.notes = "needed" } }
        try exchange(first, second)
        for firm in [first, second] {
            #expect(try firm.get(Item.self, "a")?.name == "Sofa" && firm.get(Item.self, "a")?.notes == "needed")
        }
    }

    @Test func whatIsChangedBeforeADeletionUnseenIsKeptAsAConflict() throws {
        let (first, second) = try twoDevices()
        try first.write { try $0.update(Item.self, "a") { $0.notes = "unseen" } }
        second.clock { $0 += 1000 }
        try second.write { try $0.delete(Item.self, "a") }
        try exchange(first, second)
        for firm in [first, second] {
            #expect(try firm.get(Item.self, "a") == nil)
            #expect(try firm.store.conflicts(accountID: TestFirm.account).map(\.lostValue) == [.string("unseen")])
        }
    }

    @Test func operationsMayComeBeforeWhatTheyReferTo() throws {
        let (first, second) = (try TestFirm(), try TestFirm())
        try first.makeProject()
        try first.write { try $0.update(Item.self, "p-i") { $0.notes = "later" } }
        for operation in try first.store.outbox().reversed() {
            try second.store.receive([operation])
            #expect(try second.store.check().errors.isEmpty)
        }
        #expect(try second.get(Item.self, "p-i")?.notes == "later")
        #expect(try second.get(Project.self, "p")?.name == "House p")
        #expect(try second.all(Space.self).count == 1)
        try second.expectSound()
    }

    @Test func clocksFollowWhatTheyHear() throws {
        let (first, second) = try twoDevices()
        first.clock { $0 += 10_000_000 }
        try first.write { try $0.update(Item.self, "a") { $0.name = "from the future" } }
        try exchange(first, second)
        // Whoever has seen a value replaces it, however slow their clock is.
        try second.write { try $0.update(Item.self, "a") { $0.name = "after all" } }
        try exchange(first, second)
        for firm in [first, second] {
            #expect(try firm.get(Item.self, "a")?.name == "after all")
            #expect(try firm.store.conflicts(accountID: TestFirm.account).isEmpty)
        }
    }

    @Test func fieldsOfNewerVersionsGoThrough() throws {
        let (first, second) = try twoDevices()
        try first.write { try $0.update(Item.self, "a") { $0.unknownFields["later"] = .integer(1) } }
        try exchange(first, second)
        #expect(try second.get(Item.self, "a")?.unknownFields == ["later": .integer(1)])
        try second.write { try $0.update(Item.self, "a") { $0.unknownFields["later"] = nil } }
        try exchange(first, second)
        #expect(try first.get(Item.self, "a")?.unknownFields == [:])
    }

    @Test func whatCannotBeStoredIsRefusedWhole() throws {
        let (first, second) = try twoDevices()
        try first.write { try $0.create(Item(id: "b") { $0.name = "good" }) }
        var operations = try first.store.outbox()
        operations.append(
            DocumentOperation(
                id: "bad", accountID: TestFirm.account, kind: .item, key: "c", action: .create,
                patch: ["quantity": .string("many")], timestamp: HybridTimestamp(milliseconds: 1, node: "x")))
        #expect(throws: StoreError.self) { try second.store.receive(operations) }
        #expect(try second.get(Item.self, "b") == nil)
    }

    /// A few hundred of the histories that `make torture` plays ten thousand of.
    @Test func twoStoresEndUpEqual() throws {
        var random = SplitMix64(seed: 99)
        var simulation = try ExchangeSimulation()
        var conflicts = 0
        for history in 0..<200 { conflicts += try simulation.play(history: history, random: &random).conflicts }
        #expect(conflicts > 0)
    }
}
