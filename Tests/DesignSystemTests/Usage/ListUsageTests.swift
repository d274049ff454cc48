import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// What stands above lists and what is picked from them, in both directions of writing.
@MainActor struct ListUsageTests {
    @Observable final class Journal {
        var entries: [String] = []
        var isOn = false
        var order = "az"
        var added: Set<String> = ["2"]
        func note(_ entry: String) -> () -> Void { { self.entries.append(entry) } }
    }

    @Test(arguments: directions) func aToolbarsButtonsAct(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            ListToolbar(actions: [
                ControlAction(id: "sort", title: "Sort", icon: "arrow.up.arrow.down", action: journal.note("sort")),
                ControlAction(id: "filter", title: "Filter", isActive: true, action: journal.note("filter")),
                ControlAction(id: "off", title: "Off", isDisabled: true, action: journal.note("off")),
            ]), direction)
        let (sort, off) = (screen.button("Sort").frame, screen.button("Off").frame)
        #expect((sort.midX < off.midX) == (direction == .leftToRight))
        screen.button("Filter").tap()
        screen.button("Sort").tap()
        screen.tap(at: CGPoint(x: off.midX, y: off.midY))
        #expect(journal.entries == ["filter", "sort"])
        // It has no search field.
        #expect(!screen.field("Search").exists)
    }

    @Test(arguments: directions) func whatIsSelectedIsSaidAndTapped(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            VStack {
                ListSelectionInfo(text: "3 of 10 selected")
                ListSelectionInfo(text: "Show selected", onPress: journal.note("show"))
            }, direction)
        // The one is only read, the other is as large as a finger.
        #expect(screen.text("3 of 10 selected").exists && !screen.button("3 of 10 selected").exists)
        let words = screen.text("3 of 10 selected").frame
        screen.tap(at: CGPoint(x: words.midX, y: words.midY))
        #expect(journal.entries == [])
        let button = screen.button("Show selected")
        #expect(button.frame.height >= 44)
        button.tap()
        button.tap(at: UnitPoint(x: 0.5, y: 0.05))
        #expect(journal.entries == ["show", "show"])
    }

    @Test(arguments: directions) func anOrderIsChosen(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                Button("Sort") { journal.isOn = true }
                    .background {
                        SortMenu(
                            isPresented: $journal.isOn,
                            sortOptions: [("az", "A to Z"), ("new", "Newest First")].map { id, label in
                                ActionMenuItem(id: id, label: label) { journal.order = id }
                            }, selectedID: journal.order)
                    }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        screen.button("Sort").tap()
        screen.settle()
        #expect(screen.button("A to Z").isSelected && !screen.button("Newest First").isSelected)
        screen.button("Newest First").tap()
        screen.settle()
        #expect(journal.order == "new" && !journal.isOn && !screen.button("A to Z").exists)
        screen.button("Sort").tap()
        screen.settle()
        #expect(!screen.button("A to Z").isSelected && screen.button("Newest First").isSelected)
        // One that is dragged away leaves the order.
        screen.allElements["Sort By"].firstMatch.drag(by: CGSize(width: 0, height: 600), velocity: .fast)
        screen.settle()
        #expect(journal.order == "new" && !journal.isOn)
    }

    @Test(arguments: directions) func budgetsAreManaged(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            BudgetProgressDisplay(
                categories: [
                    BudgetLine(id: "1", name: "Furnishings", spentCents: 120_000, budgetCents: 200_000),
                    BudgetLine(id: "2", name: "Install", spentCents: 70_000, budgetCents: 60_000),
                ], onManageBudget: journal.note("manage")), direction)
        let (first, second) = (
            screen.allElements.containing(text: "Furnishings").firstMatch.frame,
            screen.allElements.containing(text: "Install").firstMatch.frame
        )
        #expect(first.maxY <= second.minY)
        screen.button("Manage Budget").tap()
        #expect(journal.entries == ["manage"])
        // Nothing else takes taps.
        screen.tap(at: CGPoint(x: first.midX, y: first.midY))
        screen.tap(at: CGPoint(x: second.midX, y: second.midY))
        #expect(journal.entries == ["manage"])
    }

    @Test(arguments: directions) func whatIsBarredOrAddedIsNotPicked(direction: LayoutDirection) {
        struct Page: View {
            let journal: Journal
            var body: some View {
                ItemPickerList(
                    items: ["Chair", "Lamp", "Rug", "Sofa"].enumerated().map {
                        ItemCardData(id: "\($0 + 1)", name: $1)
                    }, eligibilityCheck: { $0 != "3" }, addedIds: journal.added,
                    onAddSelected: {
                        journal.entries += $0
                        journal.added.formUnion($0)
                    })
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        for name in ["Lamp", "Rug"] {
            let row = screen.button(name)
            #expect(!row.isEnabled)
            screen.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
        }
        screen.settle()
        #expect(screen.button("Lamp").value == "Added" && !screen.button("Add Selected").exists)
        screen.button("Sofa").tap()
        screen.button("Chair").tap()
        screen.settle()
        #expect(screen.button("Sofa").isSelected && screen.text("2 selected").exists)
        screen.button("Add Selected").tap()
        screen.settle()
        // In the list's order, and from then on they are added.
        #expect(journal.entries == ["1", "4"])
        #expect(screen.button("Chair").value == "Added" && !screen.button("Chair").isEnabled)
        #expect(!screen.button("Add Selected").exists)
    }

    @Test(arguments: directions) func aSingleItemIsAddedAtOnce(direction: LayoutDirection) {
        struct Page: View {
            let journal: Journal
            var body: some View {
                ItemPickerList(
                    items: [ItemCardData(id: "1", name: "Chair"), ItemCardData(id: "2", name: "Lamp")],
                    onAddSingle: { journal.added.insert($0) }, addedIds: journal.added)
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        screen.button("Chair").tap(at: UnitPoint(x: direction == .leftToRight ? 0.9 : 0.1, y: 0.5))
        screen.settle()
        #expect(journal.added == ["1", "2"] && screen.button("Chair").value == "Added")
        #expect(!screen.button("Add Selected").exists)
    }
}
