import CoreGraphics
import Foundation
import Typesetter

/// A font with a size.
///
/// Inter replaces San Francisco. The metrics are those of San Francisco, to which Inter is adjusted.
public final class UIFont: NSObject, NSCopying, Sendable {
    /// The descriptor of the font.
    public let fontDescriptor: UIFontDescriptor

    /// Creates a font from a descriptor. A size other than 0 replaces the size of the descriptor.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        fontDescriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
    }

    /// Creates a font of the program from its PostScript name, full name, or family name. Nil if there is no such font.
    ///
    /// The fonts of a program are those in `UIAppFonts` of an Info.plist, and those that were registered with Core
    /// Text. The font families of iOS are not available.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        AppFonts.register
        guard let face = Typesetter.shared.registeredFont(named: fontName) else { return nil }
        // A size that is not above 0 gives the default size.
        let size = fontSize > 0 ? fontSize : UIFont.systemFontSize
        self.init(descriptor: UIFontDescriptor(name: face.postScript, size: size), size: 0)
    }

    /// The families of the program's fonts, sorted.
    public class var familyNames: [String] {
        AppFonts.register
        return Set(Typesetter.shared.registeredFonts.map(\.family)).sorted()
    }

    /// Returns the PostScript names of the fonts of a family, sorted. Empty if there is no such family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        AppFonts.register
        return Typesetter.shared.registeredFonts.filter { $0.family == familyName }.map(\.postScript).sorted()
    }

    /// Returns the system font. If the size is not positive, it has the default size.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font with a size in points and a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(.default), fontSize, weight)
    }

    /// Returns the system font with a size in points, a weight, and a width.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(
            descriptor: systemFont(ofSize: fontSize, weight: weight).fontDescriptor.changed { $0.width = width },
            size: 0)
    }

    /// Returns the bold system font with a size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the italic system font with a size in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(
            descriptor: systemFont(ofSize: fontSize).fontDescriptor.changed { $0.traits.insert(.traitItalic) }, size: 0)
    }

    /// Returns the monospaced system font.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(.monospaced), fontSize, weight)
    }

    /// Returns the system font with monospaced digits.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            descriptor: systemFont(ofSize: fontSize, weight: weight).fontDescriptor.changed {
                $0.hasMonospacedDigits = true
            },
            size: 0)
    }

    /// Returns the system font for a text style at the current text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the system font for a text style, with the type size of the given traits. Nil for the current traits.
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

    /// The size, in points.
    public var pointSize: CGFloat { fontDescriptor.pointSize }

    /// The PostScript name, or a replacement name for the system font.
    public var fontName: String { fontDescriptor.postscriptName }

    /// The family of the font.
    public var familyName: String { fontDescriptor.familyName }

    /// The measures of a font of the program's own, in points; nil for the system's.
    private var ownMetrics: FontMetrics? {
        guard case .named(let name) = fontDescriptor.values.face,
            Typesetter.shared.registeredFont(named: name) != nil
        else { return nil }
        return Typesetter.shared.metrics(of: FontRequest(family: .custom(name), size: pointSize))
    }

    /// The distance from the baseline to the top, in points. The system font has the metrics of San Francisco, to which
    /// Inter is adjusted.
    public var ascender: CGFloat { ownMetrics.map { $0.ascent } ?? FontProportions.ascent * pointSize }
    /// The distance from the baseline to the bottom, in points. It is negative.
    public var descender: CGFloat { -(ownMetrics.map { $0.descent } ?? FontProportions.descent * pointSize) }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { ownMetrics.map { $0.capHeight } ?? FontProportions.capHeight * pointSize }
    /// The height of an x, in points.
    public var xHeight: CGFloat { ownMetrics.map { $0.xHeight } ?? FontProportions.xHeight * pointSize }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { ascender - descender }
    /// The additional space between lines, in points. It depends on the text style of the font, and is 0 for a system
    /// font without a text style.
    public var leading: CGFloat {
        if let ownMetrics { return ownMetrics.leading }
        let style = fontDescriptor.values.textStyle.map(TextStyleMetrics.of)
        return style?.leading(ofSize: pointSize).map { $0 - lineHeight } ?? 0
    }

    /// Returns the same font with another size.
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

/// A Core Text font. In Perch, `UIFont` and `CTFont` are the same class.
public typealias CTFont = UIFont

/// San Francisco's measures, in ems. Source: the `hhea` and `OS/2` values that Apple's published SF Pro reports.
enum FontProportions {
    static let ascent: CGFloat = 0.952148
    static let descent: CGFloat = 0.241211
    static let capHeight: CGFloat = 0.704590
    static let xHeight: CGFloat = 0.526367
}

extension UIFont {
    /// The weight of a font, from -1 to 1. The value 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from -1 to 1. The value 0 is regular.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest weight.
        public static let ultraLight = Weight(-0.8)
        /// The thin weight, lighter than light.
        public static let thin = Weight(-0.6)
        /// The light weight, lighter than regular.
        public static let light = Weight(-0.4)
        /// The weight of plain text.
        public static let regular = Weight(0)
        /// The medium weight, slightly heavier than regular.
        public static let medium = Weight(0.23)
        /// The semibold weight, between medium and bold.
        public static let semibold = Weight(0.3)
        /// The bold weight.
        public static let bold = Weight(0.4)
        /// The heavy weight, heavier than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest weight.
        public static let black = Weight(0.62)
    }

    /// The width of a font. The value 0 is the standard width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width from -1 to 1. The value 0 is the standard width.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest width.
        public static let compressed = Width(-0.3)
        /// The condensed width, narrower than standard.
        public static let condensed = Width(-0.2)
        /// The standard width of the font.
        public static let standard = Width(0)
        /// The expanded width, wider than standard.
        public static let expanded = Width(0.2)
    }

    /// A text style, which describes the use of a text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The style for large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style for extra large titles.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The style for second-level extra large titles.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// The style for first-level titles.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style for second-level titles.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style for third-level titles.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style for headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style for subheadings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style for body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style for callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style for footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style for captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The style for secondary captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}
