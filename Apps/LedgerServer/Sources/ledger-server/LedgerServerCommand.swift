import ArgumentParser

@main struct LedgerServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ledger-server", abstract: "Keeps accounts that several devices work on.",
        subcommands: [Migrate.self, Serve.self])
}

/// Where accounts are kept.
struct DatabaseOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How to reach PostgreSQL: a libpq connection string, such as \"host=/run/postgresql dbname=ledger\".",
            valueName: "address"))
    var database: String
}
