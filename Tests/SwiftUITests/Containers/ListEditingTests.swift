import Foundation
import Testing

@testable import SwiftUI

/// Rows that are swiped, deleted, moved, selected and loaded again.
@MainActor struct ListEditingTests {
    private struct Woods: View {
        @State var woods = ["Oak", "Beech", "Pine"]
        var mode = EditMode.inactive
        var body: some View {
            List {
                ForEach(woods, id: \.self) { Text($0) }
                    .onDelete { woods.remove(atOffsets: $0) }
                    .onMove { woods.move(fromOffsets: $0, toOffset: $1) }
            }
            .environment(\.editMode, .constant(mode))
        }
    }

    // MARK: Swiping

    @Test func aSwipeShowsTheButtonThatDeletesTheRow() throws {
        let screen = TouchedScreen(Woods())
        let oak = try #require(screen.element("Oak"))
        #expect(screen.element("Delete") == nil)
        screen.touch(
            CGPoint(x: 300, y: oak.center.y), CGPoint(x: 280, y: oak.center.y), CGPoint(x: 220, y: oak.center.y))
        let button = try #require(screen.element("Delete"))
        // It takes what the row left, up to the card's edge.
        #expect(button.frame.maxX == 373)
        #expect(button.frame.width >= 74)
        #expect(try #require(screen.element("Oak")).frame.minX == oak.frame.minX - button.frame.width)
        screen.touch(button.center)
        #expect(screen.labels == ["Beech", "Pine"])
    }

    @Test func aShortSwipeSpringsBackAndAVerticalOneScrolls() throws {
        let screen = TouchedScreen(Woods())
        let oak = try #require(screen.element("Oak"))
        screen.touch(
            CGPoint(x: 300, y: oak.center.y), CGPoint(x: 285, y: oak.center.y), CGPoint(x: 280, y: oak.center.y))
        #expect(screen.element("Delete") == nil)
        screen.touch(
            CGPoint(x: 300, y: oak.center.y), CGPoint(x: 298, y: oak.center.y + 40),
            CGPoint(x: 200, y: oak.center.y + 60))
        #expect(screen.element("Delete") == nil)
        #expect(screen.element("Oak")?.frame.minX == oak.frame.minX)
    }

    @Test func aSwipeOverTheWholeRowDoesWhatTheFirstButtonDoes() throws {
        let screen = TouchedScreen(Woods())
        let y = try #require(screen.element("Oak")).center.y
        screen.touch(CGPoint(x: 350, y: y), CGPoint(x: 320, y: y), CGPoint(x: 60, y: y))
        #expect(screen.labels == ["Beech", "Pine"])
    }

