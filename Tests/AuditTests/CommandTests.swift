import Foundation
import Testing

/// The command: what it prints, and its exit codes.
struct CommandTests {
    private struct Run {
        let status: Int32
        let output: String
        let errors: String

        /// Runs the fixture's program, which is built beside the tests, in the folder of its sources.
        init(_ arguments: [String]) throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
                .appendingPathComponent("AuditFixture")
            process.currentDirectoryURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("AuditFixture")
            process.arguments = ["audit"] + arguments
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let (output, errors) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("errors"))
            for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            process.waitUntilExit()
            status = process.terminationStatus
            self.output = try String(contentsOf: output, encoding: .utf8)
            self.errors = try String(contentsOf: errors, encoding: .utf8)
        }
    }

    private let fault = "text-contrast: gray on white"

    @Test func errorsGiveOne() throws {
        let run = try Run(["StructureFaults.swift", "--rule", "hidden-control"])
        #expect(run.status == 1)
        #expect(run.output.contains("StructureFaults.swift:"))
        #expect(run.output.contains("[hidden-control]"))
    }

    @Test func warningsGiveOneWhenStrict() throws {
        #expect(try Run(["motion: turns for ever", "--rule", "motion"]).status == 0)
        #expect(try Run(["motion: turns for ever", "--rule", "motion", "--strict"]).status == 1)
    }

    @Test func nothingGivesZero() throws {
        let run = try Run(["without trait-conflict: a button and a link", "--strict"])
        #expect(run.status == 0)
        #expect(run.output.contains("0 errors, 0 warnings"))
    }

    @Test func fewerVariantsCanBeAskedFor() throws {
        let run = try Run(["without trait-conflict: a button and a link", "--variants", "2"])
        #expect(run.output.contains("on 2 screens"))
    }

    @Test(arguments: [
        ["no such preview"], ["--rule", "contrasts"], ["--config", "missing.json"], ["--accept"], ["--jobs", "0"],
        ["--variants", "0"],
        ["--sources", "missing"], ["--accept", "--reason", "why", "--expires", "soon"],
    ])
    func badInputGivesTwo(_ arguments: [String]) throws {
        let run = try Run(arguments)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("Error: "))
        #expect(run.output.isEmpty)
    }

    @Test func writesFilesAndMarkedPictures() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
        let run = try Run([
            fault, "--sarif", path("a.sarif"), "--junit", path("a.xml"), "--html", path("page"), "--github", "--json",
        ])
        #expect(run.status == 1)
        #expect(run.output.contains("::error file="))
        #expect(try String(contentsOfFile: path("a.sarif"), encoding: .utf8).contains("\"2.1.0\""))
        #expect(try String(contentsOfFile: path("a.xml"), encoding: .utf8).contains("<failure"))
        let page = try FileManager.default.contentsOfDirectory(atPath: path("page"))
        #expect(page.contains("index.html"))
        #expect(page.contains { $0.hasSuffix(".png") })
    }

    @Test func acceptedFindingsAreRemembered() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".json").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let accept = ["--accept", "--reason", "for a test", "--expires", "2999-12-31"]
        #expect(try Run([fault, "--accepted", file] + accept).status == 0)
        let run = try Run([fault, "--accepted", file])
        #expect(run.status == 0)
        #expect(run.output.contains("accepted"))
    }

    @Test func listsItsRules() throws {
        let run = try Run(["--list-rules"])
        #expect(run.status == 0)
        #expect(run.output.contains("text-contrast (error): Text has too little contrast"))
        #expect(run.output.contains("Xcode contrast; axe color-contrast; WCAG 1.4.3"))
    }
}
