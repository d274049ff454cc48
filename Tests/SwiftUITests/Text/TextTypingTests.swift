import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Touches, undo, input methods and fields of all kinds. Names begin with the section of the facts about iOS that a test is
/// about, and how sure it is.
@MainActor struct TextTypingTests {
    // MARK: Touches

    @Test("6.2 S: a tap gives the field the focus, the caret stands at the edge of the word")
    func firstTap() throws {
        let model = EditedModel("one twoandmore")
        let screen = TypingScreen(LineField(model: model))
        let field = try #require(screen.element("Line"))
        screen.tap(CGPoint(x: field.frame.minX + 50, y: field.frame.midY))
        #expect(screen.caret == 4)
    }

    @Test("6.2 S: a tap behind the text puts the caret at its end")
    func tapBehindTheText() throws {
        let model = EditedModel("one two")
        let screen = TypingScreen(LineField(model: model))
        let field = try #require(screen.element("Line"))
        screen.tap(CGPoint(x: field.frame.maxX - 5, y: field.frame.midY))
        #expect(screen.caret == 7)
    }

    @Test("6.2 S: in the focused field a tap puts the caret at the nearest edge of a word")
    func secondTap() {
        let (screen, _) = editedLine("one twoandmore")
        screen.tap(screen.place(ofCharacter: 12))
        #expect(screen.caret == 14)
        screen.tap(screen.place(ofCharacter: 5))
        #expect(screen.caret == 4)
    }

    @Test("6.2 L: a double tap selects the word, a triple tap the paragraph")
    func severalTaps() {
        let (screen, _) = editedLines("one two\nthree")
        screen.tap(screen.place(ofCharacter: 5), times: 2)
        #expect(screen.selectedText == "two")
        screen.tap(screen.place(ofCharacter: 5), times: 3)
        #expect(screen.selectedText == "one two")
    }

    @Test("6.2 L: a double tap that is dragged extends by words")
    func doubleTapAndDrag() {
        let (screen, _) = editedLine("one two three four")
        let (start, end) = (screen.place(ofCharacter: 5), screen.place(ofCharacter: 9))
        screen.tap(start)
        screen.touch(.down, start)
        screen.touch(.moved, end)
        screen.touch(.up, end)
        #expect(screen.selectedText == "two three")
    }

    @Test("6.2 L: a press that is held puts the caret exactly, and carries it")
    func hold() {
        let (screen, _) = editedLine("one twoandmore")
        let (start, end) = (screen.place(ofCharacter: 6), screen.place(ofCharacter: 11))
        screen.select(0)
        screen.touch(.down, start, after: 2)
        screen.frame(after: 0.6)
        #expect([6, 7].contains(screen.caret))
        screen.touch(.moved, end)
        #expect([11, 12].contains(screen.caret))
        screen.touch(.up, end)
        #expect([11, 12].contains(screen.caret))
    }

    @Test("6.2 L: the caret can be dragged")
    func dragTheCaret() {
        let (screen, _) = editedLine("one two three four")
        screen.select(7)
        let start = screen.place(ofCharacter: 7)
        let end = screen.place(ofCharacter: 15)
        screen.touch(.down, start, after: 2)
        screen.touch(.moved, end)
        screen.touch(.up, end)
        #expect([15, 16].contains(screen.caret))
    }

    @Test("6.2 L: a drag over a field that is not its caret leaves the text alone")
    func dragElsewhere() {
        let (screen, _) = editedLine("one two three four")
        screen.select(0)
        let start = screen.place(ofCharacter: 9)
        screen.touch(.down, start, after: 2)
        screen.touch(.moved, CGPoint(x: start.x, y: start.y + 80))
        screen.touch(.up, CGPoint(x: start.x, y: start.y + 80))
        #expect(screen.caret == 0)
    }

    // MARK: Undo

    @Test("6.3 L: what is typed in one go is one step")
    func typingIsOneStep() {
        let (screen, model) = editedLine("a")
        screen.type("bcd")
        screen.press("z", .command)
        #expect(model.text == "a")
        screen.press("z", [.command, .shift])
        #expect(model.text == "abcd")
    }

