import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor private final class KeyLog {
    var entries: [String] = []
}

@MainActor struct KeyPressTests {
    private struct KeyForm: View {
        @FocusState var focus: String?
        let log: KeyLog

        var body: some View {
            VStack {
                ForEach(["a", "b"], id: \.self) { name in
                    Spacer().focusable().focused($focus, equals: name)
                        .onKeyPress(.leftArrow) {
                            log.entries.append("\(name) left")
                            return .handled
                        }
                }
                Spacer().focusable(false)
            }
            .onKeyPress(phases: .down) { press in
                log.entries.append("form \(press.characters)")
                return press.key == .escape ? .handled : .ignored
            }
        }
    }

    private let log = KeyLog()

    private func makeHost(disabled: Bool = false) -> ViewHost {
        let host = ViewHost(KeyForm(log: log).disabled(disabled), size: CGSize(width: 100, height: 100))
        _ = host.frame()
        return host
    }

    private func send(_ press: KeyPress, to host: ViewHost) -> Bool {
        defer { _ = host.frame() }
        return host.send(press)
    }

    @Test func withoutFocusNoViewIsAsked() {
        let host = makeHost()
        #expect(!send(KeyPress(.leftArrow), to: host))
        #expect(log.entries == [])
    }

    @Test func tabGoesThroughTheViewsThatMayHaveTheKeyboard() {
        let host = makeHost()
        for _ in 0..<3 {
            _ = send(KeyPress(.tab), to: host)
            #expect(send(KeyPress(.leftArrow), to: host))
        }
        _ = send(KeyPress(.tab, modifiers: .shift), to: host)
        #expect(send(KeyPress(.leftArrow), to: host))
        #expect(log.entries.filter { $0.hasSuffix("left") } == ["a left", "b left", "a left", "b left"])
    }

    @Test func keysGoOutwardsUntilOneIsMadeUseOf() {
        let host = makeHost()
        _ = send(KeyPress(.tab), to: host)
        log.entries = []
        #expect(!send(KeyPress("x"), to: host))
        #expect(send(KeyPress(.escape), to: host))
        #expect(!send(KeyPress(.leftArrow, phase: .up), to: host))
        #expect(log.entries == ["form x", "form \u{1B}"])
    }

    @Test func shortcutsActWhereNoViewWantsTheKey() {
        let log = log
        let host = ViewHost(
            VStack {
                KeyForm(log: log)
                Button("Save") { log.entries.append("saved") }.keyboardShortcut("s")
                Button("Close") { log.entries.append("closed") }.keyboardShortcut(.cancelAction)
                Button("Old") { log.entries.append("old") }.keyboardShortcut("o").disabled(true)
            }, size: CGSize(width: 200, height: 300))
        _ = host.frame()
        #expect(send(KeyPress("S", modifiers: .command), to: host))
        #expect(!send(KeyPress("s"), to: host))
        #expect(!send(KeyPress("s", modifiers: [.command, .shift]), to: host))
        #expect(!send(KeyPress("o", modifiers: .command), to: host))
        #expect(send(KeyPress(.escape), to: host))
        // The form takes the escape key as soon as it has the keyboard.
        _ = send(KeyPress(.tab), to: host)
        #expect(send(KeyPress(.escape), to: host))
        #expect(log.entries == ["saved", "closed", "form \u{1B}"])
    }

    @Test func shortcutsOfHiddenControlsAct() {
        let log = log
        let host = ViewHost(
            VStack {
                Button("Hidden") { log.entries.append("hidden") }.keyboardShortcut("h").hidden()
                Button("Clear") { log.entries.append("clear") }.keyboardShortcut("c").opacity(0)
                Button("Silent") { log.entries.append("silent") }.keyboardShortcut("s").accessibilityHidden(true)
                ZStack { Button("Small") { log.entries.append("small") } }
                    .keyboardShortcut("m").frame(width: 0, height: 0).clipped()
                Button("Off") { log.entries.append("off") }.keyboardShortcut("o").hidden().disabled(true)
                Text("Shown").background {
                    Button("Behind") { log.entries.append("behind") }.keyboardShortcut("b").hidden()
                }
            }, size: CGSize(width: 200, height: 300))
        _ = host.frame()
        for key: KeyEquivalent in ["h", "c", "s", "m", "b"] {
            #expect(send(KeyPress(key, modifiers: .command), to: host), "\(key.character)")
        }
        #expect(!send(KeyPress("o", modifiers: .command), to: host))
        #expect(log.entries == ["hidden", "clear", "silent", "small", "behind"])
        // They stay out of what is read aloud.
        #expect(
            !host.accessibility(at: 0).flatMap(\.flattened).contains {
                ["Hidden", "Silent", "Behind"].contains($0.label)
            })
    }

    @Test func disabledViewsTakeNoKeys() {
        let host = makeHost(disabled: true)
        #expect(!send(KeyPress(.tab), to: host))
        #expect(!send(KeyPress(.leftArrow), to: host))
    }
}
