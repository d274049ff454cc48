import CoreGraphics
import Foundation

/// A font, described by its purpose or name. It is resolved where it is used, with the Dynamic Type size of the
/// environment.
///
/// San Francisco's place is taken by Inter, New York's by Noto Serif, SF Mono's by JetBrains Mono and the rounded
/// design's by Quicksand.
public struct Font: Hashable, Sendable {
    indirect enum Provider: Hashable, Sendable {
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case textStyle(TextStyle, design: Design?, weight: Weight?)
        /// Grows with `relativeTo`; nil keeps the size.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
        case modified(Font, FontModifier)
    }

    let provider: Provider

    init(provider: Provider) { self.provider = provider }

    /// A change to a font, whichever it is.
    enum FontModifier: Hashable, Sendable {
        case weight(Weight)
        case bold
        case italic
        case monospaced
        case monospacedDigit
        case smallCaps(lowercase: Bool, uppercase: Bool)
        case leading(Leading)
        case width(CGFloat)
        case design(Design)
        /// Takes back what a modifier farther out did: `bold(false)` and its like.
        case without(Trait)
    }

    enum Trait: Hashable, Sendable { case bold, italic, monospaced }

    func modified(_ modifier: FontModifier) -> Font { Font(provider: .modified(self, modifier)) }
}

// MARK: Making fonts

extension Font {
    /// Returns the system font with a fixed size in points. The defaults are the regular weight and the standard
    /// design.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(provider: .system(size: size, weight: weight, design: design))
    }

    /// Returns the system font with a fixed size in points.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(provider: .system(size: size, weight: weight, design: design))
    }

    /// Returns the system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(provider: .textStyle(style, design: design, weight: weight))
    }

    /// Returns the system font of a text style.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(provider: .textStyle(style, design: design, weight: nil))
    }

    /// Returns a font with a name, which scales with the body style. If the name is unknown, returns the system font.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(provider: .custom(name, size: size, relativeTo: .body))
    }

    /// Returns a font with a name, which scales with a text style. If the name is unknown, returns the system font.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(provider: .custom(name, size: size, relativeTo: textStyle))
    }

    /// Returns a font with a name and a fixed size. If the name is unknown, returns the system font.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(provider: .custom(name, size: fixedSize, relativeTo: nil))
    }

    /// The font for large titles, with 34 points at the standard size.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font for first-level titles, with 28 points at the standard size.
    public static let title = Font.system(.title)
    /// The font for second-level titles, with 22 points at the standard size.
    public static let title2 = Font.system(.title2)
    /// The font for third-level titles, with 20 points at the standard size.
    public static let title3 = Font.system(.title3)
    /// The font for headings, semibold, with 17 points at the standard size.
    public static let headline = Font.system(.headline)
    /// The font for subheadings, with 15 points at the standard size.
    public static let subheadline = Font.system(.subheadline)
    /// The font for body text, with 17 points at the standard size.
    public static let body = Font.system(.body)
    /// The font for callouts, with 16 points at the standard size.
    public static let callout = Font.system(.callout)
    /// The font for footnotes, with 13 points at the standard size.
    public static let footnote = Font.system(.footnote)
    /// The font for captions, with 12 points at the standard size.
    public static let caption = Font.system(.caption)
    /// The font for alternate captions, with 11 points at the standard size.
    public static let caption2 = Font.system(.caption2)
}

// MARK: Changing fonts

extension Font {
    /// Returns the font in italics.
    public func italic() -> Font { modified(.italic) }

    /// Returns the font with small capitals for all letters, if it has any.
    public func smallCaps() -> Font { modified(.smallCaps(lowercase: true, uppercase: true)) }

    /// Returns the font with small capitals for lowercase letters, if it has any.
    public func lowercaseSmallCaps() -> Font { modified(.smallCaps(lowercase: true, uppercase: false)) }

    /// Returns the font with small capitals for uppercase letters, if it has any.
    public func uppercaseSmallCaps() -> Font { modified(.smallCaps(lowercase: false, uppercase: true)) }

    /// Returns the font with digits of equal width.
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }

    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }

    /// Returns the font with another width. The standard typeface has only one width, so its letters are stretched.
    public func width(_ width: Width) -> Font { modified(.width(width.value)) }

    /// Returns the font in bold. For a text style, this is its emphasized weight.
    public func bold() -> Font { modified(.bold) }

    /// Returns the font with characters of equal width.
    public func monospaced() -> Font { modified(.monospaced) }

    /// Returns the font with another distance between lines.
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
}