    @Test("6.3 L: a move of the caret ends a step")
    func movesEndSteps() {
        let (screen, model) = editedLine("")
        screen.type("ab")
        screen.press(.leftArrow)
        screen.type("cd")
        #expect(model.text == "acdb")
        screen.press("z", .command)
        #expect(model.text == "ab")
        screen.press("z", .command)
        #expect(model.text == "")
    }

    @Test("6.3 L: deleting after typing is another step")
    func deletingIsAnotherStep() {
        let (screen, model) = editedLine("")
        screen.type("abc")
        screen.press(.delete, times: 2)
        screen.press("z", .command)
        #expect(model.text == "abc")
        screen.press("z", .command)
        #expect(model.text == "")
    }

    @Test("6.3 L: a paste is a step")
    func pasteIsAStep() {
        let (screen, model) = editedLine("")
        UIPasteboard.general.string = "xyz"
        screen.type("a")
        screen.press("v", .command)
        screen.type("b")
        #expect(model.text == "axyzb")
        screen.press("z", .command)
        #expect(model.text == "axyz")
        screen.press("z", .command)
        #expect(model.text == "a")
    }

    @Test("6.3 L: a line break ends a step")
    func breaksEndSteps() {
        let (screen, model) = editedLines("")
        screen.type("a\nb")
        screen.press("z", .command)
        #expect(model.text == "a\n")
    }

    @Test("6.3 L: a text that the program sets breaks the stack")
    func programsBreakTheStack() {
        let (screen, model) = editedLine("")
        screen.type("abc")
        model.text = "other"
        screen.frame()
        screen.press("z", .command)
        #expect(model.text == "other")
    }

    @Test func undoBringsTheSelectionBack() {
        let (screen, model) = editedLine("one two three")
        screen.select(4..<7)
        screen.press(.delete)
        screen.press("z", .command)
        #expect(model.text == "one two three")
        #expect(screen.selectedText == "two")
    }

    // MARK: Marked text

    @Test("6.3 S: provisional text replaces the selection, then itself")
    func markedText() throws {
        let (screen, model) = editedLine("a b")
        screen.select(1..<2)
        let client = try #require(screen.client)
        client.setMarkedText("に", selection: 3..<3)
        #expect(model.text == "aにb")
        client.setMarkedText("日本", selection: 6..<6)
        #expect(model.text == "a日本b")
        #expect(client.markedRange == 1..<7)
        client.insert("日本")
        #expect(model.text == "a日本b")
        #expect(client.markedRange == nil)
    }

    @Test("6.3 S: what is selected lies in the provisional text")
    func selectionInMarkedText() throws {
        let (screen, _) = editedLine("ab")
        let client = try #require(screen.client)
        client.setMarkedText("xyz", selection: 1..<2)
        #expect(client.selection == 3..<4)
    }

    @Test("6.3 S: unmarking keeps the text, an empty text takes it away")
    func unmark() throws {
        let (screen, model) = editedLine("a")
        let client = try #require(screen.client)
        client.setMarkedText("x", selection: 1..<1)
        client.unmarkText()
        #expect(model.text == "ax" && client.markedRange == nil)
        client.setMarkedText("y", selection: 1..<1)
        client.setMarkedText("", selection: 0..<0)
        #expect(model.text == "ax" && client.markedRange == nil)
    }

    @Test("6.3 L: Return commits what an input method put there before it submits")
    func returnCommits() throws {
        let (screen, model) = editedLine("a")
        try #require(screen.client).setMarkedText("x", selection: 1..<1)
        screen.press(.return)
        #expect(model.submissions == 0 && model.text == "ax")
        #expect(screen.client?.markedRange == nil)
        screen.press(.return)
        #expect(model.submissions == 1)
    }

    @Test func marksAreDrawn() throws {
        let (screen, _) = editedLine("a")
        let plain = screen.frame().displayList
        try #require(screen.client).setMarkedText("x", selection: 1..<1)
        #expect(screen.frame().displayList != plain)
    }

    // MARK: Fields

    @Test("6.4 S: the binding is written with every edit; what its setter makes of it is shown, the caret at the end")
    func settersMayChangeTheText() {
        let model = EditedModel()
        let screen = TypingScreen(
            TextField(
                "Line",
                text: Binding(get: { model.text }, set: { model.text = String($0.filter(\.isNumber)) })
            ).padding())
        screen.press(.tab)
        screen.type("1a2")
        #expect(model.text == "12")
        screen.select(0)
        screen.type("x")
        #expect(screen.caret == 2)
    }

