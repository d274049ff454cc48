import Foundation
import LedgerCore
import LedgerSamples
import Programs
import Testing

@testable import LedgerStore
@testable import ledger_torture

@Suite struct ObservationTests {
    @Test func observersSeeWhatIsWritten() async throws {
        let firm = try TestFirm()
        try firm.makeProject()
        let observation = try firm.store.observation(of: DocumentsQuery<Item>(accountID: TestFirm.account).project("p"))
        #expect(observation.first.map(\.id) == ["p-i"])
        var updates = observation.updates.makeAsyncIterator()

        try firm.write {
            try $0.create(
                Item(id: "a") {
                    $0.name = "a"; $0.projectId = "p"
                })
        }
        #expect(try await updates.next()?.map(\.id) == ["p-i", "a"])
        try firm.write { try $0.update(Item.self, "p-i") { $0.name = "b" } }
        #expect(try await updates.next()?.map(\.name) == ["b", "a"])
        // It goes elsewhere, and comes back to its place.
        try firm.write { try $0.update(Item.self, "p-i") { $0.projectId = nil } }
        #expect(try await updates.next()?.map(\.id) == ["a"])
        try firm.write { try $0.update(Item.self, "p-i") { $0.projectId = "p" } }
        #expect(try await updates.next()?.map(\.id) == ["p-i", "a"])
        try firm.write { try $0.delete(Item.self, "a") }
        #expect(try await updates.next()?.map(\.id) == ["p-i"])
    }

    @Test func aDocumentComesAndGoes() async throws {
        let firm = try TestFirm()
        let values = try firm.store.values(of: DocumentQuery<Item>(accountID: TestFirm.account, key: "a"))
        var iterator = values.makeAsyncIterator()
        #expect(try await iterator.next() == .some(nil))
        try firm.write { try $0.create(Item(id: "a") { $0.name = "x" }) }
        #expect(try await iterator.next()??.name == "x")
        try firm.write { try $0.delete(Item.self, "a") }
        #expect(try await iterator.next() == .some(nil))
    }

    /// The price of a write does not depend on how much there is, only on how much it touches.
    @Test func onlyWhatWasTouchedIsReadAgain() async throws {
        let store = try LocalStore(inMemory: .init())
        try store.seed(projects: 2, items: 300)
        let session = Session(userID: SampleFirm.ownerID, accountID: SampleFirm.accountID)
        let observation = try store.observation(
            of: ProjectQuery(accountID: SampleFirm.accountID, projectID: "project-0", userID: SampleFirm.ownerID))
        let inventory = try store.observation(of: InventoryQuery(accountID: SampleFirm.accountID))
        #expect(observation.first.items.count > 100 && !inventory.first.items.isEmpty)
        func cost(_ body: (WriteBatch) throws -> Void) throws -> Int {
            store.waitForObservers()
            let before = store.documentsReadByObservers
            try store.write(as: session, body)
            store.waitForObservers()
            return store.documentsReadByObservers - before
        }
        let item = observation.first.items[0].id!
        #expect(try cost { try $0.update(Item.self, item) { $0.notes = "x" } } == 1)
        #expect(
            try cost { batch in
                for item in observation.first.items.prefix(5) {
                    try batch.update(Item.self, item.id!) { $0.notes = "y" }
                }
            } == 5)
        // Nothing that anyone looks at.
        #expect(try cost { try $0.update(Item.self, "project-1-item-0") { $0.notes = "z" } } == 0)
        #expect(try cost { try $0.update(SpaceTemplate.self, "template-bedroom") { $0.name = "z" } } == 0)
        // The project is shown in both.
        #expect(try cost { try $0.update(Project.self, "project-0") { $0.name = "z" } } == 2)
        withExtendedLifetime(observation.updates) {}
        withExtendedLifetime(inventory.updates) {}
    }

    @Test func whatConcernsNobodyWakesNobody() async throws {
        let firm = try TestFirm()
        try firm.makeProject("p")
        try firm.makeProject("q")
        let observation = try firm.store.observation(of: DocumentsQuery<Item>(accountID: TestFirm.account).project("p"))
        var updates = observation.updates.makeAsyncIterator()
        try firm.write { try $0.update(Item.self, "q-i") { $0.name = "other" } }
        try firm.write { try $0.update(Item.self, "p-i") { $0.name = "mine" } }
        // Were there an update for the first write, it would come first.
        firm.store.waitForObservers()
        #expect(try await updates.next()?.map(\.name) == ["mine"])
    }

    @Test func bulkChangesAreSeen() async throws {
        let store = try LocalStore(inMemory: .init())
        let observation = try store.observation(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID))
        var updates = observation.updates.makeAsyncIterator()
        try store.seed(items: 50)
        #expect(try await updates.next()?.count == 50)
    }

    @Test func oneMomentForAllParts() async throws {
        let firm = try TestFirm()
        try firm.makeProject()
        let query = ProjectQuery(accountID: TestFirm.account, projectID: "p")
        let observation = try firm.store.observation(of: query)
        var updates = observation.updates.makeAsyncIterator()
        try firm.write { batch in
            try batch.update(Transaction.self, "p-t") { $0.amountCents = 5 }
            try batch.update(Item.self, "p-i") { $0.purchasePriceCents = 5 }
        }
        let snapshot = try #require(try await updates.next())
        #expect(snapshot.transactions.map(\.amountCents) == [5] && snapshot.items.map(\.purchasePriceCents) == [5])
        #expect(snapshot == (try firm.store.value(of: query)))
    }

    @Test func pendingChangesAreCounted() async throws {
        let device = try OnlineFirm().device()
        let observation = try device.store.observation(of: PendingCountQuery())
        #expect(observation.first == 0)
        var updates = observation.updates.makeAsyncIterator()
        try device.store.write(as: device.session) { try $0.create(Item(id: "a") { $0.name = "a" }) }
        #expect(try await updates.next() == 1)
        try device.synchronize()
        #expect(try await updates.next() == 0)
    }

    @Test func touchesSurviveTheChangeLog() {
        var touches = Touches(outbox: true)
        touches.insert(Touch(kind: .item, accountID: "a", key: "k", row: 5))
        let read = Touches(text: touches.text)
        #expect(read?.documents == touches.documents && read?.outbox == true && read?.everything == false)
        #expect(Touches(text: "{}") == nil)
        #expect(Touches(text: #"{"documents":[["sofa","a","k",1]]}"#) == nil)
        for row in 0...Int64(Touches.limit) {
            touches.insert(Touch(kind: .item, accountID: "a", key: "k\(row)", row: row))
        }
        #expect(touches.everything && touches.documents.isEmpty)
    }

    @Test func whoHasMissedTooMuchReadsEverything() async throws {
        let firm = try TestFirm()
        let observation = try firm.store.observation(of: DocumentsQuery<Item>(accountID: TestFirm.account))
        var updates = observation.updates.makeAsyncIterator()
        try await firm.store.database.write { db in
            try db.execute(
                sql: "INSERT INTO \"changes\" (\"sequence\", \"touches\") VALUES (50000, '{\"documents\":[]}')")
        }
        try firm.write { try $0.create(Item(id: "a") { $0.name = "a" }) }
        #expect(try await updates.next()?.count == 1)
    }
}

