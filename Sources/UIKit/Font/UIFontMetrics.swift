import CoreGraphics
import Foundation

/// Makes fonts and lengths grow with a text style.
public final class UIFontMetrics: NSObject, Sendable {
    private let textStyle: UIFont.TextStyle

    /// Metrics that grow as `textStyle` does.
    public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

    /// Metrics that grow as body text does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font for the current text size, made for the default one.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
    }

    /// The font, scaled for the type size of these traits; `nil` takes the current ones.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// The font, scaled for the current type size, and no larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font, scaled for the type size of these traits, and no larger than `maximumPointSize`.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize))
    }

    /// The length for the current text size, rounded to pixels.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// The length, scaled for the type size of these traits and rounded to their pixels; `nil` takes the current ones.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        return TextStyleMetrics.of(textStyle).scaled(
            value, to: traits.preferredContentSizeCategory.index, scale: scale)
    }
}
