import Foundation
import Testing

@testable import SwiftUI

/// Lists under a finger. Names begin with the section of the facts about iOS that a test is about, and how sure it is.
@MainActor struct ListUseTests {
    @Observable final class Model {
        var items = ["One", "Two", "Three", "Four"]
        var log: [String] = []
    }

    private struct Swipes: View {
        @Bindable var model: Model
        var allowsFullSwipe = true
        @State var editMode = EditMode.inactive

        var body: some View {
            VStack(spacing: 0) {
                List(model.items, id: \.self) { item in
                    Button(item) { model.log.append("row \(item)") }
                        .swipeActions(allowsFullSwipe: allowsFullSwipe) {
                            Button("First", systemImage: "star") { model.log.append("first \(item)") }
                            Button("Second", systemImage: "heart") { model.log.append("second \(item)") }
                        }
                        .swipeActions(edge: .leading) {
                            Button("Lead", systemImage: "flag") { model.log.append("lead \(item)") }
                        }
                }
                Button("Edit") { editMode = .active }
            }
            .environment(\.editMode, $editMode)
        }
    }

    private let model = Model()

    private func screen(_ view: some View, direction: LayoutDirection = .leftToRight) -> TypingScreen {
        TypingScreen(view, width: 390, height: 500) { $0.layoutDirection = direction }
    }

    private func swipe(_ screen: TypingScreen, _ row: String, by distance: CGFloat, speed: CGFloat = 400) {
        guard let row = screen.element(row)?.center else { return }
        let start = CGPoint(x: 195, y: row.y)
        let steps = max(4, Int(abs(distance) / speed / 0.02))
        screen.touch(.down, start, after: 1)
        for step in 1...steps {
            screen.touch(
                .moved, CGPoint(x: start.x + distance * CGFloat(step) / CGFloat(steps), y: start.y), after: 0.02)
        }
        screen.touch(.up, CGPoint(x: start.x + distance, y: start.y), after: speed < 300 ? 0.3 : 0.01)
        screen.frame(after: 2)
    }

    /// The buttons that show, from the leading side.
    private func buttons(_ screen: TypingScreen) -> [String] {
        screen.elements.filter { ["First", "Second", "Lead"].contains($0.label) && $0.frame.width > 30 }
            .sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
    }

    @Test("3 S: buttons are listed from the edge inwards, on both edges")
    func order() {
        let screen = screen(Swipes(model: model))
        swipe(screen, "Two", by: -120, speed: 100)
        #expect(buttons(screen) == ["Second", "First"])
        screen.tap("First")
        #expect(model.log == ["first Two"])
        screen.frame(after: 2)
        #expect(buttons(screen) == [])
        swipe(screen, "Two", by: 60, speed: 100)
        #expect(buttons(screen) == ["Lead"])
    }

    @Test("3 L: a row that is let go before half of its buttons closes, after half it opens")
    func halfTheButtons() {
        let screen = screen(Swipes(model: model))
        swipe(screen, "Two", by: -60, speed: 100)
        #expect(buttons(screen) == [])
        swipe(screen, "Two", by: -90, speed: 100)
        #expect(buttons(screen).count == 2)
    }

    @Test("3 L: a flick opens the buttons, a flick back closes them")
    func flicks() {
        let screen = screen(Swipes(model: model))
        swipe(screen, "Two", by: -50, speed: 1_500)
        #expect(buttons(screen).count == 2)
        swipe(screen, "Two", by: 40, speed: 1_500)
        #expect(buttons(screen) == [])
    }

    @Test("3 L: a tap anywhere else closes the buttons and does nothing else")
    func tapsCloseThem() {
        let screen = screen(Swipes(model: model))
        swipe(screen, "Two", by: -120, speed: 100)
        screen.tap("Four")
        screen.frame(after: 2)
        #expect(buttons(screen) == [] && model.log == [])
        screen.tap("Four")
        #expect(model.log == ["row Four"])
    }

    @Test("3 L: a swipe over another row closes the buttons")
    func oneRowAtATime() {
        let screen = screen(Swipes(model: model))
        swipe(screen, "Two", by: -120, speed: 100)
        swipe(screen, "Three", by: -120, speed: 100)
        #expect(buttons(screen).count == 2)
    }

    @Test("3 L: editing closes the buttons") func editingClosesThem() {
        let screen = screen(Swipes(model: model))
        swipe(screen, "Two", by: -120, speed: 100)
        screen.tap("Edit")
        screen.frame(after: 2)
        #expect(buttons(screen) == [])
    }

    @Test("3 S: a full swipe does what the first button does, unless it is turned off")
    func fullSwipe() {
        let full = screen(Swipes(model: model))
        swipe(full, "Two", by: -300, speed: 200)
        #expect(model.log == ["first Two"])
        let partial = screen(Swipes(model: model, allowsFullSwipe: false))
        swipe(partial, "Two", by: -300, speed: 200)
        #expect(model.log == ["first Two"] && buttons(partial).count == 2)
    }

