import LedgerCore
import LedgerStore

/// A store of which nothing can be read, for previews and tests of what a screen says then.
struct UnreadableStore: DocumentStore {
    private var error: StoreError { .damaged(path: "ledger.sqlite", detail: "it cannot be read") }

    func value<Query: StoreQuery>(of query: Query) throws -> Query.Value { throw error }

    func observation<Query: StoreQuery>(of query: Query) throws -> QueryObservation<Query.Value> { throw error }

    func write<Result>(as session: LedgerCore.Session, _ body: (WriteBatch) throws -> Result) throws -> Result {
        throw error
    }

    func search(_ query: String, accountID: String) throws -> SearchResults { throw error }
}
