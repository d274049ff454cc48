import CoreGraphics

/// Tables on an iPad, in points. Apple publishes no numbers; these follow how iPadOS 17 looks.
enum TableMetrics {
    static let headerHeight: CGFloat = 36
    static let headerFont = Font.subheadline
    static let arrowFont = Font.caption2.weight(.semibold)
    static let arrowGap: CGFloat = 4
    /// The space between columns.
    static let columnGap: CGFloat = 16
}
