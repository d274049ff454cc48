import Foundation
import Testing

/// The table of screens and rules in the documentation names tests that are there.
struct FeedbackTableTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let table = tests.appendingPathComponent("../../Documentation/Feedback.md").standardized

    private static var rows: [[String]] {
        get throws {
            try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("|") && !$0.hasPrefix("|---") }
                .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        }
    }

    @Test func eachNamedTestExists() throws {
        let text = try String(contentsOf: Self.table, encoding: .utf8)
        let names = text.matches(of: #/`(\w+Tests)\.(\w+)`/#)
        #expect(names.count > 80)
        for match in names {
            let file = Self.tests.appendingPathComponent("\(match.1).swift")
            let source = try String(contentsOf: file, encoding: .utf8)
            #expect(source.contains("func \(match.2)("), "\(match.0)")
        }
    }

    @Test func noCellIsEmpty() throws {
        let rows = try Self.rows
        #expect(rows.count > 30)
        for row in rows {
            #expect([5, 8].contains(row.count), "\(row)")
            #expect(!row.contains(""), "\(row)")
            #expect(!row.contains { $0.contains("missing") }, "\(row)")
        }
    }
}
