import Foundation

/// Something drawn in a line of text in place of a character, standing on the baseline.
package struct InlineAttachment: Hashable, Sendable {
    /// Points.
    package var width: Double
    package var height: Double
    /// How far below the baseline the bottom edge lies.
    package var descent: Double

    package init(width: Double, height: Double, descent: Double = 0) {
        self.width = width
        self.height = height
        self.descent = descent
    }
}

/// The pattern of an underline or strikethrough.
package enum LinePattern: Hashable, Sendable {
    case solid, dash, dot, dashDot, dashDotDot
}

/// Characters that share one style.
package struct TextSpan: Hashable, Sendable {
    package var text: String
    package var font: FontRequest
    /// Points added after each character; ligatures stay.
    package var kerning: Double
    /// Points added after each character; ligatures are taken apart.
    package var tracking: Double
    /// Points above the baseline.
    package var baselineOffset: Double
    package var underline: LinePattern?
    package var strikethrough: LinePattern?
    /// Handed back with the glyphs, so that the caller knows how to paint them.
    package var style: Int
    /// Takes the place of `text`, which then counts as one object character.
    package var attachment: InlineAttachment?

    package init(
        _ text: String, font: FontRequest, kerning: Double = 0, tracking: Double = 0,
        baselineOffset: Double = 0, underline: LinePattern? = nil, strikethrough: LinePattern? = nil,
        style: Int = 0, attachment: InlineAttachment? = nil
    ) {
        self.text = attachment == nil ? text : "\u{FFFC}"
        self.font = font
        self.kerning = kerning.isFinite ? kerning : 0
        self.tracking = tracking.isFinite ? tracking : 0
        self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
        self.underline = underline
        self.strikethrough = strikethrough
        self.style = style
        self.attachment = attachment
    }

    /// The same span with all lengths that belong to the font multiplied by `factor`.
    package func scaled(by factor: Double) -> TextSpan {
        var copy = self
        copy.font.size *= factor
        copy.font.extraLeading *= factor
        copy.kerning *= factor
        copy.tracking *= factor
        copy.baselineOffset *= factor
        if let attachment {
            copy.attachment = InlineAttachment(
                width: attachment.width * factor, height: attachment.height * factor,
                descent: attachment.descent * factor)
        }
        return copy
    }
}