    private struct Values: View {
        @Bindable var model: ValueModel
        var body: some View {
            VStack {
                TextField("Amount", value: $model.amount, format: .number)
                TextField("Count", value: $model.count, format: .number)
            }
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    @Observable final class ValueModel {
        var amount = 1.5
        var count: Int? = 3
    }

    @Test("6.4 S: a value is set when the editing ends, not while people type")
    func valuesAreSetOnCommit() {
        let model = ValueModel()
        let screen = TypingScreen(Values(model: model))
        screen.press(.tab)
        screen.press("a", .command)
        screen.type("25")
        #expect(model.amount == 1.5)
        screen.press(.return)
        #expect(model.amount == 25)
        screen.tap("Amount")
        screen.press("a", .command)
        screen.type("7")
        screen.press(.tab)
        #expect(model.amount == 7)
    }

    @Test("6.4 S: text that is no value changes nothing, and is taken back")
    func textThatIsNoValue() {
        let model = ValueModel()
        let screen = TypingScreen(Values(model: model))
        screen.press(.tab)
        screen.type("abc")
        screen.press(.return)
        #expect(model.amount == 1.5)
        #expect(screen.element("Amount")?.value == "1.5")
    }

    @Test("6.4 L: after the commit the text is written anew from the value")
    func textIsWrittenAnew() {
        let model = ValueModel()
        let screen = TypingScreen(Values(model: model))
        screen.press(.tab)
        screen.press("a", .command)
        screen.type("1000")
        screen.press(.return)
        #expect(screen.element("Amount")?.value == "1,000")
    }

    @Test("6.4 L: an optional value is nil for empty text")
    func optionalValues() {
        let model = ValueModel()
        let screen = TypingScreen(Values(model: model))
        screen.press(.tab, times: 2)
        screen.press(.delete)
        screen.press(.return)
        #expect(model.count == nil)
    }

    @Test("6.4 L: a value that the program sets is shown at once where the field has no focus")
    func valuesFromOutside() {
        let model = ValueModel()
        let screen = TypingScreen(Values(model: model))
        model.amount = 9
        #expect(screen.element("Amount")?.value == "9")
    }

    private struct Secret: View {
        @Bindable var model: EditedModel
        var body: some View { SecureField("Secret", text: $model.text).padding(20) }
    }

    @Test("6.4 S: a secret is written with every key, shown by dots, and neither cut nor copied")
    func secrets() {
        UIPasteboard.general.string = "before"
        let model = EditedModel()
        let screen = TypingScreen(Secret(model: model))
        screen.press(.tab)
        screen.type("pass")
        #expect(model.text == "pass")
        #expect(screen.element("Secret")?.value == "••••")
        screen.press("a", .command)
        screen.press("c", .command)
        screen.press("x", .command)
        #expect(UIPasteboard.general.string == "before")
        #expect(model.text == "pass")
    }

    @Test("6.4 L: the first key in a secret that is taken up again replaces it all")
    func secretsAreReplaced() {
        let model = EditedModel("pass")
        let screen = TypingScreen(Secret(model: model))
        screen.press(.tab)
        screen.type("n")
        #expect(model.text == "n")
        screen.type("ew")
        #expect(model.text == "new")
    }

    private struct Selecting: View {
        @Bindable var model: EditedModel
        @State var selection: TextSelection?
        let report: (TextSelection?) -> Void
        var body: some View {
            TextField("Line", text: $model.text, selection: $selection)
            TextField("Other", text: .constant(""))
            Button("Select") {
                let start = model.text.index(model.text.startIndex, offsetBy: 1)
                selection = TextSelection(range: start..<model.text.index(after: start))
            }
            .onChange(of: selection) { _, new in report(new) }
        }
    }

    @Test("6.4 S: the selection is an insertion point or a range; nil without the focus (L)")
    func selections() throws {
        let model = EditedModel("abc")
        var latest: TextSelection?
        let screen = TypingScreen(VStack { Selecting(model: model) { latest = $0 } })
        screen.press(.tab)
        #expect(latest?.isInsertion == true)
        #expect(latest?.indices == .selection(model.text.endIndex..<model.text.endIndex))
        screen.press(.leftArrow, .shift)
        #expect(latest?.isInsertion == false)
        screen.tap("Select")
        #expect(screen.selectedText == "b")
        screen.press(.tab)
        #expect(latest == nil)
    }

    @Test("6.4 L: a disabled field takes no focus")
    func disabledFields() {
        let model = EditedModel("abc")
        let screen = TypingScreen(LineField(model: model).disabled(true))
        screen.tap("Line")
        #expect(screen.client == nil)
        #expect(!screen.press(.tab))
    }

    @Test("5.3 L: Return in a vertical field breaks the line and submits nothing")
    func verticalFields() {
        let model = EditedModel("ab")
        let screen = TypingScreen(
            TextField("Note", text: Bindable(model).text, axis: .vertical).onSubmit { model.submissions += 1 })
        screen.press(.tab)
        screen.press(.return)
        #expect(model.text == "ab\n" && model.submissions == 0)
    }

    @Test("5.3 L: Return in an editor breaks the line and submits nothing")
    func editors() {
        let model = EditedModel("ab")
        let screen = TypingScreen(LinesEditor(model: model).onSubmit { model.submissions += 1 })
        screen.press(.tab)
        screen.press(.return)
        #expect(model.text == "ab\n" && model.submissions == 0)
    }

    @Test("6.2 L: an editor scrolls the line with the caret into sight")
    func editorsScroll() throws {
        let (screen, _) = editedLines(Array(repeating: "line", count: 40).joined(separator: "\n"))
        screen.press(.upArrow, .command)
        let client = try #require(screen.client)
        #expect(client.geometry.rectangle(for: client.selection).minY >= client.item.frame.minY)
        screen.press(.downArrow, .command)
        let caret = client.geometry.rectangle(for: client.selection)
        #expect(caret.maxY <= client.item.frame.maxY + 1 && caret.minY >= client.item.frame.minY)
    }

    @Test func longLinesScrollNoFurtherThanTheCaretNeeds() throws {
        let (screen, _) = editedLine(String(repeating: "word ", count: 40))
        let client = try #require(screen.client)
        func x() -> CGFloat { client.geometry.rectangle(for: client.selection).minX }
        #expect(x() > client.item.frame.midX && x() <= client.item.frame.maxX)
        let end = x()
        screen.press(.leftArrow, times: 3)
        // The text stays where it is while the caret moves in sight.
        #expect(x() < end)
        screen.press(.upArrow)
        #expect(abs(x() - client.item.frame.minX) < 1)
    }

    @Test func traitsAreTold() throws {
        let model = EditedModel()
        let screen = TypingScreen(
            LineField(model: model).keyboardType(.emailAddress).textInputAutocapitalization(.never)
                .autocorrectionDisabled().submitLabel(.send).textContentType(.emailAddress))
        screen.press(.tab)
        let traits = try #require(screen.client?.traits)
        #expect(traits.keyboardType == .emailAddress && traits.capitals == .never && !traits.isAutocorrected)
        #expect(traits.returnKey == .send && traits.contentType == .emailAddress)
    }

    @Test func aKeyCostsTheSameInALargeForm() throws {
        func cost(_ count: Int) -> Int {
            let model = EditedModel()
            let screen = TypingScreen(
                VStack {
                    LineField(model: model)
                    ForEach(0..<count, id: \.self) { _ in TextField("Other", text: .constant("text")) }
                }, height: 6_000)
            screen.press(.tab)
            screen.type("a")
            screen.host.tree.counters = FrameCounters()
            _ = screen.host.send(KeyPress("b"))
            screen.frame()
            return screen.host.tree.counters.bodiesRun
        }
        #expect(cost(200) == cost(2))
    }

    @Test func theCaretBlinksWhereSomebodyIsWatching() {
        let (screen, _) = editedLine("a")
        let steady = screen.frame().displayList
        #expect(screen.frame(after: 0.6).displayList == steady)
        screen.host.tree.isWatched = true
        screen.type("b")
        let shown = screen.frame(after: 0.1).displayList
        #expect(screen.frame(after: 0.5).displayList != shown)
        #expect(screen.frame(after: 0.5).displayList == shown)
    }
}
