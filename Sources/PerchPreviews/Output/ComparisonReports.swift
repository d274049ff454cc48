import Foundation

/// What changed, as services that run tests read it.
struct ComparisonReports {
    let comparison: BaselineComparison
    let failures: [Manifest.Failure]

    /// JUnit's XML: a test for each picture.
    var junit: String {
        let bad = comparison.entries.count { $0.outcome != .same }
        let cases = comparison.entries.map { entry -> String in
            let head =
                "<testcase classname=\"\(Markup.escape(entry.group.isEmpty ? "Pictures" : entry.group))\" "
                + "name=\"\(Markup.escape(entry.title))\" file=\"\(Markup.escape(entry.file))\""
            guard entry.outcome != .same else { return "  \(head)/>" }
            let message = entry.detail.isEmpty ? "The picture is \(entry.outcome.rawValue)." : entry.detail
            return """
                  \(head)>
                    <failure message="\(Markup.escape(message))" type="\(entry.outcome.rawValue)">\(Markup.escape(message))</failure>
                    <system-out>[[ATTACHMENT|\(Markup.escape(entry.outcome == .removed ? "expected/\(entry.file)" : entry.file))]]</system-out>
                  </testcase>
                """
        }
        let errors = failures.map { failure in
            """
              <testcase classname="\(Markup.escape(failure.file))" name="\(Markup.escape(failure.name)), \(Markup.escape(failure.variant?.label ?? ""))">
                <error message="The preview could not be drawn." type="failed">\(Markup.escape(failure.reason))</error>
              </testcase>
            """
        }
        let count = comparison.entries.count + failures.count
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            <testsuite name="Pictures" tests="\(count)" failures="\(bad)" errors="\(failures.count)" skipped="0" time="0">
            \((cases + errors).joined(separator: "\n"))
            </testsuite>
            </testsuites>

            """
    }

    /// A summary for the page of a run or a review.
    var markdown: String {
        var text = "### Pictures\n\n\(ComparisonPage.summary(comparison))"
        text += failures.isEmpty ? ".\n" : ", \(failures.count) could not be drawn.\n"
        let rows = comparison.entries.filter { $0.outcome != .same }
        guard !rows.isEmpty || !failures.isEmpty else { return text }
        text += "\n| picture | | |\n|---|---|---|\n"
        // A summary has room for so much; the page holds all.
        for row in rows.prefix(100) {
            text += "| \(Self.cell(row.title)) | \(row.outcome.rawValue) | \(Self.cell(row.detail)) |\n"
        }
        for failure in failures.prefix(50) {
            text += "| \(Self.cell(failure.name)) | **failed** | \(Self.cell(failure.reason)) |\n"
        }
        if rows.count > 100 { text += "\nand \(rows.count - 100) more.\n" }
        return text
    }

    private static func cell(_ text: String) -> String {
        Markup.escape(text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "\n", with: " "))
    }
}
