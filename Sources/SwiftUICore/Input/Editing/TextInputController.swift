import CoreGraphics
import Foundation

/// Takes the text of one field while it has the focus. A host types into it what comes from a keyboard, an input method, a
/// password manager or a test; all of them do it the same way.
///
/// It is made of the text as its program has it, where that is on the canvas, the caret, the commands, the edit menu, and the
/// touches; each keeps its own state. Places are bytes of UTF-8 of ``text``; `String.byteOffset(ofUTF16:)` and its counterpart
/// translate for hosts that count otherwise. Rectangles and points are the canvas's.
@MainActor package final class TextInputController: FocusClient {
    package private(set) lazy var item = FocusItem(client: self)
    package private(set) lazy var source = TextSource { [weak self] in self?.caret.didMove() }
    package private(set) lazy var geometry = TextGeometry(source)
    package private(set) lazy var caret = TextCaret(self)
    package private(set) lazy var commands = TextCommands(self)
    package private(set) lazy var menu = TextEditMenu(self)
    private(set) lazy var touches = TextTouches(self)

    nonisolated package init() {}

    /// The whole text; for a secret, too, so that a password manager can see what it filled in.
    package var text: String { source.current.text }
    /// What is selected; empty if there is but a caret.
    package var selection: Range<Int> { source.current.selection }
    /// The provisional text of an input method.
    package var markedRange: Range<Int>? { source.current.markedRange }
    /// What a keyboard receives about the text.
    package var traits: TextInputTraits { source.configuration.traits }

    // MARK: Typing

    /// Changes the text, if people may.
    func edit(_ kind: EditHistory.Kind, _ change: (inout EditedText) -> Void) {
        guard traits.isEditable else { return }
        caret.reset()
        menu.hide()
        source.edit(kind, change)
    }

    /// Puts text in the place of the marked text or else the selection. A line break in a field of one line submits it.
    package func insert(_ text: String) {
        if !traits.isMultiline, text.count == 1, text.first?.isNewline == true { return submit() }
        edit(text.contains(where: \.isNewline) ? .single : .typing) { $0.insert(accepted(text)) }
    }

    /// A field of one line takes line breaks for spaces.
    func accepted(_ text: String) -> String {
        guard !traits.isMultiline, text.contains(where: \.isNewline) else { return text }
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Puts provisional text in the place of the marked text or else the selection; empty text takes it away.
    ///
    /// - Parameter selection: what is selected in `text`, in bytes.
    package func setMarkedText(_ text: String, selection: Range<Int>) {
        edit(.composing) { $0.setMarked(text, selection: selection) }
    }

    /// Keeps the provisional text for good.
    package func unmarkText() { source.unmark() }

    /// Puts text in the place of a range.
    package func replace(_ range: Range<Int>, with text: String) {
        edit(.single) { $0.replace(range, with: accepted(text)) }
    }

    /// Puts other text in the place of all, as assistive technology and password managers do.
    package func replaceAll(with text: String) {
        if item.isFocused { return replace(0..<self.text.utf8.count, with: text) }
        source.configuration.setText(accepted(text))
    }

    /// Return was pressed, or a form's field was completed in another way.
    package func submit() {
        if source.current.markedRange != nil { return unmarkText() }
        source.commit()
        source.setNeedsUpdate()
        item.resignUnlessMoved { source.configuration.submit() }
    }

    // MARK: Focus

    package var textInput: TextInputController? { self }

    package func focusDidChange(to isFocused: Bool) {
        if isFocused {
            source.begin()
        } else {
            source.end()
            caret.reset()
            menu.hide()
        }
        source.configuration.editingChanged(isFocused)
        source.setNeedsUpdate()
        if isFocused { caret.didMove() }
    }

    package func attentionDidMove(to place: CGPoint?) { menu.attentionDidMove(to: place) }
}
