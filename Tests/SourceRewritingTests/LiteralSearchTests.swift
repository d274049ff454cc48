import Foundation
import LiteralValues
import ProjectModel
import SwiftParser
import Testing

@testable import SourceRewriting

@Suite struct LiteralSearchTests {
    private func search(_ source: String) -> LiteralSearch { LiteralSearch(Parser.parse(source: source)) }

    private func summary(_ source: String) -> SourceLiterals {
        let tree = Parser.parse(source: source)
        return LiteralSearch(tree).summary(path: "/Card.swift", source: Array(source.utf8), tree: tree)
    }

    private func body(_ text: String) -> String { "var body: some View { \(text) }" }

    @Test func linesHaveTheNumberOfLiteralsThatTheySay() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("LiteralForms/Forms.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        let bytes = Array(source.utf8)
        var found: [Int: Int] = [:]
        for literal in search(source).found {
            let start = LiteralSearch.range(literal.node).lowerBound
            found[bytes[..<start].count { $0 == UInt8(ascii: "\n") }, default: 0] += 1
        }
        var count = 0
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let match = line.firstMatch(of: /\ \ \/\/ (\d+)$/), let wanted = Int(match.1) else { continue }
            #expect(found[index] ?? 0 == wanted, "\(line)")
            count += 1
        }
        #expect(count > 90)
    }

    @Test(arguments: [
        ("Text(\"A\")", "Text(\"B \\n \\u{41}\")"), ("Text(\"A\").padding(8)", "Text(\"\").padding(-12)"),
        ("a.opacity(0.5)", "a.opacity(-1.25e1)"), ("a.disabled(true)", "a.disabled(false)"),
        ("a.tint(.red)", "a.tint(.blue)"), ("a.overlay(Color.red)", "a.overlay(Color.blue)"),
    ])
    func textsThatDifferInLiteralsAreEqual(old: String, new: String) {
        #expect(summary(body(old)).skeleton == summary(body(new)).skeleton)
        #expect(summary(body(old)).values != summary(body(new)).values)
    }

    @Test(arguments: [
        ("Text(\"A\")", "Text(\"\\(a)\")"), ("a.padding(8)", "a.padding(8.5)"), ("a.padding(8)", "a.padding(b)"),
        ("Text(\"A\")", "Text(verbatim: \"A\")"), ("a.padding(8)", "a.padding(8).bold()"),
        ("Text(\"A\")", "Text(\"\"\"\n A\n \"\"\")"), ("Text(\"A\")", "Text(\"A\") // B"),
        ("a.tag(x + 1)", "a.tag(x + 2)"),
        ("a.padding(8)", "\n a.padding(8)"), ("a.tint(.red)", "a.tint(.accent)"),
    ])
    func allElseIsAnotherText(old: String, new: String) {
        #expect(summary(body(old)).skeleton != summary(body(new)).skeleton)
    }

    @Test func valuesAreWhatTheProgramWouldHave() {
        let text = body("Text(\"a\\\"\\u{41}\").padding(1_000).offset(x: -0.5, y: 0x10).disabled(true)")
        #expect(
            summary(text).values == [.text("a\"A"), .integer(1000), .number(-0.5), .integer(16), .flag(true)])
    }

    @Test func callsOfPreviewsAreListedWithTheirLiterals() throws {
        let source = """
            import SwiftUI
            #Preview("Card") {
                Card(title: "One", size: max(1, 2), sub: Badge(3))
                    .padding(8)
            }
            struct Card: View { var body: some View { Text("A") } }
            """
        let found = summary(source)
        #expect(found.calls.map(\.name) == ["Card", "Badge", ".padding"])
        #expect(found.calls.map(\.line) == [3, 3, 4])
        #expect(found.calls.map(\.preview) == [2, 2, 2])
        #expect(found.calls.map { $0.arguments.map(\.label) } == [["title"], [""], [""]])
        #expect(found.values == [.text("One"), .integer(3), .integer(8), .text("A")])
        #expect(
            found.code(of: found.calls[0], with: [0: .text("a \"b\"\n"), 1: .integer(40)])
                == #"Card(title: "a \"b\"\n", size: max(1, 2), sub: Badge(40))"#)
        #expect(found.code(of: found.calls[2], with: [0: .text("x")]) == ".padding(8)")
        let colors = summary("#Preview { a.tint(.red).overlay(Color.red) }")
        #expect(
            colors.calls.map { colors.code(of: $0, with: [0: .color("blue"), 1: .color("blue")]) } == [
                ".tint(.blue)", ".overlay(Color.blue)",
            ])
    }

    @Test func copiesKeepTheirLines() throws {
        let (path, copy) = try files()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let source = body("Text(\"\"\"\n    A\n    \"\"\").padding(8)") + "\nlet line = #line"
        try source.write(toFile: path, atomically: true, encoding: .utf8)
        var file = RewriteRequest.File(path: path, copy: copy)
        file.hasLiterals = true
        let request = RewriteRequest(files: [file], isForIOS: true, modules: ["SwiftUI"], conditions: [])
        let reply = SourceRewriter.run(request).files[0]
        defer { try? FileManager.default.removeItem(atPath: copy) }
        let text = try String(contentsOfFile: copy, encoding: .utf8)
        let first = SourceLiterals.firstID(of: path)
        #expect(reply.literals?.values.count == 2)
        #expect(
            text.contains("_perchText(\(first), \"\"\"\n    A\n    \"\"\")).padding(_perchInteger(\(first + 1), 8))"))
        #expect(text.split(separator: "\n").count == source.split(separator: "\n").count)
    }

    @Test func changesAreThoseSinceTheBuild() throws {
        let (path, _) = try files()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let old = body("Text(\"A\").padding(8)")
        let index = LiteralIndex(files: [path: .init(module: "App", literals: summary(old))])
        func changes(_ source: String) throws -> LiteralChanges {
            try source.write(toFile: path, atomically: true, encoding: .utf8)
            return SourceRewriter.changes(in: [path], since: index)
        }
        let first = SourceLiterals.firstID(of: path)
        #expect(try changes(body("Text(\"A\").padding(9)")).files == [path: [first + 1: .integer(9)]])
        #expect(try changes(old).files == [path: [:]])
        #expect(try changes(body("Text(\"A\").padding(x)")).files == nil)
        #expect(SourceRewriter.changes(in: [path, "/none.swift"], since: index).files == nil)
    }

    private func files() throws -> (path: String, copy: String) {
        let folder = FileManager.default.temporaryDirectory.path
        let name = UUID().uuidString
        return ("\(folder)/literals-\(name).swift", "\(folder)/literals-\(name)-copy.swift")
    }
}
