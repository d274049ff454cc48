import SourcesFixture
import SwiftUI
import Testing

@testable import SwiftUICore

/// Texts of the fixture's String Catalog.
@MainActor
@Suite("Strings of catalogues")
struct CatalogStringTests {
    private func shown(_ key: LocalizedStringKey, _ locale: String = "en_US", isPad: Bool = false) -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        if isPad {
            environment.horizontalSizeClass = .regular
            environment.verticalSizeClass = .regular
        }
        return Text.fixture(key).resolvedString(in: environment)
    }

    @Test(
        "The nearest language is taken, else the source's",
        arguments: [
            ("en_GB", "Hello"), ("de_CH", "Hallo"), ("pt_PT", "Olá"), ("zh_TW", "你好"), ("zh_CN", "Hello"),
            ("fr", "Hello"),
            ("ja", "Hello"),
        ])
    func languages(locale: String, text: String) { #expect(shown("greeting", locale) == text) }

    @Test("What is not to be translated is the same everywhere; what is unknown is its key")
    func untranslated() {
        #expect(shown("brand name", "de") == "Perch")
        #expect(shown("no such text", "de") == "no such text")
    }

    @Test("Texts vary with the kind of device")
    func devices() {
        #expect(shown("tap here") == "Tap here")
        #expect(shown("tap here", isPad: true) == "Tap or click here")
    }

    @Test(
        "Plurals follow the language of the text",
        arguments: [
            (0, "en", "Nothing"), (1, "en", "1 item"), (2, "en", "2 items"), (1, "pl", "1 rzecz"),
            (3, "pl", "3 rzeczy"),
            (5, "pl", "5 rzeczy (wiele)"), (2, "ar", "اثنان"),
            // Not translated into French, in which 0 would be singular; nor into Japanese, which has no plural.
            (0, "fr", "Nothing"), (1, "ja", "1 item"), (2, "ja", "2 items"),
        ])
    func plurals(count: Int, locale: String, text: String) { #expect(shown("items \(count)", locale) == text) }

    @Test("Parts vary one by one, by the number that is theirs")
    func substitutions() {
        #expect(shown("\("Oak") has \(1) birds and \(3) trees") == "Oak has 1 bird and 3 trees")
        #expect(shown("\(1) zebras, \(2) apes") == "1 zebra, 2 apes")
    }

    @Test(
        "Unicode's plural rules",
        arguments: [
            (1.0, "da", "one"), (1.5, "da", "one"), (21, "is", "one"), (11, "is", "other"), (1_000_000, "es", "many"),
            (1_000_001, "fr", "other"), (0, "fr", "one"), (0, "pt-BR", "one"), (0, "pt-PT", "other"),
            (4, "fil", "other"),
            (5, "fil", "one"), (11, "gd", "one"), (12, "mt", "many"), (10, "mt", "few"), (101, "sl", "one"),
            (0.5, "cs", "many"),
            (0, "lv", "zero"), (21, "lt", "one"), (11, "lt", "other"), (6, "cy", "many"), (8, "ga", "many"),
            (2, "he", "two"),
            (100, "ar", "other"), (111, "ar", "many"), (103, "ar", "few"), (1, "ja", "other"), (21, "uk", "one"),
            (1.5, "ru", "other"),
            (1, "en-GB", "one"), (.nan, "en", "other"),
        ])
    func rules(number: Double, language: String, category: String) {
        #expect(PluralCategory.of(number, language: language).rawValue == category)
    }
}
