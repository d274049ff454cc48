/// Constants that describe the text size that the user chooses. This is the old form of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// Three sizes below the standard size.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case extraSmall
    /// Two sizes below the standard size.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case small
    /// One size below the standard size.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case medium
    /// The standard size.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case large
    /// One size above the standard size.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case extraLarge
    /// Two sizes above the standard size.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case extraExtraLarge
    /// Three sizes above the standard size, the largest size without accessibility sizes.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case extraExtraExtraLarge
    /// The first of the accessibility sizes.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case accessibilityMedium
    /// The second of the accessibility sizes.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case accessibilityLarge
    /// The third of the accessibility sizes.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case accessibilityExtraLarge
    /// The fourth of the accessibility sizes.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case accessibilityExtraExtraLarge
    /// The largest size there is.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    case accessibilityExtraExtraExtraLarge

    /// All sizes, in ascending order.
    // The compiler makes no list of cases that are deprecated somewhere.
    public static let allCases: [ContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// A Boolean value that indicates whether the size is one of the accessibility sizes.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// The size's name today.
    var dynamicTypeSize: DynamicTypeSize {
        let index = ContentSizeCategory.allCases.firstIndex(of: self) ?? 0
        return DynamicTypeSize.allCases[index]
    }

    init(_ size: DynamicTypeSize) {
        self = ContentSizeCategory.allCases[size.index]
    }
}

extension ContentSizeCategory {
    /// Returns a Boolean value that indicates whether text is smaller at `lhs`.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize < rhs.dynamicTypeSize
    }
    /// Returns a Boolean value that indicates whether text is no larger at `lhs`.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(rhs < lhs) }
    /// Returns a Boolean value that indicates whether text is larger at `lhs`.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { rhs < lhs }
    /// Returns a Boolean value that indicates whether text is no smaller at `lhs`.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(lhs < rhs) }
}

extension EnvironmentValues {
    /// The text size that the user chose. This is the old form of `dynamicTypeSize`.
    @available(iOS, deprecated: 100000.0, message: "Use DynamicTypeSize instead.")
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
