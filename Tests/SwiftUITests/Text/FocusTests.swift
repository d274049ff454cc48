import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Focus, keys and submissions. Names begin with the section of the facts about iOS that a test is about, and how sure it is.
@MainActor struct FocusTests {
    @Observable final class Log {
        var entries: [String] = []
        var flag = false
    }

    private struct Form: View {
        let log: Log
        var defaultField: String?
        var thirdIsShown = false
        @FocusState var field: String?
        @State private var texts = ["", "", ""]
        @State private var hasThird = false

        var body: some View {
            VStack {
                TextField("First", text: $texts[0]).focused($field, equals: "first")
                TextField("Second", text: $texts[1]).focused($field, equals: "second").disabled(log.flag)
                if hasThird { TextField("Third", text: $texts[2]).focused($field, equals: "third") }
                Button("To first") { field = "first" }
                Button("To none") { field = nil }
                Button("To nowhere") { field = "nowhere" }
                Button("Add third") {
                    hasThird = true
                    field = "third"
                }
            }
            .onChange(of: field) { old, new in log.entries.append("\(old ?? "-")>\(new ?? "-")") }
        }
    }

    private func focusedLabel(_ screen: TypingScreen) -> String? {
        screen.elements.first { $0.isFocused }?.label
    }

    @Test("5.1 S: the value follows the focus, and setting it moves the focus")
    func bothWays() {
        let log = Log()
        let screen = TypingScreen(Form(log: log))
        screen.tap("Second")
        #expect(log.entries == ["->second"])
        screen.tap("To first")
        #expect(focusedLabel(screen) == "First")
        #expect(log.entries.last == "second>first")
    }

    @Test("5.1 S: nil takes the focus from all of the state's fields")
    func toNone() {
        let screen = TypingScreen(Form(log: Log()))
        screen.tap("Second")
        screen.tap("To none")
        #expect(screen.client == nil)
        #expect(focusedLabel(screen) == nil)
    }

    @Test("5.1 L: from field to field the value is not nil in between")
    func noneInBetween() {
        let log = Log()
        let screen = TypingScreen(Form(log: log))
        screen.press(.tab)
        screen.press(.tab)
        #expect(log.entries == ["->first", "first>second"])
    }

    @Test("5.1 L: a value that no view bears falls back")
    func toNowhere() {
        let log = Log()
        let screen = TypingScreen(Form(log: log))
        screen.tap("To nowhere")
        #expect(screen.client == nil)
        screen.press(.tab)
        #expect(log.entries.last == "->first")
        screen.tap("To nowhere")
        #expect(focusedLabel(screen) == "First")
    }

    @Test("5.1 S: an action may name a field that it adds")
    func addedField() {
        let screen = TypingScreen(Form(log: Log()))
        screen.tap("Add third")
        #expect(focusedLabel(screen) == "Third")
    }

    @Test("5.1 L: a field that is disabled loses the focus")
    func disabledWhileFocused() {
        let log = Log()
        let screen = TypingScreen(Form(log: log))
        screen.tap("Second")
        log.flag = true
        screen.frame()
        #expect(screen.client == nil)
        #expect(log.entries.last == "second>-")
    }

    @Test("5.1 L: a tap beside a field does not end the editing")
    func tapBeside() {
        let screen = TypingScreen(Form(log: Log()))
        screen.tap("Second")
        screen.tap(CGPoint(x: 5, y: 395))
        #expect(focusedLabel(screen) == "Second")
    }

    private struct Twins: View {
        @FocusState private var field: Int?
        var body: some View {
            VStack {
                TextField("A", text: .constant("")).focused($field, equals: 1)
                TextField("B", text: .constant("")).focused($field, equals: 1)
                Button("Go") { field = 1 }
            }
        }
    }

    @Test("5.1 S: of two views with one value the first is taken")
    func twins() {
        let screen = TypingScreen(Twins())
        screen.tap("Go")
        #expect(focusedLabel(screen) == "A")
    }

    private struct TwoStates: View {
        let log: Log
        @FocusState private var isFocused: Bool
        @FocusState private var name: String?
        var body: some View {
            TextField("A", text: .constant("")).focused($isFocused).focused($name, equals: "a")
                .onChange(of: [name ?? "-", "\(isFocused)"]) { _, new in log.entries.append(new.joined()) }
        }
    }

