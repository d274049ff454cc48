import Foundation

/// Reads `.xcconfig` files.
enum ConfigurationFile {
    /// The settings of a file and of those that it includes, in their order. What is wrong goes to `notes`.
    static func read(_ path: String, root: String, notes: inout [ProjectNote]) -> [(key: String, value: String)] {
        var open: [String] = []
        return read(path, root: root, isOptional: false, open: &open, notes: &notes)
    }

    private static func read(
        _ path: String, root: String, isOptional: Bool, open: inout [String], notes: inout [ProjectNote]
    ) -> [(key: String, value: String)] {
        guard !open.contains(path) else {
            notes.append(ProjectNote(path, "The file includes itself through \(open.last ?? path)."))
            return []
        }
        guard open.count < 50, let data = FileManager.default.contents(atPath: path) else {
            if !isOptional { notes.append(ProjectNote(path, "The configuration file is missing.")) }
            return []
        }
        open.append(path)
        defer { open.removeLast() }
        var settings: [(key: String, value: String)] = []
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = withoutComment(line).trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let isOptional = text.hasPrefix("#include?")
                guard let name = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first else {
                    continue
                }
                let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
                let candidates = name.hasPrefix("/") ? [String(name)] : [folder + "/" + name, root + "/" + name]
                let found = candidates.map(FileTree.normalized).first(where: FileTree.exists) ?? candidates[0]
                settings += read(found, root: root, isOptional: isOptional, open: &open, notes: &notes)
                continue
            }
            guard let equals = equals(in: text) else { continue }
            let key = text[..<equals].trimmingCharacters(in: .whitespaces)
            var value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            if value.hasSuffix(";") { value = String(value.dropLast()).trimmingCharacters(in: .whitespaces) }
            if !key.isEmpty { settings.append((key, value)) }
        }
        return settings
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }

    /// The first `=` that is not within `[…]`.
    private static func equals(in text: String) -> String.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth <= 0: return index
            default: break
            }
        }
        return nil
    }
}
