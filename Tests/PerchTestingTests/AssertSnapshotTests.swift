import Foundation
import Testing

@testable import PerchTesting

/// Goldens are made in its own folder, as if the test stood there.
@MainActor
@Suite struct AssertSnapshotTests {
    private func inPackage(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "perch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appendingPathComponent("Package.swift"))
        try body(folder.appendingPathComponent("CardTests.swift").path)
    }

    private func files(besides test: String, under path: String) -> [String] {
        let folder = URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent(path)
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private func check(
        _ view: some View, _ strategy: SnapshotStrategy, in test: String, record: Bool = false, line: Int = 1
    ) {
        assertSnapshot(
            of: view, as: strategy, named: "case", record: record, filePath: test, function: "looks()",
            line: line)
    }

    private func red(_ side: CGFloat) -> some View { Color.red.frame(width: side, height: side) }

    @Test func aRecordedViewPassesAndAnotherFails() throws {
        try inPackage { test in
            check(red(20), .image(), in: test, record: true)
            #expect(files(besides: test, under: "__Snapshots__/CardTests") == ["looks.case.png"])
            check(red(20), .image(), in: test)
            withKnownIssue { check(red(20).opacity(0.5), .image(), in: test) }
            #expect(
                files(besides: test, under: "out/snapshot-failures/CardTests") == [
                    "looks.case.actual.png", "looks.case.difference.png", "looks.case.expected.png",
                ])
        }
    }

    @Test func aDifferenceNobodyCanSeePasses() throws {
        try inPackage { test in
            let almost = Color(red: 0.5, green: 0.5, blue: 0.5)
            check(almost.frame(width: 8, height: 8), .image(), in: test, record: true)
            let other = Color(red: 0.506, green: 0.5, blue: 0.5)
            check(other.frame(width: 8, height: 8), .image(), in: test)
            withKnownIssue { check(other.frame(width: 8, height: 8), .image(tolerance: 0), in: test) }
        }
    }

    @Test func aMissingGoldenFailsAndIsNotRecorded() throws {
        try inPackage { test in
            withKnownIssue {
                check(red(20), .image(), in: test)
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("PERCH_RECORD=1") }
            }
            #expect(files(besides: test, under: "__Snapshots__/CardTests").isEmpty)
        }
    }

    @Test func otherSizesAreTold() throws {
        try inPackage { test in
            check(red(20), .image(), in: test, record: true)
            withKnownIssue {
                check(red(21), .image(), in: test)
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("42 × 42 pixels instead of 40 × 40") }
            }
        }
    }

    @Test(arguments: ["pdf", "svg", "tree.txt", "accessibility.txt"])
    func otherStrategies(_ kind: String) throws {
        let strategy: SnapshotStrategy =
            switch kind {
            case "pdf": .pdf
            case "svg": .svg
            case "tree.txt": .tree
            default: .accessibility
            }
        try inPackage { test in
            check(Text("one"), strategy, in: test, record: true)
            #expect(files(besides: test, under: "__Snapshots__/CardTests") == ["looks.case.\(kind)"])
            check(Text("one"), strategy, in: test)
            withKnownIssue { check(Text("other"), strategy, in: test) }
        }
    }

    @Test func snapshotsOfTheSameNameOnTwoLinesAreKeptApart() throws {
        try inPackage { test in
            check(red(20), .image(), in: test, record: true, line: 10)
            check(red(30), .image(), in: test, record: true, line: 11)
            #expect(
                files(besides: test, under: "__Snapshots__/CardTests") == [
                    "looks.case-2.png", "looks.case.png",
                ])
            check(red(20), .image(), in: test, line: 10)
            check(red(30), .image(), in: test, line: 11)
        }
    }
}
