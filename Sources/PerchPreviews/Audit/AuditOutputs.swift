import ArgumentParser
import Audit
import Foundation
import PerchAudit
import PerchCommands
import PerchRelease

/// Where the report of an audit goes.
struct AuditOutputs: ParsableArguments {
    @Flag(help: "Print JSON instead of text.")
    var json = false

    @Flag(help: "Also print annotations for GitHub Actions.")
    var github = false

    @Option(help: "A file to write in SARIF 2.1.0 format, for code scanning services.")
    var sarif: String?

    @Option(help: "A file to write in JUnit format.")
    var junit: String?

    @Option(help: "A folder for a page with pictures in which the findings are marked.")
    var html: String?

    @MainActor func write(
        _ report: AuditReport, _ plan: AuditPlan, _ entries: [PreviewEntry], _ pool: WorkerPool, isStrict: Bool,
        seconds: Double
    ) throws {
        if json {
            print(try JSONReport(report).data.utf8Text, terminator: "")
        } else {
            print(TextReport(report, seconds: seconds).text)
        }
        if github { print(GitHubReport(report).text) }
        if let sarif { try write(SARIFReport(report, version: PerchVersion.current).data, to: sarif) }
        if let junit { try write(Data(JUnitReport(report, isStrict: isStrict).xml.utf8), to: junit) }
        if let html { try writePage(report, plan, entries, pool, to: html) }
    }

    private func write(_ data: Data, to path: String) throws {
        try writing(to: path) { try data.write(to: URL(fileURLWithPath: path), options: .atomic) }
    }

    @MainActor private func writePage(
        _ report: AuditReport, _ plan: AuditPlan, _ entries: [PreviewEntry], _ pool: WorkerPool, to folder: String
    ) throws {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        try writing(to: folder) { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        let groups = Dictionary(grouping: report.findings, by: \.preview.id)
        var names = FileNames()
        var jobs: [MarkJob] = []
        var pictures: [String: String] = [:]
        for entry in entries {
            guard let findings = groups[entry.id] else { continue }
            // The variant that most of the findings show in.
            let counts = plan.variants.map { variant in findings.filter { $0.variants.contains(variant.label) }.count }
            let variant = plan.variants[counts.indices.max { counts[$0] < counts[$1] } ?? 0]
            let marks = findings.enumerated().filter { $0.element.variants.contains(variant.label) }.map {
                MarkedPicture.Mark(number: $0.offset + 1, frame: $0.element.frame, severity: $0.element.severity)
            }
            let file = names.name(for: entry, variant, nil, .png)
            pictures[entry.id] = file
            jobs.append(
                MarkJob(
                    previewID: entry.id, variant: variant, marks: marks, path: url.appendingPathComponent(file).path))
        }
        _ = pool.run(jobs.map(WorkerRequest.mark)) { _, _ in }
        try write(
            Data(HTMLReport(report, pictures: pictures).html.utf8), to: url.appendingPathComponent("index.html").path)
    }
}
