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

    subscript(path: String) -> File? { files[path] }

    private static let scripts = [
        "main", "gallery", "session", "overlay", "dialogs", "looks", "scrolling", "typing", "requests", "windows",
        "files", "painter", "gradients", "pixels", "shapes", "coverage", "stamps", "wire",
    ]

    /// - Throws: where the files that come with the module are not there.
    init() throws {
        var files: [String: File] = [:]
        func load(_ name: String) throws -> Data {
            guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Page") else {
                throw CocoaError(.fileNoSuchFile)
            }
            return try Data(contentsOf: url)
        }
        files["/"] = File(type: "text/html; charset=utf-8", bytes: Array(try load("index.html")))
        files["/page/style.css"] = File(type: "text/css; charset=utf-8", bytes: Array(try load("style.css")))
        for script in Self.scripts {
            let source = String(decoding: try load("\(script).js"), as: UTF8.self)
            files["/page/\(script).js"] = File(
                type: "text/javascript; charset=utf-8", bytes: Array(Self.withoutComments(source).utf8))
        }
        self.files = files
    }

    /// How many bytes of script a page loads.
    var scriptBytes: Int {
        files.values.filter { $0.type.hasPrefix("text/javascript") }.map(\.packed.count).reduce(0, +)
    }

    /// The types stand in comments, and comments are for people who read the source: pages go without. A comment has lines of
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
