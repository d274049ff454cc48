import Foundation
import Testing

@testable import SwiftUI

/// Commands of a program's scenes. Names begin with the section of the facts that a test is about.
@MainActor struct CommandsTests {
    @MainActor private static var log: [String] = []

    private struct NoteCommands: Commands {
        @FocusedBinding(\.note) private var note

        var body: some Commands {
            CommandMenu("Note") {
                Button("Clear") { note = "" }
                    .keyboardShortcut("k")
                    .disabled(note == nil)
            }
        }
    }

    private struct Sample<C: Commands>: App {
        let makeCommands: () -> C
        @State private var count = 0

        init() { fatalError("not started") }
        init(@CommandsBuilder _ commands: @escaping () -> C) { makeCommands = commands }

        var body: some Scene {
            WindowGroup { Content(count: $count) }
                .commands(content: makeCommands)
                .commands {
                    CommandMenu("Count") { Button("Up") { count += 1 }.keyboardShortcut("u") }
                }
        }
    }

    private struct Content: View {
        @Binding var count: Int
        @State private var text = "text"

        var body: some View {
            Text("Count \(count)")
            Button("Own") { CommandsTests.log.append("own") }.keyboardShortcut("o")
            TextField("Field", text: $text).focusedValue(\.note, $text)
            Text("Text \(text)")
        }
    }

    private func screen<C: Commands>(@CommandsBuilder _ commands: @escaping () -> C) -> TypingScreen {
        CommandsTests.log = []
        return TypingScreen(AppContent.of(Sample(commands)))
    }

    private func note(_ text: String) { CommandsTests.log.append(text) }

    @Test("5.3 S: after those of the scene, the shortcuts of commands act; the first that is found wins")
    func shortcuts() {
        let screen = screen {
            CommandMenu("Extras") {
                Button("Take") { note("taken") }.keyboardShortcut("t")
                Button("Other") { note("other") }.keyboardShortcut("o")
            }
        }
        #expect(screen.press("t", .command))
        #expect(CommandsTests.log == ["taken"])
        #expect(screen.press("o", .command))
        #expect(CommandsTests.log == ["taken", "own"])
        #expect(!screen.press("x", .command))
        // They are neither seen nor read.
        #expect(screen.element("Take") == nil)
    }

    @Test func commandsSeeAndChangeTheStateOfTheApp() {
        let screen = screen { EmptyCommands() }
        screen.press("u", .command, times: 2)
        #expect(screen.element("Count 2") != nil)
    }

    @Test func disabledCommandsDoNotActAndFocusedValuesWorkInThem() {
        let screen = screen { NoteCommands() }
        #expect(!screen.press("k", .command))
        #expect(screen.element("Text text") != nil)
        screen.press(.tab)
        #expect(screen.press("k", .command))
        #expect(screen.element("Text ") != nil)
    }

    @Test func theLastOfTheGroupsThatReplaceAnotherCounts() {
        let screen = screen {
            CommandGroup(replacing: .newItem) { Button("First") { note("first") }.keyboardShortcut("n") }
            CommandGroup(after: .newItem) { Button("After") { note("after") }.keyboardShortcut("n") }
            CommandGroup(replacing: .newItem) { Button("Second") { note("second") }.keyboardShortcut("n") }
        }
        screen.press("n", .command)
        #expect(CommandsTests.log == ["second"])
    }

    @Test func conditionsDecideWhichCommandsThereAre() {
        struct Conditional: Commands {
            let isFirst: Bool
            var body: some Commands {
                if isFirst {
                    CommandMenu("A") { Button("A") { CommandsTests.log.append("a") }.keyboardShortcut("a") }
                } else {
                    Group { CommandMenu("B") { Button("B") { CommandsTests.log.append("b") }.keyboardShortcut("b") } }
                }
                if !isFirst { EmptyCommands() }
            }
        }
        let first = screen { Conditional(isFirst: true) }
        #expect(first.press("a", .command) && !first.press("b", .command))
        let second = screen { Conditional(isFirst: false) }
        #expect(second.press("b", .command))
        #expect(CommandsTests.log == ["b"])
    }

    @Test func commandsAreRemovedAndReplaced() {
        func count(_ scene: some Scene) -> Int { scene.windows.flatMap(\.commands).count }
        let scene = WindowGroup { Text("A") }.commands { SidebarCommands() }.commands { EmptyCommands() }
        #expect(count(scene) == 2)
        #expect(count(scene.commandsReplaced { EmptyCommands() }) == 1)
        #expect(count(scene.commandsRemoved()) == 0)
        #expect(count(scene.commandsRemoved().commands { EmptyCommands() }) == 1)
    }
}

extension FocusedValues {
    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
