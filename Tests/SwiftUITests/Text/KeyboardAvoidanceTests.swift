import Foundation
import Testing

@testable import SwiftUI

/// The keyboard on the screen. Names begin with the section of the facts about iOS that a test is about.
@MainActor struct KeyboardAvoidanceTests {
    private struct Form: View {
        @State private var text = ""
        var mode = ScrollDismissesKeyboardMode.automatic
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 300)
                    TextField("Low", text: $text).frame(height: 40)
                    Color.blue.frame(height: 600)
                }
            }
            .scrollDismissesKeyboard(mode)
        }
    }

    private struct Pinned: View {
        @State private var text = ""
        let regions: SafeAreaRegions?
        var body: some View {
            VStack(spacing: 0) {
                TextField("Top", text: $text)
                Spacer()
                Text("Bottom")
            }
            .frame(maxHeight: .infinity)
            .modifier(Ignoring(regions: regions))
        }
    }

    private struct Ignoring: ViewModifier {
        let regions: SafeAreaRegions?
        func body(content: Content) -> some View {
            if let regions { content.ignoresSafeArea(regions) } else { content }
        }
    }

    private func screen(_ view: some View, height: CGFloat = 200) -> TypingScreen {
        let screen = TypingScreen(view)
        screen.host.keyboard.height = height
        return screen
    }

    private func settle(_ screen: TypingScreen) { for _ in 0..<30 { screen.frame(after: 1.0 / 60) } }

    @Test("2.5 S: the keyboard takes from the safe area while something is edited, and layout moves out of its way")
    func layoutMoves() {
        let screen = screen(Pinned(regions: nil))
        let rest = screen.element("Bottom")?.frame.maxY
        screen.tap("Top")
        let start = screen.element("Bottom")?.frame.maxY ?? 0
        settle(screen)
        #expect(rest == 400 && screen.element("Bottom")?.frame.maxY == 200)
        #expect(start > 200)
        screen.host.focus.focus(nil)
        settle(screen)
        #expect(screen.element("Bottom")?.frame.maxY == 400)
        #expect(screen.host.nextWake == nil)
    }

    @Test("2.5 S: ignoring the keyboard's region opts out; ignoring the container's does not")
    func ignoring() {
        let cases: [(SafeAreaRegions, CGFloat)] = [(.keyboard, 400), (.all, 400), (.container, 200)]
        for (regions, expected) in cases {
            let screen = screen(Pinned(regions: regions))
            screen.tap("Top")
            settle(screen)
            #expect(screen.element("Bottom")?.frame.maxY == expected)
        }
    }

    @Test("2.5 L: the field that is edited is scrolled into view")
    func fieldIsScrolledIntoView() {
        let screen = screen(Form())
        screen.tap("Low")
        settle(screen)
        #expect((screen.element("Low")?.frame.maxY ?? 400) <= 200)
    }

    @Test("2.5 S: .immediately puts the keyboard away as a drag begins, .never does not")
    func modes() {
        for (mode, stays) in [(ScrollDismissesKeyboardMode.immediately, false), (.never, true), (.automatic, false)] {
            let screen = screen(Form(mode: mode))
            screen.tap("Low")
            settle(screen)
            screen.touch(.down, CGPoint(x: 150, y: 120))
            screen.touch(.moved, CGPoint(x: 150, y: 90))
            #expect((screen.client != nil) == stays)
            screen.touch(.up, CGPoint(x: 150, y: 90))
        }
    }

    @Test("2.5 S: .interactively the keyboard follows the finger once it reaches it; pulled back up it stays")
    func interactively() {
        let screen = screen(Form(mode: .interactively))
        screen.tap("Low")
        settle(screen)
        let keyboard = screen.host.keyboard
        screen.touch(.down, CGPoint(x: 150, y: 60))
        screen.touch(.moved, CGPoint(x: 150, y: 150))
        #expect(keyboard.coveredHeight == 200)
        screen.touch(.moved, CGPoint(x: 150, y: 300))
        #expect(keyboard.coveredHeight == 100)
        screen.touch(.moved, CGPoint(x: 150, y: 220))
        screen.touch(.moved, CGPoint(x: 150, y: 180))
        screen.touch(.up, CGPoint(x: 150, y: 180))
        settle(screen)
        #expect(screen.client != nil && keyboard.coveredHeight == 200)
        screen.touch(.down, CGPoint(x: 150, y: 60))
        screen.touch(.moved, CGPoint(x: 150, y: 150))
        screen.touch(.moved, CGPoint(x: 150, y: 320))
        screen.touch(.up, CGPoint(x: 150, y: 320))
        settle(screen)
        #expect(screen.client == nil && keyboard.coveredHeight == 0)
    }

    @Test("2.5 S: a hardware keyboard takes nothing")
    func hardwareKeyboard() {
        let screen = screen(Pinned(regions: nil), height: 0)
        screen.tap("Top")
        settle(screen)
        #expect(screen.element("Bottom")?.frame.maxY == 400)
    }
}
