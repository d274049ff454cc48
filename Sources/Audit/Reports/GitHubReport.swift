import Foundation

/// A report as annotations of a GitHub Actions step.
package struct GitHubReport {
    private let report: AuditReport

    package init(_ report: AuditReport) { self.report = report }

    package var text: String {
        let findings = report.findings.filter { $0.accepted == nil }.map { finding in
            let command = finding.severity == .note ? "notice" : finding.severity.rawValue
            let place = finding.place.map { "file=\(property($0.file)),line=\($0.line)," } ?? ""
            let title = AuditRule.named(finding.rule)?.title ?? finding.rule
            return "::\(command) \(place)title=\(property(title))::\(data(finding.message + "\n" + finding.path))"
        }
        let failures = report.failures.map {
            "::error title=A preview could not be audited::\(data("\($0.preview.title): \($0.reason)"))"
        }
        return (failures + findings).joined(separator: "\n")
    }

    private func data(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private func property(_ text: String) -> String {
        data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
