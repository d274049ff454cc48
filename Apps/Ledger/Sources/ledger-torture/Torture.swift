import ArgumentParser

@main
struct Torture: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ledger-torture",
        abstract: "Kills, starves and confuses the store, and sees whether anything is lost.",
        subcommands: [Kill.self, Simulate.self, Worker.self, Writer.self], defaultSubcommand: nil)
}
