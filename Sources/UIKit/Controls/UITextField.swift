import CoreGraphics
import Foundation

/// A field for a line of text.
open class UITextField: UIControl {
    /// Constants that describe when something is shown.
    public enum ViewMode: Int, Sendable {
        /// Never, while the field is written in, while it is not, or always.
        case never, whileEditing, unlessEditing, always
    }
    /// Constants that describe why writing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The did end editing reasons: it was done, or given up.
        case committed, cancelled
    }
    /// Constants that describe what is drawn round a field.
    public enum BorderStyle: Int, Sendable {
        /// The border styles: nothing, a line, a bevel, or a round border.
        case none, line, bezel, roundedRect
    }

    /// The text.
    open var text: String? = "" { didSet { if text != oldValue { contentAndSizeDidChange() } } }
    /// The text with its attributes, of which the first letter's hold for all.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The placeholder of an empty field.
    open var placeholder: String? { didSet { if placeholder != oldValue { contentAndSizeDidChange() } } }
    /// The placeholder of an empty field, with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        didSet { if attributedPlaceholder != oldValue { contentAndSizeDidChange() } }
    }
    /// The font of the text.
    open var font: UIFont? { didSet { if font != oldValue { contentAndSizeDidChange() } } }
    /// The color of the text.
    open var textColor: UIColor? { didSet { contentDidChange() } }
    /// The text alignment: how the text stands between the edges.
    open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
    /// The clear button mode: when the button is shown that empties the field.
    open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
    /// The border style: what is drawn round the field.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { contentAndSizeDidChange() } } }
    /// The delegate: who is asked and told about writing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// A Boolean value that indicates whether what is written is hidden.
    open var isSecureTextEntry = false { didSet { contentDidChange() } }
    /// The keyboard that suits.
    open var keyboardType = UIKeyboardType.default { didSet { contentDidChange() } }
    /// The return key type: what the return key says.
    open var returnKeyType = UIReturnKeyType.default { didSet { contentDidChange() } }
    /// The autocapitalization type: which letters are written large.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { contentDidChange() } }
    /// A value that indicates whether typing errors are put right.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { contentDidChange() } }
    /// A value that indicates whether typing errors are marked.
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { UIKitWithoutEffect.fieldSpellCheckingType.log() }
    }
    /// A value that indicates whether quotation marks become those of print. What is typed stays as it is here.
    open var smartQuotesType = UITextSmartQuotesType.default {
        didSet { UIKitWithoutEffect.fieldSmartQuotesType.log() }
    }
    /// A value that indicates whether two hyphens become a dash. What is typed stays as it is here.
    open var smartDashesType = UITextSmartDashesType.default {
        didSet { UIKitWithoutEffect.fieldSmartDashesType.log() }
    }
    /// A value that indicates whether spaces are put in around what is pasted. What is pasted stays as it is here.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default {
        didSet { UIKitWithoutEffect.fieldSmartInsertDeleteType.log() }
    }
    /// The keyboard appearance: how the keyboard looks. The host decides.
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { UIKitWithoutEffect.fieldKeyboardAppearance.log() }
    }
    /// A Boolean value that indicates whether the return key waits for text. Stored.
    open var enablesReturnKeyAutomatically = false {
        didSet { UIKitWithoutEffect.fieldEnablesReturnKeyAutomatically.log() }
    }
    /// A Boolean value that indicates whether the font follows the user's text size, where it is a text style's. Fonts
    /// of text styles always do when they are made.
    open var adjustsFontForContentSizeCategory = false
    /// The input view: what replaces the keyboard. Stored.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?
    /// The text content type: what the field is for.
    open var textContentType: UITextContentType! { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether the text gets smaller to fit.
    open var adjustsFontSizeToFitWidth = false
    /// The least size of such a text, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { UIKitWithoutEffect.minimumFontSize.log() } }
    /// A Boolean value that indicates whether writing begins with an empty field.
    open var clearsOnBeginEditing = false
    /// The left view: what stands before the text.
    open var leftView: UIView? { didSet { if leftView != oldValue { contentAndSizeDidChange() } } }
    /// The right view: what stands after the text, where the button that empties the field does not.
    open var rightView: UIView? { didSet { if rightView != oldValue { contentAndSizeDidChange() } } }
    /// The left view mode: when the view before the text is shown.
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { contentAndSizeDidChange() } } }
    /// The right view mode: when the view after the text is shown.
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { contentAndSizeDidChange() } } }
    /// The input accessory view: what stands above the keyboard. Stored.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    private var ownInputAccessoryView: UIView?

    /// A Boolean value that indicates whether the field is written in.
    open private(set) var isEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isEditing else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        isEditing = true
        if clearsOnBeginEditing { text = "" }
        contentDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isEditing else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        isEditing = false
        contentDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// What is selected, in UTF-16 units.
    package var selection = NSRange(location: 0, length: 0) {
        didSet { if selection != oldValue, !isSelecting { contentDidChange() } }
    }
    private var isSelecting = false

    /// The user selected another part.
    package func select(_ range: NSRange) {
        guard range != selection else { return }
        isSelecting = true
        selection = range
        isSelecting = false
        delegate?.textFieldDidChangeSelection(self)
    }

    /// The user wrote: the text is to be another one. The delegate may refuse.
    package func write(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let change = TextChange(from: old, to: new)
        let isWanted = delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.text)
        guard isWanted ?? true else { return contentDidChange() }
        text = new
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    /// The user pressed the return key.
    package func pressReturn() {
        if delegate?.textFieldShouldReturn(self) ?? true {
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        }
    }

    open override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: max(size.width, 0), height: size.height)
    }

    override var showsContent: Bool { true }
}

/// Where a text was changed and what for.
struct TextChange {
    /// In UTF-16 units of the old text.
    let range: NSRange
    let text: String

    init(from old: String, to new: String) {
        let (a, b) = (Array(old.utf16), Array(new.utf16))
        var start = 0
        while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
        // No half of a pair of surrogates is a text.
        if start > 0, UTF16.isLeadSurrogate(a[start - 1]) { start -= 1 }
        var end = 0
        while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        if end > 0, UTF16.isTrailSurrogate(a[a.count - end]) { end -= 1 }
        range = NSRange(location: start, length: a.count - end - start)
        text = String(decoding: b[start..<(b.count - end)], as: UTF16.self)
    }
}

/// A type that describes what a text field asks and tells.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether writing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Writing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns a Boolean value that indicates whether writing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Writing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Writing ended, for a reason. By default, the form without one is called.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns a Boolean value that indicates whether a part of the text may be changed; the range counts UTF-16 units.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The caret is elsewhere.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns a Boolean value that indicates whether the field may be emptied by its button.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns a Boolean value that indicates whether the return key does what it usually does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
