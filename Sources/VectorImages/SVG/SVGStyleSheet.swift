import Foundation

/// The rules of a drawing's `<style>` elements. Editors write classes, ids and names, also several in a list; rules with
/// combinators or pseudo-classes are left out.
struct SVGStyleSheet {
    private struct Rule {
        var name: String?
        var id: String?
        var classes: Set<Substring> = []
        var properties: [String: String]

        /// Ids count more than classes, those more than names.
        var weight: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (name == nil ? 0 : 1) }
    }

    private var rules: [Rule] = []
    /// Each element is compared with each rule.
    private static let mostRules = 2_000

    init() {}

    mutating func add(_ text: String) {
        var text = text
        while let start = text.range(of: "/*") {
            let end = text.range(of: "*/", range: start.upperBound..<text.endIndex)?.upperBound ?? text.endIndex
            text.removeSubrange(start.lowerBound..<end)
        }
        for block in text.split(separator: "}") {
            let parts = block.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let properties = Self.properties(String(parts[1]))
            for selector in parts[0].split(separator: ",") where rules.count < Self.mostRules {
                if let rule = Self.rule(selector.trimmingCharacters(in: .whitespacesAndNewlines), properties) {
                    rules.append(rule)
                }
            }
        }
        // The order of what weighs the same stays.
        rules = rules.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
            .map(\.element)
    }

    /// `a: b; c: d` as a table.
    static func properties(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        for item in text.split(separator: ";") {
            let parts = item.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let value = parts[1].replacingOccurrences(of: "!important", with: "")
            result[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
                value.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return result
    }

    private static func rule(_ selector: String, _ properties: [String: String]) -> Rule? {
        guard !selector.isEmpty, !selector.contains(where: { " >+~:[\n\t@".contains($0) }) else { return nil }
        var rule = Rule(properties: properties)
        var rest = Substring(selector)
        while let first = rest.first {
            let body = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
            switch first {
            case ".": rule.classes.insert(body)
            case "#": rule.id = String(body)
            case "*": break
            default: rule.name = String(first) + body
            }
            rest = rest[body.endIndex...]
        }
        return rule
    }

    /// All that an element is given: its attributes, then the rules for it, then its own style.
    func properties(of element: XMLElement) -> [String: String] {
        var result = element.attributes
        if !rules.isEmpty {
            let classes = Set((element.attributes["class"] ?? "").split { $0.isWhitespace })
            for rule in rules where rule.name.map({ $0 == element.name }) ?? true {
                guard rule.id.map({ $0 == element.attributes["id"] }) ?? true, rule.classes.isSubset(of: classes) else {
                    continue
                }
                result.merge(rule.properties) { $1 }
            }
        }
        if let style = element.attributes["style"] { result.merge(Self.properties(style)) { $1 } }
        return result
    }
}
