import Foundation
import LedgerCore
import LedgerSamples
import Programs
import Testing

@testable import LedgerStore

/// One file, several stores a process, several processes: when one closes, the others lose nothing.
@Suite struct SharedFileTests {
    static let session = Session(userID: SampleFirm.ownerID, accountID: SampleFirm.accountID)

    static func write(_ note: String, to store: LocalStore) throws {
        try store.write(as: session) { try $0.update(Item.self, "project-0-item-3") { $0.notes = note } }
    }

    static func note(in store: LocalStore) throws -> String? {
        try store.value(of: DocumentQuery<Item>(accountID: SampleFirm.accountID, key: "project-0-item-3"))?.notes
    }

    /// A file with two stores, of which the second one has come and gone, as a tab does.
    private static func open(_ path: String) throws -> LocalStore {
        let first = try LocalStore(path: path)
        try first.seed(projects: 1, items: 20)
        try LocalStore(path: path).close()
        return first
    }

    @Test func anotherProcessThatClosesTakesNothingAway() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.ledger")
        let first = try Self.open(path)
        let second = try LocalStore(path: path)
        await #expect(processExitsWith: .success) { [path = path as String] in
            try SharedFileTests.write("theirs", to: LocalStore(path: path))
        }
        for suffix in ["-wal", "-shm"] {
            #expect(FileManager.default.fileExists(atPath: path + suffix), "\(suffix) is gone")
        }
        try Self.write("ours", to: first)
        #expect(try Self.note(in: second) == "ours")
        await #expect(processExitsWith: .success) { [path = path as String] in
            let seen = try SharedFileTests.note(in: LocalStore(path: path))
            #expect(seen == "ours")
        }
        try second.close()
        try first.close()
        #expect(try Self.note(in: LocalStore(path: path)) == "ours")
    }

    /// Tabs that come and go, commands beside, and kills; `make torture` does a thousand.
    @Test func nothingIsLostToKills() async throws {
        let folder = try TemporaryFolder()
        let torture = try await Program(built: "ledger-torture")
            .run(["kill", "--kills", "12", "--folder", folder.file("torture")])
        #expect(torture.status == 0, "\(torture)")
    }

    // MARK: One pool

    @Test func theStoresOfAProcessShareTheirConnections() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.ledger")
        let first = try Self.open(path)
        try FileManager.default.createSymbolicLink(atPath: folder.file("b.ledger"), withDestinationPath: path)
        let second = try LocalStore(path: folder.file("b.ledger"))
        let reading = try LocalStore(path: path, access: .readOnly)
        #expect(first.database === second.database && first.database === reading.database)
        // A second log would come with a second name.
        try FileManager.default.linkItem(atPath: path, toPath: folder.file("c.ledger"))
        let error = storeError { _ = try LocalStore(path: folder.file("c.ledger")) }
        guard case .cannotWrite(_, let detail) = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(detail.contains("is open already as") && detail.contains("a.ledger"))
        try first.close()
        try second.close()
        try Self.write("still there", to: LocalStore(path: path))
        #expect(try Self.note(in: reading) == "still there")
        #expect(storeError { try Self.write("no", to: reading) } != nil)
        try reading.close()
        try reading.close()
        #expect(storeError { _ = try Self.note(in: reading) } != nil)
        #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
    }

    @Test func whoClosesEndsOnlyTheirOwnObservations() async throws {
        let folder = try TemporaryFolder()
        let first = try Self.open(folder.file("a.ledger"))
        let second = try LocalStore(path: folder.file("a.ledger"))
        let query = DocumentQuery<Item>(accountID: SampleFirm.accountID, key: "project-0-item-3")
        let theirs = try second.observation(of: query)
        let ours = try first.observation(of: query)
        try second.close()
        var ended = theirs.updates.makeAsyncIterator()
        #expect(try await ended.next() == nil)
        var updates = ours.updates.makeAsyncIterator()
        try Self.write("seen", to: first)
        #expect(try await updates.next()??.notes == "seen")
    }

    #if os(Linux)
        /// How many locks this process holds on a file.
        private func locks(_ path: String) throws -> Int {
            var status = stat()
            try #require(stat(path, &status) == 0)
            // PID and place, as in "1: POSIX  ADVISORY  READ 4711 08:01:1234 128 128".
            let table = try String(contentsOfFile: "/proc/locks", encoding: .utf8)
            return table.split(separator: "\n").count { line in
                let words = line.split(separator: " ")
                return words.contains("\(getpid())") && words.contains { $0.hasSuffix(":\(status.st_ino)") }
            }
        }

        /// The cause of it: whatever opens and closes a file beside SQLite takes the locks of the process away.
        @Test func nothingThatLooksAtAnOpenFileUnlocksIt() async throws {
            let folder = try TemporaryFolder()
            let path = folder.file("a.ledger")
            let store = try LocalStore(path: path)
            try store.seed(projects: 1, items: 20)
            let storage = LocalMediaStorage(besideDatabase: path)
            let before = try [locks(path), locks(path + "-shm")]
            #expect(before.allSatisfy { $0 > 0 })
            let looks: [(String, () throws -> Void)] = [
                ("opening", { try LocalStore(path: path).close() }),
                ("reading", { try LocalStore(path: path, access: .readOnly).close() }),
                ("inspecting", { try DatabaseFile.inspect(path) }),
                ("checking", { _ = try LocalStore.check(path: path) }),
                ("salvaging", { _ = try Salvage(path: path) }),
                ("checking media", { _ = try store.check(storage) }),
            ]
            for (name, look) in looks {
                try look()
                #expect(try [locks(path), locks(path + "-shm")] == before, "\(name)")
            }
        }
    #endif

    // MARK: A file that is another by now

    enum Loss: CaseIterable {
        case logDeleted, indexReplaced, moved, replaced

        func happen(to path: String) throws {
            let files = FileManager.default
            switch self {
            case .logDeleted: try files.removeItem(atPath: path + "-wal")
            case .indexReplaced:
                try files.removeItem(atPath: path + "-shm")
                try Data().write(to: URL(fileURLWithPath: path + "-shm"))
            case .moved: try files.moveItem(atPath: path, toPath: path + "-elsewhere")
            case .replaced:
                try files.moveItem(atPath: path, toPath: path + "-elsewhere")
                try files.copyItem(atPath: path + "-elsewhere", toPath: path)
            }
        }
    }

    /// Nothing is acknowledged that is not in the file of that name; observers are notified, and what can still be read is saved.
    @Test(arguments: Loss.allCases) func aFileThatWasTakenAwayStopsLoudly(_ loss: Loss) async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.ledger")
        let store = try Self.open(path)
        try Self.write("kept", to: store)
        let observation = try store.observation(
            of: DocumentQuery<Item>(accountID: SampleFirm.accountID, key: "project-0-item-3"))
        try loss.happen(to: path)
        func expectStopped(_ body: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation) {
            let error = storeError(body)
            guard case .detached(path, let detail) = error else {
                #expect(Bool(false), "\(String(describing: error))", sourceLocation: sourceLocation)
                return
            }
            #expect(detail.contains("was moved, replaced or deleted"), sourceLocation: sourceLocation)
        }
        expectStopped { try Self.write("lost", to: store) }
        expectStopped { _ = try Self.note(in: store) }
        // A new tab does not get a second pool on what is there now.
        expectStopped { _ = try LocalStore(path: path) }
        store.waitForObservers()
        await #expect(throws: StoreError.self) {
            for try await _ in observation.updates {}
        }
        try store.close()
        expectStopped { _ = try LocalStore(path: path) }
        // The copy is made beside all this.
        let copy = path + "-rescued"
        while (try? LocalStore.check(path: copy).errors.isEmpty) != true {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(try Self.note(in: LocalStore(path: copy)) == "kept")
    }

    @Test func anIdleObserverHearsOfIt() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.ledger")
        let store = try Self.open(path)
        let observation = try store.observation(
            of: DocumentQuery<Item>(accountID: SampleFirm.accountID, key: "project-0-item-3"))
        try Loss.logDeleted.happen(to: path)
        await #expect(throws: StoreError.self) {
            for try await _ in observation.updates {}
        }
    }
}
