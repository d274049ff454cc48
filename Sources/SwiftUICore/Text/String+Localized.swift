import Foundation

extension String {
    /// A text with values in it, to be looked up. Foundation has this type on Apple's platforms only.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        /// Creates a key without values.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Creates the translation of a text for a locale. The default is the locale of the current session.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedText(key: keyAndValue.key, table: table, bundle: bundle)
            .plainString(locale: locale.ofSession)
    }

    /// Creates the translation of a text with its own key for a locale. The default is the locale of the current
    /// session.
    ///
    /// - Parameter defaultValue: What is returned where there is no translation.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedText(key, defaultValue, table: table, bundle: bundle).plainString(locale: locale.ofSession)
    }

    /// Creates the translation of a text for its own locale.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedText(resource).plainString(locale: resource.locale)
    }
}
