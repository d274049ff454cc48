import DesignSystem
import Foundation
import PerchTesting
import SwiftUI
import Testing

/// The native wrappers, used as a person would.
@MainActor struct NativeInteractionTests {
    @Observable final class Journal {
        var entries: [String] = []
        var isOn = false
        var choice = "S"
        var page = 0
        var count = 4
        var lower = 20.0
        var upper = 80.0
        var date = Date(timeIntervalSince1970: 1_779_000_000)
    }

    private func screen(_ view: some View) throws -> RenderedView {
        try RenderedView(view, variant: Variant(device: "iPhone 15"))
    }

    // MARK: Picker

    private struct Choice: View {
        @Bindable var journal: Journal
        var options = [(label: "Small", value: "S"), (label: "Medium", value: "M"), (label: "Large", value: "L")]
        var body: some View { AppNativePicker(label: "Size", selection: $journal.choice, options: options) }
    }

    @Test func aPickerOpensItsMenuAndChooses() throws {
        let journal = Journal()
        let screen = try screen(Choice(journal: journal))
        #expect(screen.picker("Size").value == "Small")
        screen.picker("Size").tap()
        screen.settle()
        screen.menuItems["Large"].tap()
        screen.settle()
        #expect(journal.choice == "L")
        #expect(screen.picker("Size").value == "Large")
        #expect(!screen.menuItems["Medium"].exists)
    }

    @Test func aSelectionThatIsNoOptionIsShownAsSuchAndCanBeLeft() throws {
        let journal = Journal()
        journal.choice = "XXL"
        let screen = try screen(Choice(journal: journal))
        #expect(screen.picker("Size").value == "Select…")
        screen.picker("Size").tap()
        screen.settle()
        screen.menuItems["Medium"].tap()
        screen.settle()
        #expect(journal.choice == "M")
        #expect(screen.picker("Size").value == "Medium")
    }

    @Test func twoOptionsOfOneValueAreBothThere() throws {
        let journal = Journal()
        let screen = try screen(Choice(journal: journal, options: [("One", "S"), ("The same", "S"), ("Other", "M")]))
        screen.picker("Size").tap()
        screen.settle()
        #expect(screen.menuItems["One"].exists && screen.menuItems["The same"].exists)
        screen.menuItems["Other"].tap()
        screen.settle()
        #expect(journal.choice == "M")
    }

    // MARK: Dates

    private struct Dates: View {
        @Bindable var journal: Journal
        var minimum: Date?
        var maximum: Date?
        var body: some View {
            AppDateTimePicker(
                label: "Day", selection: $journal.date, displayStyle: .graphical, minimumDate: minimum,
                maximumDate: maximum)
        }
    }

    @Test func aDayOfTheCalendarIsChosen() throws {
        let journal = Journal()
        let before = journal.date
        let screen = try screen(Dates(journal: journal))
        let day = screen.buttons.matching { $0.label.contains("21") }.firstMatch
        day.tap()
        screen.settle()
        #expect(journal.date != before)
    }

    @Test func limitsTheWrongWayRoundDoNotStopTheProgram() throws {
        let journal = Journal()
        let screen = try screen(
            Dates(journal: journal, minimum: journal.date, maximum: journal.date.addingTimeInterval(-86_400)))
        #expect(screen.cost.operationsEmitted > 0)
    }

    // MARK: Sheets, alerts, menus

    private struct Presenting: View {
        @Bindable var journal: Journal
        let kind: String

        var body: some View {
            let open = Button("Open") { journal.isOn = true }
            switch kind {
            case "sheet": open.appBottomSheet(isPresented: $journal.isOn) { Text("Inside") }
            case "actions":
                open.appActionSheet(
                    isPresented: $journal.isOn, title: "Post", message: "Which?",
                    actions: [
                        .default("Edit") { journal.entries.append("edit") },
                        .destructive("Delete") { journal.entries.append("delete") }, .cancel(),
                    ])
            case "alert":
                open.appAlert(
                    isPresented: $journal.isOn, title: "Delete?", message: "For good.",
                    buttons: [.destructive("Delete") { journal.entries.append("delete") }, .cancel()])
            case "context":
                Text("Open").appContextMenu(items: [
                    .item("Edit", systemImage: "pencil") { journal.entries.append("edit") },
                    .destructive("Delete") { journal.entries.append("delete") },
                ])
            default:
                AppPopoverMenu(
                    isPresented: $journal.isOn,
                    items: [
                        .item("Edit") { journal.entries.append("edit") },
                        .destructive("Delete") { journal.entries.append("delete") },
                    ]
                ) { Text("Open") }
            }
        }
    }

    @Test func aSheetOpensWithRoomRoundItsContentAndCloses() throws {
        let journal = Journal()
        let screen = try screen(Presenting(journal: journal, kind: "sheet"))
        screen.button("Open").tap()
        screen.settle()
        let inside = screen.text("Inside").frame
        #expect(screen.text("Inside").exists && inside.minX >= 16)
        screen.update { journal.isOn = false }
        screen.settle()
        #expect(!screen.text("Inside").exists)
    }

    @Test(arguments: ["actions", "alert", "popover"])
    func whatIsChosenActsAndCloses(kind: String) throws {
        let journal = Journal()
        let screen = try screen(Presenting(journal: journal, kind: kind))
        screen.button("Open").tap()
        screen.settle()
        screen.buttons["Delete"].tap()
        screen.settle()
        #expect(journal.entries == ["delete"] && !journal.isOn)
        #expect(!screen.buttons["Delete"].exists)
    }

