import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// Ledger's components, used by a person, in both directions of writing.
@MainActor struct LedgerUsageTests {
    struct Category: Identifiable, Equatable {
        let id: Int
        var name: String { "Category \(id)" }
    }

    @Observable final class Journal {
        var entries: [String] = []
        var isOn = false
        var isOpen = false
        var text = ""
        var choice = "a"
        var selection = ListSelection()
        var items = [ItemCardData(id: "1", name: "Chair"), ItemCardData(id: "2", name: "Lamp")]
        var categories = (0..<4).map(Category.init)
        func note(_ entry: String) -> () -> Void { { self.entries.append(entry) } }
    }

    // MARK: Display

    @Test(arguments: directions) func aSectionOpensByItsHeader(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                CollapsibleSection(title: "Notes", isExpanded: $journal.isOpen, onAdd: journal.note("add")) {
                    Text("Content")
                }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        let header = screen.buttons.matching(value: "Collapsed")
        // The whole row, away from its words.
        header.tap(at: direction == .leftToRight ? UnitPoint(x: 0.9, y: 0.5) : UnitPoint(x: 0.1, y: 0.5))
        screen.settle()
        #expect(journal.isOpen && screen.text("Content").exists)
        screen.button("Add to Notes").tap()
        #expect(journal.entries == ["add"] && journal.isOpen)
        screen.buttons.matching(value: "Expanded").tap()
        screen.settle()
        #expect(!journal.isOpen && !screen.text("Content").exists)
    }

    @Test(arguments: directions) func tabsThatAreOutOfSightAreScrolledToAndChosen(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                ScrollableTabBar(
                    selectedId: $journal.choice,
                    items: ["a", "b", "c", "d", "e", "f", "g"].map { TabBarItem(id: $0, label: "Tab number \($0)") })
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        let last = screen.buttons["Tab number g"]
        #expect(!last.isHittable)
        let y = screen.buttons["Tab number a"].frame.midY
        let (near, far) = (CGPoint(x: 40, y: y), CGPoint(x: 340, y: y))
        for _ in 0..<8 where !last.isHittable {
            screen.drag(from: direction == .leftToRight ? far : near, to: direction == .leftToRight ? near : far)
            screen.settle()
        }
        last.tap()
        #expect(journal.choice == "g" && last.isSelected)
    }

    @Test(arguments: directions) func segmentsStandInTheOrderOfReading(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                SegmentedControl(
                    selection: $journal.choice,
                    options: [SegmentOption(id: "a", label: "One"), SegmentOption(id: "b", label: "Two")])
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        let isFirstLeft = screen.buttons["One"].frame.midX < screen.buttons["Two"].frame.midX
        #expect(isFirstLeft == (direction == .leftToRight))
        screen.buttons["Two"].tap()
        #expect(journal.choice == "b" && screen.buttons["Two"].isSelected && !screen.buttons["One"].isSelected)
    }

    // MARK: Menus

    private struct Menu: View {
        @Bindable var journal: Journal
        var body: some View {
            Button("Open") { journal.isOn = true }
                .actionMenu(
                    isPresented: $journal.isOn, title: "Options",
                    items: [
                        ActionMenuItem(id: "edit", label: "Edit") { journal.entries.append("edit, \(journal.isOn)") },
                        ActionMenuItem(
                            id: "status", label: "Status",
                            subactions: [
                                ActionMenuSubitem(id: "a", label: "Bought") { journal.entries.append("bought") }
                            ]),
                    ])
        }
    }

