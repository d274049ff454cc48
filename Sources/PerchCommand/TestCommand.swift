import ArgumentParser
import Foundation
import ProjectBuild

/// Runs the project's tests.
struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run the project's tests of Swift Testing and XCTest.",
        discussion: "The exit code is 1 if a test failed, or if tests could not be built.")

    @OptionGroup var project: ProjectOptions
    @Option(help: "Run only tests whose name matches this regular expression.") var filter: String?

    func run() throws {
        let workspace = try project.workspace()
        let (report, builder) = try workspace.build({ $0.withTests = true }, progress: Terminal.progress)
        Terminal.clear()
        try Terminal.check(report)
        for note in report.notes where note.text.contains("UI tests") {
            Terminal.write("\(note.subject): \(note.text)\n")
        }
        guard let program = builder.testProgram(of: report) else {
            Terminal.write("\(report.project) has no tests that can be built.\n")
            throw ExitCode.failure
        }
        var hasFailed = report.modules.contains { $0.isTests && $0.failure != nil }
        for library in ["xctest", "swift-testing"] {
            // The two have different ideas of a filter: XCTest takes names, separated by commas.
            let arguments =
                library == "xctest" ? builder.xctestArguments(filter) : filter.map { ["--filter", $0] } ?? []
            guard let arguments else { continue }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = (library == "xctest" ? [] : ["--testing-library", library]) + arguments
            process.currentDirectoryURL = URL(fileURLWithPath: builder.project.folder)
            process.environment = ProcessInfo.processInfo.environment.merging(builder.project.environment) { $1 }
            try process.run()
            process.waitUntilExit()
            // Swift Testing ends with 69 where it has found no test.
            if process.terminationReason != .exit || ![0, 69].contains(process.terminationStatus) { hasFailed = true }
        }
        if hasFailed { throw ExitCode.failure }
    }
}
