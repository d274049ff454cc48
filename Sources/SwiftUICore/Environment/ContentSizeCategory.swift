/// A size of text that people choose, by its older name; see `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of those that are offered among the accessibility settings.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// The size's name today.
    fileprivate var dynamicTypeSize: DynamicTypeSize {
        let index = ContentSizeCategory.allCases.firstIndex(of: self) ?? 0
        return DynamicTypeSize.allCases[index]
    }

    fileprivate init(_ size: DynamicTypeSize) {
        self = ContentSizeCategory.allCases[size.index]
    }
}

extension ContentSizeCategory: Comparable {
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize < b.dynamicTypeSize
    }
}

extension EnvironmentValues {
    /// The size of text that was chosen, by its older name. It is `dynamicTypeSize` in other words.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
