import EngineTesting
import Foundation
import UIKit

@testable import SwiftUI

/// A screen with a keyboard: keys, taps and what an input method sends go the way that a host sends them.
@MainActor final class TypingScreen {
    private let screen: TestScreen
    var host: ViewHost { screen.host }
    var time: TimeInterval { screen.time }

    init(
        _ view: some View, width: CGFloat = 300, height: CGFloat = 400,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        screen = TestScreen(view, size: CGSize(width: width, height: height), change)
    }

    var client: TextInputController? { host.focus.textInput }

    /// What is selected, as text; the places of the caret count as characters before it.
    var selection: Range<Int>? {
        guard let client else { return nil }
        func count(_ byte: Int) -> Int { client.text[..<client.text.index(atByte: byte)].count }
        return count(client.selection.lowerBound)..<count(client.selection.upperBound)
    }

    var caret: Int? { selection.flatMap { $0.isEmpty ? $0.lowerBound : nil } }
    var selectedText: String? {
        guard let client else { return nil }
        let (text, range) = (client.text, client.selection)
        return String(text[text.index(atByte: range.lowerBound)..<text.index(atByte: range.upperBound)])
    }

    @discardableResult func frame(after seconds: TimeInterval = 0) -> Frame {
        screen.advance(by: seconds)
        return screen.frame
    }

    var elements: [ElementOnScreen] {
        frame()
        return screen.elements
    }
    func element(_ label: String) -> ElementOnScreen? { elements.first { $0.label == label } }
    func fields() -> [ElementOnScreen] {
        elements.filter { [.textField, .secureTextField, .textEditor, .searchField].contains($0.role) }
    }

    // MARK: Keys

    @discardableResult func press(
        _ key: KeyEquivalent, _ modifiers: EventModifiers = [], times: Int = 1
    ) -> Bool {
        var wasUsed = true
        for _ in 0..<times {
            wasUsed = host.send(KeyPress(key, modifiers: modifiers)) && wasUsed
            _ = host.send(KeyPress(key, phase: .up, modifiers: modifiers))
            frame()
        }
        return wasUsed
    }

    func type(_ text: String) {
        for character in text { press(character == "\n" ? .return : KeyEquivalent(character)) }
    }

    /// Puts the caret before a character, or selects characters.
    func select(_ characters: Range<Int>) {
        guard let client else { return }
        func byte(_ count: Int) -> Int {
            client.text.byte(at: client.text.index(client.text.startIndex, offsetBy: count))
        }
        client.caret.select(byte(characters.lowerBound)..<byte(characters.upperBound))
        frame()
    }

    func select(_ caret: Int) { select(caret..<caret) }

    // MARK: Touches

    func touch(_ phase: PointerEvent.Phase, _ location: CGPoint, after seconds: TimeInterval = 0.05) {
        screen.advance(by: seconds)
        screen.send(phase, location)
    }

    /// Taps, after a while in which taps before are forgotten.
    func tap(_ location: CGPoint, times: Int = 1) {
        screen.advance(by: 2)
        for _ in 0..<times {
            touch(.down, location)
            touch(.up, location)
        }
    }

    /// Taps a field or a button.
    func tap(_ label: String) {
        guard let element = element(label) else { return }
        tap(element.center)
    }

    /// The middle of a character, on the canvas.
    func place(ofCharacter index: Int) -> CGPoint {
        guard let client else { return .zero }
        let text = client.text
        let start = text.index(text.startIndex, offsetBy: index)
        let box = client.geometry.rectangle(for: text.byte(at: start)..<text.byte(at: text.index(after: start)))
        return CGPoint(x: box.midX, y: box.midY)
    }
}

/// A text that a test edits.
@MainActor @Observable final class EditedModel {
    var text: String
    var submissions = 0
    init(_ text: String = "") { self.text = text }
}

/// A field of one line.
struct LineField: View {
    @Bindable var model: EditedModel
    var body: some View {
        TextField("Line", text: $model.text).onSubmit { model.submissions += 1 }.padding(20)
    }
}

/// An editor of several lines.
struct LinesEditor: View {
    @Bindable var model: EditedModel
    var body: some View { TextEditor(text: $model.text).frame(width: 160, height: 200) }
}

@MainActor func editedLine(_ text: String, direction: LayoutDirection = .leftToRight) -> (TypingScreen, EditedModel) {
    let model = EditedModel(text)
    let screen = TypingScreen(LineField(model: model)) { $0.layoutDirection = direction }
    screen.press(.tab)
    return (screen, model)
}

@MainActor func editedLines(_ text: String) -> (TypingScreen, EditedModel) {
    let model = EditedModel(text)
    let screen = TypingScreen(LinesEditor(model: model))
    screen.press(.tab)
    return (screen, model)
}
