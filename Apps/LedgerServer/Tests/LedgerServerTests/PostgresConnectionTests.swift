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
}
