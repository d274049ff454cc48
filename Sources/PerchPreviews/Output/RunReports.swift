import Foundation

/// Writes the files of a run. Durations are in a separate file, so that all others are equal for equal pictures.
enum RunReports {
    static func write(_ manifest: Manifest, times: [String: Double], to out: String) throws {
        let folder = URL(fileURLWithPath: out, isDirectory: true)
        try writing(to: out) {
            try JSONEncoder.readable.encode(manifest).write(
                to: folder.appendingPathComponent("manifest.json"), options: .atomic)
            try JSONEncoder.readable.encode(times).write(
                to: folder.appendingPathComponent(PictureTimes.file), options: .atomic)
            try ContactSheet(manifest).html.write(
                to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
        }
    }

    /// - Parameter arguments: the command that was given; the page shows it with `--accept`.
    static func write(
        _ comparison: BaselineComparison, _ failures: [Manifest.Failure], to out: String, baseline: String,
        arguments: [String]
    ) throws {
        let folder = URL(fileURLWithPath: out, isDirectory: true)
        let reports = ComparisonReports(comparison: comparison, failures: failures)
        let page = ComparisonPage(
            comparison: comparison, acceptCommand: RenderCommand.acceptCommand(arguments), folder: out,
            baseline: baseline)
        try writing(to: out) {
            for (name, text) in [
                ("report.html", page.html), ("junit.xml", reports.junit), ("summary.md", reports.markdown),
            ] {
                try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
        }
    }
}