    @Test("3 L: from right to left swipes are mirrored")
    func mirrored() {
        let screen = screen(Swipes(model: model), direction: .rightToLeft)
        swipe(screen, "Two", by: 120, speed: 100)
        #expect(buttons(screen) == ["First", "Second"])
    }

    @Test func buttonsComeAndGoInTime() {
        let screen = screen(Swipes(model: model))
        swipe(screen, "Two", by: -120, speed: 100)
        let open = screen.frame().displayList
        screen.tap("Four")
        let closing = screen.frame(after: 0.1).displayList
        let closed = screen.frame(after: 2).displayList
        #expect(open != closing && closing != closed)
    }

    private struct Editable: View {
        @Bindable var model: Model
        var mode = EditMode.active

        var body: some View {
            List {
                ForEach(model.items, id: \.self) { Text($0) }
                    .onDelete { model.items.remove(atOffsets: $0) }
                    .onMove { source, target in
                        model.log.append("\(Array(source)) to \(target)")
                        model.items.move(fromOffsets: source, toOffset: target)
                    }
            }
            .environment(\.editMode, .constant(mode))
        }
    }

    @Test("3 L: without edit mode a row lifts by a long press and is moved")
    func lifts() throws {
        let screen = screen(Editable(model: model, mode: .inactive))
        let row = try #require(screen.element("One")).center
        screen.touch(.down, row, after: 1)
        let resting = screen.frame().displayList
        // It is held for a while before it lifts.
        screen.frame(after: 1)
        #expect(screen.frame().displayList != resting)
        screen.touch(.moved, CGPoint(x: row.x, y: row.y + 50))
        screen.touch(.moved, CGPoint(x: row.x, y: row.y + 95))
        screen.frame(after: 1)
        #expect(try #require(screen.element("Two")).frame.midY < row.y + 20)
        screen.touch(.up, CGPoint(x: row.x, y: row.y + 95))
        #expect(model.log == ["[0] to 3"])
        #expect(model.items == ["Two", "Three", "One", "Four"])
    }

    @Test("3 L: a row that is moved before it has lifted stays, and the list scrolls")
    func liftNeedsTime() throws {
        let screen = screen(Editable(model: model, mode: .inactive))
        let row = try #require(screen.element("One")).center
        screen.touch(.down, row, after: 1)
        for step in 1...6 { screen.touch(.moved, CGPoint(x: row.x, y: row.y + CGFloat(step) * 15)) }
        screen.touch(.up, CGPoint(x: row.x, y: row.y + 90))
        #expect(model.log == [])
    }

    @Test("3 S: a row whose moving is disabled does not lift")
    func liftDisabled() throws {
        let screen = screen(
            List {
                ForEach(["One", "Two"], id: \.self) { Text($0).moveDisabled(true) }
                    .onMove { _, _ in model.log.append("moved") }
            })
        let row = try #require(screen.element("One")).center
        screen.touch(.down, row, after: 1)
        screen.frame(after: 1)
        screen.touch(.moved, CGPoint(x: row.x, y: row.y + 60))
        screen.touch(.up, CGPoint(x: row.x, y: row.y + 60))
        #expect(model.log == [])
    }

    @Test("3 L: a grip moves its row; the closure gets the offset in the old numbering")
    func grips() throws {
        let screen = screen(Editable(model: model))
        let grip = try #require(screen.elements.first { $0.label == "Reorder" }).center
        screen.touch(.down, grip, after: 1)
        screen.touch(.moved, CGPoint(x: grip.x, y: grip.y + 50))
        // The rows that it passes make room.
        let second = try #require(screen.element("Two")?.frame)
        screen.frame(after: 1)
        let shown = screen.frame().displayList
        screen.touch(.moved, CGPoint(x: grip.x, y: grip.y + 95))
        screen.frame(after: 1)
        #expect(screen.frame().displayList != shown)
        screen.touch(.up, CGPoint(x: grip.x, y: grip.y + 95))
        #expect(model.log == ["[0] to 3"])
        #expect(model.items == ["Two", "Three", "One", "Four"])
        screen.frame(after: 1)
        #expect(try #require(screen.element("Two")).frame.midY < second.midY)
    }

    @Test("3 L: a red minus asks with a Delete button")
    func minus() throws {
        let screen = screen(Editable(model: model))
        let minus = try #require(screen.elements.first { $0.label == "Delete" && $0.frame.minX < 60 })
        screen.tap(minus.center)
        screen.frame(after: 2)
        #expect(model.items.count == 4)
        let confirm = try #require(screen.elements.first { $0.label == "Delete" && $0.frame.minX > 200 })
        screen.tap(confirm.center)
        #expect(model.items == ["Two", "Three", "Four"])
    }
}
