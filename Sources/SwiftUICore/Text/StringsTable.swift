import Foundation
import Locking

/// The texts of one table in one language: a `.strings` file or a String Catalog (`.xcstrings`).
struct StringsTable: Sendable {
    private let entries: [String: CatalogEntry]

    /// The text for a key, with the plural form that the arguments ask for; nil where there is none.
    func string(for key: String, arguments: [LocalizedStringKey.Argument], locale: Locale) -> String? {
        entries[key]?.string(arguments: arguments, locale: locale)
    }

    // MARK: Finding

    private struct Key: Hashable {
        /// nil is the main bundle.
        var bundle: ObjectIdentifier?
        var table: String
        var locale: String
    }

    private struct Found: Sendable {
        var table: StringsTable?
        /// Kept, so that no other bundle can come to have its identity.
        var bundle: Bundle?
    }

    private struct Tables {
        var known: [Key: Found] = [:]
        /// Nearly all texts of a program are looked up in one table.
        var latest: (key: Key, table: StringsTable?)?
    }

    private static let tables = Locked(Tables())

    /// The table for a locale: in its language or, where the bundle lacks that, in the one it was written in.
    static func find(bundle: Bundle?, table: String?, locale: Locale) -> StringsTable? {
        let key = Key(
            bundle: bundle.map { ObjectIdentifier($0) }, table: table ?? "Localizable", locale: locale.identifier)
        let found: Found? = tables.withLock { tables in
            if let latest = tables.latest, latest.key == key { return Found(table: latest.table) }
            guard let found = tables.known[key] else { return nil }
            tables.latest = (key, found.table)
            return found
        }
        if let found { return found.table }
        let folder = (bundle ?? .main).resourceURL ?? (bundle ?? .main).bundleURL
        let loaded = Found(table: load(key, folder: folder, locale: locale), bundle: bundle)
        tables.withLock { $0.known[key] = loaded }
        return loaded.table
    }

    private static func load(_ key: Key, folder: URL, locale: Locale) -> StringsTable? {
        let languages = names(of: locale)
        var entries: [String: CatalogEntry] = [:]
        let catalog = folder.appendingPathComponent(key.table + ".xcstrings")
        if let data = try? Data(contentsOf: catalog) {
            do {
                entries = try JSONDecoder().decode(StringCatalog.self, from: data).entries(languages: languages)
            } catch {
                Log.once("The String Catalog \(catalog.path) cannot be read: \(error)")
            }
        }
        if let file = stringsFile(key.table, in: folder, languages: languages) {
            for (name, value) in readStrings(file) { entries[name] = CatalogEntry(value: .string(value)) }
        }
        return entries.isEmpty ? nil : StringsTable(entries: entries)
    }

    private static func stringsFile(_ table: String, in folder: URL, languages: [String]) -> URL? {
        let files = FileManager.default
        let folders = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        var byLanguage: [String: String] = [:]
        for name in folders where name.hasSuffix(".lproj") {
            byLanguage[normalized(String(name.dropLast(6)))] = name
        }
        for language in languages + ["base", "en"] {
            guard let name = byLanguage[language] else { continue }
            let file = folder.appendingPathComponent(name).appendingPathComponent(table + ".strings")
            if files.fileExists(atPath: file.path) { return file }
        }
        return nil
    }

    private static func readStrings(_ file: URL) -> [String: String] {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let strings = list as? [String: String]
        else {
            Log.once("The strings file \(file.path) cannot be read.")
            return [:]
        }
        return strings
    }

    static func normalized(_ language: String) -> String {
        language.replacingOccurrences(of: "_", with: "-").lowercased()
    }

    /// What folders and catalogues may call the language of a locale, from the most to the least exact.
    private static func names(of locale: Locale) -> [String] {
        let language = locale.language
        let code = language.languageCode?.identifier ?? "en"
        let maximal = Locale.Language(identifier: language.maximalIdentifier)
        let script = maximal.script?.identifier
        let region = locale.region?.identifier
        var names = [normalized(locale.identifier)]
        if let script, let region { names.append(normalized("\(code)-\(script)-\(region)")) }
        if let script { names.append(normalized("\(code)-\(script)")) }
        if let region { names.append(normalized("\(code)-\(region)")) }
        names.append(normalized(code))
        return names
    }
}

/// One text of a table: plain, or varying with numbers.
struct CatalogEntry: Sendable {
    indirect enum Value: Sendable {
        case string(String)
        /// By plural category, such as `one` and `other`.
        case plural([String: Value])
    }

    /// A part of the text, written `%#@name@`, that varies with an argument of its own.
    struct Substitution: Sendable {
        var argument: Int
        var specifier: String
        var value: Value
    }

    var value: Value
    var substitutions: [String: Substitution] = [:]

    func string(arguments: [LocalizedStringKey.Argument], locale: Locale) -> String {
        let first = arguments.lazy.compactMap(\.number).first
        var result = pick(value, number: first, locale: locale)
        for (name, substitution) in substitutions {
            let index = substitution.argument - 1
            let number = arguments.indices.contains(index) ? arguments[index].number : nil
            let specifier = "%\(substitution.argument)$\(substitution.specifier)"
            let text = pick(substitution.value, number: number, locale: locale)
                .replacingOccurrences(of: "%arg", with: specifier)
            result = result.replacingOccurrences(of: "%#@\(name)@", with: text)
        }
        return result
    }

    private func pick(_ value: Value, number: Double?, locale: Locale) -> String {
        switch value {
        case .string(let string): return string
        case .plural(let forms):
            let category = PluralCategory.of(number ?? 0, language: locale.language.languageCode?.identifier ?? "en")
            // A form for nothing is used wherever a translator wrote one.
            let zero = number == 0 ? forms["zero"] : nil
            guard let form = zero ?? forms[category.rawValue] ?? forms["other"] ?? forms.values.first else { return "" }
            return pick(form, number: number, locale: locale)
        }
    }
}

extension LocalizedStringKey.Argument {
    /// The value, where it is a number.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        case .string, .text: nil
        }
    }
}
