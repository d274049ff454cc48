import Foundation
import Testing

@testable import SwiftUI

/// Context menus by finger and mouse. Names begin with the section of the facts about iOS that a test is about.
@MainActor struct ContextMenuUseTests {
    @Observable final class Log {
        var entries: [String] = []
        var hasItems = true
    }

    private struct Card: View {
        let log: Log
        var body: some View {
            Text("Card")
                .frame(width: 120, height: 60)
                .contentShape(Rectangle())
                .onTapGesture { log.entries.append("tap") }
                .contextMenu {
                    if log.hasItems { Button("Share") { log.entries.append("share") } }
                } preview: {
                    Text("Preview").frame(width: 200, height: 100)
                }
        }
    }

    private func screen(_ direction: LayoutDirection = .leftToRight) -> (Log, TypingScreen) {
        let log = Log()
        return (log, TypingScreen(Card(log: log)) { $0.layoutDirection = direction })
    }

    private func hold(_ screen: TypingScreen) {
        guard let place = screen.element("Card")?.center else { return }
        screen.touch(.down, place, after: 1)
        screen.frame(after: 0.6)
        screen.touch(.up, place)
        screen.frame(after: 1)
    }

    private func secondaryClick(_ screen: TypingScreen, _ place: CGPoint) {
        for phase in [PointerEvent.Phase.down, .up] {
            screen.host.send(
                PointerEvent(phase: phase, location: place, time: screen.time, kind: .mouse, buttons: .secondary))
            screen.frame(after: 0.05)
        }
        screen.frame(after: 1)
    }

    @Test("4 S: a long press opens the menu with its preview", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func longPress(_ direction: LayoutDirection) {
        let (log, screen) = screen(direction)
        hold(screen)
        #expect(screen.element("Share") != nil && screen.element("Preview") != nil)
        screen.tap("Share")
        screen.frame(after: 1)
        #expect(log.entries == ["share"] && screen.element("Share") == nil)
    }

    @Test("4 L: the press that opened it gives no tap, and a tap outside only closes it")
    func pressGivesNoTap() {
        let (log, screen) = screen()
        hold(screen)
        screen.tap(CGPoint(x: 5, y: 395))
        screen.frame(after: 1)
        #expect(log.entries == [] && screen.element("Share") == nil)
    }

    @Test("4 S: a secondary click opens the menu at the pointer, without a preview, and taps nothing")
    func click() throws {
        let (log, screen) = screen()
        let place = try #require(screen.element("Card")).center
        secondaryClick(screen, place)
        let item = try #require(screen.element("Share"))
        #expect(screen.element("Preview") == nil && log.entries == [])
        #expect(abs(item.frame.minY - place.y) < 30)
        screen.tap("Share")
        #expect(log.entries == ["share"])
    }

    @Test("4 S: an empty menu is no menu")
    func emptyMenu() {
        let (log, screen) = screen()
        log.hasItems = false
        hold(screen)
        #expect(screen.element("Preview") == nil)
        log.hasItems = true
        hold(screen)
        #expect(screen.element("Preview") != nil)
    }

    @Test("4 L: without lifting, the finger slides to an item and is lifted there")
    func slideToAnItem() throws {
        let (log, screen) = screen()
        let place = try #require(screen.element("Card")).center
        screen.touch(.down, place)
        screen.frame(after: 0.6)
        screen.frame(after: 1)
        let item = try #require(screen.element("Share")).center
        screen.touch(.moved, CGPoint(x: place.x, y: place.y + 12))
        screen.touch(.moved, item)
        #expect(log.entries == [])
        screen.touch(.up, item)
        screen.frame(after: 1)
        #expect(log.entries == ["share"] && screen.element("Share") == nil)
    }
}
