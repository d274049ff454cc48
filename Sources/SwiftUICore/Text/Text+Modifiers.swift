import CoreGraphics
import Foundation

extension Text {
    /// Sets the font. Nil for the font of the environment.
    public func font(_ font: Font?) -> Text { modified(.font(font)) }

    /// Sets the weight of the font. Nil for no change.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { modified(.fontModifier(.weight($0))) } ?? self
    }

    /// Sets the width of the font. Nil for no change.
    public func fontWidth(_ width: Font.Width?) -> Text {
        width.map { modified(.fontModifier(.width($0.value))) } ?? self
    }

    /// Sets the design of a system font. Nil for no change.
    public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { modified(.fontModifier(.design($0))) } ?? self
    }

    /// Makes the text bold.
    public func bold() -> Text { bold(true) }

    /// Sets whether the text is bold.
    public func bold(_ isActive: Bool) -> Text {
        modified(.fontModifier(isActive ? .bold : .without(.bold)))
    }

    /// Makes the text italic.
    public func italic() -> Text { italic(true) }

    /// Sets whether the text is italic.
    public func italic(_ isActive: Bool) -> Text {
        modified(.fontModifier(isActive ? .italic : .without(.italic)))
    }

    /// Sets whether the text uses the monospaced design.
    public func monospaced(_ isActive: Bool = true) -> Text {
        modified(.fontModifier(isActive ? .monospaced : .without(.monospaced)))
    }

    /// Makes all digits equally wide.
    public func monospacedDigit() -> Text { modified(.fontModifier(.monospacedDigit)) }

    /// Sets the color; nil takes that of the environment.
    @available(iOS, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    public func foregroundColor(_ color: Color?) -> Text { modified(.foreground(color.map { AnyShapeStyle($0) })) }

    /// Sets the foreground style of the text. A gradient extends over the whole text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.foreground(AnyShapeStyle(style))) }

    /// Adds a line under the text, in `color` or the color of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        modified(.underline(isActive ? LineStyle(color: color) : nil))
    }

    /// Adds a line under the text, in `color` or the color of the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Adds a line through the text, in `color` or the color of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }

    /// Adds a line through the text, in `color` or the color of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Adds points after each character. Ligatures remain.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

    /// Adds points after each character. Ligatures are not used.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

    /// Moves the text up by a distance in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }

    /// Sets the size of the text relative to other text with the same font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.scale(scale)) : self
    }

    /// Sets the language whose typesetting rules apply to the text.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.language(.explicit(language))) : self
    }

    /// Sets the language whose typesetting rules apply to the text.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.language(language)) : self
    }
}
