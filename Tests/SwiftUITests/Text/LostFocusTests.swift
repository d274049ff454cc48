import Foundation
import Testing

@testable import SwiftUI

/// What becomes of the focus when its view goes, and what a host is notified of it.
@MainActor struct LostFocusTests {
    @Observable final class Log {
        var flag = false
    }

    private struct Fields: View {
        let log: Log
        @State private var texts = ["", ""]
        @FocusState private var isSecond: Bool

        var body: some View {
            VStack {
                TextField("First", text: $texts[0])
                TextField("Second", text: $texts[1]).focused($isSecond).disabled(log.flag)
                Button("To none") { isSecond = false }
            }
        }
    }

    private struct Removable: View {
        let log: Log
        @FocusState private var isFocused: Bool
        @State private var text = ""

        var body: some View {
            VStack {
                if !log.flag { TextField("Field", text: $text).focused($isFocused) }
                Text(isFocused ? "focused" : "not focused")
            }
        }
    }

    @Test("5.1 L: a focused view that is removed leaves its state false")
    func removed() {
        let log = Log()
        let screen = TypingScreen(Removable(log: log))
        screen.tap("Field")
        #expect(screen.element("focused") != nil)
        log.flag = true
        screen.frame()
        #expect(screen.element("not focused") != nil && screen.client == nil)
    }

    @Test("a host is told once of each client, and once of none")
    func toldOnce() {
        let log = Log()
        let screen = TypingScreen(Fields(log: log))
        var told: [Bool] = []
        screen.host.focus.onTextInputChange = { told.append($0 != nil) }
        screen.tap("First")
        screen.tap("Second")
        screen.tap("To none")
        screen.frame()
        screen.frame()
        #expect(told == [true, true, false])
        screen.tap("Second")
        log.flag = true
        screen.frame()
        screen.frame()
        #expect(told == [true, true, false, true, false])
    }
}
