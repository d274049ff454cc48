import Foundation

/// A text to be looked up later, with all that finding it needs. Foundation has this type on Apple's platforms only.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The locations of string tables.
    public enum BundleDescription: Equatable, Sendable {
        /// The main bundle.
        case main
        /// The bundle that holds a class.
        case forClass(AnyClass)
        /// The bundle at a URL on disk.
        case atURL(URL)

        fileprivate init(_ bundle: Bundle?) { self = bundle.map { .atURL($0.bundleURL) } ?? .main }

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
    /// The text if there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the strings file. Nil for `Localizable`.
    public let table: String?
    /// The locale for the translation. If a view shows the text, the locale of the environment is used. Otherwise, the
    /// default is the locale of the current session, so that a resource in a static property serves every session.
    public var locale: Locale {
        get { givenLocale.ofSession }
        set { givenLocale = newValue }
    }
    private var givenLocale: Locale
    /// The location of the string table.
    public let bundle: BundleDescription

    /// Creates a resource whose text is the key.
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

    /// Creates a resource with a separate key.
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

    /// Creates a resource whose text is the key, in a table of a bundle. Nil for the main bundle.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle?,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: BundleDescription(bundle), comment: comment)
    }

    /// Creates a resource with a separate key, in a table of a bundle. Nil for the main bundle.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: Bundle?, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale, bundle: BundleDescription(bundle),
            comment: comment)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A type whose values have a localized description.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedText {
    /// A text with its own key, and what is shown where there is no translation.
    init(_ key: StaticString, _ defaultValue: String.LocalizationValue, table: String?, bundle: Bundle?) {
        self.init(
            key: LocalizedStringKey(key: "\(key)", arguments: defaultValue.key.arguments), table: table, bundle: bundle,
            defaultValue: defaultValue.key.key)
    }

    init(_ resource: LocalizedStringResource) {
        self.init(
            key: LocalizedStringKey(resource), table: resource.table, bundle: resource.bundle.bundle,
            defaultValue: resource.defaultValue.key.key)
    }
}
