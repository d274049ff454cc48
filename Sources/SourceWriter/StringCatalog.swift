import Foundation

/// What a string catalog says that symbols are made of: the texts that people added by hand.
///
/// Xcode makes no symbols for texts that it has found in sources.
struct StringCatalog {
    /// A value that goes into a text.
    struct Argument: Equatable {
        /// The name, if the catalog gives one.
        var label: String?
        /// How it is formatted, such as `%lld`.
        var specifier: String
    }

    /// A text.
    struct Entry: Equatable {
        var key: String
        var comment: String?
        var arguments: [Argument]
    }

    /// The name of the table: that of the file.
    let table: String
    /// In the order of their keys.
    let entries: [Entry]

    /// Throws an error where the file is not a string catalog.
    init(file: URL) throws {
        table = file.deletingPathExtension().lastPathComponent
        do {
            let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
            entries = contents.strings.filter { $0.value.extractionState == "manual" }.sorted { $0.key < $1.key }.map {
                Entry(key: $0, comment: $1.comment, arguments: $1.arguments(key: $0, source: contents.sourceLanguage))
            }
        } catch {
            throw SourcesError("\(file.path) could not be read as a string catalog: \(error)")
        }
    }

    private struct Contents: Decodable {
        var sourceLanguage: String
        var strings: [String: Text]
    }

    private struct Text: Decodable {
        var comment: String?
        var extractionState: String?
        var localizations: [String: Localization]?

        /// A substitution has the place that it names; the others are those of the key and of the source language.
        func arguments(key: String, source: String) -> [Argument] {
            let translation = localizations?[source]
            var byNumber: [Int: Argument] = [:]
            for text in [key, translation?.stringUnit?.value ?? ""] {
                for (index, specifier) in FormatSpecifiers.all(in: text).enumerated()
                where byNumber[index + 1] == nil {
                    byNumber[index + 1] = Argument(label: specifier.name, specifier: specifier.text)
                }
            }
            let substituted =
                translation?.substitutions
                ?? localizations?.sorted { $0.key < $1.key }.lazy.compactMap(\.value.substitutions).first
            for (index, (name, substitution)) in (substituted ?? [:]).sorted(by: { $0.key < $1.key }).enumerated() {
                byNumber[substitution.argNum ?? index + 1] = Argument(
                    label: name, specifier: "%" + (substitution.formatSpecifier ?? "lld"))
            }
            return byNumber.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    private struct Localization: Decodable {
        struct Unit: Decodable { var value: String? }
        struct Substitution: Decodable {
            var argNum: Int?
            var formatSpecifier: String?
        }

        var stringUnit: Unit?
        var substitutions: [String: Substitution]?
    }
}

/// The places in a format string into which values go.
enum FormatSpecifiers {
    /// `%lld`, `%1$@`, or `%(name)@`.
    private static var pattern: Regex<(Substring, name: Substring?, flags: Substring, kind: Substring)> {
        #/%(?:\d+\$)?(?:\((?<name>\w+)\))?(?<flags>[-+ #0]*\d*(?:\.\d+)?)(?<kind>(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfeEgGaAcCsSp])/#
    }

    /// `%%` is a percent sign, and none of them.
    static func all(in text: String) -> [(name: String?, text: String)] {
        text.replacing("%%", with: "").matches(of: pattern).map { match in
            (match.name.map(String.init), "%" + match.flags + match.kind)
        }
    }

    /// A text without them.
    static func removed(from text: String) -> String {
        text.replacing("%%", with: " ").replacing(pattern, with: " ")
    }
}
