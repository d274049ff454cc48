import Foundation

/// The texts in the sources: those that are looked up in the catalog, and those that look like words and are not.
struct SourceTexts {
    struct Text: Hashable {
        var file: String
        var line: Int
        /// The catalog's key; a value in it is a per cent sign and a star.
        var key: String

        var place: String { "\(file):\(line): “\(key)”" }
    }

    private(set) var localized: [Text] = []
    private(set) var others: [Text] = []

    static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources").standardized

    init(modules: [String]) throws {
        for module in modules {
            let folder = Self.sources.appendingPathComponent(module)
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            for file in files where file.hasSuffix(".swift") && !file.contains("Preview") {
                let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                read(Array(text.unicodeScalars), file: "\(module)/\(file)")
            }
        }
    }

    // MARK: Reading

    private mutating func read(_ source: [Unicode.Scalar], file: String) {
        var position = 0
        var line = 1
        // Where the block of a preview ends: what it shows is made up.
        var preview: Int?
        while position < source.count {
            let rest = source[position...]
            if rest.starts(with: "//".unicodeScalars) {
                while position < source.count, source[position] != "\n" { position += 1 }
            } else if rest.starts(with: "#Preview".unicodeScalars) {
                preview = Self.end(ofBlockAfter: position, in: source)
                position += 8
            } else if source[position] == "\"" {
                let isLong = rest.starts(with: "\"\"\"".unicodeScalars)
                let end = Self.end(ofLiteralAt: position, isLong: isLong, in: source)
                if position >= preview ?? 0 {
                    let before = String(String.UnicodeScalarView(source[max(0, position - 120)..<position]))
                    sort(Text(file: file, line: line, key: Self.key(source[position..<end], isLong)), after: before)
                }
                line += source[position..<end].count { $0 == "\n" }
                position = end
            } else {
                if source[position] == "\n" { line += 1 }
                position += 1
            }
        }
    }

    private mutating func sort(_ text: Text, after before: String) {
        guard text.key.replacing("%*", with: "").contains(/[A-Za-z]{2}/) else { return }
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        // Names of cases are looked up where they are shown.
        let isCase = line.contains(/case \w+ = $/) && text.key.contains(/^[A-Z]/)
        if isCase || before.contains(Self.lookedUp) {
            localized.append(text)
        } else if text.key.contains(/[a-z]/), text.key.contains(/^[A-Z]|[a-z] [a-z]/), !line.contains(Self.passedOver) {
            others.append(text)
        }
    }

    /// What stands before a text that is looked up.
    nonisolated(unsafe) private static let lookedUp =
        /(?:\b(?:Text|Button|Label|Toggle|TextField|Picker|Section|Menu|DatePicker|Stepper|ContentUnavailableView|LabeledContent|ProgressView|ShareLink|PhotosPicker|DisclosureGroup)|\.(?:navigationTitle|alert|confirmationDialog|accessibilityLabel|accessibilityHint|accessibilityValue|help|accessibilityAction\(named:)|localized:|localized|prompt:|: LocalizedStringResource =)\(?\s*$/

    /// What stands before a text that nobody reads: names of images, files, columns, environment variables and the like.
    nonisolated(unsafe) private static let passedOver =
        /(?:\b(?:id|icon|systemName|systemImage|forKey|path|named|environment|withExtension|appending\(path): *|Storage\(|(?:==|!=|case) )$/

    /// The text without its quotation marks, with what represents the values in it.
    private static func key(_ literal: ArraySlice<Unicode.Scalar>, _ isLong: Bool) -> String {
        var text = String(String.UnicodeScalarView(literal.dropFirst(isLong ? 3 : 1).dropLast(isLong ? 3 : 1)))
        if isLong {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
            let indent = lines.removeLast().count
            text = lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n").replacing("\\\n", with: "")
        }
        var key = ""
        var depth = 0
        var previous: Character = " "
        for character in text {
            if depth > 0 {
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                if depth == 0 { key += "%*" }
            } else if previous == "\\" {
                switch character {
                case "(": depth = 1
                case "n": key += "\n"
                default: key.append(character)
                }
                previous = " "
                continue
            } else if character != "\\" {
                key.append(character)
            }
            previous = character
        }
        return key
    }

    // MARK: Ends

    private static func end(ofLiteralAt start: Int, isLong: Bool, in source: [Unicode.Scalar]) -> Int {
        var position = start + (isLong ? 3 : 1)
        while position < source.count {
            if source[position] == "\\" {
                guard source[position + 1] == "(" else {
                    position += 2
                    continue
                }
                position = end(ofValueAt: position + 2, in: source)
            } else if source[position] == "\"", !isLong || source[position...].starts(with: "\"\"\"".unicodeScalars) {
                return position + (isLong ? 3 : 1)
            } else {
                position += 1
            }
        }
        return position
    }

    private static func end(ofValueAt start: Int, in source: [Unicode.Scalar]) -> Int {
        var depth = 1
        var position = start
        while depth > 0 {
            if source[position] == "\"" {
                position = end(ofLiteralAt: position, isLong: false, in: source)
                continue
            }
            depth += source[position] == "(" ? 1 : source[position] == ")" ? -1 : 0
            position += 1
        }
        return position
    }

    private static func end(ofBlockAfter start: Int, in source: [Unicode.Scalar]) -> Int {
        var position = source[start...].firstIndex(of: "{") ?? source.count
        var depth = 0
        repeat {
            guard position < source.count else { return position }
            if source[position] == "\"" {
                position = end(ofLiteralAt: position, isLong: false, in: source)
                continue
            }
            depth += source[position] == "{" ? 1 : source[position] == "}" ? -1 : 0
            position += 1
        } while depth > 0
        return position
    }
}
