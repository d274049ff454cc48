import Foundation
import LedgerCore
import LedgerStore
import LedgerSync

/// A device with its own file, and the engine that keeps it in step.
final class TestDevice: Sendable {
    let store: LocalStore
    let engine: SyncEngine
    let person: SignInAnswer
    let media = LocalMediaStorage(
        folder: FileManager.default.temporaryDirectory.appending(path: "ledger-media-\(UInt32.random(in: 0 ... .max))"))

    /// - Parameters:
    ///   - address: the server's, or that of the network in front of it.
    ///   - path: where the file is; in memory if there is none.
    init(_ address: URL, email: String, isNew: Bool = false, path: String? = nil) async throws {
        store = try path.map { try LocalStore(path: $0) } ?? LocalStore(inMemory: .init())
        var timing = SyncEngine.Timing()
        timing.firstWait = 0.05
        timing.longestWait = 0.4
        timing.lookAgain = 2
        engine = SyncEngine(store: store, client: ServerClient(address: address), media: media, timing: timing)
        await engine.start()
        person =
            isNew
            ? try await engine.signUp(email: email, password: "long enough")
            : try await engine.signIn(email: email, password: "long enough")
    }

    func session(_ account: String) -> Session { Session(userID: person.userID, accountID: account) }

    var accounts: [String] {
        get throws { try store.value(of: MembershipsQuery(userID: person.userID)).compactMap(\.id) }
    }

    /// The names of an account's projects, sorted.
    func projects(_ account: String) throws -> [String] {
        try store.value(of: DocumentsQuery<Project>(accountID: account)).map(\.name).sorted()
    }

    @discardableResult
    func makeProject(_ name: String, in account: String) throws -> String? {
        try store.write(as: session(account)) { try $0.create(Project { $0.name = name }) }.id
    }

    /// Whether everything was sent and read.
    func isSettled(_ account: String) throws -> Bool {
        try engine.current[account] == .upToDate && store.outbox(accountID: account).isEmpty
            && store.replica(accountID: account)?.node != nil
    }
}
