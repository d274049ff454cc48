import CoreGraphics
import Foundation

/// A control with which the user edits a line of text.
open class UITextField: UIControl {
    /// Constants that describe when a view in the field is visible.
    public enum ViewMode: Int, Sendable {
        /// The modes: never, while the user edits the field, while the user does not edit the field, and always.
        case never, whileEditing, unlessEditing, always
    }
    /// Constants that describe the reason for which editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The reasons: committed, and canceled.
        case committed, cancelled
    }
    /// Constants that describe the border of a field.
    public enum BorderStyle: Int, Sendable {
        /// The styles: none, a line, a bezel, and a rounded rectangle.
        case none, line, bezel, roundedRect
    }

    /// The text.
    open var text: String? = "" { didSet { if text != oldValue { contentAndSizeDidChange() } } }
    /// The attributed text. Perch uses the attributes of the first character for all characters.
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
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
    /// The mode that determines when the clear button is visible.
    open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
    /// The style of the border.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { contentAndSizeDidChange() } } }
    /// The delegate, which controls and observes editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// A Boolean value that indicates whether the field hides its text.
    open var isSecureTextEntry = false { didSet { contentDidChange() } }
    /// The type of the keyboard.
    open var keyboardType = UIKeyboardType.default { didSet { contentDidChange() } }
    /// The label of the Return key.
    open var returnKeyType = UIReturnKeyType.default { didSet { contentDidChange() } }
    /// The autocapitalization of the text.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { contentDidChange() } }
    /// A value that indicates whether automatic correction is turned on.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { contentDidChange() } }
    /// A value that indicates whether spell checking is turned on. Perch stores this value, but it has no effect.
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { UIKitWithoutEffect.fieldSpellCheckingType.log() }
    }
    /// A value that indicates whether smart quotes are turned on. In Perch, typed text does not change. The value has
    /// no effect.
    open var smartQuotesType = UITextSmartQuotesType.default {
        didSet { UIKitWithoutEffect.fieldSmartQuotesType.log() }
    }
    /// A value that indicates whether smart dashes are turned on. In Perch, typed text does not change. The value has
    /// no effect.
    open var smartDashesType = UITextSmartDashesType.default {
        didSet { UIKitWithoutEffect.fieldSmartDashesType.log() }
    }
    /// A value that indicates whether smart insertion of spaces is turned on. In Perch, pasted text does not change.
    /// The value has no effect.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default {
        didSet { UIKitWithoutEffect.fieldSmartInsertDeleteType.log() }
    }
    /// The appearance of the keyboard. The host determines it. Perch stores this value, but it has no effect.
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { UIKitWithoutEffect.fieldKeyboardAppearance.log() }
    }
    /// A Boolean value that indicates whether the Return key is disabled while there is no text. Perch stores this
    /// value, but it has no effect.
    open var enablesReturnKeyAutomatically = false {
        didSet { UIKitWithoutEffect.fieldEnablesReturnKeyAutomatically.log() }
    }
    /// A Boolean value that indicates whether the font follows the user's text size if it has a text style. In Perch,
    /// fonts with a text style always have the current size when they are created.
    open var adjustsFontForContentSizeCategory = false
    /// The view that replaces the keyboard. Perch stores this value, but it has no effect.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?
    /// The content type of the field.
    open var textContentType: UITextContentType! { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether the font size is reduced so that the text fits.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum font size of a text that is reduced to fit, in points. Perch stores this value, but it has no
    /// effect.
    open var minimumFontSize: CGFloat = 0 { didSet { UIKitWithoutEffect.minimumFontSize.log() } }
    /// A Boolean value that indicates whether the field is cleared when editing begins.
    open var clearsOnBeginEditing = false
    /// The view before the text.
    open var leftView: UIView? { didSet { if leftView != oldValue { contentAndSizeDidChange() } } }
    /// The view after the text. The clear button replaces it while it is visible.
    open var rightView: UIView? { didSet { if rightView != oldValue { contentAndSizeDidChange() } } }
    /// The mode that determines when the left view is visible.
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { contentAndSizeDidChange() } } }
    /// The mode that determines when the right view is visible.
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { contentAndSizeDidChange() } } }
    /// The view above the keyboard. Perch stores this value, but it has no effect.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    private var ownInputAccessoryView: UIView?

    /// A Boolean value that indicates whether the user is editing the field.
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

/// A delegate that controls and observes editing in a text field. All methods are optional.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether editing can begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns a Boolean value that indicates whether editing can end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing ended, with the reason. By default, calls the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns a Boolean value that indicates whether the user can change a range of the text. The range is in UTF-16
    /// units.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the selection has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns a Boolean value that indicates whether the clear button can clear the field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns a Boolean value that indicates whether the Return key has its default effect.
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
