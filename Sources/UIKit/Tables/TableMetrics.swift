import CoreGraphics

/// The sizes of tables, in points, at the standard text size. Unless a source is named, they are close to what iOS 17 and 18 show,
/// and unsure.
@MainActor enum TableMetrics {
    /// A row of one line.
    static let rowHeight: CGFloat = 44
    /// Above and below the content of a row. Source: 44 less a line of 20.33, halved.
    static let verticalMargin: CGFloat = 11
    /// Beside the content, up to and from a width. Source: margins of devices, as for SwiftUI's lists.
    static let narrowMargin: CGFloat = 16
    private static let wideMargin: CGFloat = 20
    private static let firstWideWidth: CGFloat = 390

    /// Room beside the content of a table that fills a width.
    static func margin(atWidth width: CGFloat) -> CGFloat { width >= firstWideWidth ? wideMargin : narrowMargin }

    static let imageSpacing: CGFloat = 16
    static let subtitleSpacing: CGFloat = 3
    static let valueSpacing: CGFloat = 6
    /// The label of the style `value2`. Source: unsure.
    static let value2Width: CGFloat = 91
    /// The control of editing before the content.
    static let editingWidth: CGFloat = 38

    static var textFont: UIFont { .preferredFont(forTextStyle: .body) }
    static var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }

    /// The corners of a group in the style `insetGrouped`.
    static let cornerRadius: CGFloat = 10
    /// Above a section of a plain table that has a header, as since iOS 15.
    static let plainHeaderTop: CGFloat = 22
    /// Above and below the text of a header.
    static let plainHeaderMargin: CGFloat = 4
    /// Above the first group, and between two.
    static let groupTop: CGFloat = 35
    static let groupSpacing: CGFloat = 17.67
    static let groupHeaderTop: CGFloat = 16
    static let groupHeaderBottom: CGFloat = 6
    static let groupFooterTop: CGFloat = 7.67

    static var plainHeaderFont: UIFont { .preferredFont(forTextStyle: .headline) }
    static var groupHeaderFont: UIFont { .preferredFont(forTextStyle: .footnote) }
}
