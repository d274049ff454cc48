import ArgumentParser
import Foundation
import PerchHost
import PerchRelease

/// A command of the tool.
///
/// Modules bring commands by types that conform: they are found by their conformance records, as previews are, so anyone who
/// is linked into a program has its commands there, and no module with commands knows another.
@_alwaysEmitConformanceMetadata
package protocol RegisteredCommand: ParsableCommand {
    /// Where help lists the command: lower numbers come first.
    static var rank: Int { get }
    /// Whether a program that is started without a command runs this one.
    static var isStandardForPrograms: Bool { get }
}

extension RegisteredCommand {
    package static var isStandardForPrograms: Bool { false }
}

/// The command above all others: what a preview tool is, and what a program becomes that is started where no screen is.
package struct ToolCommand: ParsableCommand {
    /// Set once, before the arguments are parsed.
    nonisolated(unsafe) private static var abstract = ""

    package init() {}

    /// Runs the command that the program's arguments ask for.
    @MainActor package static func run(abstract: String) {
        ToolCommand.abstract = abstract
        MissingParts.followEnvironment()
        main()
    }

    package static var configuration: CommandConfiguration {
        let commands = registered
        let standard =
            MainActor.assumeIsolated { PreviewCatalogue.program != nil }
            ? commands.first { $0.isStandardForPrograms } : nil
        return CommandConfiguration(
            commandName: URL(fileURLWithPath: CommandLine.arguments.first ?? "gallery").lastPathComponent,
            abstract: abstract, version: "Perch \(PerchVersion.current)", subcommands: commands,
            defaultSubcommand: standard)
    }

    /// The commands of all modules that are linked in.
    package static var registered: [any RegisteredCommand.Type] {
        ConformanceSearch.types(conformingTo: (any RegisteredCommand).self)
            .compactMap { $0 as? any RegisteredCommand.Type }
            .sorted { ($0.rank, $0._commandName) < ($1.rank, $1._commandName) }
    }
}
