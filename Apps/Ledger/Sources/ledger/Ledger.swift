import ArgumentParser
import Foundation
import LedgerCore
import LedgerStore

@main
struct Ledger: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ledger", abstract: "Manages the books of an interior design firm.",
        subcommands: [
            Seed.self, Import.self, Export.self, CSV.self, Search.self, Check.self, Report.self,
            Backup.self, Restore.self, Upload.self, Password.self, PersonCommand.self,
        ])
}

/// Which file a command works on.
struct DatabaseOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The database.", valueName: "file"))
    var db: String

    /// Opens a file that is there, to read it. Where it may not be written, it is only read.
    func open() throws -> LocalStore {
        try requireFile()
        let folder = URL(fileURLWithPath: db).deletingLastPathComponent().path
        let mayWrite = [db, folder].allSatisfy { FileManager.default.isWritableFile(atPath: $0) }
        return try LocalStore(path: db, access: mayWrite ? .readWrite : .readOnly)
    }

    func requireFile() throws {
        guard FileManager.default.fileExists(atPath: db) else {
            throw ArgumentParser.ValidationError("There is no file \(db).")
        }
    }

    /// Opens a file, or makes it.
    func openOrMake() throws -> LocalStore { try LocalStore(path: db) }
}

/// The account and the project that a command is about.
struct ProjectArgument: ParsableArguments {
    @Argument(help: "The id or the name of the project.")
    var project: String

    func find(in store: LocalStore) throws -> (archive: AccountArchive, project: Project) {
        var found: [(AccountArchive, Project)] = []
        for account in try store.archive().accounts {
            for candidate in account.projects {
                if candidate.id == project { return (account, candidate) }
                if candidate.name.caseInsensitiveCompare(project) == .orderedSame { found.append((account, candidate)) }
            }
        }
        guard let only = found.first else { throw ArgumentParser.ValidationError("There is no project \(project).") }
        guard found.count == 1 else {
            let ids = found.compactMap(\.1.id).joined(separator: ", ")
            throw ArgumentParser.ValidationError("There are several projects named \(project): \(ids).")
        }
        return only
    }
}
