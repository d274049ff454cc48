import CoreGraphics
import Foundation
import Typesetter

/// A font at a size.
///
/// San Francisco's place is taken by Inter; the metrics are San Francisco's, which Inter is set with.
public final class UIFont: NSObject, NSCopying, Sendable {
    /// The font descriptor: what the font is, in a form that can be changed.
    public let fontDescriptor: UIFontDescriptor

    /// A font from a description; a size other than 0 takes the place of the description's.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        fontDescriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
    }

    /// A font of the program's own, by its PostScript, full or family name; nil if there is no such font.
    ///
    /// The program's fonts are those that `UIAppFonts` lists in an Info.plist, and those that Core Text was handed. The
    /// families that come with iOS are not here.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        AppFonts.register
        guard let face = Typesetter.shared.registeredFont(named: fontName) else { return nil }
        // A size that is not above 0 gives the default size.
        let size = fontSize > 0 ? fontSize : UIFont.systemFontSize
        self.init(descriptor: UIFontDescriptor(name: face.postScript, size: size), size: 0)
    }

    /// The families of the program's own fonts, sorted.
    public class var familyNames: [String] {
        AppFonts.register
        return Set(Typesetter.shared.registeredFonts.map(\.family)).sorted()
    }

    /// The PostScript names of the fonts of a family, sorted; none if there is no such family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        AppFonts.register
        return Typesetter.shared.registeredFonts.filter { $0.family == familyName }.map(\.postScript).sorted()
    }

    /// The system font. A size that is not above 0 gives the default size.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system's font of a size in points and a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(.default), fontSize, weight)
    }

    /// The system's font of a size in points, a weight and a width.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(
            descriptor: systemFont(ofSize: fontSize, weight: weight).fontDescriptor.changed { $0.width = width },
            size: 0)
    }

    /// The system's bold font of a size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system's italic font of a size in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(
            descriptor: systemFont(ofSize: fontSize).fontDescriptor.changed { $0.traits.insert(.traitItalic) }, size: 0)
    }

    /// The system's font with characters of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(.monospaced), fontSize, weight)
    }

    /// The system font with digits of equal width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            descriptor: systemFont(ofSize: fontSize, weight: weight).fontDescriptor.changed {
                $0.hasMonospacedDigits = true
            },
            size: 0)
    }

    /// The system font of a text style at the current text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style for the type size of these traits; `nil` takes the current ones.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection),
            size: 0)
    }

    private convenience init(_ face: UIFontDescriptor.Face, _ size: CGFloat, _ weight: Weight) {
        self.init(
            descriptor: UIFontDescriptor(
                values: UIFontDescriptor.Values(
                    face: face, size: size > 0 && size.isFinite ? size : UIFont.systemFontSize, weight: weight)),
            size: 0)
    }

    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons, in points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of standard text, in points.
    public static let systemFontSize: CGFloat = 14

    // MARK: Metrics

    /// The point size: in points.
    public var pointSize: CGFloat { fontDescriptor.pointSize }

    /// The PostScript name, or the system font's stand-in for one.
    public var fontName: String { fontDescriptor.postscriptName }

    /// The family that the font belongs to.
    public var familyName: String { fontDescriptor.familyName }

    /// The measures of a font of the program's own, in points; nil for the system's.
    private var ownMetrics: FontMetrics? {
        guard case .named(let name) = fontDescriptor.values.face,
            Typesetter.shared.registeredFont(named: name) != nil
        else { return nil }
        return Typesetter.shared.metrics(of: FontRequest(family: .custom(name), size: pointSize))
    }

    /// The ascender: from the base line up, in points. The system's fonts have San Francisco's measures, which Inter is
    /// set with.
    public var ascender: CGFloat { ownMetrics.map { $0.ascent } ?? FontProportions.ascent * pointSize }
    /// The descender: from the base line down, in points: below 0.
    public var descender: CGFloat { -(ownMetrics.map { $0.descent } ?? FontProportions.descent * pointSize) }
    /// The cap height: how high capitals are, in points.
    public var capHeight: CGFloat { ownMetrics.map { $0.capHeight } ?? FontProportions.capHeight * pointSize }
    /// The height of an x, in points.
    public var xHeight: CGFloat { ownMetrics.map { $0.xHeight } ?? FontProportions.xHeight * pointSize }
    /// The line height: from the top of a line to its bottom, in points.
    public var lineHeight: CGFloat { ascender - descender }
    /// The leading: between lines, in points: what the leading of the font's text style is more than its lines' height,
    /// none for a system font without a style.
    public var leading: CGFloat {
        if let ownMetrics { return ownMetrics.leading }
        let style = fontDescriptor.values.textStyle.map(TextStyleMetrics.of)
        return style?.leading(ofSize: pointSize).map { $0 - lineHeight } ?? 0
    }

    /// The same font at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(descriptor: fontDescriptor.withSize(fontSize), size: 0)
    }

    // MARK: Objects

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.fontDescriptor.values == fontDescriptor.values
    }

    public override var hash: Int { fontDescriptor.values.hashValue }
}

/// A font of Core Text's. Apple's two classes represent each other; here there is one.
public typealias CTFont = UIFont

/// San Francisco's measures, in ems. Source: the `hhea` and `OS/2` values that Apple's published SF Pro reports.
enum FontProportions {
    static let ascent: CGFloat = 0.952148
    static let descent: CGFloat = 0.241211
    static let capHeight: CGFloat = 0.704590
    static let xHeight: CGFloat = 0.526367
}

extension UIFont {
    /// A type that describes how heavy strokes are, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight from -1 to 1; 0 is regular.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest weight.
        public static let ultraLight = Weight(-0.8)
        /// Lighter than light.
        public static let thin = Weight(-0.6)
        /// Lighter than regular.
        public static let light = Weight(-0.4)
        /// The weight of plain text.
        public static let regular = Weight(0)
        /// A little heavier than regular.
        public static let medium = Weight(0.23)
        /// A weight: between medium and bold.
        public static let semibold = Weight(0.3)
        /// The usual heavy weight.
        public static let bold = Weight(0.4)
        /// Heavier than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest weight.
        public static let black = Weight(0.62)
    }

    /// A type that describes how wide letters are; 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A width from -1 to 1; 0 is the standard one.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest.
        public static let compressed = Width(-0.3)
        /// Narrower than the standard width.
        public static let condensed = Width(-0.2)
        /// The font's usual width.
        public static let standard = Width(0)
        /// Wider than the standard width.
        public static let expanded = Width(0.2)
    }

    /// A type that describes what a text is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Titles larger than those.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// Titles a little smaller than those.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// First titles.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second titles.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third titles.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Headings of the second rank.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text that stands out.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Small captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}
