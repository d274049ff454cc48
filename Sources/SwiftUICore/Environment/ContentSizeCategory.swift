/// A size of text that people choose, by its older name; see `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// Three below the standard size.
    case extraSmall
    /// Two below the standard size.
    case small
    /// One below the standard size.
    case medium
    /// The standard size.
    case large
    /// One above the standard size.
    case extraLarge
    /// Two above the standard size.
    case extraExtraLarge
    /// Three above the standard size, the largest without accessibility sizes.
    case extraExtraExtraLarge
    /// The first of the accessibility sizes.
    case accessibilityMedium
    /// The second of the accessibility sizes.
    case accessibilityLarge
    /// The third of the accessibility sizes.
    case accessibilityExtraLarge
    /// The fourth of the accessibility sizes.
    case accessibilityExtraExtraLarge
    /// The largest size there is.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of those that are offered among the accessibility settings.
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
    /// Whether text is smaller at `lhs`.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize < rhs.dynamicTypeSize
    }
    /// Whether text is no larger at `lhs`.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(rhs < lhs) }
    /// Whether text is larger at `lhs`.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { rhs < lhs }
    /// Whether text is no smaller at `lhs`.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(lhs < rhs) }
}

extension EnvironmentValues {
    /// The size of text that was chosen, by its older name. It is `dynamicTypeSize` in other words.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
