import Foundation

/// An attributed text that notifies its layout managers and its delegate of changes.
open class NSTextStorage: NSMutableAttributedString {
    /// Options that describe an edit.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// An edit of attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// An edit of characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The delegate, which is notified of each change.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The layout managers of the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The kind of the current edit.
    open private(set) var editedMask: EditActions = []
    /// The range of the current edit, in UTF-16 units of the changed text.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The change of the length by the current edit, in UTF-16 units.
    open private(set) var changeInLength = 0

    /// Called after each change; for the text view that shows the text.
    var onChange: (() -> Void)?
    /// How often editing has begun and not ended.
    private var depth = 0
    /// Whether a change is under way: those that it consists of are not told of.
    private var isChanging = false

    /// Creates an empty text storage.
    public convenience init() { self.init(string: "") }

    /// Adds a layout manager.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
        aLayoutManager.invalidate()
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
        aLayoutManager.invalidate()
    }

    /// Records a change. A subclass calls it for changes that do not use the other methods.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange = self.editedRange.location == NSNotFound ? changed : NSUnionRange(self.editedRange, changed)
        changeInLength += delta
        if depth == 0 { processEditing() }
    }

    /// Notifies the delegate and the layout managers of the recorded changes.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        for manager in layoutManagers { manager.invalidate() }
        onChange?()
    }

    private func edit(_ mask: EditActions, _ range: NSRange, _ change: () -> Void) {
        guard !isChanging else { return change() }
        let before = length
        isChanging = true
        change()
        isChanging = false
        edited(mask, range: range, changeInLength: length - before)
    }

    // MARK: Changes

    open override func beginEditing() {
        depth += 1
        super.beginEditing()
    }

    open override func endEditing() {
        super.endEditing()
        depth = max(0, depth - 1)
        if depth == 0 { processEditing() }
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        edit(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: attrString) }
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        edit(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        edit(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        edit(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        edit(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
            super.insert(attrString, at: loc)
        }
    }

    open override func append(_ attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
            super.append(attrString)
        }
    }

    open override func deleteCharacters(in range: NSRange) {
        edit(.editedCharacters, range) { super.deleteCharacters(in: range) }
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        edit([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
            super.setAttributedString(attrString)
        }
    }
}

/// A delegate that is notified of the changes of a text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before the layout managers are notified of a change. The delegate can change more of the text.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called after a change. The delegate can change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
