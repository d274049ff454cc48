import Foundation

// Foundation has these on Apple's platforms only.
extension AttributedString {
    /// Options for formatting the values in a localized text.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// An option that adds the attribute `replacementIndex` to characters of values. In Perch, it has no effect.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 0)
    }

    /// Creates the translation of a text for a locale, with the attributes of its inline Markdown.
    ///
    /// The current locale is that of the session whose code runs. What a value holds is not read as Markdown.
    public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(LocalizedText(key: keyAndValue.key, table: table, bundle: bundle), locale: locale ?? .current)
    }

    /// Creates the translation of a text with its own key for a locale, with the attributes of its inline Markdown.
    ///
    /// - Parameter defaultValue: What is used where there is no translation.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(LocalizedText(key, defaultValue, table: table, bundle: bundle), locale: locale ?? .current)
    }

    /// Creates the translation of a text for its own locale, with the attributes of its inline Markdown.
    public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
        self.init(LocalizedText(resource), locale: resource.locale)
    }

    private init(_ text: LocalizedText, locale: Locale) {
        let locale = locale.ofSession
        self.init()
        var next = 0
        for run in InlineMarkdown.runs(of: text.template(locale: locale)) {
            append(AttributedString(text.filledIn(run.text, &next, locale: locale), attributes: run.style.attributes))
        }
    }
}