/// Two processes with one file.
@Suite struct ProcessTests {
    private let other = Program(built: "ledger-torture")

    @Test(.timeLimit(.minutes(5))) func commitsOfAnotherProcessAreSeen() async throws {
        let folder = try TemporaryFolder()
        let store = try LocalStore(path: folder.file("a.ledger"))
        try store.seed(projects: 1, items: 40)
        let observation = try store.observation(
            of: DocumentsQuery<Item>(accountID: SampleFirm.accountID).project("project-0"))
        var updates = observation.updates.makeAsyncIterator()
        let before = store.documentsReadByObservers
        let process = try await other.run([
            "writer", "--db", folder.file("a.ledger"), "--item", "project-0-item-3", "--notes", "theirs",
        ])
        #expect(process.status == 0)
        #expect(try await updates.next()?.first { $0.id == "project-0-item-3" }?.notes == "theirs")
        // Of forty items one was read again.
        #expect(store.documentsReadByObservers - before == 1)
        // And the other way round: what was written here is there.
        try store.write(as: Session(userID: SampleFirm.ownerID, accountID: SampleFirm.accountID)) {
            try $0.update(Item.self, "project-0-item-4") { $0.notes = "mine" }
        }
        _ = try await other.run([
            "writer", "--db", folder.file("a.ledger"), "--item", "project-0-item-4", "--notes", "over mine",
        ])
        var last: [Item]? = []
        while last?.first(where: { $0.id == "project-0-item-4" })?.notes != "over mine" {
            last = try await updates.next()
        }
        #expect(try store.check().findings.isEmpty)
    }

    @Test(.timeLimit(.minutes(5))) func aCommitThatNobodyLivedToTellOfIsSeen() async throws {
        let folder = try TemporaryFolder()
        let store = try LocalStore(path: folder.file("a.ledger"))
        try store.seed(projects: 1, items: 10)
        let observation = try store.observation(
            of: DocumentsQuery<Item>(accountID: SampleFirm.accountID).project("project-0"))
        var updates = observation.updates.makeAsyncIterator()
        let process = try await other.run([
            "writer", "--db", folder.file("a.ledger"), "--item", "project-0-item-3", "--notes", "last words",
            "--die-untold",
        ])
        #expect(process.wasKilled)
        #expect(try await updates.next()?.first { $0.id == "project-0-item-3" }?.notes == "last words")
    }

    @Test func theDeadAreClearedAway() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.ledger")
        let store = try LocalStore(path: path)
        try store.seed(projects: 1, items: 10)
        _ = try await other.run(["writer", "--db", path, "--item", "project-0-item-3", "--notes", "x", "--die-untold"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: path + "-peers").count == 2)
        try store.write(as: Session(userID: SampleFirm.ownerID, accountID: SampleFirm.accountID)) {
            try $0.update(Item.self, "project-0-item-4") { $0.notes = "mine" }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: path + "-peers").count == 1)
    }

    @Test(.timeLimit(.minutes(5))) func twoStoresOfOneProcessSeeEachOther() async throws {
        let folder = try TemporaryFolder()
        let first = try TestFirm(path: folder.file("a.ledger"))
        try first.makeProject()
        let second = try LocalStore(path: folder.file("a.ledger"))
        let observation = try second.observation(of: DocumentsQuery<Item>(accountID: TestFirm.account))
        var updates = observation.updates.makeAsyncIterator()
        try first.write { try $0.update(Item.self, "p-i") { $0.name = "seen" } }
        #expect(try await updates.next()?.map(\.name) == ["seen"])
    }
}
