import CoreGraphics

/// Sizes and leadings of iOS's text styles, in points, from the smallest type size to the largest.
///
/// Source: Apple's Human Interface Guidelines, Typography, the tables of Dynamic Type sizes for iOS.
package struct TextStyleMetrics: Sendable {
    /// One for each of the 12 type sizes.
    package let sizes: [CGFloat]
    /// The distance of lines, one for each of the 12 type sizes. Lengths that go with a style grow as these do.
    package let leadings: [CGFloat]

    package static let largeTitle = TextStyleMetrics(
        sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
    package static let title1 = TextStyleMetrics(
        sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
    package static let title2 = TextStyleMetrics(
        sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
    package static let title3 = TextStyleMetrics(
        sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    package static let headline = TextStyleMetrics(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    package static let body = TextStyleMetrics(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    package static let callout = TextStyleMetrics(
        sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    package static let subheadline = TextStyleMetrics(
        sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
    package static let footnote = TextStyleMetrics(
        sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    package static let caption1 = TextStyleMetrics(
        sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
    package static let caption2 = TextStyleMetrics(
        sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])

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

    /// The leading that goes with one of the style's sizes; nil for a size that the style does not have.
    package func leading(ofSize size: CGFloat) -> CGFloat? { sizes.firstIndex(of: size).map { leadings[$0] } }

    /// A length that is right at the default type size, at the type size of an index, rounded to pixels.
    package func scaled(_ value: CGFloat, to index: Int, scale: CGFloat) -> CGFloat {
        let base = UIContentSizeCategory.large.index
        guard index != base, value.isFinite else { return value }
        let scale = scale > 0 && scale.isFinite ? scale : 1
        return (value * leadings[index] / leadings[base] * scale).rounded() / scale
    }
}
