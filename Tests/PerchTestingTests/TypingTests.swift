import Foundation
import PerchTesting
import SwiftUI
import Testing

/// Typing as a person does: into what has the keyboard, where the caret is.
@MainActor struct TypingTests {
    private struct Form: View {
        @State var name = "Ada"
        @State var mail = ""
        @State var secret = "old"
        @State var note = ""
        @State var submitted = ""
        @FocusState var field: String?

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($field, equals: "name").onSubmit {
                    submitted = name
                    field = "mail"
                }
                TextField("Mail", text: $mail).focused($field, equals: "mail")
                SecureField("Secret", text: $secret)
                TextEditor(text: $note).frame(height: 80).accessibilityIdentifier("note")
                Text("Submitted \(submitted), mail \(mail), secret \(secret)").accessibilityIdentifier("state")
            }
            .environment(\.layoutDirection, direction)
        }

        var direction = LayoutDirection.leftToRight
    }

    private func state(_ screen: RenderedView) -> String? { screen.elements(identifier: "state").first?.label }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func textGoesToTheEndOfAFieldThatIsTapped(_ direction: LayoutDirection) {
        let screen = render(Form(direction: direction))
        screen.field("Name").type(" Lovelace")
        #expect(screen.field("Name").value == "Ada Lovelace")
        #expect(screen.field("Name").selectedCharacters == 12..<12)
    }

    @Test func textGoesToTheCaretAndReplacesWhatIsSelected() {
        let screen = render(Form())
        screen.field("Name").tap()
        screen.field("Name").select(0..<0)
        screen.field("Name").type("Lady ")
        #expect(screen.field("Name").value == "Lady Ada")
        screen.field("Name").select(0..<4)
        screen.field("Name").type("Miss")
        #expect(screen.field("Name").value == "Miss Ada")
        screen.field("Name").type("\u{8}\u{8}")
        #expect(screen.field("Name").value == "Mi Ada")
    }

    @Test func returnSubmitsAndTheRestGoesWhereTheFocusIsThen() {
        let screen = render(Form())
        screen.field("Name").type("\nada@example.org")
        #expect(state(screen) == "Submitted Ada, mail ada@example.org, secret old")
        #expect(screen.field("Mail").hasFocus && !screen.field("Name").hasFocus)
    }

    @Test func aSecretIsTypedAnew() {
        let screen = render(Form())
        screen.field("Secret").type("new")
        #expect(state(screen)?.hasSuffix("secret new") == true)
    }

    @Test func aTabTypesInEditorsAndMovesOnInFields() {
        let screen = render(Form())
        screen.field("Name").type("\tx")
        #expect(screen.field("Mail").value == "x")
        screen.element("note").type("a\tb\nc")
        #expect(screen.element("note").value == "a\tb\nc")
    }

    @Test func clearingTakesAllOut() {
        let screen = render(Form())
        screen.field("Name").clearText()
        #expect(screen.field("Name").value == "")
        screen.typeText("Eve")
        #expect(screen.field("Name").value == "Eve")
    }

    @Test func markedTextIsProvisional() {
        let screen = render(Form())
        screen.field("Mail").tap()
        screen.setMarkedText("に")
        screen.setMarkedText("にほん", selecting: 0..<2)
        #expect(screen.field("Mail").value == "にほん")
        #expect(screen.field("Mail").selectedCharacters == 0..<2)
        screen.setMarkedText("日本")
        screen.unmarkText()
        screen.typeText("!")
        #expect(screen.field("Mail").value == "日本!")
    }

    @Test func whatTakesNoTextFails() {
        let screen = render(Form())
        withKnownIssue { screen.element("state").type("x") }
        withKnownIssue { screen.typeText("x") }
    }

    private struct Asked: View {
        @State private var answer = ""
        var body: some View {
            Text(answer.isEmpty ? "waiting" : answer)
                .task {
                    // Another thread, which no clock of the session's steps.
                    answer = await withCheckedContinuation { continuation in
                        Thread.detachNewThread { continuation.resume(returning: "answered") }
                    }
                }
        }
    }

    @Test func whatOtherThreadsBringIsWaitedFor() async {
        let screen = render(Asked())
        #expect(await screen.text("answered").waitForExistence())
    }

    private struct Sleeper: View {
        @State private var isThere = false
        var body: some View {
            Text(isThere ? "there" : "not yet")
                .task {
                    try? await Task.sleep(for: .seconds(3))
                    isThere = true
                }
        }
    }

    @Test func waitingGoesByTheHostsTime() async {
        let screen = render(Sleeper())
        let start = screen.time
        #expect(await screen.text("there").waitForExistence(timeout: .seconds(10)))
        #expect(screen.time - start >= 3 && screen.time - start < 3.1)
        #expect(await !screen.text("not yet").waitForExistence(timeout: .seconds(1)))
    }

    private struct LongForm: View {
        @State private var texts = Array(repeating: "", count: 20)
        var body: some View {
            ScrollView {
                VStack(spacing: 20) {
                    ForEach(texts.indices, id: \.self) { index in
                        TextField("Field \(index)", text: $texts[index]).textFieldStyle(.roundedBorder)
                    }
                }
            }
        }
    }

    @Test func theFieldThatIsEditedIsKeptClearOfTheKeyboard() {
        let screen = render(LongForm())
        screen.softwareKeyboardHeight = 336
        screen.field("Field 11").tap()
        screen.settle()
        #expect(screen.coveredByKeyboard == 336)
        let top = screen.size.height - 336
        #expect(screen.field("Field 11").frame.maxY <= top)
        // What lies behind the keyboard cannot be touched where it is; it is scrolled into sight first.
        screen.field("Field 19").tap()
        screen.settle()
        #expect(screen.field("Field 19").hasFocus && screen.field("Field 19").frame.maxY <= top)
    }
}
