import CoreGraphics
import Foundation
import Typesetter
import UIKit

/// What takes text while it has the focus. A host types into it what comes from a keyboard, an input method, a password
/// manager or a test; all of them do it the same way.
///
/// Places are bytes of UTF-8 of ``text``; `String.byteOffset(ofUTF16:)` and its counterpart translate for hosts that count
/// otherwise. Rectangles and points are the canvas's.
@MainActor package protocol TextInputClient: AnyObject {
    /// The whole text; for a secret, too, so that a password manager can see what it filled in.
    var text: String { get }
    /// What is selected; empty if there is but a caret.
    var selection: Range<Int> { get }
    /// The provisional text of an input method.
    var markedRange: Range<Int>? { get }
    /// What a keyboard receives about the text.
    var traits: TextInputTraits { get }

    /// Puts text in the place of the marked text or else the selection. A line break in a field of one line submits it.
    func insert(_ text: String)
    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
    /// Puts provisional text in the place of the marked text or else the selection; empty text takes it away.
    ///
    /// - Parameter selection: what is selected in `text`, in bytes.
    func setMarkedText(_ text: String, selection: Range<Int>)
    /// Keeps the provisional text for good.
    func unmarkText()
    /// Selects a range, or puts the caret there where it is empty.
    func select(_ range: Range<Int>)
    /// Puts text in the place of a range.
    func replace(_ range: Range<Int>, with text: String)
    /// Does what a command of the edit menu or a key says. Returns whether it could be done.
    @discardableResult func perform(_ command: TextCommand) -> Bool
    /// Takes a key of a hardware keyboard. Returns whether it meant anything.
    func handle(_ press: KeyPress) -> Bool

    /// The smallest rectangle round the characters of a range; for an empty one the caret's. Null while nothing is laid out.
    func rectangle(for range: Range<Int>) -> CGRect
    /// The rectangles that the characters of a range cover, line by line.
    func rectangles(for range: Range<Int>) -> [CGRect]
    /// The place nearest to a point of the canvas.
    func offset(at point: CGPoint) -> Int
    /// The area of the field itself.
    var frame: CGRect { get }
}

/// What a keyboard receives about the text that is typed.
package struct TextInputTraits: Equatable, Sendable {
    package var isMultiline = false
    package var isSecure = false
    package var keyboardType = UIKeyboardType.default
    package var contentType: UITextContentType?
    /// What the Return key is called.
    package var returnKey = ReturnKey.return
    package var capitals = Capitals.sentences
    package var isAutocorrected = true
    /// Whether the tab key types a tab.
    package var takesTabs = false
    package var isEditable = true

    /// What the Return key may be called.
    package enum ReturnKey: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
    /// Which letters a keyboard makes capital automatically.
    package enum Capitals: Sendable { case never, words, sentences, characters }

    package init() {}
}

extension String {
    /// The byte of UTF-8 at an offset in UTF-16, as browsers and input methods count.
    package func byteOffset(ofUTF16 offset: Int) -> Int {
        byte(at: utf16.index(startIndex, offsetBy: min(max(offset, 0), utf16.count)))
    }

    /// The offset in UTF-16 of a byte of UTF-8.
    package func utf16Offset(ofByte offset: Int) -> Int {
        utf16.distance(from: startIndex, to: index(atByte: offset))
    }
}
