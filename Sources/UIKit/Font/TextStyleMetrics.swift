import CoreGraphics

/// Sizes of iOS's text styles, in points, from the smallest type size to the largest.
///
/// Source: Apple's Human Interface Guidelines, Typography, the tables of Dynamic Type sizes for iOS.
package struct TextStyleMetrics: Sendable {
    /// One for each of the 12 type sizes.
    package let sizes: [CGFloat]

    package static let largeTitle = TextStyleMetrics(sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
    package static let title1 = TextStyleMetrics(sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58])
    package static let title2 = TextStyleMetrics(sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56])
    package static let title3 = TextStyleMetrics(sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55])
    package static let headline = TextStyleMetrics(sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    package static let body = TextStyleMetrics(sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    package static let callout = TextStyleMetrics(sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51])
    package static let subheadline = TextStyleMetrics(sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49])
    package static let footnote = TextStyleMetrics(sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44])
    package static let caption1 = TextStyleMetrics(sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43])
    package static let caption2 = TextStyleMetrics(sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])

    /// The metrics of a style; those of `body` where it is not known.
    package static func of(_ style: UIFont.TextStyle) -> TextStyleMetrics {
        switch style {
        case .largeTitle, .extraLargeTitle: largeTitle
        case .title1, .extraLargeTitle2: title1
        case .title2: title2
        case .title3: title3
        case .headline: headline
        case .subheadline: subheadline
        case .callout: callout
        case .footnote: footnote
        case .caption1: caption1
        case .caption2: caption2
        default: body
        }
    }

    package func size(at category: UIContentSizeCategory) -> CGFloat { sizes[category.index] }
}
