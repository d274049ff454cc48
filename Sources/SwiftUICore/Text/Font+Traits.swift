import CoreGraphics
import Foundation

extension Font {
    /// The thickness of strokes.
    public struct Weight: Hashable, Sendable {
        /// As in OpenType: 400 is regular.
        let value: Double

        /// Weight 100 of OpenType.
        public static let ultraLight = Weight(value: 100)
        /// Weight 200 of OpenType.
        public static let thin = Weight(value: 200)
        /// Weight 300 of OpenType.
        public static let light = Weight(value: 300)
        /// Weight 400 of OpenType, that of plain text.
        public static let regular = Weight(value: 400)
        /// Weight 500 of OpenType.
        public static let medium = Weight(value: 500)
        /// Weight 600 of OpenType.
        public static let semibold = Weight(value: 600)
        /// Weight 700 of OpenType.
        public static let bold = Weight(value: 700)
        /// Weight 800 of OpenType.
        public static let heavy = Weight(value: 800)
        /// Weight 900 of OpenType.
        public static let black = Weight(value: 900)
    }

    /// The width of letters.
    ///
    /// The fonts here have one width, so glyphs and their distances are stretched; Apple's are drawn for each width.
    public struct Width: Hashable, Sendable {
        /// 0 is the standard width; less is narrower.
        public var value: CGFloat

        /// A width; 0 is the standard one, less is narrower.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest.
        public static let compressed = Width(-0.5)
        /// Narrower than the standard width.
        public static let condensed = Width(-0.3)
        /// The font's usual width.
        public static let standard = Width(0)
        /// Wider than the standard width.
        public static let expanded = Width(0.5)
    }

    /// A family of letter shapes of the system.
    public enum Design: Hashable, Sendable {
        /// The system's usual one.
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
        /// Lines closer together.
        case tight
        /// Lines further apart.
        case loose
    }

    /// The purposes of text; each has its own size at each Dynamic Type size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// Large titles; 34 points at the standard size.
        case largeTitle
        /// First titles; 28 points at the standard size.
        case title
        /// Second titles; 22 points at the standard size.
        case title2
        /// Third titles; 20 points at the standard size.
        case title3
        /// Headings; 17 points, semibold, at the standard size.
        case headline
        /// Headings of the second rank; 15 points at the standard size.
        case subheadline
        /// Text; 17 points at the standard size.
        case body
        /// Text that stands out; 16 points at the standard size.
        case callout
        /// Footnotes; 13 points at the standard size.
        case footnote
        /// Captions; 12 points at the standard size.
        case caption
        /// Small captions; 11 points at the standard size.
        case caption2

        // No cases, so that a `switch` over the styles needs no `default`, as it needs none to compile for iOS.
        /// Titles larger than large ones. On iOS they look like large titles.
        public static let extraLargeTitle = largeTitle
        /// The second size of such titles. On iOS they look like first titles.
        public static let extraLargeTitle2 = title
    }
}
