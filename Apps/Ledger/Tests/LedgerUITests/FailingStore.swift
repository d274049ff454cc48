import LedgerCore
import LedgerStore
import Synchronization

/// A store of which nothing can be read until a test says so.
final class FailingStore: DocumentStore {
    private let store: LocalStore
    let fails: Mutex<Bool>

    init(_ store: LocalStore, fails: Bool = true) {
        self.store = store
        self.fails = Mutex(fails)
    }

    private var sound: LocalStore {
        get throws {
            if fails.withLock({ $0 }) { throw StoreError.damaged(path: "ledger.sqlite", detail: "it cannot be read") }
            return store
        }
    }

    func value<Query: StoreQuery>(of query: Query) throws -> Query.Value { try sound.value(of: query) }

    func observation<Query: StoreQuery>(of query: Query) throws -> QueryObservation<Query.Value> {
        try sound.observation(of: query)
    }

    func write<Result>(as session: LedgerCore.Session, _ body: (WriteBatch) throws -> Result) throws -> Result {
        try sound.write(as: session, body)
    }

    func search(_ query: String, accountID: String) throws -> SearchResults {
        try sound.search(query, accountID: accountID)
    }
}
