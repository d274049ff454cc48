import Foundation

/// A text to be looked up later, with all that finding it needs. Foundation has this type on Apple's platforms only.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The locations of string tables.
    public enum BundleDescription: Equatable, Sendable {
        /// The main bundle.
        case main
        /// The bundle that holds a class.
        case forClass(AnyClass)
        /// The bundle at a place on disk.
        case atURL(URL)

        public static func == (a: BundleDescription, b: BundleDescription) -> Bool { a.bundle === b.bundle }

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The name of the text in its table.
    public let key: String
    /// The text that is shown without a translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the strings file; nil is `Localizable`.
    public let table: String?
    /// The language to look up; the environment's counts where a view shows the text. Without one it is that of the
    /// session whose code asks: a resource in a static property serves every session.
    public var locale: Locale {
        get { givenLocale.ofSession }
        set { givenLocale = newValue }
    }
    private var givenLocale: Locale
    /// The location of the string table.
    public let bundle: BundleDescription

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        givenLocale = locale
        self.bundle = bundle
    }

    /// A text with its own key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        givenLocale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

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

    /// The translation of a text, for its own locale.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedText(
            key: LocalizedStringKey(resource), table: resource.table, bundle: resource.bundle.bundle,
            defaultValue: resource.defaultValue.key.key
        ).plainString(locale: resource.locale)
    }
}
