/// A report for the terminal: a finding a line, with its place first, so that editors can go there.
package struct TextReport {
    private let report: AuditReport
    private let seconds: Double?

    package init(_ report: AuditReport, seconds: Double? = nil) {
        self.report = report
        self.seconds = seconds
    }

    package var text: String {
        var lines: [String] = []
        for failure in report.failures {
            lines.append("\(Self.place(failure.preview)): could not be audited: \(failure.reason)")
        }
        for finding in report.findings where finding.accepted == nil {
            let place = finding.place?.text ?? Self.place(finding.preview)
            let times = finding.count > 1 ? " (\(finding.count) times)" : ""
            lines.append("\(place): \(finding.severity.rawValue): \(finding.message)\(times) [\(finding.rule)]")
            lines.append("    \(finding.path)")
            let isEverywhere = finding.variants.count * report.previews.count == report.screens
            let variants = isEverywhere ? "every variant" : finding.variants.joined(separator: ", ")
            lines.append("    in \(finding.preview.title): \(variants)")
        }
        lines.append(summary)
        return lines.joined(separator: "\n")
    }

    package var summary: String {
        let counts = [
            Self.counted(report.count(.error), "error"), Self.counted(report.count(.warning), "warning"),
            Self.counted(report.count(.note), "note"),
        ]
        let accepted = report.findings.filter { $0.accepted != nil }.count
        let time = seconds.map { String(format: " in %.1f s", $0) } ?? ""
        return
            "Audited \(Self.counted(report.previews.count, "preview")) on \(Self.counted(report.screens, "screen"))\(time): "
            + counts.joined(separator: ", ") + (accepted > 0 ? ", \(accepted) accepted" : "") + ". The contrast of "
            + "\(Self.percent(report.measuredShare)) of the visible text was measured."
    }

    private static func place(_ preview: AuditedPreview) -> String {
        preview.module + "/" + preview.file + (preview.line.map { ":\($0)" } ?? "")
    }

    static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// Rounded down, so that 100 % is all of it.
    static func percent(_ share: Double) -> String { "\(Int(share * 100)) %" }
}
