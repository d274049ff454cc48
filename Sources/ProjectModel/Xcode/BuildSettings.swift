import Foundation

/// The build settings of a target: layers, of which the later ones count more.
struct BuildSettings {
    private var layers: [[String: [Candidate]]] = []

    /// A value and the conditions that it is for.
    private struct Candidate {
        var conditions: [String: String]
        var value: String
    }

    /// What conditions are compared with: previews are for the simulator, in the debug configuration.
    private static let situation = [
        "sdk": ["iphonesimulator", "iphonesimulator26.0"], "arch": ["x86_64", "arm64"], "config": ["Debug"],
        "variant": ["normal"],
    ]
    /// How deep references are followed.
    private static let deepest = 30

    mutating func add(_ settings: [(key: String, value: String)]) {
        var layer: [String: [Candidate]] = [:]
        for (key, value) in settings {
            let (name, conditions) = Self.parse(key)
            // A later line of a file replaces an earlier one, which it may still refer to.
            if let old = layer[name]?.firstIndex(where: { $0.conditions == conditions }) {
                let earlier = layer[name]?[old].value ?? ""
                layer[name]?[old].value = value.replacing("$(inherited)", with: earlier)
            } else {
                layer[name, default: []].append(Candidate(conditions: conditions, value: value))
            }
        }
        layers.append(layer)
    }

    mutating func add(_ settings: [String: PropertyValue]) {
        add(
            settings.sorted { $0.key < $1.key }.map { key, value in
                (
                    key,
                    value.array.map { $0.compactMap(\.string).map(Self.quoted).joined(separator: " ") } ?? value.string
                        ?? ""
                )
            })
    }

    private static func quoted(_ text: String) -> String {
        text.contains(" ") && !text.contains("\"") && !text.contains("\\ ") ? "\"\(text)\"" : text
    }

    /// `NAME[sdk=iphoneos*][arch=*]` as a name and its conditions.
    private static func parse(_ key: String) -> (String, [String: String]) {
        let parts = key.split(separator: "[", omittingEmptySubsequences: false)
        var conditions: [String: String] = [:]
        for part in parts.dropFirst() {
            for condition in part.split(separator: "]").first?.split(separator: ",") ?? [] {
                let sides = condition.split(separator: "=", maxSplits: 1)
                if sides.count == 2 { conditions[String(sides[0])] = String(sides[1]) }
            }
        }
        return (parts.first.map(String.init) ?? key, conditions)
    }

    /// Whether a condition holds, and how exact it is.
    private static func weight(_ conditions: [String: String]) -> Int? {
        var weight = 0
        for (name, pattern) in conditions {
            guard let values = situation[name], values.contains(where: { matches($0, pattern) }) else { return nil }
            weight += 100 + pattern.count
        }
        return weight
    }

    static func matches(_ text: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }

    // MARK: - Values

    /// The value with all references followed; nil if nothing sets it.
    subscript(name: String) -> String? {
        value(name, above: layers.count, depth: 0, open: [])
    }

    func bool(_ name: String, default standard: Bool = false) -> Bool {
        guard let text = self[name]?.uppercased() else { return standard }
        return text == "YES" || text == "TRUE" || text == "1"
    }

    /// The parts of a list.
    func list(_ name: String) -> [String] { Self.split(self[name] ?? "") }

    /// The names that begin with a prefix.
    func names(prefix: String) -> [String] {
        Set(layers.flatMap { $0.keys.filter { $0.hasPrefix(prefix) } }).sorted()
    }

    /// The value from the layers below one; several conditions of one layer are compared.
    private func value(_ name: String, above top: Int, depth: Int, open: Set<String>) -> String? {
        guard depth < Self.deepest else { return nil }
        for index in stride(from: top - 1, through: 0, by: -1) {
            let candidates = layers[index][name] ?? []
            let matching = candidates.compactMap { candidate in
                Self.weight(candidate.conditions).map { ($0, candidate.value) }
            }
            guard let best = matching.max(by: { $0.0 < $1.0 }) else { continue }
            return expand(best.1, name, layer: index, depth: depth, open: open)
        }
        return nil
    }

    private func expand(_ text: String, _ name: String, layer: Int, depth: Int, open: Set<String>) -> String {
        guard text.contains("$") else { return text }
        return Self.expand(text) { reference in
            if reference.name == "inherited" || reference.name == name {
                return value(name, above: layer, depth: depth + 1, open: open) ?? ""
            }
            guard !open.contains(reference.name) else { return nil }
            return value(reference.name, above: layers.count, depth: depth + 1, open: open.union([name]))
        }
    }

    /// A text, such as one of an Info.plist, with references followed.
    func expand(_ text: String) -> String {
        Self.expand(text) { value($0.name, above: layers.count, depth: 0, open: []) }
    }

    /// `$(NAME:operator)`.
    struct Reference {
        var name: String
        var operators: [String]
    }

    /// Replaces references. Those within references come first.
    static func expand(_ text: String, depth: Int = 0, _ value: (Reference) -> String?) -> String {
        guard depth < deepest, text.utf8.count < 100_000 else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest[rest.index(after: dollar)...]
            guard let open = after.first, open == "(" || open == "{", let end = closing(after, open) else {
                result += "$"
                rest = after
                continue
            }
            let inner = expand(String(after[after.index(after: after.startIndex)..<end]), depth: depth + 1, value)
            let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            let reference = Reference(name: parts.first ?? "", operators: Array(parts.dropFirst()))
            result += apply(reference.operators, to: value(reference))
            rest = after[after.index(after: end)...]
        }
        return result + rest
    }

    private static func closing(_ text: Substring, _ open: Character) -> String.Index? {
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    static func apply(_ operators: [String], to value: String?) -> String {
        var text = value ?? ""
        for name in operators {
            if name.hasPrefix("default=") {
                if text.isEmpty { text = String(name.dropFirst("default=".count)) }
                continue
            }
            switch name {
            case "c99extidentifier", "identifier": text = ModuleName.of(text)
            case "rfc1034identifier":
                text = String(
                    text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
            case "lower": text = text.lowercased()
            case "upper": text = text.uppercased()
            case "dir": text = text.contains("/") ? String(text[...(text.lastIndex(of: "/") ?? text.startIndex)]) : "./"
            case "file": text = FileTree.lastComponent(text)
            case "base":
                let file = FileTree.lastComponent(text)
                text = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
            case "suffix": text = text.lastIndex(of: ".").map { String(text[$0...]) } ?? ""
            case "standardizepath": text = text.isEmpty ? "" : FileTree.normalized(text)
            default: break
            }
        }
        return text
    }

    /// Splits a list at blanks, with quotes and backslashes as a shell has them.
    static func split(_ text: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var hasPart = false
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                part.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
                hasPart = true
            } else if let open = quote {
                if character == open { quote = nil } else { part.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                hasPart = true
            } else if character.isWhitespace {
                if hasPart { parts.append(part) }
                part = ""
                hasPart = false
            } else {
                part.append(character)
                hasPart = true
            }
        }
        return hasPart ? parts + [part] : parts
    }
}
