import DesignSystem
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
        var lower = 20.0
        var upper = 80.0
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

    // MARK: Sheets, alerts, menus

    private struct Presenting: View {
        @Bindable var journal: Journal
        let kind: String

        var body: some View {
            let open = Button("Open") { journal.isOn = true }
            switch kind {
            case "sheet": open.appBottomSheet(isPresented: $journal.isOn) { Text("Inside") }
            default:
                Text("Open").appContextMenu(items: [
                    .item("Edit", systemImage: "pencil") { journal.entries.append("edit") },
                    .destructive("Delete") { journal.entries.append("delete") },
                ])
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
}
