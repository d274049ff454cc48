import CoreGraphics
import Foundation

/// A font that is chosen by what it is for, and resolved where it is used: the Dynamic Type size there counts.
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
    /// The system font at a fixed size in points. The defaults are a regular weight and the standard design.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(provider: .system(size: size, weight: weight, design: design))
    }

    /// The system font at a fixed size in points.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(provider: .system(size: size, weight: weight, design: design))
    }

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(provider: .textStyle(style, design: design, weight: weight))
    }

    /// The system font of a text style.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(provider: .textStyle(style, design: design, weight: nil))
    }

    /// A font by name, which grows with the body style. An unknown name gives the system font.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(provider: .custom(name, size: size, relativeTo: .body))
    }

    /// A font by name, which grows with a text style. An unknown name gives the system font.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(provider: .custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by name that keeps its size. An unknown name gives the system font.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(provider: .custom(name, size: fixedSize, relativeTo: nil))
    }

    /// The font for large titles; 34 points at the standard size.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font for first-level titles; 28 points at the standard size.
    public static let title = Font.system(.title)
    /// The font for second-level titles; 22 points at the standard size.
    public static let title2 = Font.system(.title2)
    /// The font for third-level titles; 20 points at the standard size.
    public static let title3 = Font.system(.title3)
    /// The font for headings; 17 points, semibold, at the standard size.
    public static let headline = Font.system(.headline)
    /// The font for subheadings; 15 points at the standard size.
    public static let subheadline = Font.system(.subheadline)
    /// The font for body text; 17 points at the standard size.
    public static let body = Font.system(.body)
    /// The font for callouts; 16 points at the standard size.
    public static let callout = Font.system(.callout)
    /// The font for footnotes; 13 points at the standard size.
    public static let footnote = Font.system(.footnote)
    /// The font for captions; 12 points at the standard size.
    public static let caption = Font.system(.caption)
    /// The font for alternate captions; 11 points at the standard size.
    public static let caption2 = Font.system(.caption2)
}

// MARK: Changing fonts

extension Font {
    /// The font in italics.
    public func italic() -> Font { modified(.italic) }

    /// The font with small capitals in place of all letters, where it has any.
    public func smallCaps() -> Font { modified(.smallCaps(lowercase: true, uppercase: true)) }

    /// The font with small capitals in place of lowercase letters, where it has any.
    public func lowercaseSmallCaps() -> Font { modified(.smallCaps(lowercase: true, uppercase: false)) }

    /// The font with small capitals in place of uppercase letters, where it has any.
    public func uppercaseSmallCaps() -> Font { modified(.smallCaps(lowercase: false, uppercase: true)) }

    /// The font with digits that are all equally wide.
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }

    /// The font in another width. The standard face has one width only, so its letters are stretched.
    public func width(_ width: Width) -> Font { modified(.width(width.value)) }

    /// The font in bold: for a text style, its emphasised weight.
    public func bold() -> Font { modified(.bold) }

    /// The font's design with letters that are all equally wide.
    public func monospaced() -> Font { modified(.monospaced) }

    /// The font with lines closer together or farther apart.
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
}
