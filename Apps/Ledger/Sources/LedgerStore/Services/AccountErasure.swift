import GRDB
import LedgerCore

extension LocalStore {
    /// Removes an account from the file, without a check of rights.
    ///
    /// - Returns: where the pictures and files are that nothing shows any more.
    @discardableResult
    package func erase(accountID: String) throws -> Set<String> {
        try commit { db in
            let shown = try Self.mediaAddresses(db, accountID: accountID)
            let tables = EntityTables.all.map(\.name) + Self.tablesBesideDocuments
            for table in tables {
                try db.execute(sql: "DELETE FROM \"\(table)\" WHERE \"accountId\" = ?", arguments: [accountID])
            }
            try Purge.order(db)
            return (try shown.subtracting(Self.mediaAddresses(db)), Touches(everything: true))
        }
    }

    /// The tables that keep something else of accounts than documents. The operations of a batch go with it.
    private static let tablesBesideDocuments = [
        "batches", "bases", "refusals", "otherDocuments", "replicas", "history", "searchEntries",
    ]
}
