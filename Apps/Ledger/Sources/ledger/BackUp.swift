import ArgumentParser
import Foundation
import LedgerStore

struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy the database and its pictures, even while Ledger is in use.",
        discussion: """
            Each backup is a folder with its UTC time as its name, and with a database that every command can read. The copy is \
            consistent, and is checked before it counts as a backup.
            """)

    @OptionGroup var database: DatabaseOptions
    @Option(name: [.customLong("to")], help: "The folder of all backups. The default is a folder beside the database.")
    var folder: String?
    @Flag(help: "Remove older backups, except the latest of each of 7 days, 5 weeks, and 12 months.")
    var prune = false

    func run() throws {
        let backups = folder.map { Backups(folder: $0) } ?? Backups(besideDatabase: database.db)
        let store = try database.open()
        defer { try? store.close() }
        let report = try backups.make(of: store, keeping: prune ? Backups.Retention() : nil)
        print("\(report.documents) documents and \(report.pictures) pictures in \(report.backup.folder.path)")
        for address in report.missing { print("warning: \(address) is missing or damaged beside the database") }
    }
}

struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Restore a database from a backup.",
        discussion: "An existing database is moved to another name, never removed. It must not be open in Ledger.")

    @OptionGroup var database: DatabaseOptions
    @Argument(help: "The folder of a backup. The default is the latest backup beside the database.") var backup: String?
    @Flag(help: "Replace an existing database.") var replace = false

    func run() throws {
        guard let backup = backup ?? Backups(besideDatabase: database.db).all().first?.folder.path else {
            throw ArgumentParser.ValidationError("There is no backup beside \(database.db). Specify one.")
        }
        let aside = try Backups.restore(backup, to: database.db, replaces: replace)
        print("\(backup) is now \(database.db)")
        if let aside { print("The database from before is \(aside)") }
    }
}
