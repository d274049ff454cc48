import GRDB

extension DatabaseWriter {
    /// Reads one state of the database.
    ///
    /// A database in memory has one connection, and nothing else can write to it in the meantime. So nothing makes that connection
    /// read-only for the reading: SQLite would prepare all its statements again afterwards.
    func readState<Result>(_ body: (Database) throws -> Result) throws -> Result {
        if path == ":memory:" { try unsafeRead(body) } else { try read(body) }
    }
}
