/// Static members that the frameworks' types have, which asset symbols may not take.
enum FrameworkSymbols {
    /// Source: the types' documentation.
    static let members: [String: Set<String>] = [
        "Color": [
            "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
            "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
        ],
        "UIColor": [
            "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
            "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
            "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
            "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
            "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
            "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
            "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
            "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white",
            "yellow",
        ],
        "UIImage": ["actions", "add", "checkmark", "remove", "strokedCheckmark"],
    ]
}
