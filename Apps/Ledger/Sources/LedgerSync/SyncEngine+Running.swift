import Foundation
import LedgerStore

extension SyncEngine {
    private static let engines = Engines()

    /// The engine of a file, which works as long as the process does: all who have the file open share it.
    public static func running(path: String, address: URL) throws -> SyncEngine {
        let engine = try engines.engine(path) {
            SyncEngine(
                store: try LocalStore(path: path), client: ServerClient(address: address),
                media: LocalMediaStorage(besideDatabase: path))
        }
        Task { await engine.start() }
        return engine
    }

    private final class Engines: @unchecked Sendable {
        private let lock = NSLock()
        private var engines: [String: SyncEngine] = [:]

        func engine(_ path: String, _ make: () throws -> SyncEngine) throws -> SyncEngine {
            try lock.withLock {
                if let engine = engines[path] { return engine }
                let engine = try make()
                engines[path] = engine
                return engine
            }
        }
    }
}