    @Test("5.1 S: a view may have several bindings")
    func severalBindings() {
        let log = Log()
        let screen = TypingScreen(TwoStates(log: log))
        screen.press(.tab)
        #expect(log.entries == ["atrue"])
    }

    private struct WithDefault: View {
        @FocusState private var field: String?
        var body: some View {
            VStack {
                TextField("A", text: .constant("")).focused($field, equals: "a")
                TextField("B", text: .constant("")).focused($field, equals: "b")
            }
            .defaultFocus($field, "b")
        }
    }

    @Test("5.1 S: the default focus counts when the window appears")
    func defaultFocus() {
        #expect(focusedLabel(TypingScreen(WithDefault())) == "B")
    }

    private struct SheetWithDefault: View {
        @State private var isShown = false
        var body: some View {
            VStack {
                TextField("Below", text: .constant(""))
                Button("Open") { isShown = true }
            }
            .sheet(isPresented: $isShown) { WithDefault() }
        }
    }

    @Test("5.1 S: the default focus counts when a sheet appears; what it covers has no keys")
    func defaultFocusInASheet() {
        let screen = TypingScreen(SheetWithDefault())
        screen.press(.tab)
        #expect(focusedLabel(screen) == "Below")
        screen.tap("Open")
        screen.frame(after: 2)
        #expect(focusedLabel(screen) == "B")
        screen.press(.tab)
        #expect(focusedLabel(screen) == "A")
    }

    // MARK: Focusable views

