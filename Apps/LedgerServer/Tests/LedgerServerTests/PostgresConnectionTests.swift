import Testing

@testable import LedgerServer

/// Statements are prepared once for each connection, and values reach PostgreSQL as they are.
struct PostgresConnectionTests {
    private func connection() async throws -> PostgresConnection {
        try PostgresConnection(try TestCluster.shared.get().database())
    }

    @Test func arraysArriveAsTheyAre() async throws {
        let texts: [String?] = ["", "\"", "\\", "a\"b\\\"c", "{,}", nil, "NULL", "Möbel 🪑", "a\nb"]
        let rows = try await connection().run("SELECT unnest($1::TEXT[])", [texts.arrayLiteral])
        #expect(rows.map { $0[0] } == texts)
        #expect([String]().arrayLiteral == "{}")
    }

    @Test func aTextWithAZeroByteIsRefused() async throws {
        let connection = try await connection()
        let error = #expect(throws: PostgresError.self) { try connection.run("SELECT $1", ["a\u{0}b"]) }
        #expect(error?.state == "22021")
        #expect(try connection.run("SELECT $1", ["ab"]) == [["ab"]])
    }

    @Test func aStatementIsPreparedOnceAndALotOfThemAreNotKept() async throws {
        let connection = try await connection()
        for number in 0..<300 { #expect(try connection.run("SELECT \(number)::TEXT") == [["\(number)"]]) }
        for number in [0, 299] { #expect(try connection.run("SELECT \(number)::TEXT") == [["\(number)"]]) }
        let count = try connection.run("SELECT count(*) FROM pg_prepared_statements")[0][0].flatMap { Int($0) }
        #expect(count == 200)
    }

    @Test func aStatementThatFailedRunsOnceItCan() async throws {
        let connection = try await connection()
        for _ in 0..<2 {
            #expect(throws: PostgresError.self) { try connection.run("SELECT name FROM things_of_a_test") }
        }
        try connection.run("CREATE TEMPORARY TABLE things_of_a_test (name TEXT)")
        #expect(try connection.run("SELECT name FROM things_of_a_test") == [])
    }

    @Test func statementsAreSentTogether() async throws {
        let connection = try await connection()
        connection.postpone("CREATE TEMPORARY TABLE things_of_a_test (name TEXT)")
        // It is prepared once the table is there.
        try connection.run("SELECT 1")
        let before = connection.roundTrips
        for name in ["a", "b"] { try connection.run("INSERT INTO things_of_a_test VALUES ($1)", [name]) }
        connection.postpone("INSERT INTO things_of_a_test VALUES ($1)", ["c"])
        let results = try connection.run([
            .init(sql: "SELECT $1::TEXT", values: ["x"]),
            .init(sql: "SELECT name FROM things_of_a_test ORDER BY name"),
        ])
        #expect(results == [[["x"]], [["a"], ["b"], ["c"]]])
        // Two insertions, three statements that had to be prepared, and those that went together.
        #expect(connection.roundTrips - before == 2 + 3 + 1)
    }

    @Test func afterAStatementThatFailsNoneIsRun() async throws {
        let connection = try await connection()
        try connection.run("CREATE TEMPORARY TABLE things_of_a_test (name TEXT UNIQUE)")
        try connection.run("INSERT INTO things_of_a_test VALUES ('a')")
        for _ in 0..<2 {
            connection.postpone("BEGIN")
            connection.postpone("INSERT INTO things_of_a_test VALUES ('a')")
            let error = #expect(throws: PostgresError.self) { try connection.run("COMMIT") }
            #expect(error?.state == "23505")
            try connection.run("ROLLBACK")
        }
        // What was refused before anything was sent leaves the connection as it was.
        connection.postpone("SELECT $1", ["a\u{0}b"])
        #expect(throws: PostgresError.self) { try connection.run("SELECT 1") }
        #expect(connection.isOpen)
        #expect(try connection.run("SELECT name FROM things_of_a_test") == [["a"]])
    }

    @Test func aConnectionThatBreaksInTheMiddleThrows() async throws {
        let database = try TestCluster.shared.get().database()
        let (connection, other) = (try PostgresConnection(database), try PostgresConnection(database))
        let process = try connection.run("SELECT pg_backend_pid()::TEXT")[0][0]
        try other.run("SELECT pg_terminate_backend($1::INTEGER)", [process])
        connection.postpone("SELECT 1")
        #expect(throws: PostgresError.self) { try connection.run("SELECT 2") }
        #expect(!connection.isOpen)
        // It is prepared by now, and still ends.
        connection.postpone("SELECT pg_backend_pid()::TEXT")
        #expect(throws: PostgresError.self) { try connection.run("SELECT pg_backend_pid()::TEXT") }
    }

    /// PostgreSQL reads no more while it cannot write, and rows that are longer than what lies between both are such a case.
    @Test func longRowsAtTheEndComeThrough() async throws {
        let connection = try await connection()
        let results = try connection.run([
            .init(sql: "SELECT length($1)", values: [String(repeating: "x", count: 4_000_000)]),
            .init(sql: "SELECT repeat('y', 4000000)"),
        ])
        #expect(results[0] == [["4000000"]] && results[1][0][0]?.utf8.count == 4_000_000)
    }
}
