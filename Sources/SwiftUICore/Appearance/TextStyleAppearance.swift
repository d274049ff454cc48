import CoreGraphics
import Foundation

/// Sizes and weights of iOS's text styles.
///
/// Source: Apple's Human Interface Guidelines, Typography, "Specifications" (iOS, Dynamic Type sizes); the weights are
/// those of the table "Large (default)" and its "Emphasized weight" column.
enum TextStyleAppearance {
    /// The measures that UIKit's fonts share.
    static func metrics(_ style: Font.TextStyle) -> TextStyleMetrics {
        switch style {
        case .largeTitle: .largeTitle
        case .title: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .body: .body
        case .callout: .callout
        case .subheadline: .subheadline
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        }
    }

    static func size(_ style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
        metrics(style).sizes[size.index]
    }

    /// The distance of the style's lines, in points.
    static func leading(_ style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
        metrics(style).leadings[size.index]
    }

    static func weight(_ style: Font.TextStyle) -> Font.Weight {
        style == .headline ? .semibold : .regular
    }

    /// The weight of a style made bold.
    static func emphasizedWeight(_ style: Font.TextStyle) -> Font.Weight {
        switch style {
        case .largeTitle, .title, .title2: .bold
        default: .semibold
        }
    }

    /// How much closer or farther apart the lines of a font with tight or loose leading are, in points.
    static let leadingChange: CGFloat = 2

    /// The size of text of the secondary scale, of that around it.
    static let secondaryScale: CGFloat = 0.8
}
