import ArgumentParser
import PerchCommands

struct TreeCommand: RegisteredCommand {
    static let rank = 3
    static let configuration = CommandConfiguration(
        commandName: "tree", abstract: "Print the view tree of a preview, with frames.")

    @Argument(help: "The preview.") var preview: String
    @OptionGroup var options: VariantOptions

    func run() throws {
        try MainActor.assumeIsolated {
            print(try ViewCanvas(OnePreview(preview).entry, variant: options.single()).tree)
        }
    }
}

struct AccessibilityCommand: RegisteredCommand {
    static let rank = 4
    static let configuration = CommandConfiguration(
        commandName: "accessibility", abstract: "Print the accessibility tree of a preview.")

    @Argument(help: "The preview.") var preview: String
    @OptionGroup var options: VariantOptions

    func run() throws {
        try MainActor.assumeIsolated {
            print(try ViewCanvas(OnePreview(preview).entry, variant: options.single()).accessibility)
        }
    }
}
