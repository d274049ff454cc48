import DisplayList
import Foundation
import Rasterizer

/// The page's files, by the only addresses that there are.
struct PageFiles: Sendable {
    struct File: Sendable {
        var type: String
        var bytes: [UInt8]
        /// The same, packed; all that a browser loads.
        var packed: [UInt8]

        init(type: String, bytes: [UInt8]) {
            self.type = type
            self.bytes = bytes
            packed = Gzip.pack(bytes) ?? bytes
        }
    }

    private let files: [String: File]
    private let page: String

    subscript(path: String) -> File? { files[path] }

    /// The page itself. Its inline script and style run because the policy names their nonce.
    func page(nonce: String) -> File {
        File(type: "text/html; charset=utf-8", bytes: Array(page.replacingOccurrences(of: "{nonce}", with: nonce).utf8))
    }

    /// - Throws: where the files that come with the module are not there.
    init() throws {
        func load(_ name: String) throws -> String {
            guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Page") else {
                throw CocoaError(.fileNoSuchFile)
            }
            return try String(contentsOf: url, encoding: .utf8)
        }
        let start = try Self.withoutComments(load("start.js"))
            .replacingOccurrences(of: "{version}", with: "\(WireFormat.version)")
        page = try load("index.html").replacingOccurrences(of: "{style}", with: load("style.css"))
            .replacingOccurrences(of: "{start}", with: start)
        let bundle = try PageBundle("main") { try Self.withoutComments(load("\($0).js")) }
        files = [
            "/page/main.js": File(type: "text/javascript; charset=utf-8", bytes: Array(bundle.script.utf8))
        ]
    }

    /// How many bytes of script a page loads.
    var scriptBytes: Int { files.values.map(\.packed.count).reduce(0, +) }

    /// Types are written in comments, and comments are for people who read the source: pages go without. A comment has lines of
    /// its own or stands whole in one.
    static func withoutComments(_ source: String) -> String {
        var lines: [Substring] = []
        var isComment = false
        for line in source.split(separator: "\n") {
            var text = line.drop { $0 == " " }
            if isComment {
                isComment = !text.hasSuffix("*/")
                continue
            }
            while let start = text.firstRange(of: "/**"), let end = text[start.upperBound...].firstRange(of: "*/") {
                text = text[..<start.lowerBound] + text[end.upperBound...].drop { $0 == " " }
            }
            if text.hasPrefix("/**") {
                isComment = true
                continue
            }
            if text.isEmpty || text.hasPrefix("//") { continue }
            lines.append(text)
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
