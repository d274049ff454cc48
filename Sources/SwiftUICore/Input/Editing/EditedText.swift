import Foundation
import Typesetter

/// A text that is edited, with what is selected in it. Places are bytes of UTF-8 and lie between characters as people count
/// them, never within one.
package struct EditedText: Equatable, Sendable {
    package private(set) var text: String
    /// The end of the selection that stays when it is extended.
    package private(set) var anchor: Int
    /// The end of the selection that moves; without a selection, where the caret is.
    package private(set) var head: TextPlace
    /// What an input method has put there for the time being.
    package private(set) var markedRange: Range<Int>?

    /// A text with the caret at its end.
    package init(_ text: String) {
        self.text = text
        self.text.makeContiguousUTF8()
        anchor = text.utf8.count
        head = TextPlace(anchor)
    }

    package var selection: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }
    package var hasSelection: Bool { anchor != head.offset }
    package var selectedText: String { String(text[indices(selection)]) }
    package var length: Int { text.utf8.count }

    // MARK: Selecting

    /// Selects a range, or puts the caret there where it is empty.
    package mutating func select(_ range: Range<Int>) {
        anchor = text.characterBoundary(at: range.lowerBound)
        head = TextPlace(text.characterBoundary(at: range.upperBound))
    }

    /// Puts the caret at a place, or moves the end of the selection there.
    package mutating func move(to place: TextPlace, extending: Bool = false) {
        head = TextPlace(text.characterBoundary(at: place.offset), isUpstream: place.isUpstream)
        if !extending { anchor = head.offset }
    }

    /// Selects from `anchor` to `head`.
    package mutating func select(from anchor: Int, to head: TextPlace) {
        self.anchor = text.characterBoundary(at: anchor)
        move(to: head, extending: true)
    }

    // MARK: Changing

    /// Puts text in the place of what is marked or else selected.
    package mutating func insert(_ new: String) { replace(markedRange ?? selection, with: new) }

    /// Puts text in the place of a range and the caret behind it.
    package mutating func replace(_ range: Range<Int>, with new: String) {
        let range = clamped(range)
        text.replaceSubrange(indices(range), with: new)
        text.makeContiguousUTF8()
        markedRange = nil
        // What is put in may join the characters around it, as a skin tone does.
        anchor = text.characterBoundary(at: range.lowerBound + new.utf8.count, roundingUp: true)
        head = TextPlace(anchor)
    }

    /// Puts provisional text of an input method in the place of what was marked before, or of the selection. No text takes
    /// the mark away.
    ///
    /// - Parameter selection: what is selected in `marked`.
    package mutating func setMarked(_ marked: String, selection: Range<Int>) {
        let start = (markedRange ?? self.selection).lowerBound
        insert(marked)
        guard !marked.isEmpty else { return }
        markedRange = start..<start + marked.utf8.count
        let inner = selection.clamped(to: 0..<marked.utf8.count)
        anchor = start + inner.lowerBound
        head = TextPlace(start + inner.upperBound)
    }

    /// Keeps the marked text for good.
    package mutating func unmark() { markedRange = nil }

    /// The selection alone, to be put back into a text by ``withText(_:)``.
    var withoutText: EditedText {
        var copy = self
        copy.text = ""
        copy.markedRange = nil
        return copy
    }

    /// The same selection in another text, as far as there is such a place.
    func withText(_ other: String) -> EditedText {
        var copy = EditedText(other)
        copy.select(from: anchor, to: head)
        return copy
    }

    private func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<text.utf8.count) }

    private func indices(_ range: Range<Int>) -> Range<String.Index> {
        let range = clamped(range)
        return text.index(atByte: range.lowerBound)..<text.index(atByte: range.upperBound)
    }
}
