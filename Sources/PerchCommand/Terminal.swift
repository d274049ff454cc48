import ArgumentParser
import Foundation
import ProjectBuild
import ProjectModel

/// The progress of a build. It goes to standard error, because standard output belongs to the program.
enum Terminal {
    private static let isInteractive = isatty(2) == 1

    static func progress(_ text: String) {
        if isInteractive { write("\r\u{1B}[K\(text)…") }
    }

    static func clear() {
        if isInteractive { write("\r\u{1B}[K") }
    }

    static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

    /// Says in a line or two what was left out; ends with an error where nothing can be shown.
    static func check(_ report: BuildReport) throws {
        for module in report.own {
            guard let failure = module.failure else { continue }
            write("\(module.name) could not be built:\n\(failure)\n")
        }
        guard report.isUsable else { throw ExitCode.failure }
        let left = report.replacements.count
        if left > 0 || !report.notes.isEmpty {
            let parts = [
                left > 0 ? "\(left) parts were left out" : nil,
                report.notes.isEmpty ? nil : "\(report.notes.count) notes",
            ]
            write("\(report.project): \(parts.compactMap { $0 }.joined(separator: ", ")); `perch doctor` lists them.\n")
        }
        if report.own.allSatisfy({ $0.previews == 0 }) {
            for note in report.notes where note.subject == ProjectNote.otherProjects { write("\(note.text)\n") }
        }
        if report.own.contains(where: { $0.failure != nil }) && report.own.allSatisfy({ $0.failure != nil }) {
            throw ExitCode.failure
        }
    }
}
