import Foundation
import Testing

@testable import SourceWriter

@Suite("Code for string catalogs")
final class StringSymbolsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A catalog whose texts were added by hand.
    private func catalog(_ strings: String, table: String = "Localizable") throws -> StringCatalog {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(table).xcstrings")
        try Data(#"{ "sourceLanguage": "en", "version": "1.1", "strings": { \#(strings) } }"#.utf8).write(to: file)
        return try StringCatalog(file: file)
    }

    private static let manual = #""extractionState": "manual""#

    @Test("A text that was added by hand has a member, one that was found in sources has none")
    func manual() throws {
        let catalog = try catalog(#""cart.title": { \#(Self.manual), "comment": "A heading" }, "Seen": {}"#)
        let text = try #require(StringSymbols(catalogs: [catalog]).source)
        #expect(
            text.contains(
                #"static var cartTitle: LocalizedStringResource { LocalizedStringResource("cart.title", table: "Localizable", bundle: "#
            ))
        #expect(text.contains("/// A heading\n"))
        #expect(text.contains(".atURL(Foundation.Bundle.module.bundleURL)"))
        #expect(!text.contains("Seen"))
        #expect(try StringSymbols(catalogs: [self.catalog(#""Seen": {}"#)]).source == nil)
    }

    @Test(
        "Names of keys",
        arguments: [
            ("cart.checkout.title", "cartCheckoutTitle"), ("API_KEY_TITLE", "apiKeyTitle"), ("%lld items", "items"),
            ("Don't Save", "dontSave"), ("1 more", "_1More"), ("continue", "`continue`"), ("%@", "string"),
            ("100%% sure", "_100Sure"),
        ])
    func names(_ key: String, _ name: String) { #expect(StringSymbols.name(of: key) == name) }

    @Test("Values are parameters with the types of their specifiers")
    func values() throws {
        let catalog = try catalog(
            #""%lld of %@ at %.1f": { \#(Self.manual) }, "short %d": { \#(Self.manual) }, "in %(place)@": { \#(Self.manual) }"#
        )
        let text = try #require(StringSymbols(catalogs: [catalog]).source)
        #expect(
            text.contains("static func ofAt(_ arg1: Int, _ arg2: String, _ arg3: Float) -> LocalizedStringResource"))
        #expect(text.contains(#"defaultValue: "\(arg1, specifier: "%lld")\(arg2)\(arg3, specifier: "%.1f")""#))
        #expect(text.contains("static func short(_ arg1: Int32)"))
        #expect(text.contains("static func `in`(place: String)"))
    }

    @Test("The source language says which values a key without specifiers takes")
    func sourceLanguage() throws {
        let catalog = try catalog(
            #""greeting": { \#(Self.manual), "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Hi %@" } } } }"#
        )
        #expect(
            try #require(StringSymbols(catalogs: [catalog]).source).contains("static func greeting(_ arg1: String)"))
    }

    @Test("A substitution has a label")
    func substitutions() throws {
        let substitution = #""substitutions": { "birds": { "argNum": 1, "formatSpecifier": "lld" } }"#
        let catalog = try catalog(
            #""seen": { \#(Self.manual), "localizations": { "en": { \#(substitution) } } }"#)
        #expect(try #require(StringSymbols(catalogs: [catalog]).source).contains("static func seen(birds: Int)"))
    }

    @Test("Texts of another table are in a type with its name")
    func tables() throws {
        let text = try #require(
            StringSymbols(catalogs: [try catalog(#""new": { \#(Self.manual) }"#, table: "Onboarding")]).source)
        #expect(text.contains("enum Onboarding {"))
        #expect(text.contains(#"LocalizedStringResource("new", table: "Onboarding""#))
    }

    @Test("What the target declares itself is not made again, and two keys of one name have one symbol")
    func declared() throws {
        var symbols = StringSymbols(
            catalogs: [
                try catalog(#""save": { \#(Self.manual) }, "a.b": { \#(Self.manual) }, "a b": { \#(Self.manual) }"#)
            ])
        symbols.declared.add(
            "extension LocalizedStringResource { static let save = LocalizedStringResource(\"save\") }")
        let text = try #require(symbols.source)
        #expect(!text.contains("var save"))
        #expect(text.ranges(of: "static var aB").count == 1)
    }

    @Test("Titles in Info.plist have no symbols")
    func information() throws {
        #expect(
            StringSymbols(catalogs: [try catalog(#""CFBundleName": { \#(Self.manual) }"#, table: "InfoPlist")]).source
                == nil)
    }

    @Test("A file that is no catalog is named, and the others have their symbols")
    func broken() throws {
        let good = try catalog(#""save": { \#(Self.manual) }"#)
        let bad = folder.appendingPathComponent("Bad.xcstrings")
        try Data("{".utf8).write(to: bad)
        let output = folder.appendingPathComponent("Symbols.swift").path
        let error = #expect(throws: SourcesError.self) {
            try SourceWriter.run(
                [
                    "strings", output, "main", "--", bad.path,
                    self.folder.appendingPathComponent("\(good.table).xcstrings").path, "--",
                ])
        }
        #expect(error?.description.hasPrefix(bad.path) == true)
        let written = try String(contentsOfFile: output, encoding: .utf8)
        #expect(written.contains("static var save") && written.contains("BundleDescription.main"))
    }
}
