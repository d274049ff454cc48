import Foundation

/// A report as a page: the findings of each preview beside the picture that shows where they are.
package struct HTMLReport {
    private let report: AuditReport
    private let pictures: [String: String]

    /// - Parameter pictures: the files with the findings drawn on them, by the identifiers of the previews.
    package init(_ report: AuditReport, pictures: [String: String]) {
        self.report = report
        self.pictures = pictures
    }

    package var html: String {
        let groups = Dictionary(grouping: report.findings.enumerated()) { $0.element.preview }
        let sections = report.previews.compactMap { preview in
            groups[preview].map { section(preview, $0.sorted { $0.offset < $1.offset }.map(\.element)) }
        }
        let failures = report.failures.map {
            "<li class=error>\(escape($0.preview.title)) could not be audited: \(escape($0.reason))</li>"
        }
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>Accessibility audit</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <style>
            body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem;
              color: #1d1d1f; background: #fff }
            section { display: grid; grid-template-columns: minmax(0, 1fr) 20rem; gap: 1.5rem; border-top: 1px solid #ccc;
              padding: 1rem 0 }
            section h2 { grid-column: 1 / -1; font-size: 1.1rem; margin: 0 }
            img { max-width: 100%; border: 1px solid #ccc }
            li { margin-bottom: .8rem } code { font-size: .9em } .accepted { color: #595959 }
            .error b { color: #b00020 } .warning b { color: #8a4b00 } .note b { color: #0058a3 }
            @media (max-width: 45rem) { section { grid-template-columns: minmax(0, 1fr) } }
            @media (prefers-color-scheme: dark) {
              body { color: #f5f5f7; background: #1d1d1f } section, img { border-color: #555 }
              .error b { color: #ff8a80 } .warning b { color: #ffb960 } .note b { color: #8ac4ff } .accepted { color: #aaa }
            }
            </style></head><body>
            <h1>Accessibility audit</h1>
            <p>\(escape(TextReport(report).summary))</p>
            <ul>\(failures.joined(separator: "\n"))</ul>
            \(sections.joined(separator: "\n"))
            </body></html>
            """
    }

    private func section(_ preview: AuditedPreview, _ findings: [Finding]) -> String {
        let items = findings.enumerated().map { index, finding in
            let place = finding.place.map { "<code>\(escape($0.text))</code><br>" } ?? ""
            let reason = finding.accepted.map { " Accepted: \(escape($0))" } ?? ""
            let rule = AuditRule.named(finding.rule)
            return """
                <li class="\(finding.accepted == nil ? finding.severity.rawValue : "accepted")" value="\(index + 1)">\(place)
                <b>\(finding.severity.rawValue)</b> \(escape(finding.message))\(reason)<br>
                <small>\(escape(finding.path)) · \(escape(finding.variants.joined(separator: ", "))) · \(finding.rule)</small><br>
                <small>\(escape(rule?.help ?? ""))</small></li>
                """
        }
        let picture = pictures[preview.id].map { file in
            let address = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
            return
                "<img loading=lazy src=\"\(escape(address))\" alt=\"\(escape(preview.title)) with numbered findings\">"
        }
        return """
            <section><h2>\(escape(preview.title)) <small>\(escape(preview.module))</small></h2>
            <ol>\(items.joined(separator: "\n"))</ol>
            <div>\(picture ?? "")</div></section>
            """
    }

    private func escape(_ text: String) -> String { Markup.escape(text) }
}
