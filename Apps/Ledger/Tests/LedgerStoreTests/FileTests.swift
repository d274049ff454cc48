import Foundation
import GRDB
import LedgerCore
import LedgerSamples
import Testing

@testable import LedgerStore

@Suite struct FileTests {
    private let session = Session(userID: SampleFirm.ownerID, accountID: SampleFirm.accountID)

    /// A file of some size, closed.
    private func file(_ folder: TemporaryFolder) throws -> String {
        let path = folder.file("a.ledger")
        let store = try LocalStore(path: path)
        try store.seed(projects: 2, items: 400)
        // With the last connection everything goes into the file itself.
        store.waitForObservers()
        try store.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.ledger"])
        return path
    }

    private func bytes(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

    @Test func aFileIsThereNextTime() throws {
        let folder = try TemporaryFolder()
        let path = try file(folder)
        let store = try LocalStore(path: path)
        #expect(try store.value(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID)).count == 400)
        #expect(try store.check().findings.isEmpty)
        #expect(try store.check().counts[.item] == 400)
    }

    @Test func whatIsNoDatabaseIsLeftAlone() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("notes.txt")
        let text = Data("Dear diary, this is no database at all.".utf8)
        try text.write(to: URL(fileURLWithPath: path))
        let error = storeError { _ = try LocalStore(path: path) }
        guard case .damaged(path, _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(bytes(path) == text)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes.txt"])
    }

    @Test func anotherProgramsDatabaseIsLeftAlone() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("other.sqlite")
        let queue = try DatabaseQueue(path: path)
        try queue.write { try $0.execute(sql: "CREATE TABLE recipes (id INTEGER)") }
        try queue.close()
        let before = bytes(path)
        #expect(storeError { _ = try LocalStore(path: path) } == .notALedger(path: path))
        #expect(bytes(path) == before)
    }

    @Test func aNewerVersionsFileIsLeftAlone() throws {
        let folder = try TemporaryFolder()
        let path = try file(folder)
        let queue = try DatabaseQueue(path: path)
        try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99')") }
        try queue.close()
        #expect(storeError { _ = try LocalStore(path: path) } == .newerVersion(path: path))
    }

    @Test func anEmptyFileIsANewOne() throws {
        let folder = try TemporaryFolder()
        _ = FileManager.default.createFile(atPath: folder.file("a.ledger"), contents: nil)
        #expect(try LocalStore(path: folder.file("a.ledger")).check().findings.isEmpty)
    }

