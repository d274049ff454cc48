import CoreGraphics
import Foundation

/// A field for several lines of text.
open class UITextView: UIScrollView {
    /// The text.
    open var text: String! = "" { didSet { if text != oldValue { contentAndSizeDidChange() } } }
    /// The text with its attributes, which are not drawn while it can be written in.
    open var attributedText: NSAttributedString! {
        get { styled ?? NSAttributedString(string: text ?? "") }
        set {
            styled = newValue
            text = newValue?.string ?? ""
            contentAndSizeDidChange()
        }
    }
    private var styled: NSAttributedString?
    /// The text with attributes, where some were set.
    package var styledText: NSAttributedString? { styled?.string == text ? styled : nil }
    /// The font of the text.
    open var font: UIFont? { didSet { contentAndSizeDidChange() } }
    /// The colour of the text.
    open var textColor: UIColor? { didSet { contentDidChange() } }
    /// How lines stand between the edges.
    open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
    /// Whether it can be written in.
    open var isEditable = true { didSet { contentAndSizeDidChange() } }
    /// Whether the text can be selected.
    open var isSelectable = true
    /// What is selected, in UTF-16 units. Kept here.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Room round the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentAndSizeDidChange() }
    }
    /// The keyboard that suits.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Which letters are written large.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether typing errors are put right.
    open var autocorrectionType = UITextAutocorrectionType.default

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    open override var canBecomeFirstResponder: Bool { isEditable }

    private var isEditing = false

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isEditing else { return true }
        guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        isEditing = true
        contentDidChange()
        textDelegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isEditing else { return super.resignFirstResponder() }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        isEditing = false
        contentDidChange()
        textDelegate?.textViewDidEndEditing(self)
        return true
    }

    /// The user wrote: the text is to be another one. The delegate may refuse.
    package func write(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let change = TextChange(from: old, to: new)
        guard textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.text) ?? true
        else {
            return contentDidChange()
        }
        text = new
        textDelegate?.textViewDidChange(self)
    }

    /// A text view that scrolls is as large as there is room; one that does not, as its text.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : super.intrinsicContentSize
    }

    override var showsContent: Bool { true }
    package override var breaksLines: Bool { true }
}

/// What a text view asks and tells.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether writing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether writing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Writing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Writing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a part of the text may be changed; the range counts UTF-16 units.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Another part is selected.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
