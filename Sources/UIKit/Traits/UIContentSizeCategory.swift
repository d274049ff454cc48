/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ short: String) { rawValue = "UICTContentSizeCategory" + short }

    /// An unspecified size.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// A size three steps smaller than the default.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// A size two steps smaller than the default.
    public static let small = UIContentSizeCategory("S")
    /// A size one step smaller than the default.
    public static let medium = UIContentSizeCategory("M")
    /// The standard size.
    public static let large = UIContentSizeCategory("L")
    /// A size one step larger than the default.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// A size two steps larger than the default.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// A size three steps larger than the default, the largest size except accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// The first of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The largest size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    /// All sizes from the smallest to the largest.
    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among all sizes; that of the default size, `large`, where the category is not known.
    package var index: Int { UIContentSizeCategory.ordered.firstIndex(of: self) ?? 3 }

    /// A Boolean value that indicates whether the size is an accessibility size.
    public var isAccessibilityCategory: Bool { self != .unspecified && index >= 7 }

    /// Returns a Boolean value that indicates whether `a` is smaller than `b`.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.index < b.index }
    /// Returns a Boolean value that indicates whether `a` is larger than `b`.
    public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.index > b.index }
    /// Returns a Boolean value that indicates whether `a` is smaller than or equal to `b`.
    public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.index <= b.index }
    /// Returns a Boolean value that indicates whether `a` is larger than or equal to `b`.
    public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.index >= b.index }
}
