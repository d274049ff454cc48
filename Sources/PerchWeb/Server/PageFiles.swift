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
    /// The pages themselves, without their nonces.
    private let pages: [Kind: String]

    /// What a page is for; each loads one script, by its name.
    enum Kind: String, CaseIterable, Sendable {
        /// A program, or a preview with nothing beside it.
        case plain = "main"
        /// The index of previews, and a preview between switches and panes.
        case gallery
    }

    subscript(path: String) -> File? { files[path] }

    /// A page. Its inline script and style run because the policy names their nonce.
    func page(_ kind: Kind, nonce: String) -> File {
        let text = pages[kind, default: ""].replacingOccurrences(of: "{nonce}", with: nonce)
        return File(type: "text/html; charset=utf-8", bytes: Array(text.utf8))
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
        let (frame, style) = try (load("index.html"), load("style.css"))
        var files = ["/page/icon.svg": File(type: "image/svg+xml", bytes: Array(try load("icon.svg").utf8))]
        var pages: [Kind: String] = [:]
        for kind in Kind.allCases {
            let bundle = try PageBundle(kind.rawValue) { try Self.withoutComments(load("\($0).js")) }
            files["/page/\(kind.rawValue).js"] = File(
                type: "text/javascript; charset=utf-8", bytes: Array(bundle.script.utf8))
            pages[kind] = frame.replacingOccurrences(
                of: "{style}", with: style + (kind == .gallery ? try load("gallery.css") : "")
            )
            .replacingOccurrences(of: "{start}", with: start)
            .replacingOccurrences(of: "{script}", with: kind.rawValue)
        }
        (self.files, self.pages) = (files, pages)
    }

    /// How many bytes of script a page loads.
    func scriptBytes(_ kind: Kind) -> Int { files["/page/\(kind.rawValue).js"]?.packed.count ?? 0 }

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
