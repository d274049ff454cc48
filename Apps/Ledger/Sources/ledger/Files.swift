import ArgumentParser
import Foundation
import LedgerCore
import LedgerStore
import LedgerSync

struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Import a file. If the file has an error, nothing is imported.")

    @OptionGroup var database: DatabaseOptions
    @Argument(help: "A file that the command export has written.") var file: String

    func run() throws {
        let text = try TextFile.read(file)
        let store = try database.openOrMake()
        // Now, rather than when nothing holds it any longer: a process that has ended cannot fold the log into the file.
        defer { try? store.close() }
        var bar = ProgressBar("Importing")
        do {
            let count = try store.importArchive(text: text) { bar.show($0, of: $1) }
            print("\(count) documents imported")
        } catch let error as ArchiveError {
            throw ArgumentParser.ValidationError("\(file), \(error)")
        }
    }
}

struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Export all data of a file or a server as JSON.",
        discussion: """
            The output of --salvage can be imported. References to unreadable data are removed and listed on standard \
            error.
            """)

    @Option(help: ArgumentHelp("The database.", valueName: "file")) var db: String?
    @OptionGroup var server: ServerOptions
    @Option(name: .shortAndLong, help: "A file to write to instead of the terminal.") var output: String?
    @Flag(help: "Read the readable parts of a damaged file.") var salvage = false

    func validate() throws {
        guard (db == nil) != (server.server == nil) else {
            throw ArgumentParser.ValidationError("Use either --db or --server.")
        }
    }

    func run() async throws {
        guard let db else { return try TextFile.write(try await read().text, to: output) }
        var database = DatabaseOptions()
        database.db = db
        guard salvage else { return try TextFile.write(try database.open().archive().text, to: output) }
        let salvage = try Salvage(path: db)
        try TextFile.write(salvage.archive.text, to: output)
        for table in salvage.tables where table.count > 0 || !table.isComplete {
            let lost = table.isComplete ? "" : ", and some that cannot be read"
            tell("\(table.kind.words): \(table.count)\(lost)")
        }
        for omission in salvage.omissions { tell("left out: \(omission)") }
    }

    /// Reads all accounts of the person who signs in, as a device does that is new.
    private func read() async throws -> Archive {
        let (client, person) = try await server.signIn()
        let store = try LocalStore(inMemory: .init())
        try await ServerOptions.told {
            for account in try await client.person(token: person.token).accounts {
                try await ServerReader(store: store, client: client).read(account.id, token: person.token)
            }
            try await client.signOut(token: person.token)
        }
        return try store.archive()
    }
}

private func tell(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

struct CSV: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "csv", abstract: "Export the transactions of a project as a table.")

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var project: ProjectArgument
    @Option(name: .shortAndLong, help: "A file to write to instead of the terminal.") var output: String?

    func run() throws {
        let (account, project) = try project.find(in: try database.open())
        let transactions = TransactionListCalculations.list(account.transactions.filter { $0.projectId == project.id })
        let csv = TransactionCSVExport.csv(
            transactions: transactions, items: account.items, categories: account.budgetCategories)
        try TextFile.write(output == nil ? csv + "\n" : csv, to: output)
    }
}

/// Texts in files.
enum TextFile {
    static func read(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ArgumentParser.ValidationError("\(path) cannot be read.")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw ArgumentParser.ValidationError("\(path) is not UTF-8.")
        }
        return text
    }

    /// Writes to a file, or to the terminal for `nil`.
    static func write(_ text: String, to path: String?) throws {
        guard let path else { return FileHandle.standardOutput.write(Data(text.utf8)) }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw ArgumentParser.ValidationError("\(path) cannot be written: \(error.localizedDescription)")
        }
    }
}
