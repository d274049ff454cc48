import CoreGraphics
import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// 0 or 1.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Points between letters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points between letters, without breaking ligatures.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// An attributed string: in per cent of the font's size; below 0 fills as well.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The name of an effect on the text. Not drawn.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// An attributed string: something that is in the text like a character. Not drawn.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL` or a string.
    public static let link = NSAttributedString.Key("NSLink")
    /// Points up from the base line.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The slant.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The logarithm of the stretch.
    public static let expansion = NSAttributedString.Key("NSExpansion")
}

/// Options that describe how a line under or through text is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots by turns.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots by turns.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// An underline style: only beneath words, not beneath the gaps.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Constants that describe where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
    /// Flush with an edge, centered, flush with both, or as the language has it.
    case left, center, right, justified, natural
}

/// Constants that describe what becomes of text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
    /// Breaks between words or anywhere; cuts off; or leaves out the beginning, the end or the middle.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A type that describes how the lines of a paragraph are set. Lengths are in points.
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

    /// The alignment: how lines stand between the margins.
    open var alignment: NSTextAlignment { values.alignment }
    /// The line break mode: what happens to lines that are too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Room between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Room after the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Room before the paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The first line head indent: how far the first line begins from the margin, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The head indent: how far the other lines begin from the margin, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The tail indent: where lines end, in points from the leading margin, or, if not above 0, from the trailing one.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0 sets no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The line height multiple: what a line's usual height is multiplied by; 0 leaves it.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The hyphenation factor: from what fill of a line on words are hyphenated, 0 to 1; 0 never does.
    open var hyphenationFactor: Float { values.hyphenationFactor }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// A type that describes how the lines of a paragraph are set, to be changed.
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

/// A shadow under text.
open class NSShadow: NSObject {
    /// The shadow offset: in points, to the right and down.
    open var shadowOffset = CGSize.zero
    /// The shadow blur radius: how far the shadow is blurred, in points.
    open var shadowBlurRadius: CGFloat = 0 { didSet { UIKitWithoutEffect.shadowBlurRadius.log() } }
    /// A `UIColor`.
    open var shadowColor: Any?

    public override init() {}
}
