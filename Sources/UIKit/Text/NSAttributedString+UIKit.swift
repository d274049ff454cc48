import CoreGraphics
import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The paragraph style, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A color, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A color, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The use of ligatures, 0 or 1.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The space between letters, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The space between letters, in points, without breaking ligatures.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A color, a `UIColor`.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the stroke, as a percentage of the font size. For negative values, the text is also filled.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow, an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The name of a text effect. Perch does not draw it.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// An attachment in the text. Perch does not draw it.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The link, a `URL` or a string.
    public static let link = NSAttributedString.Key("NSLink")
    /// The offset from the baseline, in points. Positive values are upward.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A color, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A color, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The slant of the glyphs.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The logarithm of the horizontal stretch.
    public static let expansion = NSAttributedString.Key("NSExpansion")
}

/// Options that describe the style of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A pattern of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A pattern of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A pattern of alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A pattern of dashes followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Lines only under words, not under the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Constants that describe the alignment of text.
public enum NSTextAlignment: Int, Sendable {
    /// The alignments: left, center, right, justified, and natural.
    case left, center, right, justified, natural
}

/// Constants that describe how text is broken or truncated if it is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
    /// The modes: wrap at words, wrap at characters, clip, and truncate at the head, at the tail, or in the middle.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A paragraph style. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
    }

    fileprivate var values = Values()

    public override init() {}

    fileprivate init(values: Values) { self.values = values }

    /// The alignment of lines between the margins.
    open var alignment: NSTextAlignment { values.alignment }
    /// The mode in which long lines are broken.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The indent of the first line, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of lines, in points from the leading margin. If it is not positive, it is relative to the trailing
    /// margin.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The minimum height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum line height, in points. The value 0 means no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor for the line height. The value 0 does not change it.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The threshold for hyphenation, from 0 to 1. The value 0 turns hyphenation off.
    open var hyphenationFactor: Float { values.hyphenationFactor }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
}

/// A shadow of text.
open class NSShadow: NSObject {
    /// The offset of the shadow, in points. Positive values are to the right and downward.
    open var shadowOffset = CGSize.zero
    /// The blur radius of the shadow, in points. Perch stores this value, but it has no effect.
    open var shadowBlurRadius: CGFloat = 0 { didSet { UIKitWithoutEffect.shadowBlurRadius.log() } }
    /// A color, a `UIColor`.
    open var shadowColor: Any?

    public override init() {}
}
