import Foundation

extension String {
    /// A text with values in it, to be looked up. Foundation has this type on Apple's platforms only.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        /// A key without anything to fill in.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The translation of a text, for a locale. The current one is that of the session whose code runs.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedText(key: keyAndValue.key, table: table, bundle: bundle)
            .plainString(locale: locale.ofSession)
    }

    /// The translation of a text with its own key, for a locale. The current one is that of the session whose code runs.
    ///
    /// - Parameter defaultValue: What is returned where there is no translation.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedText(key, defaultValue, table: table, bundle: bundle).plainString(locale: locale.ofSession)
    }

    /// The translation of a text, for its own locale.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedText(resource).plainString(locale: resource.locale)
    }
}
