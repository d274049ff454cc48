import Foundation
import SwiftUI
import Testing

extension ElementQuery {
    /// Types text on the keyboard. If the field does not have the keyboard focus, the method first taps the field and
    /// moves the caret to the end of its text.
    ///
    /// If the field already has the keyboard focus, the text is inserted at the caret, or replaces the selection. A
    /// line break is the Return key, `\u{8}` is the Delete key, and `\t` is the Tab key. The text after a Tab goes to
    /// the field that has the focus then.
    public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let input = focusedInput(sourceLocation) else { return }
        screen.type(text, into: input)
    }

    /// Removes all text of the field, as if the user selected and deleted it.
    public func clearText(sourceLocation: SourceLocation = #_sourceLocation) {
        guard let input = focusedInput(sourceLocation) else { return }
        screen.update {
            input.commands.perform(.selectAll)
            input.commands.perform(.deleteBackward(.character))
        }
    }

    /// Selects a part of the field's text, or places the caret if the range is empty. Positions count characters.
    public func select(_ characters: Range<Int>, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let input = focusedInput(sourceLocation) else { return }
        screen.update { input.caret.select(input.text.bytes(ofCharacters: characters)) }
    }

    /// The selection in the field, in characters: an empty range for a caret, or nil if the field does not have the
    /// keyboard focus.
    public var selectedCharacters: Range<Int>? {
        guard sole(toRead: "selectedCharacters")?.isFocused == true, let input = screen.input else { return nil }
        return input.text.characters(ofBytes: input.selection)
    }

    /// The client of the one element, with the keyboard.
    private func focusedInput(_ location: SourceLocation) -> TextInputController? {
        guard let node = resolved(location) else { return nil }
        guard node.replaceText != nil else {
            screen.fail("The \(description) is no field for text.", location)
            return nil
        }
        guard !node.isFocused else { return screen.input }
        tap(sourceLocation: location)
        guard let focused = resolved(location), focused.isEnabled else { return nil }
        guard focused.isFocused, let input = screen.input else {
            screen.fail("The \(description) does not take the keyboard.", location)
            return nil
        }
        // The first key of a secret that is taken up again replaces all of it, unless the caret was moved.
        if !input.traits.isSecure {
            let end = input.text.utf8.count
            screen.update { input.caret.select(end..<end) }
        }
        return input
    }
}

extension RenderedView {
    /// What takes text now.
    var input: TextInputController? { drive { $0.focus.textInput } }

    /// Types on the keyboard, key by key.
    func type(_ text: String, into first: TextInputController) {
        var input: TextInputController? = first
        for character in text {
            guard let current = input else { return }
            switch character {
            case "\t": typeKey(.tab)
            case "\u{8}", "\u{7F}": update { current.commands.perform(.deleteBackward(.character)) }
            default: update { current.insert(String(character)) }
            }
            input = self.input
        }
    }

    /// Presses and releases a key. Returns whether a view handled it.
    @discardableResult
    public func typeKey(_ key: KeyEquivalent, modifierFlags: EventModifiers = []) -> Bool {
        let isUsed = drive { host in
            let isUsed = host.send(KeyPress(key, modifiers: modifierFlags))
            _ = host.send(KeyPress(key, phase: .up, modifiers: modifierFlags))
            return isUsed
        }
        nextFrame()
        return isUsed
    }

    /// Types text into the focused element. The test fails if no element has the keyboard focus.
    public func typeText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let input else { return fail("Nothing has the keyboard.", sourceLocation) }
        type(text, into: input)
    }

    /// Sets the provisional text of an input method, and replaces the previous one. The test fails if no element has
    /// the keyboard focus.
    ///
    /// - Parameter characters: The selection in `text`. The default is the end of the text.
    public func setMarkedText(
        _ text: String, selecting characters: Range<Int>? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let input else { return fail("Nothing has the keyboard.", sourceLocation) }
        let end = text.utf8.count
        update { input.setMarkedText(text, selection: characters.map { text.bytes(ofCharacters: $0) } ?? end..<end) }
    }

    /// The height of the software keyboard, in points. The default is 0, for a hardware keyboard.
    ///
    /// The keyboard is visible while an element accepts text, and reduces the safe area.
    public var softwareKeyboardHeight: CGFloat {
        get { drive { $0.keyboard.height } }
        set { update { canvas.session.host.keyboard.height = newValue } }
    }

    /// The height of the canvas that the keyboard covers, in points.
    public var coveredByKeyboard: CGFloat { drive { $0.keyboard.coveredHeight } }

    /// Commits the provisional text of an input method.
    public func unmarkText() { update { input?.unmarkText() } }
}

extension String {
    /// The bytes of UTF-8 that characters take up; what lies outside counts as the nearest end.
    fileprivate func bytes(ofCharacters range: Range<Int>) -> Range<Int> {
        func byte(_ offset: Int) -> Int {
            utf8.distance(
                from: startIndex, to: index(startIndex, offsetBy: min(max(offset, 0), count)))
        }
        return byte(range.lowerBound)..<byte(range.upperBound)
    }

    fileprivate func characters(ofBytes range: Range<Int>) -> Range<Int> {
        func character(_ byte: Int) -> Int {
            distance(from: startIndex, to: utf8.index(startIndex, offsetBy: min(max(byte, 0), utf8.count)))
        }
        return character(range.lowerBound)..<character(range.upperBound)
    }
}
