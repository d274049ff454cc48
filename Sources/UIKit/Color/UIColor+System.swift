// Colors that follow the appearance they are seen in; see `SystemColor` for the values and their source.

extension UIColor {
    // MARK: Hues and grays

    /// The system's red, for light and dark.
    public static let systemRed = UIColor(.systemRed)
    /// The system's orange, for light and dark.
    public static let systemOrange = UIColor(.systemOrange)
    /// The system's yellow, for light and dark.
    public static let systemYellow = UIColor(.systemYellow)
    /// The system's green, for light and dark.
    public static let systemGreen = UIColor(.systemGreen)
    /// The system's mint, for light and dark.
    public static let systemMint = UIColor(.systemMint)
    /// The system's teal, for light and dark.
    public static let systemTeal = UIColor(.systemTeal)
    /// The system's cyan, for light and dark.
    public static let systemCyan = UIColor(.systemCyan)
    /// The system's blue, for light and dark.
    public static let systemBlue = UIColor(.systemBlue)
    /// The system's indigo, for light and dark.
    public static let systemIndigo = UIColor(.systemIndigo)
    /// The system's purple, for light and dark.
    public static let systemPurple = UIColor(.systemPurple)
    /// The system's pink, for light and dark.
    public static let systemPink = UIColor(.systemPink)
    /// The system's brown, for light and dark.
    public static let systemBrown = UIColor(.systemBrown)
    /// The system's gray, for light and dark.
    public static let systemGray = UIColor(.systemGray)
    /// The second gray, nearer the background.
    public static let systemGray2 = UIColor(.systemGray2)
    /// The third gray, nearer the background.
    public static let systemGray3 = UIColor(.systemGray3)
    /// The fourth gray, nearer the background.
    public static let systemGray4 = UIColor(.systemGray4)
    /// The fifth gray, nearer the background.
    public static let systemGray5 = UIColor(.systemGray5)
    /// The gray nearest the background.
    public static let systemGray6 = UIColor(.systemGray6)

    // MARK: Text

    /// Text.
    public static let label = UIColor(.label)
    /// Text of the second rank.
    public static let secondaryLabel = UIColor(.secondaryLabel)
    /// Text of the third rank.
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    /// Text of the last rank.
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    /// Placeholder text.
    public static let placeholderText = UIColor(.placeholderText)

    // MARK: Fills

    /// Fills thin and small shapes.
    public static let systemFill = UIColor(.systemFill)
    /// Fills shapes of middling size.
    public static let secondarySystemFill = UIColor(.secondarySystemFill)
    /// Fills large shapes, such as fields and bars.
    public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
    /// Fills large areas with much in them.
    public static let quaternarySystemFill = UIColor(.quaternarySystemFill)

    // MARK: Lines and links

    /// Parts things, and lets the background through.
    public static let separator = UIColor(.separator)
    /// Parts things, and is opaque.
    public static let opaqueSeparator = UIColor(.opaqueSeparator)
    /// Links.
    public static let link = UIColor(.link)
    /// The accent color of the app.
    public static let tintColor = UIColor(.tint)

    // MARK: Backgrounds

    /// The background of a screen.
    public static let systemBackground = UIColor(.systemBackground)
    /// A color: what lies on that background.
    public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
    /// A color: what lies on that again.
    public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
    /// The background of a screen with groups.
    public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
    /// The groups on that background.
    public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
    /// A color: what lies in such a group.
    public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
}
