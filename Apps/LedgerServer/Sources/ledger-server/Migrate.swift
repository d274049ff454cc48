import ArgumentParser
import LedgerServer

struct Migrate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring the tables to the newest version, or to another one.",
        discussion: "The address names a user who owns the database and may make roles.")

    @OptionGroup var database: DatabaseOptions
    @Option(help: "The version to go to: an older one takes migrations back, with what they hold.") var to: Int?

    func run() throws {
        do {
            print("The database has version \(try PostgresStorage.migrate(database.database, to: to)).")
        } catch let error as PostgresError {
            throw ValidationError("PostgreSQL refuses: \(error.message)")
        }
    }
}
