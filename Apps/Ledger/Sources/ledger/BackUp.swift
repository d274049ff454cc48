import ArgumentParser
import Foundation
import LedgerStore

struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy the database and its pictures, also while Ledger is in use.",
        discussion: """
            Each backup is a folder named by its time in Greenwich, with a database that every command can read. The copy is of \
            one moment, and is checked before it counts.
            """)

    @OptionGroup var database: DatabaseOptions
    @Option(name: [.customLong("to")], help: "The folder of all backups; beside the database unless given.")
    var folder: String?
    @Flag(help: "Remove older backups, but for the latest of each of 7 days, 5 weeks and 12 months.")
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
        abstract: "Make a database of a backup.",
        discussion: "A database that is there already is moved aside, never removed. It must not be open in Ledger.")

    @OptionGroup var database: DatabaseOptions
    @Argument(help: "A backup's folder; without it, the latest one beside the database is taken.") var backup: String?
    @Flag(help: "Put the backup in the place of a database that is there.") var replace = false

    func run() throws {
        guard let backup = backup ?? Backups(besideDatabase: database.db).all().first?.folder.path else {
            throw ArgumentParser.ValidationError("There is no backup beside \(database.db). Name one.")
        }
        let aside = try Backups.restore(backup, to: database.db, replaces: replace)
        print("\(backup) is now \(database.db)")
        if let aside { print("The database from before is \(aside)") }
    }
}
