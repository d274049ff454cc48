/// The Swift code for the texts of string catalogs, as Xcode 26 and later write it: a member of `LocalizedStringResource`
/// for each text that people added by hand.
struct StringSymbols {
    var catalogs: [StringCatalog]
    /// Whether the catalogs are in the bundle of the target, or only in that of the program.
    var isInModuleBundle = true
    var declared = DeclaredSymbols()

    /// The code; nil if no catalog has a text of that kind.
    var source: String? {
        let tables = catalogs.compactMap { catalog -> [String]? in
            // What the system reads has no symbols.
            guard !["InfoPlist", "AppShortcuts"].contains(catalog.table) else { return nil }
            let isDefault = catalog.table == "Localizable"
            let lines = members(
                of: catalog, declared: isDefault ? declared.members["LocalizedStringResource"] ?? [] : [])
            guard !lines.isEmpty else { return nil }
            guard !isDefault else { return lines }
            // The texts of other tables are in a type with the name of the table.
            guard let type = SymbolName.type(catalog.table),
                declared.members["LocalizedStringResource"]?.contains(type) != true
            else { return nil }
            return ["    /// The texts of \(catalog.table).xcstrings.", "    enum \(type) {"]
                + lines.map { "    " + $0 } + ["    }"]
        }
        guard !tables.isEmpty else { return nil }
        let place = isInModuleBundle ? ".atURL(Foundation.Bundle.module.bundleURL)" : ".main"
        let lines =
            [
                "// Written by Perch from the target's string catalogs, as Xcode does it.",
                "import Foundation", "import SwiftUI", "",
                "nonisolated private let resourceBundleDescription = LocalizedStringResource.BundleDescription\(place)",
                "",
                "nonisolated extension LocalizedStringResource {",
            ] + tables.joined(separator: [""]) + ["}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func members(of catalog: StringCatalog, declared: Set<String>) -> [String] {
        var known = declared
        return catalog.entries.flatMap { entry -> [String] in
            let name = Self.name(of: entry.key)
            // Xcode reports two keys with one name as an error. Here the first has it.
            guard known.insert(name.filter { $0 != "`" }).inserted else { return [] }
            let comment = entry.comment.map { $0.split(whereSeparator: \.isNewline).map { "    /// \($0)" } } ?? []
            return comment + ["    /// The text \"\(Self.literal(entry.key))\" of \(catalog.table).xcstrings."]
                + [declaration(entry, name: name, table: catalog.table)]
        }
    }

    private func declaration(_ entry: StringCatalog.Entry, name: String, table: String) -> String {
        let key = Self.literal(entry.key)
        guard !entry.arguments.isEmpty else {
            return "    static var \(name): LocalizedStringResource { "
                + "LocalizedStringResource(\"\(key)\", table: \"\(Self.literal(table))\", bundle: resourceBundleDescription) }"
        }
        var parameters: [String] = []
        var value = ""
        for (index, argument) in entry.arguments.enumerated() {
            let type = Self.type(of: argument.specifier)
            let label = argument.label.map { Self.name(of: $0) }
            parameters.append(label.map { "\($0): \(type)" } ?? "_ arg\(index + 1): \(type)")
            let variable = label ?? "arg\(index + 1)"
            value += type == "String" ? "\\(\(variable))" : "\\(\(variable), specifier: \"\(argument.specifier)\")"
        }
        return "    static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource { "
            + "LocalizedStringResource(\"\(key)\", defaultValue: \"\(value)\", table: \"\(Self.literal(table))\", "
            + "bundle: resourceBundleDescription) }"
    }

    /// `cart.checkout.title` is `cartCheckoutTitle`, and `%lld items` is `items`.
    static func name(of key: String) -> String {
        let text = FormatSpecifiers.removed(from: key).filter { $0 != "'" && $0 != "\u{2019}" }
        let words = text.split { !$0.isLetter && !$0.isNumber }.map { word in
            word.allSatisfy { !$0.isLowercase }
                ? word.prefix(1).uppercased() + word.dropFirst().lowercased() : String(word)
        }
        guard let first = words.first else { return "string" }
        return SymbolName.escaped(
            first.prefix(1).lowercased() + first.dropFirst()
                + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    }

    /// The type of a value, by how it is formatted.
    private static func type(of specifier: String) -> String {
        let length = specifier.dropLast().reversed().prefix { "hlqztjL".contains($0) }.count
        let isShort = specifier.dropLast().last == "h"
        switch specifier.last {
        case "d", "D", "i": return length == 0 ? "Int32" : isShort ? (length == 2 ? "Int8" : "Int16") : "Int"
        case "u", "U", "x", "X", "o", "O":
            return length == 0 ? "UInt32" : isShort ? (length == 2 ? "UInt8" : "UInt16") : "UInt"
        case "f", "e", "E", "g", "G", "a", "A": return length == 0 ? "Float" : "Double"
        default: return "String"
        }
    }

    private static func literal(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\r", with: "\\r").replacing("\t", with: "\\t")
    }
}