    @Test func aFolderThatIsNotThere() {
        let error = storeError { _ = try LocalStore(path: "/nowhere/at/all.ledger") }
        guard case .cannotWrite = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    /// Files with pieces overwritten or cut off are reported, keep their bytes, and give what can be read.
    @Test(arguments: 0..<12) func damageIsReportedAndNothingIsOverwritten(round: Int) throws {
        let folder = try TemporaryFolder()
        let path = try file(folder)
        var random = SplitMix64(seed: UInt64(round))
        var data = try #require(bytes(path))
        if round % 3 == 0 {
            data = data.prefix(data.count * Int.random(in: 20...80, using: &random) / 100)
        } else {
            // From the second page on: the first holds the schema.
            for _ in 0..<20 {
                let start = Int.random(in: 4096..<data.count - 600, using: &random)
                for offset in 0..<500 { data[start + offset] = UInt8.random(in: 0...255, using: &random) }
            }
        }
        try data.write(to: URL(fileURLWithPath: path))
        do {
            let store = try LocalStore(path: path)
            let report = try store.check()
            #expect(!report.errors.isEmpty)
        } catch let error as StoreError {
            guard case .damaged = error else { return #expect(Bool(false), "\(error)") }
        }
        #expect(bytes(path) == data)
        let salvage = try? Salvage(path: path)
        if let salvage {
            let count = salvage.archive.accounts.reduce(0) { $0 + $1.count }
            // What was saved is a complete archive.
            #expect(try Archive(text: salvage.archive.text).accounts.reduce(0) { $0 + $1.count } == count)
            #expect(salvage.tables.contains { !$0.isComplete } || count > 0)
            // It can be imported, whatever was lost of what its documents refer to.
            let copy = try LocalStore(inMemory: .init())
            #expect(try copy.importArchive(text: salvage.archive.text) == count)
            #expect(try copy.check().errors.isEmpty)
        }
    }

    @Test func salvageReadsAroundTheDamage() throws {
        let folder = try TemporaryFolder()
        let path = try file(folder)
        // One page in the middle of the items.
        let page = try DatabaseQueue(path: path).read {
            try Int.fetchOne(
                $0,
                sql:
                    "SELECT pageno FROM dbstat WHERE name = 'items' AND pagetype = 'leaf' ORDER BY pageno LIMIT 1 OFFSET 10"
            )
        }
        guard let page else { return #expect(Bool(false)) }
        var data = try #require(bytes(path))
        for offset in 0..<4096 { data[(page - 1) * 4096 + offset] = 0xEE }
        try data.write(to: URL(fileURLWithPath: path))
        let salvage = try Salvage(path: path)
        let items = try #require(salvage.archive.accounts.first?.items)
        #expect(items.count > 300 && items.count < 400)
        #expect(salvage.tables.first { $0.kind == .item }?.isComplete == false)
        #expect(salvage.tables.first { $0.kind == .transaction }?.isComplete == true)
        #expect(salvage.archive.accounts.first?.account.name == "Hawthorn & Vale Interiors")
    }

    @Test func whatIsSalvagedWithoutItsProjectCanBeImported() throws {
        let folder = try TemporaryFolder()
        let path = try file(folder)
        let queue = try DatabaseQueue(path: path)
        try queue.write { db in
            try db.execute(
                sql: """
                    UPDATE projects SET alive = 0 WHERE "key" = 'project-0';
                    UPDATE transactions SET alive = 0 WHERE "key" = (SELECT transactionId FROM items WHERE transactionId IS NOT NULL);
                    """)
        }
        try queue.close()
        let salvage = try Salvage(path: path)
        #expect(salvage.omissions.contains { $0.contains("the project project-0 in the item") })
        #expect(
            salvage.omissions.contains { $0.contains("project budget category") && $0.contains("could not be read") })
        #expect(salvage.omissions.contains { $0.contains("the transaction ") && $0.contains("in the item") })
        let copy = try LocalStore(inMemory: .init())
        try copy.importArchive(text: salvage.archive.text)
        #expect(try copy.value(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID)).count == 400)
    }

    @Test func onceDamageIsSeenNothingIsWritten() throws {
        let folder = try TemporaryFolder()
        let path = try file(folder)
        let page = try DatabaseQueue(path: path).read {
            try Int.fetchOne(
                $0,
                sql:
                    "SELECT pageno FROM dbstat WHERE name = 'items' AND pagetype = 'leaf' ORDER BY pageno LIMIT 1 OFFSET 10"
            )
        }
        let store = try LocalStore(path: path)
        var data = try #require(bytes(path))
        for offset in 0..<4096 { data[(try #require(page) - 1) * 4096 + offset] = 0xEE }
        try data.write(to: URL(fileURLWithPath: path))
        // While it is open, as a failing disk does it.
        #expect(throws: StoreError.self) { try store.value(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID)) }
        let error = storeError { try store.write(as: session) { try $0.create(Item { $0.name = "x" }) } }
        guard case .damaged = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(bytes(path) == data)
    }

    @Test func aFullDiskLosesNothing() throws {
        let folder = try TemporaryFolder()
        let store = try LocalStore(path: folder.file("a.ledger"))
        try store.seed(projects: 1, items: 20)
        try store.database.writeWithoutTransaction { db in
            let pages = try Int.fetchOne(db, sql: "PRAGMA page_count")!
            try db.execute(sql: "PRAGMA max_page_count = \(pages + 20)")
        }
        var acknowledged: [String] = []
        var error: StoreError?
        for number in 0..<2000 where error == nil {
            error = storeError {
                try store.write(as: session) {
                    try $0.create(Item(id: "n\(number)") { $0.name = String(repeating: "x", count: 500) })
                }
                acknowledged.append("n\(number)")
            }
        }
        guard case .diskFull = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(try store.check().findings.isEmpty)
        let ids = Set(try store.value(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID)).compactMap(\.id))
        #expect(!acknowledged.isEmpty && ids.isSuperset(of: acknowledged) && ids.count == 20 + acknowledged.count)
        // With room again it goes on.
        try store.database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
        try store.write(as: session) { try $0.create(Item { $0.name = "y" }) }
    }

    @Test func theCheckFindsWhatIsAmiss() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        try firm.expectSound()
        func found(
            _ sql: String, _ words: String, isError: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            struct Undo: Error {}
            try? firm.store.database.write { db in
                try db.execute(sql: sql)
                var check = StoreCheck(db: db)
                try check.run()
                let report = check.report
                #expect(
                    (isError ? report.errors : report.warnings).contains { $0.text.contains(words) },
                    "\(report.findings)", sourceLocation: sourceLocation)
                throw Undo()
            }
        }
        try found("UPDATE items SET spaceId = NULL, transactionId = NULL", "of another")
        try found("UPDATE transactions SET itemIds = NULL", "does not list")
        try found("UPDATE transactions SET itemIds = '[\"p-i\",\"gone\"]'", "gone, which is not there")
        try found("UPDATE spaces SET alive = 0", "p-s in spaceId")
        try found("UPDATE projects SET alive = 0", "p in projectId")
        try found("UPDATE transactions SET subtotalCents = 2000", "above its amount")
        try found(
            "UPDATE projects SET budgetSummary = '{\"spentCents\":5,\"totalBudgetCents\":7}'", "5 cents are spent")
        try found("UPDATE projects SET budgetSummary = '{\"spentCents\":0,\"totalBudgetCents\":7}'", "budget is 7")
        try found("UPDATE accounts SET alive = 0", "account that is not there")
        try found("UPDATE items SET name = 'Other'", "does not find the item", isError: true)
        try found("DELETE FROM searchEntries WHERE kind = 'item'", "does not find the item", isError: true)
        try found(
            "INSERT INTO searchEntries(accountId, kind, document, text, sku, amounts) VALUES ('firm', 'item', 99, '', '', '')",
            "entries for", isError: true)
        try found("UPDATE items SET quantity = 'many'", "quantity", isError: true)
        try found("UPDATE operations SET json = 'x'", "cannot be read", isError: true)
        try found("UPDATE items SET version = NULL", "when they were written", isError: true)
        try found(
            "UPDATE meta SET value = '000000000001' || '0000-x' WHERE name = 'clock'", "later than the store's clock",
            isError: true)
        try firm.store.write(authority: .system(accountID: TestFirm.account)) { batch in
            try batch.create(BudgetCategory { $0.name = "Install" })
            try batch.create(BudgetCategory { $0.name = "INSTALL" })
        }
        #expect(
            try firm.store.check().warnings.map(\.description) == [
                "warning: there are two budget categories named INSTALL"
            ])
    }
}

@Suite struct ArchiveStoreTests {
    @Test func thereAndBack() throws {
        let source = try LocalStore(inMemory: .init())
        try source.seed()
        let text = try source.archive().text
        let copy = try LocalStore(inMemory: .init())
        var reports: [Int] = []
        let count = try copy.importArchive(text: text) { done, total in
            reports.append(done)
            #expect(done <= total)
        }
        #expect(reports.last == count)
        let (before, after) = (try source.archive(), try copy.archive())
        #expect(after.accounts[0].items.map(\.id) == before.accounts[0].items.map(\.id))
        #expect(after.accounts[0].items.map(\.name) == before.accounts[0].items.map(\.name))
        #expect(after.accounts[0].count == before.accounts[0].count)
        #expect(try copy.check().findings.isEmpty)
        // An import is a change like any other; a second time it is none.
        let changes = { try copy.outbox(operations: .max).reduce(0) { $0 + $1.operations.count } }
        #expect(try changes() == count)
        try copy.importArchive(text: text)
        #expect(try changes() == count)
    }

