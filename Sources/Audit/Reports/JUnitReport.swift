import Foundation

/// A report as services that run tests read it: a case for each preview and rule, so that what is right shows as well.
package struct JUnitReport {
    private let report: AuditReport
    private let isStrict: Bool

    package init(_ report: AuditReport, isStrict: Bool) {
        self.report = report
        self.isStrict = isStrict
    }

    package var xml: String {
        let found = Dictionary(grouping: report.findings) { "\($0.preview.id)\n\($0.rule)" }
        var (tests, failures, errors, skipped) = (0, 0, 0, 0)
        var body = ""
        for preview in report.previews {
            for rule in AuditRule.all {
                tests += 1
                let all = found["\(preview.id)\n\(rule.id)"] ?? []
                let failing = all.filter {
                    $0.accepted == nil && ($0.severity == .error || isStrict && $0.severity == .warning)
                }
                let quiet = all.filter { $0.accepted != nil }
                body +=
                    "  <testcase classname=\"\(escape(preview.module)).\(escape(preview.title))\" name=\"\(rule.id)\""
                if failing.isEmpty, all.isEmpty {
                    body += "/>\n"
                    continue
                }
                body += ">\n"
                if !failing.isEmpty {
                    failures += 1
                    let text = failing.map { "\($0.place?.text ?? preview.file): \($0.message)\n  \($0.path)" }
                    body += "    <failure type=\"\(rule.id)\" message=\"\(escape(failing[0].message))\">"
                    body += escape(text.joined(separator: "\n")) + "</failure>\n"
                } else if quiet.count == all.count {
                    skipped += 1
                    body += "    <skipped message=\"\(escape(quiet[0].accepted ?? ""))\"/>\n"
                } else {
                    body += "    <system-out>" + escape(all.map(\.message).joined(separator: "\n")) + "</system-out>\n"
                }
                body += "  </testcase>\n"
            }
        }
        for failure in report.failures {
            tests += 1
            errors += 1
            body +=
                "  <testcase classname=\"\(escape(failure.preview.module))\" name=\"\(escape(failure.preview.title))\">\n"
            body += "    <error message=\"\(escape(failure.reason))\"/>\n  </testcase>\n"
        }
        let counts = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
        return
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n<testsuite name=\"audit\" \(counts)>\n"
            + body + "</testsuite>\n</testsuites>\n"
    }

    private func escape(_ text: String) -> String { Markup.escape(text) }
}

/// Text as it is written in HTML and XML.
enum Markup {
    static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n": escaped += "&#10;"
            // XML has no way to write these.
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
