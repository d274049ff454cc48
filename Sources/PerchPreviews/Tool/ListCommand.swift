import ArgumentParser
import Foundation
import PerchCommands

struct ListCommand: RegisteredCommand {
    static let rank = 1
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List all previews.")

    @Flag(help: "Write JSON: an array of objects with name, module, file, line, and id.")
    var json = false

    func run() throws {
        try MainActor.assumeIsolated {
            let listing = Listing()
            let entries = listing.entries
            for failure in listing.broken {
                ProgressReport.write("\(failure.name) could not be asked for its previews: \(failure.reason)")
            }
            if json {
                let rows = entries.map {
                    Row(id: $0.id, name: $0.title, module: $0.module, file: $0.file, line: $0.line)
                }
                print(try JSONEncoder.readable.encode(rows).utf8Text)
                return
            }
            guard !entries.isEmpty else { throw UsageProblem.noPreviews }
            let width = entries.map(\.title.count).max() ?? 0
            for entry in entries {
                let padding = String(repeating: " ", count: width - entry.title.count)
                print("\(entry.title)\(padding)  \(entry.module)/\(entry.place)")
            }
        }
    }

    private struct Row: Encodable {
        var id: String
        var name: String
        var module: String
        var file: String
        var line: Int?
    }
}

extension JSONEncoder {
    /// With sorted keys, so that two runs can be compared.
    static var readable: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}

extension Data {
    var utf8Text: String { String(decoding: self, as: UTF8.self) }
}
