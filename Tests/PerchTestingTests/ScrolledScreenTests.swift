import Foundation
import SwiftUI
import Testing

@testable import PerchTesting

/// Whole screens that are scrolled, pulled and dragged on, by the verbs of the testing kit.
@MainActor
@Suite struct ScrolledScreenTests {
    @MainActor @Observable final class Source {
        var loads = 0
        var isHeld = true
    }

    private func rows(_ source: Source) -> some View {
        List { ForEach(0..<30) { Text("Row \($0)") } }
            .refreshable {
                await MainActor.run { source.loads += 1 }
                while await MainActor.run(body: { source.isHeld }) { await Task.yield() }
            }
    }

    @Test("a list that is pulled far enough loads again, with a spinner, and closes when it is done")
    func pullToRefresh() async {
        let source = Source()
        let screen = render(rows(source))
        let top = screen.text("Row 0").frame.minY
        screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 640), rest: 0.1)
        #expect(await screen.wait { source.loads == 1 })
        screen.advance(by: .seconds(1.5))
        #expect(abs(screen.text("Row 0").frame.minY - top - 60) < 1)
        #expect(screen.descendants(matching: .progress).count == 1)
        source.isHeld = false
        #expect(await screen.wait { abs(screen.text("Row 0").frame.minY - top) < 1 })
        screen.settle()
        #expect(!screen.descendants(matching: .progress).exists)
    }

    @Test("a list that is pulled a little does not load")
    func shortPull() async {
        let source = Source()
        let screen = render(rows(source))
        screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 280), rest: 0.1)
        screen.settle()
        #expect(source.loads == 0)
    }

    @Test("a swipe flings a list, and a tap stops it")
    func fling() {
        let screen = render(List { ForEach(0..<300) { Text("Row \($0)") } })
        screen.swipeUp(velocity: .fast)
        screen.advance(by: .seconds(0.1))
        let before = screen.staticTexts.firstMatch.label
        screen.tap(at: CGPoint(x: 200, y: 400))
        let place = screen.staticTexts.element(boundBy: 5)
        let (label, frame) = (place.label, place.frame)
        screen.advance(by: .seconds(1))
        #expect(screen.text(label).frame == frame)
        #expect(before != "Row 0")
    }

    // MARK: Drag and drop

    private struct Boxes: View {
        @State private var items = ["Apple", "Pear"]
        @State private var basket: [String] = []
        @State private var isTargeted = false

        var body: some View {
            VStack(spacing: 40) {
                ForEach(items, id: \.self) { name in
                    Text(name).padding().background(Color.yellow).draggable(name)
                }
                Text(isTargeted ? "Let go" : "Basket: \(basket.joined(separator: ", "))")
                    .frame(width: 200, height: 120).background(Color.green)
                    .accessibilityIdentifier("basket")
                    .dropDestination(for: String.self) { dropped, _ in
                        basket += dropped
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
            }
        }
    }

    @Test("7 S: a held view is dragged onto another one, which tells that it is targeted and takes the item")
    func dragAndDrop() {
        let screen = render(Boxes())
        screen.text("Apple").press(forDuration: 0.7, thenDragTo: screen.element("basket"))
        #expect(screen.element("basket").label == "Basket: Apple")
        screen.text("Pear").press(forDuration: 0.1, thenDragTo: screen.element("basket"))
        #expect(screen.element("basket").label == "Basket: Apple")
    }

    @Test("files are dropped from outside")
    func dropFiles() async throws {
        struct Inbox: View {
            @State private var text = "empty"
            var body: some View {
                Text(text).frame(width: 200, height: 200).background(Color.green)
                    .dropDestination(for: String.self) { items, _ in
                        text = items.joined()
                        return true
                    }
            }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("perch-drop.txt")
        try Data("from a file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = render(Inbox())
        #expect(screen.text("empty").drop([file]))
        #expect(await screen.text("from a file").waitForExistence())
    }

    @Test("7 S: a delegate that forbids a drop is not asked to perform it")
    func forbiddenDrop() {
        struct Guarded: View, DropDelegate {
            let log: Log
            var body: some View {
                VStack(spacing: 40) {
                    Text("Item").padding().background(Color.yellow).draggable("x")
                    Text("Wall").frame(width: 200, height: 100).background(Color.red)
                        .onDrop(of: [.plainText], delegate: self)
                }
            }
            func dropEntered(info: DropInfo) { log.entries.append("entered") }
            func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .forbidden) }
            func dropExited(info: DropInfo) { log.entries.append("exited") }
            func performDrop(info: DropInfo) -> Bool {
                log.entries.append("performed")
                return true
            }
        }
        let log = Log()
        let screen = render(Guarded(log: log))
        screen.text("Item").press(forDuration: 0.7, thenDragTo: screen.text("Wall"))
        #expect(log.entries == ["entered", "exited"])
    }

    @MainActor final class Log {
        var entries: [String] = []
    }

    // MARK: Pointer

    @Test("a pointer hovers, turns the wheel and clicks")
    func pointer() {
        struct Hovered: View {
            @State private var isOver = false
            @State private var clicks = 0
            var body: some View {
                VStack {
                    Button(isOver ? "Over" : "Away") { clicks += 1 }.onHover { isOver = $0 }
                        .accessibilityIdentifier("button")
                    Text("\(clicks) clicks")
                    ScrollView { ForEach(0..<50) { Text("Row \($0)") } }.accessibilityIdentifier("rows")
                }
            }
        }
        let screen = render(Hovered())
        screen.element("button").hover()
        #expect(screen.element("button").label == "Over")
        screen.element("button").click()
        #expect(screen.text("1 clicks").exists)
        let before = screen.text("Row 5").frame.minY
        screen.text("Row 5").scroll(byDeltaX: 0, deltaY: -40)
        #expect(screen.text("Row 5").frame.minY == before - 40)
    }
}
