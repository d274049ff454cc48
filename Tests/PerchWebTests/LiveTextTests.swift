import DisplayList
import PerchHost
import SwiftUI
import Testing

@testable import PerchWeb

@Suite("Typing into a field of the page") @MainActor
struct LiveTextTests {
    @MainActor @Observable final class Model {
        var text = ""
    }

    private struct Screen: View {
        @Bindable var model: Model
        var body: some View { TextField("Name", text: $model.text) }
    }

    private func client(_ model: Model) throws -> (Session, TextInputController) {
        let session = try Session(Screen(model: model), variant: Variant())
        _ = session.frame()
        let input = try #require(session.host.focus.textInputs.first)
        session.perform { session.host.focus.focus(input) }
        _ = session.frame()
        #expect(session.host.focus.textInput === input)
        return (session, input)
    }

    @Test("fields that nobody is at tell browsers what to fill in, too; sheets are called by their heading")
    func fields() throws {
        let screen = ScrollView {
            TextField("Email", text: .constant("")).textContentType(.username)
            SecureField("Password", text: .constant("")).textContentType(.password)
        }
        .sheet(isPresented: .constant(true)) {
            VStack {
                Text("Sign in again").accessibilityAddTraits(.isHeader)
                TextField("Code", text: .constant("")).textContentType(.oneTimeCode)
            }
        }
        func told(_ view: some View) throws -> [String: SemanticElement] {
            let session = try Session(view, variant: Variant())
            var elements = PageAccessibilityTree()
            elements.update(
                session.accessibility(at: 2), inputs: { session.host.focus.textInputs },
                focused: session.host.focus.textInput)
            return Dictionary(elements.tree.elements.values.map { ($0.label.isEmpty ? $0.role : $0.label, $0) }) {
                a, _ in a
            }
        }
        let page = try told(
            VStack {
                TextField("Email", text: .constant("")).textContentType(.username)
                SecureField("Password", text: .constant("")).textContentType(.password)
            })
        #expect(page["Email"]?.attributes["autocomplete"] == "username")
        #expect(page["Password"]?.attributes["autocomplete"] == "current-password")
        let sheet = try told(screen)
        #expect(sheet["Code"]?.attributes["autocomplete"] == "one-time-code")
        #expect(sheet["sheet"]?.attributes["name"] == "Sign in again")
    }

    @Test("the smallest edit is made, and the caret follows")
    func edits() throws {
        let model = Model()
        let (session, input) = try client(model)
        for text in ["A", "An", "Ann", "Anne"] { session.perform { FieldState(text: text).apply(to: input) } }
        #expect(model.text == "Anne")
        session.perform { FieldState(text: "Anne", selection: 1..<3).apply(to: input) }
        #expect(input.selection == 1..<3)
        session.perform { FieldState(text: "Ae", selection: 1..<1).apply(to: input) }
        #expect(model.text == "Ae" && input.selection == 1..<1)
    }

    @Test("what an input method proposes is marked, and kept when it is decided")
    func composing() throws {
        let model = Model()
        let (session, input) = try client(model)
        session.perform { FieldState(text: "ab", selection: 1..<1).apply(to: input) }
        session.perform { FieldState(text: "aにb", selection: 2..<2, marked: 1..<2).apply(to: input) }
        #expect(model.text == "aにb" && input.markedRange == 1..<4)
        session.perform { FieldState(text: "a日本b", selection: 3..<3, marked: 1..<3).apply(to: input) }
        #expect(model.text == "a日本b" && input.markedRange == 1..<7)
        session.perform { FieldState(text: "a日本b", selection: 3..<3).apply(to: input) }
        #expect(model.text == "a日本b" && input.markedRange == nil && input.selection == 7..<7)
    }
}

@Suite("States that go on in another process") @MainActor
struct KeptStatesTests {
    private struct Row: View {
        @State var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }

    private struct Screen: View {
        @State private var name = "Ann"
        var body: some View {
            VStack {
                Button(name) { name = "Bob" }
                Row()
                Row()
            }
        }
    }

    private func labels(_ host: ViewHost) -> [String] {
        host.accessibility(at: 0).flatMap(\.flattened).filter { $0.role == .button }.map(\.label)
    }

    @Test("each view has its own again")
    func restored() throws {
        let first = KeptStates()
        let host = ViewHost(Screen(), size: CGSize(width: 200, height: 300), keptStates: first)
        #expect(labels(host) == ["Ann", "0", "0"])
        let buttons = host.accessibility(at: 0).flatMap(\.flattened).filter { $0.role == .button }
        for button in [buttons[0], buttons[2]] { host.accessibilityActions.activate(button) }
        #expect(labels(host) == ["Bob", "0", "1"])
        let other = ViewHost(
            Screen(), size: CGSize(width: 200, height: 300), keptStates: KeptStates(first.save()))
        #expect(labels(other) == ["Bob", "0", "1"])
    }

    @Test("what may be nil begins as the program says")
    func optional() throws {
        struct Screen: View {
            @State private var number: Int? = 3
            var body: some View { Button(number.map(String.init) ?? "none") { number = nil } }
        }
        let first = KeptStates()
        let host = ViewHost(Screen(), size: CGSize(width: 200, height: 300), keptStates: first)
        #expect(labels(host) == ["3"])
        let button = try #require(host.accessibility(at: 0).flatMap(\.flattened).first { $0.role == .button })
        host.accessibilityActions.activate(button)
        #expect(labels(host) == ["none"])
        let other = ViewHost(
            Screen(), size: CGSize(width: 200, height: 300), keptStates: KeptStates(first.save()))
        #expect(labels(other) == ["none"])
    }
}
