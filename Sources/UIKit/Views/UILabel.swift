import CoreGraphics
import Foundation

/// A view that shows one or more lines of text.
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        get { content?.string }
        set {
            guard newValue != text || !isPlain else { return }
            content = newValue.map { NSAttributedString(string: $0) }
            isPlain = true
            contentAndSizeDidChange()
        }
    }
    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { content }
        set {
            guard newValue != content || isPlain else { return }
            // A mutable one may change afterwards, and is set again then.
            content = newValue.map { NSAttributedString(attributedString: $0) }
            isPlain = false
            contentAndSizeDidChange()
        }
    }
    private var content: NSAttributedString?
    /// Whether the text has no attributes.
    package private(set) var isPlain = true

    /// The font of the text.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { if font != oldValue { contentAndSizeDidChange() } }
    }
    /// The color of the text.
    open var textColor: UIColor! = .label { didSet { if textColor != oldValue { contentDidChange() } } }
    /// The color of the text in the highlighted state. Nil for the same color.
    open var highlightedTextColor: UIColor? { didSet { if highlightedTextColor != oldValue { contentDidChange() } } }
    /// A Boolean value that indicates whether the view is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentDidChange() } } }
    /// A Boolean value that indicates whether the label is drawn as enabled.
    open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }
    /// The alignment of lines.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { contentDidChange() } } }
    /// The mode in which lines are broken and truncated.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentAndSizeDidChange() } }
    }
    /// The maximum number of lines. The value 0 means no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentAndSizeDidChange() } } }
    /// A Boolean value that indicates whether the font size is reduced so that the text fits.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
    }
    /// The minimum scale factor of the font, from 0 to 1. The value 0 means no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { contentDidChange() } } }
    /// A Boolean value that indicates whether the font follows the text size that the user prefers.
    open var adjustsFontForContentSizeCategory = false
    /// A Boolean value that indicates whether the spacing between letters is reduced before the text is truncated.
    /// Perch stores this value, but it has no effect.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { UIKitWithoutEffect.allowsDefaultTighteningForTruncation.log() }
    }
    /// The width at which lines are broken in the preferred size of the label. The value 0 means no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The color of the text's shadow. Nil for no shadow.
    open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { contentDidChange() } } }
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { contentDidChange() } }
    }

    /// Called when something of the label is another one, for a button whose title it represents.
    var onChange: (() -> Void)?

    override func contentDidChange() {
        super.contentDidChange()
        onChange?()
    }

    open override var intrinsicContentSize: CGSize {
        guard content?.length ?? 0 > 0 else { return .zero }
        return hosted?.size(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil, height: nil) ?? .zero
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        content?.length ?? 0 > 0 ? super.sizeThatFits(size) : .zero
    }

    open override var isAccessibilityElement: Bool {
        get { !(text ?? "").isEmpty || super.isAccessibilityElement }
        set { super.isAccessibilityElement = newValue }
    }

    override var showsContent: Bool { true }
    package override var contentTakesTouches: Bool { false }
    package override var breaksLines: Bool { numberOfLines != 1 }
    override var baselineDistances: (first: CGFloat, last: CGFloat) { (font.ascender, -font.descender) }
}
