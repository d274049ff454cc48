import CoreGraphics
import Foundation

extension Font {
    /// The thickness of strokes.
    public struct Weight: Hashable, Sendable {
        /// As in OpenType: 400 is regular.
        let value: Double

        /// The OpenType weight 100.
        public static let ultraLight = Weight(value: 100)
        /// The OpenType weight 200.
        public static let thin = Weight(value: 200)
        /// The OpenType weight 300.
        public static let light = Weight(value: 300)
        /// The OpenType weight 400, which is the weight of plain text.
        public static let regular = Weight(value: 400)
        /// The OpenType weight 500.
        public static let medium = Weight(value: 500)
        /// The OpenType weight 600.
        public static let semibold = Weight(value: 600)
        /// The OpenType weight 700.
        public static let bold = Weight(value: 700)
        /// The OpenType weight 800.
        public static let heavy = Weight(value: 800)
        /// The OpenType weight 900.
        public static let black = Weight(value: 900)
    }

    /// The width of letters.
    ///
    /// The fonts here have one width, so glyphs and their distances are stretched; Apple's are drawn for each width.
    public struct Width: Hashable, Sendable {
        /// The width. The value 0 is the standard width, and negative values are narrower.
        public var value: CGFloat

        /// Creates a width. The value 0 is the standard width, and negative values are narrower.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest.
        public static let compressed = Width(-0.5)
        /// A width that is narrower than the standard width.
        public static let condensed = Width(-0.3)
        /// The font's usual width.
        public static let standard = Width(0)
        /// A width that is wider than the standard width.
        public static let expanded = Width(0.5)
    }

    /// A family of letter shapes of the system.
    public enum Design: Hashable, Sendable {
        /// The default design of the system.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded ends.
        case rounded
        /// A design with characters of the same width.
        case monospaced
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        /// The font's usual distance of lines.
        case standard
        /// A leading with less space between lines.
        case tight
        /// A leading with more space between lines.
        case loose
    }

    /// Constants that describe the purpose of text. Each has its own size at each Dynamic Type size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// A style for large titles, with 34 points at the standard size.
        case largeTitle
        /// A style for first-level titles, with 28 points at the standard size.
        case title
        /// A style for second-level titles, with 22 points at the standard size.
        case title2
        /// A style for third-level titles, with 20 points at the standard size.
        case title3
        /// A style for headings, semibold, with 17 points at the standard size.
        case headline
        /// A style for subheadings, with 15 points at the standard size.
        case subheadline
        /// A style for body text, with 17 points at the standard size.
        case body
        /// A style for callouts, with 16 points at the standard size.
        case callout
        /// A style for footnotes, with 13 points at the standard size.
        case footnote
        /// A style for captions, with 12 points at the standard size.
        case caption
        /// A style for alternate captions, with 11 points at the standard size.
        case caption2

        // No cases, so that a `switch` over the styles needs no `default`, as it needs none to compile for iOS.
        /// A style for extra large titles. On iOS, it equals `largeTitle`.
        public static let extraLargeTitle = largeTitle
        /// A style for second-level extra large titles. On iOS, it equals `title`.
        public static let extraLargeTitle2 = title
    }
}
