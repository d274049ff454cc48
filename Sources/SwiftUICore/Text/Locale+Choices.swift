import Foundation

extension Locale {
    /// Of the languages that there are texts in, those that suit people of this locale, from the most to the least exact.
    ///
    /// "de_AT" is served by "de-AT", "de", and any other German; "zh_TW" by "zh-Hant" and "zh-HK", not by "zh-Hans".
    func choices(of languages: Set<String>) -> [String] {
        let own = LanguageName(language)
        return languages.compactMap { language -> (language: String, fit: Int)? in
            let other = LanguageName(
                Locale.Language(identifier: language.replacingOccurrences(of: "_", with: "-")))
            guard other.code == own.code, other.script == own.script else { return nil }
            let fit = other.region == own.region ? 2 : other.region == nil ? 1 : 0
            return (language, fit)
        }
        .sorted { ($1.fit, $0.language) < ($0.fit, $1.language) }.map(\.language)
    }
}

/// The parts of a language's name by which it is matched.
private struct LanguageName {
    var code: String
    /// The usual one where none is written: that of "zh-TW" is "Hant".
    var script: String?
    var region: String?

    init(_ language: Locale.Language) {
        let code = language.languageCode?.identifier.lowercased() ?? ""
        // Norwegian is mostly Bokmål; the others are old names.
        self.code = ["no": "nb", "iw": "he", "in": "id", "ji": "yi", "tl": "fil"][code] ?? code
        script =
            language.script?.identifier ?? Locale.Language(identifier: language.maximalIdentifier).script?.identifier
        region = language.region?.identifier
    }
}
