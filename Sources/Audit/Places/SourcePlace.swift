/// A place in the author's source.
package struct SourcePlace: Codable, Hashable, Sendable, Comparable {
    /// The file, relative to the folder that the audit runs in, with forward slashes.
    package var file: String
    /// The line, from 1.
    package var line: Int

    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    package var text: String { "\(file):\(line)" }

    package static func < (a: SourcePlace, b: SourcePlace) -> Bool { (a.file, a.line) < (b.file, b.line) }
}
