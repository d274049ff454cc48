import Foundation
import Testing

@testable import SwiftUI

/// Menus by finger. Names begin with the section of the facts about iOS that a test is about.
@MainActor struct MenuUseTests {
    @MainActor @Observable final class Log {
        var entries: [String] = []
        var choice = 3
    }

    private struct FileMenu: View {
        let log: Log
        var hasPrimaryAction = false

        var body: some View {
            VStack {
                if hasPrimaryAction {
                    Menu("File") {
                        items
                    } primaryAction: {
                        log.entries.append("primary")
                    }
                } else {
                    Menu("File") { items }
                }
                Spacer()
            }
        }

        @ViewBuilder private var items: some View {
            Button("Open") { log.entries.append("open") }
            Button("Close") { log.entries.append("close") }
            Button("Locked") { log.entries.append("locked") }.disabled(true)
            Menu("Recent") {
                Button("Plan") { log.entries.append("plan") }
            }
            Picker("Order", selection: Binding(get: { log.choice }, set: { log.choice = $0 })) {
                Text("By name").tag(1)
                Text("By date").tag(2)
            }
        }
    }

    private func screen(
        _ direction: LayoutDirection = .leftToRight, hasPrimaryAction: Bool = false
    ) -> (Log, TypingScreen) {
        let log = Log()
        let menu = FileMenu(log: log, hasPrimaryAction: hasPrimaryAction)
        return (log, TypingScreen(menu) { $0.layoutDirection = direction })
    }

    private nonisolated static let directions = [LayoutDirection.leftToRight, .rightToLeft]

    @Test("4 S: a menu opens on touch down", arguments: directions)
    func opensOnTouchDown(_ direction: LayoutDirection) throws {
        let (log, screen) = screen(direction)
        let place = try #require(screen.element("File")).center
        screen.touch(.down, place)
        #expect(screen.element("Open") != nil)
        screen.touch(.up, place)
        screen.frame(after: 1)
        #expect(screen.element("Open") != nil, "tap then tap picks")
        screen.tap("Open")
        screen.frame(after: 1)
        #expect(log.entries == ["open"] && screen.element("Open") == nil)
    }

    @Test("4 S: press, slide, release picks", arguments: directions)
    func pressSlideRelease(_ direction: LayoutDirection) throws {
        let (log, screen) = screen(direction)
        let place = try #require(screen.element("File")).center
        screen.touch(.down, place)
        screen.frame(after: 1)
        for name in ["Open", "Locked", "Close"] { screen.touch(.moved, try #require(screen.element(name)).center) }
        screen.touch(.up, try #require(screen.element("Close")).center)
        screen.frame(after: 1)
        #expect(log.entries == ["close"] && screen.element("Open") == nil)
    }

    @Test("4 S: a disabled item is not picked, and a finger lifted beside the items leaves the menu open")
    func releasesThatPickNothing() throws {
        for name in ["Locked", "nowhere"] {
            let (log, screen) = screen()
            screen.touch(.down, try #require(screen.element("File")).center)
            screen.frame(after: 1)
            let place = screen.element(name)?.center ?? CGPoint(x: 290, y: 390)
            screen.touch(.moved, place)
            screen.touch(.up, place)
            screen.frame(after: 1)
            #expect(log.entries == [] && screen.element("Open") != nil)
        }
    }

    @Test("4 S: with a primary action, a tap runs it")
    func primaryAction() {
        let (log, screen) = screen(hasPrimaryAction: true)
        screen.tap("File")
        screen.frame(after: 1)
        #expect(log.entries == ["primary"] && screen.element("Open") == nil)
    }

    @Test("4 S: with a primary action, a long press opens the menu; slide on and release picks")
    func primaryActionHeld() throws {
        let (log, screen) = screen(hasPrimaryAction: true)
        let place = try #require(screen.element("File")).center
        screen.touch(.down, place)
        #expect(screen.element("Open") == nil)
        screen.frame(after: 0.6)
        screen.frame(after: 1)
        let item = try #require(screen.element("Open")).center
        screen.touch(.moved, item)
        screen.touch(.up, item)
        #expect(log.entries == ["open"])
    }

    @Test("4 L: a submenu's row unfolds it, and its items act", arguments: directions)
    func submenu(_ direction: LayoutDirection) {
        let (log, screen) = screen(direction)
        screen.tap("File")
        screen.frame(after: 1)
        #expect(screen.element("Plan") == nil)
        screen.tap("Recent")
        screen.frame(after: 1)
        screen.tap("Plan")
        screen.frame(after: 1)
        #expect(log.entries == ["plan"] && screen.element("Recent") == nil)
    }

    @Test("4 L: a picker inside becomes checked rows")
    func pickerInside() throws {
        let (log, screen) = screen()
        log.choice = 1
        screen.tap("File")
        screen.frame(after: 1)
        #expect(try #require(screen.element("By name")).traits.contains(.isSelected))
        screen.tap("By date")
        screen.frame(after: 1)
        #expect(log.choice == 2)
    }

    private struct LongMenu: View {
        let log: Log
        var body: some View {
            Picker("Number", selection: Binding(get: { log.choice }, set: { log.choice = $0 })) {
                ForEach(0..<40, id: \.self) { Text("Number \($0)") }
            }
            .pickerStyle(.menu)
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test("4 L: long menus scroll")
    func longMenusScroll() throws {
        let log = Log()
        let screen = TypingScreen(LongMenu(log: log))
        screen.tap("Number")
        screen.frame(after: 1)
        func isSeen(_ number: Int) -> Bool {
            screen.elements.contains { $0.label == "Number \(number)" && $0.frame.midY < 390 && $0.frame.midY > 0 }
        }
        #expect(!isSeen(39))
        for _ in 0..<8 {
            screen.touch(.down, CGPoint(x: 150, y: 350))
            for step in 1...10 { screen.touch(.moved, CGPoint(x: 150, y: 350 - 28 * Double(step)), after: 0.016) }
            screen.touch(.up, CGPoint(x: 150, y: 70), after: 0.016)
            for _ in 0..<60 { screen.frame(after: 1.0 / 30) }
        }
        #expect(isSeen(39))
        screen.tap("Number 39")
        screen.frame(after: 1)
        #expect(log.choice == 39)
    }

    private struct Scrolled: View {
        let log: Log
        var body: some View {
            ScrollView {
                FileMenu(log: log).frame(height: 100).padding(.top, 150)
                Color.red.frame(height: 2000)
            }
        }
    }

    @Test("2 S: a scroll view that takes the finger keeps the menu closed")
    func scrollingOpensNothing() throws {
        let screen = TypingScreen(Scrolled(log: Log()))
        let place = try #require(screen.element("File")).center
        screen.touch(.down, place)
        #expect(screen.element("Open") == nil)
        for step in 1...10 {
            screen.touch(.moved, CGPoint(x: place.x, y: place.y - 8 * Double(step)), after: 0.016)
        }
        let end = CGPoint(x: place.x, y: place.y - 80)
        screen.touch(.moved, end, after: 0.3)
        screen.touch(.up, end, after: 0.3)
        screen.frame(after: 1)
        #expect(screen.element("Open") == nil)
        #expect(try #require(screen.element("File")).center.y < place.y - 40)
        screen.tap("File")
        #expect(screen.element("Open") != nil)
    }
}
