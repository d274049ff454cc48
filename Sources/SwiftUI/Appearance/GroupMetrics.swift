import Foundation

/// Sizes of iOS 17's group boxes, disclosure groups and the like, in points, from the token table of the iOS 17 look.
enum GroupMetrics {
    static let boxPadding: CGFloat = 16
    static let boxRadius: CGFloat = 8
    static let boxGap: CGFloat = 8
    /// How long a disclosure takes to open, in seconds.
    static let disclosureDuration = 0.35
    static let disclosureGap: CGFloat = 8
    /// 13 points at the standard text size, as a list row's chevron.
    static let disclosureIndicator = Font.footnote.weight(.semibold)
}

/// Sizes of a view that represents missing content, in points.
enum ContentUnavailableMetrics {
    static let imageFont: Font = .system(size: 48)
    static let imageGap: CGFloat = 12
    static let descriptionGap: CGFloat = 4
    static let actionsGap: CGFloat = 16
    static let maximumWidth: CGFloat = 320
    static let margin: CGFloat = 16
}

/// Sizes of a color well, in points.
enum ColorPickerMetrics {
    static let well: CGFloat = 28
    static let ring: CGFloat = 3
    /// What lies between the ring and the color.
    static let gap: CGFloat = 2
    /// The colors of the ring, round the circle from the trailing side.
    static let rainbow: [Color] = [
        Color(red: 1, green: 0.23, blue: 0.19), Color(red: 1, green: 0.4, blue: 0.85),
        Color(red: 0.6, green: 0.35, blue: 1), Color(red: 0.25, green: 0.5, blue: 1),
        Color(red: 0.25, green: 0.85, blue: 0.95), Color(red: 0.3, green: 0.85, blue: 0.4),
        Color(red: 0.85, green: 0.9, blue: 0.2), Color(red: 1, green: 0.7, blue: 0.1),
        Color(red: 1, green: 0.23, blue: 0.19),
    ]
}
