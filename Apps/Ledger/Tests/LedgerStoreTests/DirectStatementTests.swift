import GRDB
import LedgerCore
import Testing

@testable import LedgerStore

/// Statements that are bound and run without GRDB's arguments.
@Suite struct DirectStatementTests {
    private func database() throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try queue.write { try $0.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, a UNIQUE, b)") }
        return queue
    }

    @Test(
        arguments: [
            .null, .integer(.min), .integer(.max), .real(-0.5), .text(""), .text("Chair"), .text("Größe 椅子 🪑"),
        ] as [ColumnValue])
    func aValueIsWrittenAsItIs(value: ColumnValue) throws {
        try database().write { db in
            let row = try DirectStatement(db, sql: "INSERT INTO t (b) VALUES (?) RETURNING id").run([value])
            #expect(row == 1)
            let read = try #require(try Row.fetchOne(db, sql: "SELECT b, typeof(b) FROM t"))
            #expect(read.column(0) == value)
            #expect((read[1] as String == "null") == (value == .null))
        }
    }

    /// What one run has bound is not there in the next.
    @Test func missingValuesAreNull() throws {
        try database().write { db in
            let statement = try DirectStatement(db, sql: "INSERT INTO t (a, b) VALUES (?, ?)")
            #expect(try statement.run([.integer(1), .text("x")]) == nil)
            try statement.run([.integer(2)])
            #expect(try String?.fetchAll(db, sql: "SELECT b FROM t ORDER BY a") == ["x", nil])
        }
    }

    @Test func aFailureIsToldAndTheStatementRunsAgain() throws {
        let queue = try database()
        try queue.write { db in
            let statement = try DirectStatement(db, sql: "INSERT INTO t (a) VALUES (?)")
            try statement.run([.integer(1)])
            let error = #expect(throws: DatabaseError.self) { try statement.run([.integer(1)]) }
            #expect(error?.resultCode == .SQLITE_CONSTRAINT && error?.message == "UNIQUE constraint failed: t.a")
            #expect(throws: DatabaseError.self) { try statement.run([.integer(2), .integer(3)]) }
            try statement.run([.integer(4)])
            #expect(try Int.fetchAll(db, sql: "SELECT a FROM t ORDER BY a") == [1, 4])
        }
    }

    /// After a failure that has ended the transaction nothing is written.
    @Test func nothingIsWrittenOutsideOfATransaction() throws {
        let count = try database().writeWithoutTransaction { db in
            let statement = try DirectStatement(db, sql: "INSERT INTO t (a) VALUES (?)")
            let error = #expect(throws: DatabaseError.self) { try statement.run([.integer(1)]) }
            #expect(error?.resultCode == .SQLITE_ABORT)
            return try Int.fetchOne(db, sql: "SELECT count(*) FROM t")
        }
        #expect(count == 0)
    }
}
