import Foundation
import ModelContext
import ProjectBuild
import ProjectModel

/// The tools that are about the project as a whole.
struct ProjectTools {
    var project: AssistedProject

    var all: [Tool] { [report, compare, audit] }

    private var report: Tool {
        Tool(
            name: "build_report", title: "Read what did not compile",
            description: """
                Builds the changed sources and returns the compiler's errors. Parts that do not compile are left out, so that the \
                other previews can be drawn. The report lists each part with its file, line, and reason, and the missing modules.
                """
        ) { _ in [.text(ReportText(report: try project.report()).text)] }
    }

    private var compare: Tool {
        Tool(
            name: "compare_with_baseline", title: "Compare with earlier pictures",
            description: """
                Draws previews and compares them with the pictures of a folder that `perch render --baseline` has made. Returns \
                what changed, with pictures of the differences.
                """,
            parameters: [
                .init(
                    "baseline", .string, "The folder: an absolute path, or a path in the project's folder.",
                    isRequired: true),
                .init("preview", .string, "Only previews with this name, file, or module."),
                .init(
                    "scale", .integer, "Pixels per point of the earlier pictures, if they were drawn with this option."),
                .init("tolerance", .number, "The color distance that still counts as equal. The default is 0."),
            ]
        ) { arguments in try compare(arguments) }
    }

    private var audit: Tool {
        Tool(
            name: "audit", title: "Find what is hard to see, read, or use",
            description: """
                Audits previews in several variants: contrast, sizes of targets, names, text, structure, and feedback. Returns \
                each finding with its rule, severity, file, line, and advice.
                """,
            parameters: [
                .init("preview", .string, "Only previews with this name, file, or module."),
                .init("rule", .string, "Only this rule, such as contrast."),
            ]
        ) { arguments in
            let program = try project.program()
            var words = ["audit"]
            if let rule = arguments.string("rule") { words += ["--rule", rule] }
            if let preview = arguments.string("preview") { words += ["--", preview] }
            return [.text(try run(program, words))]
        }
    }

    /// The most pictures that are returned: each takes much of an assistant's attention.
    private static let mostPictures = 4

    private func compare(_ arguments: Arguments) throws -> [Tool.Content] {
        let name = arguments.string("baseline") ?? ""
        let baseline = FileTree.normalized(name.hasPrefix("/") ? name : project.folder + "/" + name)
        guard FileTree.isFolder(baseline) else {
            throw ToolProblem(
                "The folder \(baseline) does not exist. `perch render --out DIR --baseline \(baseline) --accept` creates it."
            )
        }
        let program = try project.program()
        let out = FileManager.default.temporaryDirectory.appendingPathComponent("perch-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: out) }
        var words = ["render", "--out", out, "--baseline", baseline]
        if let scale = arguments.integer("scale") { words.append("--scale=\(scale)") }
        if let tolerance = arguments.number("tolerance") { words.append("--tolerance=\(tolerance)") }
        if let preview = arguments.string("preview") { words += ["--", preview] }
        let said = try run(program, words)
        guard let summary = try? String(contentsOfFile: out + "/summary.md", encoding: .utf8) else {
            throw ToolProblem(said)
        }
        let differences = FileTree.names(in: out + "/difference").prefix(Self.mostPictures)
        return [.text(summary)]
            + differences.flatMap { name -> [Tool.Content] in
                guard let data = FileManager.default.contents(atPath: out + "/difference/" + name) else { return [] }
                return [.text("Differences in \(name):"), .picture(data)]
            }
    }

    /// Runs a command of the program in the project's folder, where its settings are.
    private func run(_ program: BuiltProgram, _ words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.executable)
        process.arguments = words
        if FileTree.isFolder(project.folder) {
            process.currentDirectoryURL = URL(fileURLWithPath: project.folder, isDirectory: true)
        }
        process.environment = ProcessInfo.processInfo.environment.merging(program.environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        do { try process.run() } catch {
            throw ToolProblem("\(program.executable) could not be started: \(error.localizedDescription)")
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
