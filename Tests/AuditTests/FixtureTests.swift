import Audit
import Foundation
import PerchAudit
import PerchPreviews
import Testing

/// Each planted fault is found by its rule at its line, and the same view without it has no finding.
@MainActor
struct FixtureTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("AuditFixture").path

    private static let report: AuditReport = {
        var audit = Audit(sources: SourceIndex(folder: folder))
        for entry in PreviewCatalogue.all(in: "AuditFixture") {
            let preview = AuditedPreview(
                id: entry.id, title: entry.title, module: entry.module, file: entry.file, line: entry.line)
            do {
                audit.add(preview, try PreviewAudit.observe(entry, in: AuditVariants().pairwise))
            } catch {
                audit.addFailure(preview, "\(error)")
            }
        }
        return audit.finished()
    }()

    /// The names of the previews with a fault, and the lines that are marked in them.
    private nonisolated static let places: [String: SourcePlace?] = {
        var places: [String: SourcePlace?] = [:]
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where file.hasSuffix(".swift")
        {
            let text = (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)) ?? ""
            var title = ""
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if let match = line.firstMatch(of: /#Preview\("(.*?)"/) {
                    title = String(match.1)
                    if AuditRule.all.contains(where: { title.hasPrefix($0.id + ":") }) { places[title] = .some(nil) }
                }
                if line.contains("// here") { places[title] = SourcePlace(file: file, line: index + 1) }
            }
        }
        return places
    }()

    private nonisolated static let faults = places.keys.sorted()

    @Test func thereAreEnoughFaults() {
        #expect(Self.faults.count >= 60)
        #expect(Self.report.failures.isEmpty)
        let checked = Set(Self.faults.map { String($0.prefix { $0 != ":" }) })
        #expect(checked == Set(AuditRule.all.map(\.id)))
    }

    @Test(arguments: faults) func findsTheFaultAtItsLine(_ title: String) {
        let rule = String(title.prefix { $0 != ":" })
        let found = Self.report.findings.filter { $0.preview.title == title && $0.rule == rule }
        #expect(!found.isEmpty)
        if let place = Self.places[title] ?? nil { #expect(found.contains { $0.place == place }) }
    }

    @Test(arguments: faults) func findsNothingInTheTwin(_ title: String) {
        let found = Self.report.findings.filter { $0.preview.title == "without \(title)" && $0.severity > .note }
        #expect(found.map(\.message) == [])
    }

    @Test func findsNothingInStockControls() {
        let found = Self.report.findings.filter { $0.preview.title.hasPrefix("stock: ") }
        #expect(found.filter { $0.severity > .note }.map(\.message) == [])
        // The system's own colors are one note for each style.
        #expect(found.allSatisfy { $0.rule == "text-contrast" })
        #expect(Set(found.map(\.message)).count == found.count)
    }

    @Test func fieldsWithTheSameBorderAreOneFinding() {
        let found = Self.report.findings.filter {
            $0.rule == "border-contrast" && $0.preview.title == "border-contrast: the border of two fields"
        }
        #expect(found.map(\.count) == [2])
    }

    @Test func measuresAllTextThatCanBeSeen() { #expect(Self.report.measuredShare == 1) }
}
