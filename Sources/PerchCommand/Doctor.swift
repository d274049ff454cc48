import ArgumentParser
import Foundation
import ProjectModel
import ProjectBuild

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the parts of the project that could not be built, and why.",
        discussion: "The exit code is 0 if the previews can be shown, even if parts were left out.")

    @OptionGroup var project: ProjectOptions
    @Flag(help: "Print JSON.") var json = false

    func run() throws {
        let workspace = try project.workspace()
        let (report, _) = try workspace.build(progress: Terminal.progress)
        Terminal.clear()
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(report), as: UTF8.self))
        } else {
            print(ReportText(report: report).text)
        }
        if !report.isUsable { throw ExitCode.failure }
    }
}
