import CoreGraphics

/// Sizes and line heights of iOS's text styles, in points, from the smallest type size to the largest.
///
/// Source: Apple's Human Interface Guidelines, Typography, the tables of Dynamic Type sizes for iOS.
package struct TextStyleMetrics: Sendable {
    /// One for each of the 12 type sizes.
    package let sizes: [CGFloat]
    /// The distance from one base line to the next.
    package let lineHeights: [CGFloat]

    package static let all: [UIFont.TextStyle: TextStyleMetrics] = [
        .largeTitle: TextStyleMetrics(
            sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            lineHeights: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: TextStyleMetrics(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            lineHeights: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
        .title2: TextStyleMetrics(
            sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            lineHeights: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: TextStyleMetrics(
            sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            lineHeights: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: TextStyleMetrics(
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            lineHeights: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        .body: TextStyleMetrics(
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            lineHeights: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        .callout: TextStyleMetrics(
            sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            lineHeights: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: TextStyleMetrics(
            sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            lineHeights: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
        .footnote: TextStyleMetrics(
            sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            lineHeights: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: TextStyleMetrics(
            sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            lineHeights: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
        .caption2: TextStyleMetrics(
            sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            lineHeights: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ]

    /// The metrics of a style; those of `body` where it is not known.
    package static func of(_ style: UIFont.TextStyle) -> TextStyleMetrics { all[style] ?? all[.body]! }

    package func size(at category: UIContentSizeCategory) -> CGFloat { sizes[category.index] }
}
