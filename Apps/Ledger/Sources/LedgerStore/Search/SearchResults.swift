import GRDB
import LedgerCore

/// What the universal search has found, by tab.
public struct SearchResults: Sendable {
    public var items: SearchHits<Item>
    public var transactions: SearchHits<Transaction>
    public var spaces: SearchHits<Space>
}

/// The documents of a kind that a search has found, in the order in which they were first stored.
///
/// A common letter is in nearly every document, so only their places are held. A list reads those that it shows with
/// ``LocalStore/documents(of:in:)``.
public struct SearchHits<E: Entity>: Sendable {
    let rows: [Int64]

    public var count: Int { rows.count }
    public var indices: Range<Int> { rows.indices }
}

extension LocalStore {
    /// The documents at some places of a search's result; all of them without places. Those that are gone since are left
    /// out.
    public func documents<E: Entity>(of hits: SearchHits<E>, in places: Range<Int>? = nil) throws -> [E] {
        let rows = hits.rows[(places ?? hits.indices).clamped(to: hits.indices)]
        return try read { db in
            let table = EntityTables.of(E.self)
            return try rows.compactMap { row in
                try table.documents(db, where: "\"rowid\" = ?", arguments: [row]).documents.first
            }
        }
    }
}
