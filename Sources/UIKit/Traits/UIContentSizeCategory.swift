/// The text size that somebody prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ short: String) { rawValue = "UICTContentSizeCategory" + short }

    /// A content size category: not said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Three below the standard size.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// Two below the standard size.
    public static let small = UIContentSizeCategory("S")
    /// One below the standard size.
    public static let medium = UIContentSizeCategory("M")
    /// The standard size.
    public static let large = UIContentSizeCategory("L")
    /// One above the standard size.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// Two above the standard size.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// Three above the standard size, the largest without accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// The first of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The largest size there is.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    /// All sizes from the smallest to the largest.
    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among all sizes; that of the default size, `large`, where the category is not known.
    package var index: Int { UIContentSizeCategory.ordered.firstIndex(of: self) ?? 3 }

    /// A Boolean value that indicates whether the size is one of those offered among the accessibility settings.
    public var isAccessibilityCategory: Bool { self != .unspecified && index >= 7 }

    /// Returns a Boolean value that indicates whether text is smaller at `a`.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.index < b.index }
    /// Returns a Boolean value that indicates whether text is larger at `a`.
    public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.index > b.index }
    /// Returns a Boolean value that indicates whether text is no larger at `a`.
    public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.index <= b.index }
    /// Returns a Boolean value that indicates whether text is no smaller at `a`.
    public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.index >= b.index }
}
