import Testing

@testable import SwiftUICore

@MainActor private final class KeyLog {
    var entries: [String] = []
}

@MainActor struct KeyPressTests {
    private struct Form: View {
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
        let host = ViewHost(Form(log: log).disabled(disabled), size: CGSize(width: 100, height: 100))
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

    @Test func disabledViewsTakeNoKeys() {
        let host = makeHost(disabled: true)
        #expect(!send(KeyPress(.tab), to: host))
        #expect(!send(KeyPress(.leftArrow), to: host))
    }
}
