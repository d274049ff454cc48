import Foundation

/// The language whose typesetting rules apply to text.
public struct TypesettingLanguage: Sendable, Equatable {
    enum Kind: Equatable, Sendable {
        case automatic
        case explicit(Locale.Language)
    }

    let kind: Kind

    /// The language of the environment's locale.
    public static let automatic = TypesettingLanguage(kind: .automatic)

    /// Returns a specific language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(kind: .explicit(language))
    }

    /// The language's BCP 47 name, given the locale around.
    func name(in locale: Locale) -> String {
        switch kind {
        // Locale's own conversion is slow, and this is asked for each text.
        case .automatic:
            String(locale.identifier.prefix { $0 != "@" }).replacingOccurrences(of: "_", with: "-")
        case .explicit(let language): language.maximalIdentifier
        }
    }
}
