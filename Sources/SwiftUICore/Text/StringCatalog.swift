import Foundation

/// A String Catalog as Xcode writes it.
struct StringCatalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]

    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    struct Unit: Decodable {
        var value: String
    }

    final class Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        /// nil where nothing was translated.
        var value: CatalogEntry.Value? {
            if let stringUnit { return .string(stringUnit.value) }
            return variations?.value
        }
    }

    final class Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?

        var value: CatalogEntry.Value? {
            if let plural { return .plural(plural.compactMapValues(\.value)) }
            return (device?["iphone"] ?? device?["other"])?.value
        }
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    /// The entries in the first of the languages that each has, else in the source language.
    func entries(languages: [String]) -> [String: CatalogEntry] {
        var entries: [String: CatalogEntry] = [:]
        let wanted = languages + [StringsTable.normalized(sourceLanguage)]
        for (key, entry) in strings {
            guard let localizations = entry.localizations else { continue }
            let byName = Dictionary(
                localizations.map { (StringsTable.normalized($0.key), $0.value) }, uniquingKeysWith: { a, _ in a })
            guard let localization = wanted.lazy.compactMap({ byName[$0] }).first,
                let value = localization.value
            else { continue }
            entries[key] = CatalogEntry(
                value: value, substitutions: substitutions(of: localization))
        }
        return entries
    }

    private func substitutions(of localization: Localization) -> [String: CatalogEntry.Substitution] {
        var result: [String: CatalogEntry.Substitution] = [:]
        for (index, item) in (localization.substitutions ?? [:]).sorted(by: { $0.key < $1.key }).enumerated() {
            guard let value = item.value.variations?.value else { continue }
            result[item.key] = CatalogEntry.Substitution(
                argument: item.value.argNum ?? index + 1, specifier: item.value.formatSpecifier ?? "lld",
                value: value)
        }
        return result
    }
}
