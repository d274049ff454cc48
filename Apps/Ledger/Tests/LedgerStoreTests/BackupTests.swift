import Foundation
import GRDB
import LedgerCore
import LedgerSamples
import Testing

@testable import LedgerStore

@Suite struct BackupTests {
    private static let session = Session(userID: SampleFirm.ownerID, accountID: SampleFirm.accountID)
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("a.ledger")
    }

    /// As much of a picture as its size needs.
    private static func picture(_ number: UInt8) -> Data {
        Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
                + [0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0, 0, 0, 0, number])
    }

    private func media(of store: LocalStore) -> MediaService {
        MediaService(store: store, session: Self.session, storage: LocalMediaStorage(besideDatabase: path))
    }

    /// A firm whose own pictures are taken out, since nobody has made their files.
    private func firm(now: @escaping @Sendable () -> Date = { Date() }) throws -> LocalStore {
        let store = try LocalStore(path: path, environment: .init(now: now))
        try store.seed(projects: 1, items: 20)
        try store.write(as: Self.session) { batch in
            for item in try batch.documents(DocumentsQuery<Item>(accountID: SampleFirm.accountID)) {
                try batch.update(Item.self, item.id!) { $0.images = nil }
            }
            for space in try batch.documents(DocumentsQuery<Space>(accountID: SampleFirm.accountID)) {
                try batch.update(Space.self, space.id!) { $0.images = nil }
            }
            for transaction in try batch.documents(DocumentsQuery<Transaction>(accountID: SampleFirm.accountID)) {
                try batch.update(Transaction.self, transaction.id!) {
                    $0.receiptImages = nil
                    $0.otherImages = nil
                    $0.transactionImages = nil
                }
            }
            for project in try batch.documents(DocumentsQuery<Project>(accountID: SampleFirm.accountID)) {
                try batch.update(Project.self, project.id!) { $0.mainImageUrl = nil }
            }
        }
        return store
    }

    @Test func aBackupIsRestored() async throws {
        let store = try firm()
        let kept = try await media(of: store).add(Self.picture(1), to: .item("project-0-item-3"))
        let backups = Backups(folder: folder.file("backups"))
        let report = try backups.make(of: store)
        #expect(report.pictures == 1 && report.missing.isEmpty && report.documents > 20)
        let before = try store.archive()
        // What comes later is not in it, and what goes is.
        try await media(of: store).remove(kept.url, from: .item("project-0-item-3"))
        try store.write(as: Self.session) { try $0.update(Item.self, "project-0-item-4") { $0.notes = "later" } }

        let copy = folder.file("b.ledger")
        #expect(try Backups.restore(report.backup.folder.path, to: copy) == nil)
        let restored = try LocalStore(path: copy)
        #expect(try restored.archive() == before)
        #expect(try restored.check().errors.isEmpty)
        let pictures = LocalMediaStorage(besideDatabase: copy)
        #expect(try await pictures.data(for: kept.url) == Self.picture(1))
        #expect(try restored.check(pictures).findings.isEmpty)
        // Both go on, and are two devices.
        func node(_ store: LocalStore) throws -> String? {
            try store.database.read { try String.fetchOne($0, sql: "SELECT value FROM meta WHERE name = 'node'") }
        }
        try restored.write(as: Self.session) { try $0.update(Item.self, "project-0-item-4") { $0.notes = "other" } }
        #expect(try node(restored) != node(store))
    }

    @Test func whatIsThereIsMovedAsideAndNeverWhileInUse() async throws {
        let store = try firm()
        let backups = Backups(besideDatabase: path)
        let backup = try backups.make(of: store).backup.folder.path
        try store.write(as: Self.session) { try $0.update(Item.self, "project-0-item-4") { $0.notes = "later" } }
        #expect(throws: BackupError.taken(path)) { try Backups.restore(backup, to: path) }
        #expect(throws: BackupError.inUse(path)) { try Backups.restore(backup, to: path, replaces: true) }
        try store.close()
        let aside = try #require(try Backups.restore(backup, to: path, replaces: true))
        let query = DocumentQuery<Item>(accountID: SampleFirm.accountID, key: "project-0-item-4")
        #expect(try LocalStore(path: aside).value(of: query)?.notes == "later")
        #expect(try LocalStore(path: path).value(of: query)?.notes != "later")
        #expect(throws: BackupError.notThere("nowhere")) { try Backups.restore("nowhere", to: path, replaces: true) }
        #expect(throws: BackupError.notABackup(folder.path)) {
            try FileManager.default.createDirectory(atPath: folder.file("c"), withIntermediateDirectories: true)
            _ = try Backups.restore(folder.path, to: folder.file("new"))
        }
    }

    /// Writers, tabs and pictures that come and go meanwhile: each backup is one moment, with the pictures of that moment.
    @Test func backupsWhileInUseAreOfOneMoment() async throws {
        let store = try firm()
        let backups = Backups(folder: folder.file("backups"))
        let media = media(of: store)
        let isDone = Locked(false)
        @Sendable func write(_ number: Int) async throws {
            // Both items hold the same note at any moment.
            try store.write(as: Self.session) { batch in
                for id in ["project-0-item-3", "project-0-item-4"] {
                    try batch.update(Item.self, id) { $0.notes = "\(number)" }
                }
            }
            let shown = try await media.add(Self.picture(UInt8(number % 250)), to: .item("project-0-item-5"))
            try await media.remove(shown.url, from: .item("project-0-item-5"))
        }
        try await write(0)
        let writing = Task.detached {
            var number = 0
            while !isDone({ $0 }) {
                number += 1
                try await write(number)
                // Nothing above suspends. With another thread of the pool blocked by an exit test, the loop would keep the
                // one on which the test itself goes on.
                await Task.yield()
            }
        }
        var seen: Set<String?> = []
        for _ in 0..<4 {
            let report = try backups.make(of: store)
            #expect(report.missing.isEmpty)
            let copy = try LocalStore(path: report.backup.folder.path + "/a.ledger", access: .readOnly)
            #expect(try copy.check().errors.isEmpty)
            let items = try copy.value(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID))
            let notes = Set(items.filter { ["project-0-item-3", "project-0-item-4"].contains($0.id) }.map(\.notes))
            #expect(notes.count == 1)
            seen.formUnion(notes)
            await Task.yield()
        }
        isDone { $0 = true }
        try await writing.value
        #expect(seen.count > 1)
    }

    @Test func aBackupIsMadeOnceADayAndOldOnesGo() throws {
        let clock = Locked(Date(timeIntervalSince1970: 1_772_000_000))
        let store = try firm(now: { clock { $0 } })
        let backups = Backups(folder: folder.file("backups"))
        var made = 0
        for _ in 0..<(40 * 4) {
            if try backups.makeIfDue(of: store) != nil { made += 1 }
            clock { $0 += 6 * 60 * 60 }
        }
        #expect(made == 40)
        let dates = backups.all().map(\.date)
        // Seven days, five weeks of which the latest is among them, and two months.
        #expect(dates == dates.sorted(by: >) && (10...13).contains(dates.count), "\(dates)")
        #expect(dates.first!.timeIntervalSince(dates.last!) > 20 * 24 * 60 * 60)
    }

    @Test func picturesThatAreNotThereAreListedAndSharedOnesLinked() async throws {
        let store = try firm()
        let backups = Backups(folder: folder.file("backups"))
        let first = try await media(of: store).add(Self.picture(1), to: .item("project-0-item-3"))
        let second = try await media(of: store).add(Self.picture(2), to: .item("project-0-item-3"))
        let before = try backups.make(of: store)
        let files = LocalMediaStorage(besideDatabase: path)
        try FileManager.default.removeItem(at: try #require(files.fileURL(for: second.url)))
        try FileManager.default.removeItem(at: before.backup.folder.appendingPathComponent("a.ledger-media"))
        #expect(try backups.make(of: store).missing == [second.url])
        let third = try backups.make(of: store)
        let (older, newer) = (backups.all()[1], third.backup)
        func file(_ backup: Backups.Backup) throws -> FileIdentity? {
            let media = LocalMediaStorage(besideDatabase: backup.folder.path + "/a.ledger")
            return FileIdentity(path: try #require(media.fileURL(for: first.url)).path)
        }
        #expect(try file(older) != nil && file(older) == file(newer))
        // The app's own file is not shared with any backup.
        #expect(try file(newer) != FileIdentity(path: try #require(files.fileURL(for: first.url)).path))
    }

    @Test func nothingHalfMadeIsLeft() throws {
        let store = try firm()
        let folder = folder.file("backups")
        try FileManager.default.createDirectory(atPath: folder + "/.part-dead", withIntermediateDirectories: true)
        try Backups(folder: folder).make(of: store)
        #expect(!FileManager.default.fileExists(atPath: folder + "/.part-dead"))
        // A damaged database is not taken for a backup, which would push out sound ones.
        let page = try store.database.read {
            try Int.fetchOne(
                $0, sql: "SELECT pageno FROM dbstat WHERE name = 'items' AND pagetype = 'leaf' ORDER BY pageno LIMIT 1")
        }
        try store.close()
        var data = try #require(FileManager.default.contents(atPath: path))
        let start = (try #require(page) - 1) * 4096
        for offset in 2000..<4000 { data[start + offset] = 0xEE }
        try data.write(to: URL(fileURLWithPath: path))
        #expect(throws: StoreError.self) {
            try Backups(folder: folder).make(of: LocalStore(path: path, access: .readOnly))
        }
        #expect(Backups(folder: folder).all().count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    }
}
