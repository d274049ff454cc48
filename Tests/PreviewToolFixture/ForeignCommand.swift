import ArgumentParser
import PerchCommands

/// A command of a module that the preview tool does not know.
struct EchoCommand: RegisteredCommand {
    static let rank = 5
    static let configuration = CommandConfiguration(commandName: "echo", abstract: "Say it again.")

    @Argument var word: String

    func run() { print("You said \(word).") }
}
