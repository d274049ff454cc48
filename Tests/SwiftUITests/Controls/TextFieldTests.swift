import Foundation
import PerchTesting
import Testing

@testable import SwiftUI

@MainActor struct TextFieldTests {
    @Observable final class Model {
        var text = ""
        var number = 1.5
        var optional: Int? = 3
        var submissions = 0
    }

    struct Name: View {
        @Bindable var model: Model
        var body: some View { TextField("Name", text: $model.text) }
    }

    @Test func editingChangesTheBinding() throws {
        let model = Model()
        let view = try RenderedView(Name(model: model))
        let field = try view.element(role: .textField, label: "Name")
        #expect(field.value == "")
        try view.update { try #require(field.replaceText(with: "Ada")) }
        #expect(model.text == "Ada")
        #expect(try view.element(role: .textField).value == "Ada")
    }

    @Test func disabledDoesNothing() throws {
        let view = try RenderedView(Name(model: Model()).disabled(true))
        #expect(!(try view.element(role: .textField).replaceText(with: "Ada")))
    }

    @Test func emptyFieldKeepsALinesHeight() throws {
        let model = Model()
        let view = try RenderedView(Name(model: model).frame(width: 200))
        let height = view.size.height
        model.text = "Ada"
        #expect(try RenderedView(Name(model: model).frame(width: 200)).size.height == height)
        #expect(height > 20)
    }

    struct Amount: View {
        @Bindable var model: Model
        var body: some View {
            TextField("Amount", value: $model.number, format: .number)
            TextField("Count", value: $model.optional, format: .number)
        }
    }

    @Test func textThatIsNoValueChangesNothing() throws {
        let model = Model()
        let view = try RenderedView(Amount(model: model))
        let amount = try view.element(label: "Amount")
        #expect(amount.value == "1.5")
        amount.replaceText(with: "abc")
        #expect(model.number == 1.5)
        amount.replaceText(with: "2.25")
        #expect(model.number == 2.25)
    }

    @Test func optionalValueIsNilWhileThereIsNone() throws {
        let model = Model()
        let view = try RenderedView(Amount(model: model))
        try view.element(label: "Count").replaceText(with: "")
        #expect(model.optional == nil)
    }

    @Test func secretIsNotReadAloud() throws {
        let view = try RenderedView(SecureField("Password", text: .constant("swordfish")))
        let field = try view.element(role: .secureTextField, label: "Password")
        #expect(field.value == "•••••••••")
        #expect(view.elements(role: .text).isEmpty)
    }

    @Test func roundedBorderIs34High() throws {
        let view = try RenderedView(
            TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder).frame(width: 200))
        #expect(view.size.height == 34)
    }

    struct Padded: TextFieldStyle {
        func _body(configuration: TextField<_Label>) -> some View { configuration.padding(10) }
    }

    @Test func styleOfOnesOwn() throws {
        let plain = try RenderedView(Name(model: Model()).frame(width: 200)).size.height
        let view = try RenderedView(Name(model: Model()).textFieldStyle(Padded()).frame(width: 200))
        #expect(view.size.height == plain + 20)
    }

    @Test func verticalFieldGrowsByLines() throws {
        let text = "Several lines of a text that is longer than the field is wide"
        let single = try RenderedView(TextField("Note", text: .constant(text)).frame(width: 200)).size.height
        let view = try RenderedView(TextField("Note", text: .constant(text), axis: .vertical).frame(width: 200))
        #expect(view.size.height > 2 * single)
    }

    @Test func growsBetweenTheFewestAndTheMostLines() throws {
        func height(_ lines: Int, _ limit: ClosedRange<Int>) throws -> CGFloat {
            let text = Array(repeating: "line", count: lines).joined(separator: "\n")
            return try RenderedView(
                TextField("Note", text: .constant(text), axis: .vertical).lineLimit(limit).frame(width: 200)
            ).size.height
        }
        let (two, three, four) = (try height(2, 2...4), try height(3, 2...4), try height(4, 2...4))
        #expect(try height(0, 2...4) == two && height(1, 2...4) == two)
        #expect(two < three && three < four)
        #expect(try height(9, 2...4) == four)
    }

    struct Focused: View {
        @Bindable var model: Model
        var isOn = true
        @FocusState private var isFocused
        var body: some View {
            TextField("Name", text: $model.text).focused($isFocused).onAppear { isFocused = isOn }
        }
    }

    @Test func theFocusIsToldAndDoesNotChangeTheSize() throws {
        let model = Model()
        model.text = "Ada"
        let plain = try RenderedView(Focused(model: model, isOn: false).frame(width: 200))
        let focused = try RenderedView(Focused(model: model).frame(width: 200))
        #expect(plain.size == focused.size)
        #expect(try focused.element(role: .textField).isFocused)
        #expect(!(try plain.element(role: .textField).isFocused))
    }

    @Test func selectionCountsInBytesAndStaysInTheText() {
        let text = "Grüße"
        let start = text.index(after: text.startIndex)
        let selection = TextSelection(range: start..<text.index(start, offsetBy: 2))
        #expect(selection.byteRanges(in: text) == [1..<4])
        #expect(selection.byteRanges(in: "G") == [1..<1])
        #expect(!selection.isInsertion)
        #expect(TextSelection(insertionPoint: start).isInsertion)
        #expect(TextSelection(insertionPoint: text.endIndex).byteRanges(in: text) == [7..<7])
    }
}
