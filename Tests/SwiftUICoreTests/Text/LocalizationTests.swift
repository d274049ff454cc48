import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Localisation")
final class LocalizationTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID())")
    private let bundle: Bundle

    deinit { try? FileManager.default.removeItem(at: folder) }

    init() throws {
        let german = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try "/* greeting */\n\"hello\" = \"Hallo **Welt**\";\n\"%@ of %lld\" = \"%2$lld, davon %1$@\";\n"
            .write(to: german.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "bye": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Au revoir"}}}},
              "%lld items": {"localizations": {
                "en": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
                "pl": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%lld rzecz"}},
                  "few": {"stringUnit": {"state": "translated", "value": "%lld rzeczy"}},
                  "many": {"stringUnit": {"state": "translated", "value": "%lld rzeczy!"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld rzeczy?"}}}}}}},
              "%lld in %lld": {"localizations": {"en": {
                "stringUnit": {"state": "translated", "value": "%#@birds@ in %#@trees@"},
                "substitutions": {
                  "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}},
                  "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "%arg tree"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%arg trees"}}}}}}}}}}}
            """
        try catalog.write(
            to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
        bundle = try #require(Bundle(url: folder))
    }

    @Test("Strings files are found by language, and their Markdown counts")
    func stringsFile() {
        #expect(shown(Text("hello", bundle: bundle), locale: "de_AT") == "Hallo Welt")
        #expect(shown(Text("hello", bundle: bundle), locale: "ja_JP") == "hello")
        #expect(shown(Text("\("rot") of \(3)", bundle: bundle), locale: "de") == "3, davon rot")
    }

    @Test("String Catalogs fall back to the source language and the key")
    func catalog() {
        #expect(shown(Text("bye", bundle: bundle), locale: "fr_CH") == "Au revoir")
        #expect(shown(Text("bye", bundle: bundle), locale: "it") == "bye")
    }

    @Test(
        "Plurals follow the language",
        arguments: [
            (1, "en", "1 item"), (2, "en", "2 items"), (1, "pl", "1 rzecz"), (3, "pl", "3 rzeczy"),
            (5, "pl", "5 rzeczy!"), (22, "pl", "22 rzeczy"), (12, "pl", "12 rzeczy!"),
        ])
    func plurals(count: Int, locale: String, expected: String) {
        #expect(shown(Text("\(count) items", bundle: bundle), locale: locale) == expected)
    }

    @Test("Substitutions vary one by one")
    func substitutions() {
        #expect(shown(Text("\(1) in \(2)", bundle: bundle)) == "1 bird in 2 trees")
        #expect(
            String(localized: "\(3) in \(1)", bundle: bundle, locale: Locale(identifier: "en")) == "3 birds in 1 tree")
    }

    @Test("A resource shows its default where there is no translation")
    func resource() {
        let resource = LocalizedStringResource("no.such.key", defaultValue: "Fallback \(3)")
        #expect(shown(Text(resource)) == "Fallback 3")
    }
}
