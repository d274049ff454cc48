import Foundation
import Typesetter

/// The distances that text keeps from its neighbors in a stack without its own spacing.
///
/// Apple publishes no numbers, only that they depend on the font. The shape of the rule was read off the distances that
/// SwiftUI reports for fonts of many sizes (published with the fixtures of github.com/iamcgn/swiftui-web): a view above keeps from
/// a text what the text's last line has below its baseline, a view below as much from the last line as from capitals that would
/// follow there, both with half the leading, and a text from the text above it its leading. How large the part of the leading
/// is was seen in pictures of iOS 17: footnote text stands 4.4 points below a bordered button.
enum TextSpacingAppearance {
    /// What text of a font likes above itself.
    static func above(_ metrics: FontMetrics, scale: Double) -> ViewSpacing.Liking {
        .text(fromViews: max(0, metrics.descent + metrics.leading / 2), fromTexts: pixels(metrics.leading, scale))
    }

    /// What text of a font likes below itself.
    static func below(_ metrics: FontMetrics) -> ViewSpacing.Liking {
        .text(fromViews: max(0, metrics.lineHeight - metrics.capHeight + metrics.leading / 2), fromTexts: 0)
    }

    /// A leading in whole pixels.
    private static func pixels(_ leading: Double, _ scale: Double) -> Double {
        max(0, (leading * scale - 0.001).rounded(.up) / scale)
    }
}
