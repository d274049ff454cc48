import ArgumentParser

@main struct LedgerServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ledger-server", abstract: "Serves accounts that several devices use.",
        subcommands: [Migrate.self, Serve.self])
}

/// Where accounts are kept.
struct DatabaseOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The database: a libpq connection string, such as \"host=/run/postgresql dbname=ledger\".",
            valueName: "address"))
    var database: String
}