    @Test func whatIsMalformedChangesNothing() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        let before = try firm.store.archive()
        let pending = try firm.store.pendingCount()
        let head =
            "{\"format\":\"ledger-archive-1\",\"accounts\":[{\"account\":{\"id\":\"firm\",\"name\":\"Changed\"},\n"
        for (body, line, field, words) in [
            (
                "\"items\":[{\"id\":\"a\",\"name\":\"ok\"},\n{\"id\":\"b\",\"quantity\":1.5}]", 3,
                "accounts[0].items[1].quantity", "whole"
            ),
            (
                "\"items\":[{\"id\":\"a\"},\n{\"id\":\"b\",\n\"projectId\":\"gone\"}]", 4,
                "accounts[0].items[1].projectId", "not there"
            ),
            ("\"items\":[{\"id\":\"a\"},\n{\"id\":\"b/c\"}]", 3, "accounts[0].items[1].id", "id"),
            (
                "\"items\":[{\"id\":\"a\",\n\"accountId\":\"other\"}]", 3, "accounts[0].items[0].accountId",
                "another account"
            ),
            (
                "\"items\":[{\"id\":\"a\",\n\"purchasePriceCents\":99999999999999}]", 3,
                "accounts[0].items[0].purchasePriceCents", "counted"
            ),
        ] {
            do {
                try firm.store.importArchive(text: head + body + "}]}")
                #expect(Bool(false), "\(body)")
            } catch let error as ArchiveError {
                #expect(error.line == line && error.field == field && error.reason.contains(words), "\(error)")
            }
        }
        #expect(try firm.store.archive() == before)
        #expect(try firm.store.pendingCount() == pending)
    }
}
