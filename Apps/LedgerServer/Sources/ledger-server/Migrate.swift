import ArgumentParser
import LedgerServer

struct Migrate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Migrate the tables to the newest version, or to another one.",
        discussion: "The address must name a user who owns the database and can create roles.")

    @OptionGroup var database: DatabaseOptions
    @Option(help: "The version to migrate to. An older version reverts migrations and deletes their data.") var to: Int?

    func run() throws {
        do {
            print("The database has version \(try PostgresStorage.migrate(database.database, to: to)).")
        } catch let error as PostgresError {
            throw ValidationError("PostgreSQL refused the request: \(error.message)")
        }
    }
}
