import Foundation

/// A position in a text.
open class UITextPosition: NSObject {
    /// In UTF-16 units from the beginning.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open override var hash: Int { offset.hashValue }
}

/// A range in a text.
open class UITextRange: NSObject {
    /// The start of the range.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition(range.location + range.length) }
    /// A Boolean value that indicates whether the range is empty.
    open var isEmpty: Bool { range.length == 0 }

    /// In UTF-16 units.
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    open override var hash: Int { range.hashValue }
}

/// A control whose text can be edited with positions and ranges.
@MainActor @preconcurrency public protocol UITextInput: UIResponder {
    /// The text of the control.
    var _inputText: String { get }
    /// The selection, in UTF-16 units.
    var _inputSelection: NSRange { get set }
    /// Replaces a range of the text.
    func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
    /// The selected range. Setting nil has no effect.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(_inputSelection) }
        set { if let newValue { _inputSelection = newValue.range } }
    }

    /// The position at the start of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The position at the end of the text.
    public var endOfDocument: UITextPosition { UITextPosition(_inputText.utf16.count) }

    /// Returns the position at an offset in UTF-16 units. Nil if it is outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0..._inputText.utf16.count).contains(place) ? UITextPosition(place) : nil
    }

    /// Returns the range between two positions, in any order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
        return UITextRange(NSRange(location: start, length: end - start))
    }

    /// Returns the number of UTF-16 units between two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Compares two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }

    /// Returns the text in a range. Nil if the range exceeds the text or splits a character.
    public func text(in range: UITextRange) -> String? {
        Range(range.range, in: _inputText).map { String(_inputText[$0]) }
    }
}

extension UITextField: UITextInput {
    /// The text of the control.
    public var _inputText: String { text ?? "" }
    /// The selection, in UTF-16 units.
    public var _inputSelection: NSRange {
        get { selection }
        set { selection = newValue.clamped(to: _inputText) }
    }
    /// Replaces a range of the text, as if the user had typed it.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let part = Range(range.range, in: _inputText) else { return }
        write(_inputText.replacingCharacters(in: part, with: text))
    }
}

extension UITextView: UITextInput {
    /// The text of the control.
    public var _inputText: String { text ?? "" }
    /// The selection, in UTF-16 units.
    public var _inputSelection: NSRange {
        get { selectedRange }
        set { selectedRange = newValue.clamped(to: _inputText) }
    }
    /// Replaces a range of the text, as if the user had typed it.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let part = Range(range.range, in: _inputText) else { return }
        write(_inputText.replacingCharacters(in: part, with: text))
    }
}

extension NSRange {
    /// The part of the range that lies in a text.
    fileprivate func clamped(to text: String) -> NSRange {
        let count = text.utf16.count
        let start = Swift.min(Swift.max(location, 0), count)
        return NSRange(location: start, length: Swift.min(Swift.max(length, 0), count - start))
    }
}
