// Colors that follow the appearance they are seen in; see `SystemColor` for the values and their source.

extension UIColor {
    // MARK: Hues and grays

    /// The system red color, which adapts to light and dark appearance.
    public static let systemRed = UIColor(.systemRed)
    /// The system orange color, which adapts to light and dark appearance.
    public static let systemOrange = UIColor(.systemOrange)
    /// The system yellow color, which adapts to light and dark appearance.
    public static let systemYellow = UIColor(.systemYellow)
    /// The system green color, which adapts to light and dark appearance.
    public static let systemGreen = UIColor(.systemGreen)
    /// The system mint color, which adapts to light and dark appearance.
    public static let systemMint = UIColor(.systemMint)
    /// The system teal color, which adapts to light and dark appearance.
    public static let systemTeal = UIColor(.systemTeal)
    /// The system cyan color, which adapts to light and dark appearance.
    public static let systemCyan = UIColor(.systemCyan)
    /// The system blue color, which adapts to light and dark appearance.
    public static let systemBlue = UIColor(.systemBlue)
    /// The system indigo color, which adapts to light and dark appearance.
    public static let systemIndigo = UIColor(.systemIndigo)
    /// The system purple color, which adapts to light and dark appearance.
    public static let systemPurple = UIColor(.systemPurple)
    /// The system pink color, which adapts to light and dark appearance.
    public static let systemPink = UIColor(.systemPink)
    /// The system brown color, which adapts to light and dark appearance.
    public static let systemBrown = UIColor(.systemBrown)
    /// The system gray color, which adapts to light and dark appearance.
    public static let systemGray = UIColor(.systemGray)
    /// The second gray color of the system, closer to the background.
    public static let systemGray2 = UIColor(.systemGray2)
    /// The third gray color of the system, closer to the background.
    public static let systemGray3 = UIColor(.systemGray3)
    /// The fourth system gray color, closer to the background.
    public static let systemGray4 = UIColor(.systemGray4)
    /// The fifth system gray color, closer to the background.
    public static let systemGray5 = UIColor(.systemGray5)
    /// The sixth system gray color, closest to the background.
    public static let systemGray6 = UIColor(.systemGray6)

    // MARK: Text

    /// The color for primary text.
    public static let label = UIColor(.label)
    /// The color for secondary text.
    public static let secondaryLabel = UIColor(.secondaryLabel)
    /// The color for tertiary text.
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    /// The color for quaternary text.
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    /// The color for placeholder text.
    public static let placeholderText = UIColor(.placeholderText)

    // MARK: Fills

    /// The fill color for thin and small shapes.
    public static let systemFill = UIColor(.systemFill)
    /// The fill color for medium-size shapes.
    public static let secondarySystemFill = UIColor(.secondarySystemFill)
    /// The fill color for large shapes, such as fields and bars.
    public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
    /// The fill color for large areas with complex content.
    public static let quaternarySystemFill = UIColor(.quaternarySystemFill)

    // MARK: Lines and links

    /// The color for separators that show the content below.
    public static let separator = UIColor(.separator)
    /// The color for opaque separators.
    public static let opaqueSeparator = UIColor(.opaqueSeparator)
    /// The color for links.
    public static let link = UIColor(.link)
    /// The accent color of the app.
    public static let tintColor = UIColor(.tint)

    // MARK: Backgrounds

    /// The color for the main background.
    public static let systemBackground = UIColor(.systemBackground)
    /// The color for content on the main background.
    public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
    /// The color for content on the secondary background.
    public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
    /// The color for the background of grouped content.
    public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
    /// The color for groups on the grouped background.
    public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
    /// The color for content in a group on the grouped background.
    public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
}
