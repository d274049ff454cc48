// Colours that follow the appearance they are seen in; see `SystemColor` for the values and their source.

extension UIColor {
    // MARK: Hues and greys

    public static let systemRed = UIColor(.systemRed)
    public static let systemOrange = UIColor(.systemOrange)
    public static let systemYellow = UIColor(.systemYellow)
    public static let systemGreen = UIColor(.systemGreen)
    public static let systemMint = UIColor(.systemMint)
    public static let systemTeal = UIColor(.systemTeal)
    public static let systemCyan = UIColor(.systemCyan)
    public static let systemBlue = UIColor(.systemBlue)
    public static let systemIndigo = UIColor(.systemIndigo)
    public static let systemPurple = UIColor(.systemPurple)
    public static let systemPink = UIColor(.systemPink)
    public static let systemBrown = UIColor(.systemBrown)
    public static let systemGray = UIColor(.systemGray)
    public static let systemGray2 = UIColor(.systemGray2)
    public static let systemGray3 = UIColor(.systemGray3)
    public static let systemGray4 = UIColor(.systemGray4)
    public static let systemGray5 = UIColor(.systemGray5)
    public static let systemGray6 = UIColor(.systemGray6)

    // MARK: Text

    public static let label = UIColor(.label)
    public static let secondaryLabel = UIColor(.secondaryLabel)
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    public static let placeholderText = UIColor(.placeholderText)

    // MARK: Fills

    public static let systemFill = UIColor(.systemFill)
    public static let secondarySystemFill = UIColor(.secondarySystemFill)
    public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
    public static let quaternarySystemFill = UIColor(.quaternarySystemFill)

    // MARK: Lines and links

    public static let separator = UIColor(.separator)
    public static let opaqueSeparator = UIColor(.opaqueSeparator)
    public static let link = UIColor(.link)
    public static let tintColor = UIColor(.tint)

    // MARK: Backgrounds

    public static let systemBackground = UIColor(.systemBackground)
    public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
    public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
    public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
    public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
}
