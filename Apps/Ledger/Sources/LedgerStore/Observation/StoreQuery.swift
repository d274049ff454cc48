import GRDB
import LedgerCore

/// Something that can be read and observed.
public protocol StoreQuery: Sendable {
    associatedtype Value: Sendable
    /// Something that keeps the query's value up to date.
    func makeResult() -> QueryResult<Value>
}

/// A query's value as it is kept up to date. Subclassed by the store's queries.
public class QueryResult<Value: Sendable> {
    init() {}

    /// Reads everything.
    func load(_ reader: QueryReader) throws { fatalError("a query's result reads its value") }

    /// Reads what was touched, and tells whether the value is another now.
    func update(_ touches: Touches, _ reader: QueryReader) throws -> Bool {
        fatalError("a query's result follows changes")
    }

    /// The value as of the last reading.
    var value: Value { fatalError("a query's result has a value") }
}

/// What results read with, and where it is counted.
struct QueryReader {
    let db: Database
    let statistics: ObservationStatistics
}

/// What observation costs.
final class ObservationStatistics: Sendable {
    let documentsRead = Locked(0)
}