    /// Menus of the public implementation closed and dropped what was chosen.
    @Test(arguments: directions) func whatIsChosenInAMenuIsDoneOnceItHasGone(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Menu(journal: journal), direction)
        screen.button("Open").tap()
        screen.settle()
        screen.button("Edit").tap()
        screen.settle()
        #expect(journal.entries == ["edit, false"] && !screen.button("Edit").exists)
        screen.button("Open").tap()
        screen.settle()
        screen.button("Status").tap()
        screen.settle()
        screen.button("Bought").tap()
        screen.settle()
        #expect(journal.entries == ["edit, false", "bought"] && !screen.button("Bought").exists)
    }

    @Test(arguments: directions) func aMenuThatIsDraggedAwayDoesNothing(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Menu(journal: journal), direction)
        screen.button("Open").tap()
        screen.settle()
        screen.allElements["Options"].drag(by: CGSize(width: 0, height: 600), velocity: .fast)
        screen.settle()
        #expect(journal.entries == [] && !journal.isOn && !screen.button("Edit").exists)
    }

    // MARK: Lists

    private struct ItemsPage: View {
        @Bindable var journal: Journal
        var body: some View {
            ScrollView {
                ItemCardList(items: journal.items, selection: $journal.selection) { journal.entries.append($0) }
            }
            .safeAreaInset(edge: .bottom) {
                if !journal.selection.isEmpty {
                    BulkSelectionBar(
                        selectedCount: journal.selection.count, totalCents: 100, onBulkActions: journal.note("bulk"),
                        onClear: { journal.selection.clear() })
                }
            }
        }
    }

    @Test(arguments: directions) func itemsAreSelectedAndActedOn(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(ItemsPage(journal: journal), direction)
        screen.button("Chair").tap()
        #expect(journal.entries == ["1"])
        screen.button("Select Lamp").tap()
        screen.settle()
        screen.button("Chair").tap()
        #expect(journal.entries == ["1"] && journal.selection.ids == ["1", "2"])
        screen.settle()
        screen.button("Actions").tap()
        #expect(journal.entries == ["1", "bulk"])
        screen.button("Clear selection").tap()
        screen.settle()
        #expect(journal.selection.isEmpty && !screen.button("Actions").exists)
        let selector = screen.button("Select Chair").frame
        #expect((selector.midX < screen.size.width / 2) == (direction == .leftToRight))
    }

    /// All of the row takes taps, not its words alone.
    @Test(arguments: directions) func allAreSelectedByARow(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(ItemsPage(journal: journal), direction)
        screen.button("Select All").tap(
            at: direction == .leftToRight ? UnitPoint(x: 0.8, y: 0.5) : UnitPoint(x: 0.2, y: 0.5))
        screen.settle()
        #expect(journal.selection.ids == ["1", "2"])
        #expect(screen.button("Select All").isSelected && screen.text("2 of 2 selected").exists)
        screen.button("Select All").tap()
        screen.settle()
        #expect(journal.selection.isEmpty)
    }

    /// Lists of the public implementation kept the array that they began with.
    /// Items in a group can be used as those alone.
    @Test(arguments: directions, [1, 2]) func anItemsOwnButtonsAct(direction: LayoutDirection, inGroup count: Int) {
        struct Page: View {
            @Bindable var journal: Journal
            let count: Int
            var body: some View {
                ScrollView {
                    ItemCardList(
                        groups: [
                            ItemCardGroup(
                                id: "g", name: "Chairs",
                                items: (1...count).map {
                                    ItemCardData(id: "\($0)", name: "Chair \($0)", statusLabel: "Bought \($0)")
                                })
                        ], selection: $journal.selection, onItemPress: { journal.entries.append("open \($0)") },
                        onBookmarkPress: { journal.entries.append("mark \($0)") },
                        onStatusPress: { journal.entries.append("status \($0)") },
                        menuItems: { id in [ActionMenuItem(id: "e", label: "Edit", onPress: journal.note("edit \(id)"))]
                        }
                    )
                }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal, count: count), direction)
        if count > 1 {
            screen.buttons.matching(value: "Collapsed").tap()
            screen.settle()
        }
        screen.buttons.containing(text: "Chair 1").matching { !$0.label.hasPrefix("Select") }.firstMatch.tap()
        screen.buttons["Add bookmark"].firstMatch.tap()
        screen.button("Bought 1").tap()
        screen.buttons["More options"].firstMatch.tap()
        screen.settle()
        screen.button("Edit").tap()
        screen.settle()
        #expect(journal.entries == ["open 1", "mark 1", "status 1", "edit 1"])
        let card = screen.buttons.containing(text: "Chair 1").matching { !$0.label.hasPrefix("Select") }.firstMatch
        card.press(forDuration: 0.8)
        #expect(journal.selection.ids == ["1"])
    }

    @Test func aListFollowsItsParent() {
        let journal = Journal()
        let screen = phone(ItemsPage(journal: journal))
        screen.update { journal.items.append(ItemCardData(id: "3", name: "Rug")) }
        screen.settle()
        #expect(screen.button("Rug").exists)
        screen.update { journal.items.removeAll { $0.id == "1" } }
        screen.settle()
        #expect(!screen.button("Chair").exists && screen.button("Lamp").exists)
        screen.update { journal.items[0].name = "Floor lamp" }
        screen.settle()
        #expect(screen.button("Floor lamp").exists && !screen.button("Lamp").exists)
    }

    /// Pickers of the public implementation dismissed the sheet around them.
    @Test(arguments: directions) func itemsArePickedInASheetThatStays(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                Button("Open") { journal.isOn = true }
                    .sheet(isPresented: $journal.isOn) {
                        ItemPickerList(items: journal.items, onAddSelected: { journal.entries += $0 })
                    }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        screen.button("Open").tap()
        screen.settle()
        for name in ["Chair", "Lamp", "Chair"] {
            screen.button(name).tap()
            screen.settle()
        }
        #expect(journal.isOn)
        screen.button("Add Selected").tap()
        screen.settle()
        #expect(journal.entries == ["2"] && journal.isOn && screen.button("Lamp").exists)
    }

    private struct Categories: View {
        @Bindable var journal: Journal
        var body: some View {
            DraggableCardList(
                items: $journal.categories, content: \.name,
                onReorder: { journal.entries.append($0.map { "\($0.id)" }.joined()) }, isItemDraggable: { $0.id != 3 })
        }
    }

    @Test(arguments: directions) func cardsAreDraggedIntoAnotherOrder(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Categories(journal: journal), direction)
        let grips = screen.allElements.matching { $0.label.hasPrefix("Reorder") }
        // The one that may not be moved has none.
        #expect(grips.count == 3)
        let row = grips.element(boundBy: 1).frame.midY - grips.element(boundBy: 0).frame.midY
        let grip = grips.element(boundBy: 0).frame
        screen.drag(
            from: CGPoint(x: grip.midX, y: grip.midY), to: CGPoint(x: grip.midX, y: grip.midY + row * 1.6))
        screen.settle()
        #expect(journal.categories.map(\.id) == [1, 2, 0, 3] || journal.categories.map(\.id) == [1, 0, 2, 3])
        #expect(journal.entries == [journal.categories.map { "\($0.id)" }.joined()])
    }

    @Test func anyDragsKeepAllCards() {
        let journal = Journal()
        let screen = phone(Categories(journal: journal))
        var random = Seeded(6)
        for _ in 0..<6 {
            let grips = screen.allElements.matching { $0.label.hasPrefix("Reorder") }
            let grip = grips.element(boundBy: Int.random(in: 0..<grips.count, using: &random)).frame
            screen.drag(
                from: CGPoint(x: grip.midX, y: grip.midY),
                to: CGPoint(x: grip.midX, y: .random(in: 0...500, using: &random)))
            screen.settle()
            #expect(Set(journal.categories.map(\.id)) == [0, 1, 2, 3] && journal.categories.count == 4)
            // No one receives an order that is not the list's.
            #expect(journal.entries.last.map { $0 == journal.categories.map { "\($0.id)" }.joined() } ?? true)
        }
    }

    @Test(arguments: directions) func theSearchIsOpenedTypedInAndCleared(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                ItemsListControlBar(
                    searchText: $journal.text, isSearchVisible: $journal.isOn, onSort: journal.note("sort"),
                    onFilter: journal.note("filter"), onAdd: journal.note("add"))
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        screen.button("Search").tap()
        screen.settle()
        let field = screen.allElements.matching { $0.role == .textField || $0.role == .searchField }
        field.type("chair")
        #expect(journal.text == "chair")
        screen.button("Clear search").tap()
        #expect(journal.text == "")
        for name in ["Sort", "Filter", "Add"] { screen.button(name).tap() }
        #expect(journal.entries == ["sort", "filter", "add"])
    }

    // MARK: Media

    @Test(arguments: directions) func picturesAreTurnedInTheGallery(direction: LayoutDirection) {
        let screen = phone(
            MediaGallerySection(
                title: "Media", attachments: [MediaAttachment(url: "a"), MediaAttachment(url: "b")]), direction)
        screen.allElements["Image 1 of 2"].tap()
        screen.settle()
        let y = screen.size.height / 2
        let (near, far) = (CGPoint(x: 60, y: y), CGPoint(x: 330, y: y))
        screen.drag(from: direction == .leftToRight ? far : near, to: direction == .leftToRight ? near : far)
        screen.settle()
        #expect(screen.allElements["Image 2 of 2"].exists)
        screen.button("Close").tap()
        screen.settle()
        #expect(!screen.button("Close").exists)
    }

    /// The long press of the public implementation was never reached.
    @Test(arguments: directions) func aPicturesMenuIsReachedByALongPress(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            MediaGallerySection(
                title: "Media",
                attachments: [MediaAttachment(url: "a", isPrimary: true), MediaAttachment(url: "b")],
                onRemoveAttachment: { journal.entries.append("remove \($0.url)") },
                onSetPrimary: { journal.entries.append("primary \($0.url)") }), direction)
        screen.allElements["Image 2 of 2"].press(forDuration: 1)
        screen.settle()
        screen.buttons["Set as Primary"].tap()
        screen.settle()
        #expect(journal.entries == ["primary b"])
        screen.allElements.matching { $0.label.hasPrefix("Image 1 of 2") }.press(forDuration: 1)
        screen.settle()
        // It is the primary one already.
        #expect(!screen.buttons["Set as Primary"].exists)
        screen.buttons["Remove"].tap()
        screen.settle()
        #expect(journal.entries == ["primary b", "remove a"])
    }
}