    @Test func onlyOneRowShowsItsButtonsAndATapClosesIt() throws {
        let screen = TouchedScreen(Woods())
        let (oak, pine) = (try #require(screen.element("Oak")), try #require(screen.element("Pine")))
        for row in [oak, pine] {
            screen.touch(
                CGPoint(x: 300, y: row.center.y), CGPoint(x: 280, y: row.center.y), CGPoint(x: 220, y: row.center.y))
        }
        #expect(screen.elements.filter { $0.label == "Delete" }.count == 1)
        #expect(screen.element("Oak")?.frame.minX == oak.frame.minX)
        screen.touch(CGPoint(x: 100, y: pine.center.y))
        #expect(screen.element("Delete") == nil)
    }

    @Test func swipeActionsTakeThePlaceOfDeletingAndAreOfferedByName() throws {
        let done = Handle<[String]>([])
        let screen = TouchedScreen(
            List {
                ForEach(["Oak"], id: \.self) { wood in
                    Text(wood)
                        .swipeActions(edge: .leading) { Button("Pin") { done.value?.append("Pin") } }
                        .swipeActions(allowsFullSwipe: false) {
                            Button("Archive") { done.value?.append("Archive") }
                            Button("Flag") { done.value?.append("Flag") }.tint(.orange)
                        }
                }
                .onDelete { _ in done.value?.append("Delete") }
            })
        var oak = try #require(screen.element("Oak"))
        #expect(oak.actionNames == ["Pin", "Archive", "Flag"])
        #expect(oak.perform(.named("Flag")))
        #expect(done.value == ["Flag"])
        // The first button is the outermost, and a long swipe does not act where it may not.
        let y = oak.center.y
        screen.touch(CGPoint(x: 350, y: y), CGPoint(x: 320, y: y), CGPoint(x: 40, y: y))
        let (archive, flag) = (try #require(screen.element("Archive")), try #require(screen.element("Flag")))
        #expect(done.value == ["Flag"])
        #expect(archive.frame.minX == flag.frame.maxX)
        screen.touch(archive.center)
        #expect(done.value == ["Flag", "Archive"])
        // From the other side.
        screen.touch(CGPoint(x: 50, y: y), CGPoint(x: 80, y: y), CGPoint(x: 130, y: y))
        #expect(screen.element("Pin") != nil)
        oak = try #require(screen.element("Oak"))
        #expect(oak.frame.minX > 40 + 70)
    }

    @Test func readingFromTheRightASwipeGoesTheOtherWay() throws {
        let screen = TouchedScreen(Woods().environment(\.layoutDirection, .rightToLeft))
        let y = try #require(screen.element("Oak")).center.y
        screen.touch(CGPoint(x: 50, y: y), CGPoint(x: 80, y: y), CGPoint(x: 130, y: y))
        #expect(screen.element("Delete")?.frame.minX == 20)
    }

    @Test func deletingIsOfferedByNameUnlessItIsDisabled() throws {
        let screen = TouchedScreen(
            List {
                ForEach(["Oak", "Beech"], id: \.self) { Text($0).deleteDisabled($0 == "Beech") }.onDelete { _ in }
            })
        #expect(screen.element("Oak")?.actionNames == ["Delete"])
        #expect(screen.element("Beech")?.actionNames == [])
    }

    // MARK: Editing

    @Test func theDeleteControlAsksForASecondTap() throws {
        let screen = TouchedScreen(Woods(mode: .active))
        let control = try #require(screen.elements.first { $0.label == "Delete" })
        screen.touch(control.center)
        #expect(screen.labels.contains("Oak"))
        let button = try #require(screen.elements.first { $0.label == "Delete" && $0.frame.width >= 74 })
        screen.touch(button.center)
        #expect(!screen.labels.contains("Oak"))
        #expect(screen.labels.contains("Beech"))
    }

    @Test func rowsAreMovedByTheirHandles() throws {
        let screen = TouchedScreen(Woods(mode: .active))
        func woods() -> [String] { screen.labels.filter { ["Oak", "Beech", "Pine"].contains($0) } }
        let handle = try #require(screen.elements.first { $0.label == "Reorder" })
        #expect(handle.actionNames == ["Move Down"])
        let (x, y) = (handle.center.x, handle.center.y)
        screen.touch(CGPoint(x: x, y: y), CGPoint(x: x, y: y + 30), CGPoint(x: x, y: y + 90))
        #expect(woods() == ["Beech", "Pine", "Oak"])
        let last = try #require(screen.elements.last { $0.label == "Reorder" })
        #expect(last.actionNames == ["Move Up"])
        last.perform(.named("Move Up"))
        #expect(woods() == ["Beech", "Oak", "Pine"])
    }

    @Test func editActionsChangeTheCollectionItself() throws {
        struct Item: Identifiable, Equatable {
            let id: String
        }
        struct Items: View {
            @State var items = [Item(id: "Oak"), Item(id: "Beech"), Item(id: "Pine")]
            let handle: Handle<[Item]>
            var body: some View {
                handle.value = items
                return List($items, editActions: .all) { $item in Text(item.id) }
            }
        }
        let handle = Handle<[Item]>()
        let screen = TouchedScreen(Items(handle: handle).environment(\.editMode, .constant(.active)))
        try #require(screen.elements.first { $0.label == "Reorder" }).perform(.named("Move Down"))
        _ = screen.elements
        #expect(handle.value?.map(\.id) == ["Beech", "Oak", "Pine"])
        try #require(screen.element("Pine")).perform(.named("Delete"))
        _ = screen.elements
        #expect(handle.value?.map(\.id) == ["Beech", "Oak"])
    }

    @Test func anActionThatIsNotAmongTheEditActionsIsNotOffered() throws {
        struct Items: View {
            @State var items = ["Oak", "Beech"]
            var body: some View {
                List($items, id: \.self, editActions: .delete) { $item in Text(item) }
                    .environment(\.editMode, .constant(.active))
            }
        }
        let screen = TouchedScreen(Items())
        #expect(screen.element("Oak")?.actionNames == ["Delete"])
        #expect(screen.element("Reorder") == nil)
    }

    // MARK: Selecting

    @Test func severalRowsAreSelectedWhileTheListIsEdited() throws {
        struct Woods: View {
            @State var chosen: Set<String> = []
            @State var mode = EditMode.inactive
            let handle: Handle<Binding<EditMode>>
            var body: some View {
                handle.value = $mode
                return List(selection: $chosen) {
                    ForEach(["Oak", "Beech", "Pine"], id: \.self) { Text($0).selectionDisabled($0 == "Pine") }
                }
                .environment(\.editMode, $mode)
            }
        }
        let handle = Handle<Binding<EditMode>>()
        let screen = TouchedScreen(Woods(handle: handle))
        func selected() -> [String] { screen.elements.filter(\.isSelected).map(\.label) }
        func tap(_ label: String) throws { screen.touch(try #require(screen.element(label)).center) }
        try tap("Oak")
        #expect(selected() == [])
        handle.value?.wrappedValue = .active
        for wood in ["Oak", "Beech", "Pine"] { try tap(wood) }
        #expect(selected() == ["Oak", "Beech"])
        // Beside the text, too.
        screen.touch(CGPoint(x: 300, y: try #require(screen.element("Oak")).center.y))
        #expect(selected() == ["Beech"])
    }

    @Test func aRowsMenuIsAboutAllThatAreSelectedOrAboutItAlone() throws {
        struct Woods: View {
            let handle: Handle<[Set<String>]>
            @State var chosen: Set<String> = ["Oak", "Beech"]
            var body: some View {
                List(selection: $chosen) {
                    ForEach(["Oak", "Beech", "Pine"], id: \.self) { Text($0) }
                }
                .contextMenu(forSelectionType: String.self) { woods in
                    Button("Fell \(woods.sorted().joined(separator: " and "))") {}
                } primaryAction: { woods in
                    handle.value = (handle.value ?? []) + [woods]
                }
            }
        }
        let handle = Handle<[Set<String>]>()
        func offers(_ wood: String) throws -> [String] {
            let screen = TouchedScreen(Woods(handle: handle))
            screen.hold(try #require(screen.element(wood)).center)
            return screen.labels.filter { $0.hasPrefix("Fell") }
        }
        #expect(try offers("Oak") == ["Fell Beech and Oak"])
        #expect(try offers("Pine") == ["Fell Pine"])
        #expect(handle.value == nil)
        let screen = TouchedScreen(Woods(handle: handle))
        screen.touch(try #require(screen.element("Pine")).center)
        #expect(handle.value == [["Pine"]])

        // Rows with tags of another type have no such menu.
        let others = TouchedScreen(
            List([1, 2], id: \.self, selection: .constant(Set<Int>())) { Text("Row \($0)") }
                .contextMenu(forSelectionType: String.self) { _ in Button("Fell") {} })
        others.hold(try #require(others.element("Row 1")).center)
        #expect(!others.labels.contains("Fell"))
    }

    @Test func aTapBesideTheTitleOfALinkFollowsIt() throws {
        let screen = TouchedScreen(
            NavigationStack {
                List {
                    NavigationLink("Link") { Text("Destination") }
                    HStack {
                        Text("Title")
                        Button("Small") { Issue.record("a tap beside a button among other things") }
                    }
                }
            })
        screen.touch(CGPoint(x: 300, y: try #require(screen.element("Small")).center.y))
        screen.touch(CGPoint(x: 300, y: try #require(screen.element("Link")).center.y))
        #expect(screen.labels.contains("Destination"))
    }

    // MARK: Loading again

    @Test func refreshingIsOfferedAndShowsASpinnerWhileItGoesOn() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let screen = TouchedScreen(
            List { Text("Row") }.refreshable { for await _ in stream { break } })
        let list = try #require(screen.elements.first { $0.role == .list })
        #expect(list.actionNames == ["Refresh"])
        let top = try #require(screen.element("Row")).frame.minY
        list.perform(.named("Refresh"))
        #expect(screen.element("Row")?.frame.minY == top + 60)
        #expect(screen.elements.contains { $0.role == .progress })
        continuation.yield()
        for _ in 0..<1_000 where screen.element("Row")?.frame.minY != top { await Task.yield() }
        #expect(screen.element("Row")?.frame.minY == top)
    }

    @Test func aViewInsideCanAskForTheRefreshItself() {
        struct Inner: View {
            @Environment(\.refresh) private var refresh
            var body: some View { Text(refresh == nil ? "None" : "Some") }
        }
        #expect(TouchedScreen(List { Inner() }).labels == ["None"])
        #expect(TouchedScreen(List { Inner() }.refreshable {}).labels == ["Some"])
    }
}
