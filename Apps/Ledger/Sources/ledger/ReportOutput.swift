import ArgumentParser
import Foundation
import LedgerCore

/// Where a report goes.
struct ReportOutput: ParsableArguments {
    @Option(help: ArgumentHelp("Write a PDF instead of printing the report.", valueName: "file"))
    var pdf: String?

    /// Has the report drawn, if it is to be a file; gives whether it was.
    func write(_ report: String, project: Project, database: DatabaseOptions) throws -> Bool {
        guard let pdf else { return false }
        // Drawing takes the screens' modules; this command does without, and so it asks a program that has them.
        let here = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        let tool = here.deletingLastPathComponent().appending(path: "ledger-pdf")
        guard FileManager.default.isExecutableFile(atPath: tool.path(percentEncoded: false)) else {
            throw ArgumentParser.ValidationError(
                "ledger-pdf, which draws reports, is not in the folder of ledger. Build it with: swift build --product ledger-pdf"
            )
        }
        let process = Process()
        process.executableURL = tool
        process.arguments = [
            "--db", database.db, "--report", report, "--project", project.id ?? "", "--output", pdf,
        ]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
        return true
    }
}