    @Test func aLongPressOpensTheContextMenu() throws {
        let journal = Journal()
        let screen = try screen(Presenting(journal: journal, kind: "context"))
        screen.text("Open").press(forDuration: 1)
        screen.settle()
        screen.menuItems["Edit"].tap()
        screen.settle()
        #expect(journal.entries == ["edit"])
    }

    // MARK: Header and tabs

    @Test func aHeadersActionsAct() throws {
        let journal = Journal()
        let screen = try screen(
            NavigationStack {
                Text("Content").appPageHeader(
                    title: "Home", trailingActions: [AnyView(Button("Edit") { journal.entries.append("edit") })])
            })
        screen.button("Edit").tap()
        #expect(journal.entries == ["edit"])
        #expect(screen.allElements["Home"].exists)
    }

    private struct Tabs: View {
        @Bindable var journal: Journal
        var body: some View {
            AppBottomNavBar(selectedTab: $journal.page) {
                Text("First screen").tabItem { Label("First", systemImage: "house") }.tag(0)
                Text("Second screen").tabItem { Label("Second", systemImage: "bell") }.tag(1).badge(3)
            }
        }
    }

    @Test func tabsChangeByTapsAndFromOutside() throws {
        let journal = Journal()
        let screen = try screen(Tabs(journal: journal))
        screen.tabs["Second"].tap()
        screen.settle()
        #expect(journal.page == 1 && screen.text("Second screen").exists)
        screen.update { journal.page = 0 }
        screen.settle()
        #expect(screen.text("First screen").exists)
    }

    // MARK: Carousel

    private struct Card: Identifiable { let id: Int }

    private struct Cards: View {
        let journal: Journal
        let style: AppCarouselStyle
        var body: some View {
            AppCarousel(items: (0..<journal.count).map(Card.init), style: style) { card in
                Text("Card \(card.id + 1)").frame(width: 250, height: 100)
            }
        }
    }

    @Test(arguments: [AppCarouselStyle.paged])
    func aCarouselThatLosesItsLastItemsShowsOneThatIsLeft(style: AppCarouselStyle) throws {
        let journal = Journal()
        let screen = try screen(Cards(journal: journal, style: style))
        let dots = screen.allElements["Page"].frame
        screen.tap(at: CGPoint(x: dots.maxX - 4, y: dots.midY))
        screen.settle()
        #expect(screen.allElements["Page"].value == "4 of 4")
        screen.update { journal.count = 2 }
        screen.settle()
        #expect(screen.allElements["Page"].value == "2 of 2")
        #expect(screen.text("Card 2").isHittable || screen.text("Card 2").frame.minX >= 0)
    }

    @Test func aSwipeTurnsPages() throws {
        let journal = Journal()
        let screen = try screen(Cards(journal: journal, style: .paged))
        screen.text("Card 1").swipeLeft()
        screen.settle()
        #expect(screen.allElements["Page"].value == "2 of 4")
        screen.text("Card 2").swipeRight()
        screen.settle()
        #expect(screen.allElements["Page"].value == "1 of 4")
    }

    // MARK: Tooltip

    @Test(arguments: [Alignment.topLeading, .topTrailing, .bottomLeading, .bottomTrailing], [Edge.top, .bottom])
    func aTooltipStaysOnTheScreen(alignment: Alignment, edge: Edge) throws {
        let screen = try screen(
            AppTooltip(
                isPresented: .constant(true), tipText: "A hint that is long enough to wrap onto a second line",
                arrowEdge: edge
            ) {
                Text("?")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        let bubble = screen.allElements["A hint that is long enough to wrap onto a second line"].frame
        #expect(CGRect(origin: .zero, size: screen.size).contains(bubble), "\(bubble)")
    }

    // MARK: Range slider

    private struct Range: View {
        @Bindable var journal: Journal
        let step: Double
        var body: some View {
            AppRangeSlider(lowerValue: $journal.lower, upperValue: $journal.upper, range: 0...100, step: step)
        }
    }

    @Test(arguments: [0, 5] as [Double])
    func noDragsLetTheThumbsCross(step: Double) throws {
        let journal = Journal()
        let screen = try screen(Range(journal: journal, step: step))
        var random = Seeded(7)
        let y = screen.allElements["Minimum"].frame.midY
        for _ in 0..<40 {
            screen.drag(
                from: CGPoint(x: .random(in: 0...screen.size.width, using: &random), y: y),
                to: CGPoint(x: .random(in: -50...(screen.size.width + 50), using: &random), y: y))
            #expect(journal.lower < journal.upper)
            #expect(journal.lower >= 0 && journal.upper <= 100)
            if step > 0 { #expect(journal.lower.truncatingRemainder(dividingBy: step) == 0) }
        }
    }

    // MARK: Themes

    @Test func wrappersFollowTheTheme() throws {
        let own = try screen(AppProgressLoader(variant: .definite(value: 1, total: 2)))
        let other = try screen(AppProgressLoader(variant: .definite(value: 1, total: 2)).theme(.ledger))
        #expect(own.elements.map(\.value) == other.elements.map(\.value))
    }
}
