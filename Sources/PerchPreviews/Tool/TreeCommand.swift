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

/// The one preview that a filter means.
@MainActor
private struct OnePreview {
    let entry: PreviewEntry

    init(_ text: String) throws {
        let found = try PreviewFilter.select([text], from: Listing().entries)
        let exact = found.filter { $0.title.lowercased() == text.lowercased() || $0.place == text }
        let candidates = exact.isEmpty ? found : exact
        guard candidates.count == 1 else {
            throw UsageProblem.ambiguousPreview(
                text, found: candidates.map { "\($0.title)  (\($0.module)/\($0.place))" })
        }
        entry = candidates[0]
    }
}
