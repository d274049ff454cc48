import Foundation
import Testing

/// The string catalog holds each text of the app in each of its languages.
struct CatalogTests {
    private struct Catalog: Decodable {
        struct Entry: Decodable {
            var localizations: [String: Localization]
        }

        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?

            var units: [Unit] { [stringUnit].compactMap(\.self) + (variations?.plural ?? [:]).values.map(\.stringUnit) }
        }

        struct Variations: Decodable { var plural: [String: Form]? }
        struct Form: Decodable { var stringUnit: Unit }

        struct Unit: Decodable {
            var state: String
            var value: String
        }

        var sourceLanguage: String
        var strings: [String: Entry]
    }

    private static let catalog: Catalog = {
        let file = SourceTexts.sources.appendingPathComponent("LedgerUI/Resources/Localizable.xcstrings")
        return try! JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
    }()

    private static let modules = ["LedgerUI", "LedgerCore", "LedgerStore", "LedgerSync", "LedgerAuth"]

    /// A key as it can be told from the source, where the kind of a value is not known.
    private static func open(_ key: String) -> String {
        key.replacing(/%(?:\d\$)?(?:@|lld|lf)/, with: "%*").replacing("%%", with: "%")
    }

    @Test("Each text that is looked up is in the catalog")
    func allAreThere() throws {
        let texts = try SourceTexts(modules: Self.modules).localized
        #expect(texts.count > 900)
        let keys = Set(Self.catalog.strings.keys.map(Self.open))
        for text in texts where !keys.contains(text.key) { Issue.record("not in the catalog: \(text.place)") }
    }

    @Test("Each text of a screen is looked up")
    func noneIsLeftOut() throws {
        for text in try SourceTexts(modules: ["LedgerUI"]).others where !Self.notLookedUp.contains(text.key) {
            Issue.record("not looked up: \(text.place)")
        }
    }

    /// Texts that nobody reads, or that are the same in all languages.
    private static let notLookedUp: Set<String> = [
        // The name of the app, and of houses in previews.
        "Ledger", "Kessler Lake House", "Kessler",
        // Shapes are drawn in their place, or a preview shows them.
        "The name of what comes", "What is said of it, in a line below", "An amount", "it cannot be read",
    ]

    @Test("Each entry has a German text with the same values, and both forms of a plural")
    func german() {
        for (key, entry) in Self.catalog.strings {
            guard let german = entry.localizations["de"] else {
                Issue.record("no German: “\(key)”")
                continue
            }
            #expect(!german.units.isEmpty, "\(key)")
            for unit in german.units {
                #expect(unit.state == "translated" && !unit.value.isEmpty, "\(key)")
                // The form for one may leave the number out.
                if german.stringUnit != nil { #expect(Self.values(unit.value) == Self.values(key), "\(key)") }
            }
            for language in entry.localizations.values {
                if let plural = language.variations?.plural { #expect(Set(plural.keys) == ["one", "other"], "\(key)") }
            }
        }
    }

    private static func values(_ text: String) -> [String] {
        text.matches(of: /%(?:\d\$)?(@|lld|lf)/).map { String($0.1) }.sorted()
    }

    @Test("Plurals of the source language have a form for one")
    func plurals() {
        for (key, entry) in Self.catalog.strings {
            guard let plural = entry.localizations["de"]?.variations?.plural else { continue }
            let english = entry.localizations["en"]?.variations?.plural
            #expect(english?["one"]?.stringUnit.value.isEmpty == false && english?["other"]?.stringUnit.value == key)
            #expect(plural["other"]?.stringUnit.value.contains("%") == true, "\(key)")
        }
    }
}