    private struct Reader: View {
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(verbatim: isFocused ? "focused" : "not focused") }
    }

    @Test("5.1 S: isFocused tells about the nearest focusable view above")
    func isFocused() {
        let screen = TypingScreen(VStack { Reader().focusable() })
        #expect(screen.element("not focused") != nil)
        screen.press(.tab)
        #expect(screen.element("focused") != nil)
    }

    @Test("5.2 S: focusable views take the focus by a tap")
    func tapToFocus() {
        let screen = TypingScreen(Reader().focusable())
        screen.tap("not focused")
        #expect(screen.element("focused") != nil)
    }

    @Test("5.2 S: views that are only activated take no focus by taps or the tab key")
    func onlyActivated() {
        let screen = TypingScreen(Reader().focusable(interactions: .activate))
        screen.tap("not focused")
        screen.press(.tab)
        #expect(screen.element("not focused") != nil)
    }

    @Test("5.2 S: buttons take no focus by taps")
    func buttons() {
        let screen = TypingScreen(
            VStack {
                Button("Press") {}
                TextField("A", text: .constant(""))
            })
        screen.press(.tab)
        #expect(focusedLabel(screen) == "A")
    }

    @Test("5.2 S: a focused view shows a halo, unless that is turned off")
    func halo() {
        func changes(_ view: some View) -> Bool {
            let screen = TypingScreen(view)
            let before = screen.frame().displayList
            screen.press(.tab)
            return screen.frame().displayList != before
        }
        #expect(changes(Color.red.frame(width: 40, height: 40).focusable()))
        #expect(!changes(Color.red.frame(width: 40, height: 40).focusable().focusEffectDisabled()))
    }

    // MARK: Focused values

    private struct Published: View {
        @FocusedValue(\.published) private var value
        @FocusedBinding(\.publishedText) private var text
        var body: some View {
            Text(verbatim: "\(value ?? "none") \(text ?? "none")")
            Button("Write") { text = "written" }
        }
    }

    private struct Publishers: View {
        @State private var text = "own"
        var body: some View {
            VStack {
                Published()
                Group {
                    TextField("A", text: .constant("")).focusedValue(\.published, "a")
                    TextField("B", text: .constant(""))
                    TextField("C", text: .constant("")).focusedValue(\.publishedText, $text)
                }
                .focusedValue(\.published, "outer")
            }
        }
    }

    @Test("5.1 S: the value that is nearest to the focus counts; without a focus there is none")
    func focusedValues() {
        let screen = TypingScreen(Publishers())
        #expect(screen.element("none none") != nil)
        screen.press(.tab)
        #expect(screen.element("a none") != nil)
        screen.press(.tab)
        #expect(screen.element("outer none") != nil)
        screen.press(.tab)
        #expect(screen.element("outer own") != nil)
        screen.tap("Write")
        #expect(screen.element("outer written") != nil)
    }

    @Test("5.1 S: a scene's value counts wherever the focus is")
    func sceneValues() {
        let screen = TypingScreen(
            VStack {
                Published()
                TextField("A", text: .constant("")).focusedValue(\.published, "a")
                Text("B").focusedSceneValue(\.published, "scene")
            })
        #expect(screen.element("scene none") != nil)
        screen.press(.tab)
        #expect(screen.element("a none") != nil)
    }

    // MARK: Keys

    @Test("5.3 L: a key press is seen before the text changes; one that is made use of types nothing")
    func keysBeforeText() {
        let model = EditedModel()
        let screen = TypingScreen(
            LineField(model: model).onKeyPress("x") {
                model.submissions += 1
                return .handled
            })
        screen.press(.tab)
        screen.type("axb")
        #expect(model.text == "ab" && model.submissions == 1)
    }

    @Test("5.3 S: the innermost view has a key first; one that it ignores goes on")
    func innermostFirst() {
        let log = Log()
        let screen = TypingScreen(
            VStack {
                Color.red.focusable()
                    .onKeyPress("a") {
                        log.entries.append("inner")
                        return .ignored
                    }
            }
            .onKeyPress("a") {
                log.entries.append("outer")
                return .handled
            })
        screen.press(.tab)
        screen.press("a")
        #expect(log.entries == ["inner", "outer"])
    }

    @Test("5.3 L: every enclosing action runs on a submission, and a scope keeps it from those above")
    func submissions() {
        let log = Log()
        let screen = TypingScreen(
            VStack {
                TextField("A", text: .constant("")).onSubmit { log.entries.append("a") }
                TextField("B", text: .constant("")).onSubmit { log.entries.append("b") }.submitScope()
            }
            .onSubmit { log.entries.append("outer") })
        screen.press(.tab)
        screen.press(.return)
        #expect(log.entries == ["a", "outer"])
    }

    @Test("5.3 L: after a submission the field gives the focus up")
    func submittedFieldsResign() {
        let (screen, model) = editedLine("a")
        screen.press(.return)
        #expect(model.submissions == 1 && screen.client == nil)
    }

    private struct NextField: View {
        @FocusState private var field: Int?
        @State private var texts = ["", ""]
        var body: some View {
            VStack {
                TextField("A", text: $texts[0]).focused($field, equals: 0)
                TextField("B", text: $texts[1]).focused($field, equals: 1)
            }
            .onSubmit { field = 1 }
        }
    }

    @Test("5.3 L: unless the action moves it")
    func submittedFieldsPassOn() {
        let screen = TypingScreen(NextField())
        screen.press(.tab)
        screen.press(.return)
        #expect(focusedLabel(screen) == "B")
        // The action names the field that has the focus: it stays.
        screen.press(.return)
        #expect(focusedLabel(screen) == "B")
    }

    @Test("5.3 L: a focused field has Return before the default action")
    func defaultAction() {
        let log = Log()
        let screen = TypingScreen(
            VStack {
                TextField("A", text: .constant("")).onSubmit { log.entries.append("submitted") }
                Button("Save") { log.entries.append("saved") }.keyboardShortcut(.defaultAction)
            })
        screen.press(.return)
        screen.press(.tab)
        screen.press(.return)
        #expect(log.entries == ["saved", "submitted"])
    }

    @Test("5.3 S: shortcuts act while a field has the focus")
    func shortcutsInFields() {
        let log = Log()
        let model = EditedModel()
        let screen = TypingScreen(
            VStack {
                LineField(model: model)
                Button("Save") { log.entries.append("saved") }.keyboardShortcut("s")
            })
        screen.press(.tab)
        screen.press("s", .command)
        #expect(log.entries == ["saved"] && model.text == "")
    }
}

extension FocusedValues {
    fileprivate struct PublishedKey: FocusedValueKey { typealias Value = String }
    fileprivate struct PublishedTextKey: FocusedValueKey { typealias Value = Binding<String> }

    fileprivate var published: String? {
        get { self[PublishedKey.self] }
        set { self[PublishedKey.self] = newValue }
    }

    fileprivate var publishedText: Binding<String>? {
        get { self[PublishedTextKey.self] }
        set { self[PublishedTextKey.self] = newValue }
    }
}
