import Foundation

/// How lines are laid out. Lengths are points.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }
    package enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

    /// Of each line in the width of the widest.
    package var alignment: Alignment
    /// Kept between lines; where the font has a leading, the larger of both counts.
    package var lineSpacing: Double
    /// Each line's height is multiplied by this; the room is added above.
    package var lineHeightMultiple: Double
    /// nil: as many as needed. Less than one counts as one.
    package var lineLimit: Int?
    package var truncation: Truncation
    /// Where leading is, and the base direction of text that has no letters with a direction.
    package var layoutDirection: Direction
    /// Characters may move a little closer before the text is truncated.
    package var allowsTightening: Bool
    /// Whether the last word of a paragraph may stand alone in its second line where that could be avoided.
    package var keepsOrphans: Bool
    /// BCP 47; picks the glyph forms of shared characters (Han, Cyrillic) and line-breaking rules.
    package var language: String?
    /// Pixels for each point; sizes are rounded up to it and baselines put on it.
    package var scale: Double

    package init(
        alignment: Alignment = .leading, lineSpacing: Double = 0, lineHeightMultiple: Double = 1,
        lineLimit: Int? = nil, truncation: Truncation = .tail,
        layoutDirection: Direction = .leftToRight, allowsTightening: Bool = false, keepsOrphans: Bool = false,
        language: String? = nil, scale: Double = 1
    ) {
        self.alignment = alignment
        self.lineSpacing = lineSpacing.isFinite ? lineSpacing : 0
        self.lineHeightMultiple =
            lineHeightMultiple.isFinite && lineHeightMultiple > 0 ? lineHeightMultiple : 1
        self.lineLimit = lineLimit.map { max($0, 1) }
        self.truncation = truncation
        self.layoutDirection = layoutDirection
        self.allowsTightening = allowsTightening
        self.keepsOrphans = keepsOrphans
        self.language = language
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// What lies between two lines of a font with this leading.
    ///
    /// Apple's text does not add the two: in SwiftUI, body text keeps its distances with any line spacing up to its leading
    /// (swept by the makers of github.com/iamcgn/swiftui-web, Docs/elements/Text.md).
    func gap(leading: Double) -> Double {
        lineSpacing > 0 ? max(leading, lineSpacing) : leading + lineSpacing
    }

    func roundedUp(_ length: Double) -> Double { (length * scale - 0.001).rounded(.up) / scale }
    func snapped(_ y: Double) -> Double { (y * scale).rounded() / scale }
}
