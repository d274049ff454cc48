import ArgumentParser
import Foundation
import LedgerCore
import LedgerStore
import LedgerUI

/// Draws a report. Its own program, so that the command, which runs it, needs no screens.
@main
struct ReportFileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ledger-pdf", abstract: "Write a report on a project as a PDF, for ledger report … --pdf.")

    @Option(help: "The database.") var db: String
    @Option(help: "invoice, client or property.") var report: Kind
    @Option(help: "The project's id.") var project: String
    @Option(help: "The file to write.") var output: String

    enum Kind: String, ExpressibleByArgument {
        case invoice, client, property

        var report: ReportKind {
            switch self {
            case .invoice: .invoice
            case .client: .clientSummary
            case .property: .propertyManagement
            }
        }
    }

    func run() async throws {
        try await Self.draw(report.report, of: project, db: db, output: output)
    }

    @MainActor private static func draw(
        _ report: ReportKind, of project: String, db: String, output: String
    ) async throws {
        let store = try LocalStore(path: db)
        for archive in try store.archive().accounts {
            guard let found = archive.projects.first(where: { $0.id == project }) else { continue }
            let today = CalendarDate(store.environment.now(), in: .current)
            let reports = ReportPDF(
                project: found, archive: archive, today: today, storage: LocalMediaStorage(besideDatabase: db))
            guard let pdf = await reports.data(report) else {
                throw ArgumentParser.ValidationError("The report could not be drawn.")
            }
            return try pdf.write(to: URL(fileURLWithPath: output), options: .atomic)
        }
        throw ArgumentParser.ValidationError("There is no project \(project).")
    }
}
