import CollectionSupplement
import Foundation
import Locking

/// The texts of one table in one language: a `.strings` file or a String Catalog (`.xcstrings`).
struct StringsTable: Sendable {
    private let entries: [String: CatalogEntry]

    /// The text for a key, with the form that the arguments and the kind of device ask for; nil if there is none.
    func string(
        for key: String, arguments: [LocalizedStringKey.Argument], isPad: @autoclosure () -> Bool
    ) -> String? {
        entries[key]?.string(arguments: arguments, isPad: isPad)
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
        var known = BoundedCache<Key, Found>(limit: 1_000)
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
        let folders = ResourceFolders.all(of: bundle ?? .main)
        let loaded = Found(table: load(key, folders: folders, locale: locale), bundle: bundle)
        tables.withLock { $0.known[key] = loaded }
        return loaded.table
    }

    private static func load(_ key: Key, folders: [URL], locale: Locale) -> StringsTable? {
        var entries: [String: CatalogEntry] = [:]
        for folder in folders {
            // What one folder has is not replaced by the next.
            entries.merge(load(key.table, folder: folder, locale: locale)) { first, _ in first }
        }
        return entries.isEmpty ? nil : StringsTable(entries: entries)
    }

    private static func load(_ table: String, folder: URL, locale: Locale) -> [String: CatalogEntry] {
        var entries: [String: CatalogEntry] = [:]
        let file = folder.appendingPathComponent(table + ".xcstrings")
        if let data = try? Data(contentsOf: file) {
            do {
                let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
                entries = catalog.entries(languages: locale.choices(of: catalog.languages))
            } catch {
                Log.once("The String Catalog \(file.path) cannot be read: \(error)")
            }
        }
        if let (file, language) = stringsFile(table, in: folder, locale: locale) {
            for (name, value) in readStrings(file) {
                entries[name] = CatalogEntry(value: .string(value), language: language)
            }
        }
        return entries
    }

    private static func stringsFile(_ table: String, in folder: URL, locale: Locale) -> (URL, language: String)? {
        let files = FileManager.default
        let folders = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        let languages = Set(folders.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
        for language in locale.choices(of: languages) + ["Base", "en"] {
            let file = folder.appendingPathComponent(language + ".lproj").appendingPathComponent(table + ".strings")
            if files.fileExists(atPath: file.path) { return (file, language) }
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
