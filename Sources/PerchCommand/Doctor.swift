import ArgumentParser
import Foundation
import ProjectModel
import ProjectBuild

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what of the project could not be built, and why.",
        discussion: "The exit code is 0 if the previews can be shown, even where something was left out.")

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
            print(DoctorText(report: report).text)
        }
        if !report.isUsable { throw ExitCode.failure }
    }
}

/// The report in words.
struct DoctorText {
    var report: BuildReport

    var text: String {
        var lines = ["\(report.project)  (\(report.folder))", ""]
        for module in report.own {
            let parts = [
                count(module.files, "file"), count(module.previews, "preview"),
                module.replacements.isEmpty ? nil : "\(count(module.replacements.count, "part")) left out",
                module.failure == nil ? nil : "NOT BUILT",
            ]
            lines.append("  \(module.name): \(parts.compactMap { $0 }.joined(separator: ", "))")
            if let failure = module.failure { lines += failure.split(separator: "\n").prefix(12).map { "    \($0)" } }
        }
        let broken = report.modules.filter { $0.isThirdParty && $0.failure != nil }
        for module in broken { lines.append("  \(module.name) (a package's): not built") }
        lines += missing + leftOut
        if !report.notes.isEmpty {
            lines += ["", "Notes:"] + report.notes.map { "  \(shown($0.subject)): \($0.text)" }
        }
        return lines.joined(separator: "\n")
    }

    /// Modules that are not there, the most imported first.
    private var missing: [String] {
        let files = Dictionary(grouping: report.replacements.filter { $0.kind == .import }, by: \.name)
            .mapValues { Set($0.map(\.path)).count }
        guard !files.isEmpty else { return [] }
        return ["", "Modules that are not there:"]
            + files.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
                "  \($0.key): imported in \(count($0.value, "file"))"
            }
    }

    private var leftOut: [String] {
        let parts = report.replacements.filter { $0.kind != .import }
        guard !parts.isEmpty else { return [] }
        return ["", "Left out:"]
            + parts.map { "  \(shown($0.path)):\($0.line): \($0.kind.rawValue) \($0.name)\n      \($0.reason)" }
    }

    private func shown(_ path: String) -> String { FileTree.relative(path, to: report.folder) }

    private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
