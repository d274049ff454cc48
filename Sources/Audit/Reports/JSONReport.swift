import Foundation

/// A report as JSON.
package struct JSONReport: Encodable {
    private struct Row: Encodable {
        var rule, severity, message, path, fingerprint: String
        var file: String?
        var line: Int?
        var preview: AuditedPreview
        var variants: [String]
        var frame: [Double]
        var count: Int
        var accepted: String?
        var xcode: String?
        var axe, wcag: [String]
    }

    private let findings: [Row]
    private let failures: [AuditReport.Failure]
    private let previews: Int
    private let screens: Int
    private let measuredText: Double

    package init(_ report: AuditReport) {
        findings = report.findings.map { finding in
            let rule = AuditRule.named(finding.rule)
            return Row(
                rule: finding.rule, severity: finding.severity.rawValue, message: finding.message, path: finding.path,
                fingerprint: finding.fingerprint, file: finding.place?.file, line: finding.place?.line,
                preview: finding.preview, variants: finding.variants,
                frame: [finding.frame.minX, finding.frame.minY, finding.frame.width, finding.frame.height].map {
                    Double($0)
                },
                count: finding.count, accepted: finding.accepted, xcode: rule?.xcode?.rawValue, axe: rule?.axe ?? [],
                wcag: rule?.wcag ?? [])
        }
        failures = report.failures
        previews = report.previews.count
        screens = report.screens
        measuredText = report.measuredShare
    }

    package var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }
}
