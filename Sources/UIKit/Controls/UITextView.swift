import CoreGraphics
import Foundation

/// A view with which the user edits several lines of text.
open class UITextView: UIScrollView {
    /// What is written in scrolls by its content.
    package override var followsFingers: Bool { false }

    /// Creates a text view with a frame in points and a text container.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        follow(self.textContainer)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view. Perch has one way of laying out text, so the argument has no effect.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    /// Creates a view. Perch does not read the archive, so the view has its default values.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        follow(textContainer)
    }

    private func follow(_ container: NSTextContainer) {
        container.onChange = { [weak self] in assumeMainActor { self?.contentAndSizeDidChange() } }
        guard let manager = container.layoutManager, let given = manager.textStorage else { return }
        // What the program put together itself is the text.
        adopt(given)
        storageDidChange()
    }

    /// The container in which the text is laid out.
    public let textContainer: NSTextContainer

    // MARK: The text as an object

    private var storage: NSTextStorage?
    /// Whether the view and its storage are being made equal.
    private var isMatching = false

    /// The attributed text, which you can change in place.
    open var textStorage: NSTextStorage {
        if let storage { return storage }
        let made = NSTextStorage()
        made.setAttributedString(storedText)
        adopt(made)
        return made
    }

    /// The layout manager, which provides the positions of characters in the coordinates of the container. The
    /// container begins at `textContainerInset`.
    open var layoutManager: NSLayoutManager {
        let manager = textContainer.layoutManager ?? NSLayoutManager()
        if textContainer.layoutManager == nil {
            manager.addTextContainer(textContainer)
            textStorage.addLayoutManager(manager)
        }
        textContainer.size.width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
        manager.font = font ?? .systemFont(ofSize: UITextView.defaultFontSize)
        return manager
    }

    /// The size of text without a font, in points.
    private static let defaultFontSize: CGFloat = 12

    private func adopt(_ storage: NSTextStorage) {
        self.storage = storage
        storage.onChange = { [weak self] in assumeMainActor { self?.storageDidChange() } }
    }

    /// The text as a storage has it: plain text with the font and the color of the view.
    private var storedText: NSAttributedString {
        if let styledText { return styledText }
        var attributes: [NSAttributedString.Key: Any] = [.font: font ?? .systemFont(ofSize: UITextView.defaultFontSize)]
        attributes[.foregroundColor] = textColor
        return NSAttributedString(string: text ?? "", attributes: attributes)
    }

    private func storageDidChange() {
        guard let storage, !isMatching else { return }
        isMatching = true
        attributedText = NSAttributedString(attributedString: storage)
        isMatching = false
    }

    private func textDidChange() {
        guard let storage, !isMatching else { return }
        isMatching = true
        storage.setAttributedString(storedText)
        isMatching = false
    }

    /// The text.
    open var text: String! = "" {
        didSet {
            guard text != oldValue else { return }
            textDidChange()
            contentAndSizeDidChange()
        }
    }
    /// The attributed text. While the text is editable, Perch does not draw the attributes.
    open var attributedText: NSAttributedString! {
        get { styled ?? NSAttributedString(string: text ?? "") }
        set {
            styled = newValue
            let string = newValue?.string ?? ""
            if string == text { textDidChange() } else { text = string }
            contentAndSizeDidChange()
        }
    }
    private var styled: NSAttributedString?
    /// The text with attributes, where some were set.
    package var styledText: NSAttributedString? { styled?.string == text ? styled : nil }
    /// The font of the text.
    open var font: UIFont? { didSet { if font != oldValue { contentAndSizeDidChange() } } }
    /// The color of the text.
    open var textColor: UIColor? { didSet { contentDidChange() } }
    /// The alignment of lines.
    open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether the user can edit the text.
    open var isEditable = true { didSet { if isEditable != oldValue { contentAndSizeDidChange() } } }
    /// A Boolean value that indicates whether the text can be selected.
    open var isSelectable = true
    /// The selected range, in UTF-16 units.
    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet { if selectedRange != oldValue, !isSelecting { contentDidChange() } }
    }
    private var isSelecting = false

    /// The user selected another part.
    package func select(_ range: NSRange) {
        guard range != selectedRange else { return }
        isSelecting = true
        selectedRange = range
        isSelecting = false
        textDelegate?.textViewDidChangeSelection(self)
    }
    /// The insets around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentAndSizeDidChange() }
    }
    /// The type of the keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The label of the Return key.
    open var returnKeyType = UIReturnKeyType.default
    /// The autocapitalization of the text.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// A value that indicates whether automatic correction is turned on.
    open var autocorrectionType = UITextAutocorrectionType.default

    /// A value that indicates whether spell checking is turned on. Perch stores this value, but it has no effect.
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { UIKitWithoutEffect.textViewSpellCheckingType.log() }
    }
    /// A value that indicates whether smart quotes are turned on. In Perch, typed text does not change. The value has
    /// no effect.
    open var smartQuotesType = UITextSmartQuotesType.default {
        didSet { UIKitWithoutEffect.textViewSmartQuotesType.log() }
    }
    /// A value that indicates whether smart dashes are turned on. In Perch, typed text does not change. The value has
    /// no effect.
    open var smartDashesType = UITextSmartDashesType.default {
        didSet { UIKitWithoutEffect.textViewSmartDashesType.log() }
    }
    /// A value that indicates whether smart insertion of spaces is turned on. In Perch, pasted text does not change.
    /// The value has no effect.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default {
        didSet { UIKitWithoutEffect.textViewSmartInsertDeleteType.log() }
    }
    /// The appearance of the keyboard. The host determines it. Perch stores this value, but it has no effect.
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { UIKitWithoutEffect.textViewKeyboardAppearance.log() }
    }
    /// A Boolean value that indicates whether the Return key is disabled while there is no text. Perch stores this
    /// value, but it has no effect.
    open var enablesReturnKeyAutomatically = false {
        didSet { UIKitWithoutEffect.textViewEnablesReturnKeyAutomatically.log() }
    }
    /// The content type of the text.
    open var textContentType: UITextContentType!
    /// A Boolean value that indicates whether the font follows the user's text size if it has a text style. In Perch,
    /// fonts with a text style always have the current size when they are created.
    open var adjustsFontForContentSizeCategory = false
    /// A Boolean value that indicates whether the user can change the attributes of the text. Perch has no commands for
    /// this. The value has no effect.
    open var allowsEditingTextAttributes = false { didSet { UIKitWithoutEffect.allowsEditingTextAttributes.log() } }
    /// A Boolean value that indicates whether typing replaces the whole text. Perch stores this value, but it has no
    /// effect.
    open var clearsOnInsertion = false { didSet { UIKitWithoutEffect.clearsOnInsertion.log() } }
    /// The types of data that are shown as links in a text that is not editable.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { contentDidChange() } }
    /// The attributes of links. Without attributes, links have the tint color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { contentDidChange() } }
    /// The attributes of the text that the user types next. Perch stores this value, but editable text has the same
    /// attributes everywhere. The value has no effect.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { UIKitWithoutEffect.typingAttributes.log() }
    }
    /// The view that replaces the keyboard. Perch stores this value, but it has no effect.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?
    /// The view above the keyboard. Perch stores this value, but it has no effect.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    private var ownInputAccessoryView: UIView?

    /// Scrolls to a range of the text, in UTF-16 units.
    open func scrollRangeToVisible(_ range: NSRange) {
        let length = CGFloat(max((text ?? "").utf16.count, 1))
        let height = max(contentSize.height, intrinsicHeight)
        let start = CGFloat(range.location) / length * height
        let end = min(CGFloat(range.location + max(range.length, 1)) / length * height, height)
        scrollRectToVisible(CGRect(x: 0, y: start, width: 1, height: max(end - start, 1)), animated: false)
    }

    // MARK: Places

    private func inView(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
    }

    /// Returns the rectangle of the caret at a position. It is 2 points wide.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let caret = inView(layoutManager.caret(at: position.offset))
        return CGRect(x: caret.minX, y: caret.minY, width: 2, height: caret.height)
    }

    /// Returns the rectangle of the first line of a range.
    open func firstRect(for range: UITextRange) -> CGRect {
        layoutManager.rectangles(in: range.range).first.map(inView) ?? caretRect(for: range.start)
    }

    /// Returns the text position that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        let inset = textContainerInset
        return UITextPosition(layoutManager.place(nearest: CGPoint(x: point.x - inset.left, y: point.y - inset.top)))
    }

    /// Returns the range of the character at a point. Nil if there is none.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        guard let place = closestPosition(to: point)?.offset else { return nil }
        let string = (text ?? "") as NSString
        return [place, place - 1].lazy.filter { (0..<string.length).contains($0) }
            .map { UITextRange(string.rangeOfComposedCharacterSequence(at: $0)) }
            .first { self.firstRect(for: $0).contains(point) }
    }

    private var intrinsicHeight: CGFloat { hosted?.size(width: bounds.width, height: nil).height ?? 0 }

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    open override var canBecomeFirstResponder: Bool { isEditable }

    private var isEditing = false

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isEditing else { return true }
        guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        isEditing = true
        contentDidChange()
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isEditing else { return super.resignFirstResponder() }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        isEditing = false
        contentDidChange()
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
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
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// The intrinsic content size: the size of the text if the text view does not scroll, otherwise flexible.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : super.intrinsicContentSize
    }

    override var showsContent: Bool { true }
    package override var breaksLines: Bool { true }
}

/// A delegate that controls and observes editing in a text view. All methods are optional.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns a Boolean value that indicates whether editing can begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns a Boolean value that indicates whether editing can end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns a Boolean value that indicates whether the user can change a range of the text. The range is in UTF-16
    /// units.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection has changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns a Boolean value that indicates whether a link has its default effect. The range is in UTF-16 units.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
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
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}
