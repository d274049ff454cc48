import Foundation

/// A String Catalog as Xcode writes it.
struct StringCatalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]

    struct Entry: Decodable {
        var localizations: [String: Localization]?
        /// False for names and the like, which are the same in all languages.
        var shouldTranslate: Bool?
    }

    struct Unit: Decodable {
        var value: String
        var state: String?
    }

    final class Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        /// Nil where nothing was translated. What is new is not: Xcode keeps a place for it, with the source's words or none.
        func value(isSource: Bool) -> CatalogEntry.Value? {
            if let stringUnit { return isSource || stringUnit.state != "new" ? .string(stringUnit.value) : nil }
            return variations?.value(isSource: isSource)
        }
    }

    final class Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
        /// By the room there is, in ens.
        var width: [String: Localization]?

        func value(isSource: Bool) -> CatalogEntry.Value? {
            func values(_ forms: [String: Localization]) -> [String: CatalogEntry.Value]? {
                let values = forms.compactMapValues { $0.value(isSource: isSource) }
                return values.isEmpty ? nil : values
            }
            if let plural { return values(plural).map { .plural($0) } }
            if let device { return values(device).map { .device($0) } }
            let widest = (width ?? [:]).max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            return widest?.value.value(isSource: isSource)
        }
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    /// All languages that something is translated into, as they are written.
    var languages: Set<String> {
        strings.values.reduce(into: [sourceLanguage]) { $0.formUnion(($1.localizations ?? [:]).keys) }
    }

    /// The entries in the first of the languages that each has, else in the source language.
    func entries(languages: [String]) -> [String: CatalogEntry] {
        var entries: [String: CatalogEntry] = [:]
        for (key, entry) in strings {
            let wanted = entry.shouldTranslate == false ? [sourceLanguage] : languages + [sourceLanguage]
            for language in wanted {
                guard let localization = entry.localizations?[language],
                    let value = localization.value(isSource: language == sourceLanguage)
                else { continue }
                entries[key] = CatalogEntry(
                    value: value, language: language,
                    substitutions: substitutions(of: localization, isSource: language == sourceLanguage))
                break
            }
        }
        return entries
    }

    private func substitutions(
        of localization: Localization, isSource: Bool
    ) -> [String: CatalogEntry.Substitution] {
        (localization.substitutions ?? [:]).compactMapValues { item in
            item.variations?.value(isSource: isSource).map {
                CatalogEntry.Substitution(
                    argument: item.argNum, specifier: item.formatSpecifier ?? "lld", value: $0)
            }
        }
    }
}
