import Foundation
import PerchTesting
import SwiftUI
import Testing

/// Editing a text with attributes.
@MainActor @Suite struct AttributedEditorTests {
    private var sample: AttributedString {
        var text = AttributedString("plain ")
        var bold = AttributedString("red")
        bold.foregroundColor = Paint.red
        text += bold
        return text
    }

    private struct Editor: View {
        @Binding var text: AttributedString
        @Binding var selection: AttributedTextSelection

        var body: some View { TextEditor(text: $text, selection: $selection).font(.system(size: 40)) }
    }

    @Observable final class Model {
        var text: AttributedString
        var selection = AttributedTextSelection()
        init(_ text: AttributedString) { self.text = text }
    }

    @Test func attributesAreDrawn() {
        let view = DrawnView(TextEditor(text: .constant(sample)).font(.system(size: 40)), width: 300, height: 200)
        #expect(!view.bounds(of: Pixel.red).isNull)
    }

    @Test func typedCharactersAreLikeTheOneBefore() {
        let model = Model(sample)
        let view = DrawnView(
            Editor(
                text: Binding {
                    model.text
                } set: {
                    model.text = $0
                },
                selection: Binding {
                    model.selection
                } set: {
                    model.selection = $0
                }), width: 300, height: 200)
        view.tap(x: 280, y: 180)
        _ = view.press(KeyPress("x"))
        #expect(String(model.text.characters) == "plain redx")
        #expect(model.text.runs.count == 2)
        guard case .insertionPoint(let point) = model.selection.indices(in: model.text) else {
            Issue.record("A range is selected.")
            return
        }
        #expect(point == model.text.endIndex)
    }

    @Test func aSelectionsAttributesAreChanged() {
        var text = sample
        let start = text.startIndex
        var selection = AttributedTextSelection(
            range: start..<text.characters.index(start, offsetBy: 5))
        text.transformAttributes(in: &selection) { $0.foregroundColor = Paint.green }
        #expect(text.runs.first?.foregroundColor == Paint.green)
        #expect(text.runs.count == 3)
        text.replaceSelection(&selection, withCharacters: "fancy")
        #expect(String(text.characters) == "fancy red")
    }

    @Test func anInsertionPointCarriesAttributesForWhatIsTyped() {
        var text = AttributedString("a")
        var selection = AttributedTextSelection()
        text.transformAttributes(in: &selection) { $0.foregroundColor = Paint.red }
        text.replaceSelection(&selection, withCharacters: "b")
        #expect(text.runs.count == 2)
        #expect(text.runs.reversed().first?.foregroundColor == Paint.red)
    }
}
