import DesignSystem
import PerchTesting
import SwiftUI
import Testing

/// The directions that all is used in.
let directions = [LayoutDirection.leftToRight, .rightToLeft]

/// A phone for a language of a direction.
@MainActor func phone(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> RenderedView {
    render(view, variant: Variant(device: "iPhone 15", isRightToLeft: direction == .rightToLeft))
}

/// The native wrappers, used by a person, in both directions of writing.
@MainActor struct NativeUsageTests {
    @Observable final class Journal {
        var entries: [String] = []
        var isOn = false
        var page = 0
        var lower = 20.0
        var upper = 80.0
    }

    private struct Range: View {
        @Bindable var journal: Journal
        var step = 0.0
        var body: some View {
            AppRangeSlider(
                lowerValue: $journal.lower, upperValue: $journal.upper, range: 0...100, step: step, showLabels: true)
        }
    }

    @Test(arguments: directions) func aThumbGoesWhereItIsDragged(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Range(journal: journal), direction)
        let toTheEnd: CGFloat = direction == .leftToRight ? 60 : -60
        let before = screen.allElements["Minimum"].frame.midX
        screen.allElements["Minimum"].drag(by: CGSize(width: toTheEnd, height: 0))
        #expect(journal.lower > 30 && journal.lower < 45 && journal.upper == 80)
        #expect(abs(screen.allElements["Minimum"].frame.midX - before - toTheEnd) < 1)
        screen.allElements["Maximum"].drag(by: CGSize(width: -toTheEnd, height: 0))
        #expect(journal.upper < 70 && journal.upper > 55)
        // However far it goes, it stops before the other.
        screen.allElements["Maximum"].drag(by: CGSize(width: -toTheEnd * 5, height: 0))
        #expect(journal.lower < journal.upper)
    }

    @Test(arguments: directions) func aThumbIsAdjustedByAssistiveTechnologyAndByKeys(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Range(journal: journal, step: 5), direction)
        screen.allElements["Minimum"].perform(.increment)
        #expect(journal.lower == 25)
        screen.allElements["Maximum"].perform(.decrement)
        #expect(journal.upper == 75)
        screen.typeKey(.tab)
        screen.typeKey(.rightArrow)
        #expect(journal.lower == (direction == .leftToRight ? 30 : 20))
        screen.typeKey(.leftArrow)
        #expect(journal.lower == 25)
    }

    @Test func anySequenceOfDragsAndStepsKeepsTheSliderInOrder() {
        var random = Seeded(11)
        for step in [0.0, 7, 200] {
            let journal = Journal()
            let screen = phone(Range(journal: journal, step: step))
            let y = screen.allElements["Minimum"].frame.midY
            for _ in 0..<10 {
                switch Int.random(in: 0..<4, using: &random) {
                case 0: screen.allElements["Minimum"].perform(.increment)
                case 1: screen.allElements["Maximum"].perform(.decrement)
                case 2:
                    screen.update {
                        journal.lower = .random(in: -50...150, using: &random)
                        journal.upper = .random(in: -50...150, using: &random)
                    }
                default:
                    screen.drag(
                        from: CGPoint(x: .random(in: 0...screen.size.width, using: &random), y: y),
                        to: CGPoint(x: .random(in: 0...screen.size.width, using: &random), y: y))
                }
                let (lower, upper) = (screen.allElements["Minimum"].frame, screen.allElements["Maximum"].frame)
                #expect(lower.midX <= upper.midX)
                #expect(lower.minX >= -1 && upper.maxX <= screen.size.width + 1)
            }
        }
    }

    private struct Presenting: View {
        @Bindable var journal: Journal
        let kind: String

        var body: some View {
            let open = Button("Open") { journal.isOn = true }
            switch kind {
            case "sheet":
                open.appBottomSheet(isPresented: $journal.isOn, detents: [.medium, .large]) { Text("Inside") }
            case "actions":
                open.appActionSheet(
                    isPresented: $journal.isOn, title: "Post", message: "Inside",
                    actions: [.destructive("Delete") { journal.entries.append("delete") }, .cancel()])
            case "alert":
                open.appAlert(
                    isPresented: $journal.isOn, title: "Post", message: "Inside",
                    buttons: [.destructive("Delete") { journal.entries.append("delete") }, .cancel()])
            case "tooltip":
                AppTooltip(isPresented: $journal.isOn, tipText: "Inside") { open }
            default:
                AppPopoverMenu(
                    isPresented: $journal.isOn,
                    items: [.item("Inside") {}, .destructive("Delete") { journal.entries.append("delete") }]
                ) { Text("Open") }
            }
        }
    }

    @Test(arguments: ["actions", "alert", "menu"], directions)
    func whatIsChosenActsAndCloses(kind: String, direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Presenting(journal: journal, kind: kind), direction)
        screen.button("Open").tap()
        screen.settle()
        screen.buttons["Delete"].tap()
        screen.settle()
        #expect(journal.entries == ["delete"] && !journal.isOn)
        #expect(!screen.buttons["Delete"].exists)
    }

    @Test(arguments: ["actions", "alert"], directions)
    func cancellingDoesNothing(kind: String, direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Presenting(journal: journal, kind: kind), direction)
        screen.button("Open").tap()
        screen.settle()
        screen.buttons["Cancel"].tap()
        screen.settle()
        #expect(journal.entries == [] && !journal.isOn && !screen.buttons["Delete"].exists)
    }

    @Test(arguments: ["menu", "tooltip"], directions)
    func aTapOutsideCloses(kind: String, direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Presenting(journal: journal, kind: kind), direction)
        screen.button("Open").tap()
        screen.settle()
        #expect(screen.allElements.containing(text: "Inside").exists)
        screen.tap(at: CGPoint(x: 20, y: 80))
        screen.settle()
        #expect(!journal.isOn && !screen.allElements.containing(text: "Inside").exists)
    }

    @Test(arguments: directions) func aSheetIsDraggedUpAndAway(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(Presenting(journal: journal, kind: "sheet"), direction)
        screen.button("Open").tap()
        screen.settle()
        let half = screen.text("Inside").frame.minY
        screen.text("Inside").swipeUp()
        screen.settle()
        #expect(screen.text("Inside").frame.minY < half - 100)
        screen.text("Inside").drag(by: CGSize(width: 0, height: 700), velocity: .fast)
        screen.settle()
        #expect(!journal.isOn && !screen.text("Inside").exists)
    }

    @Test(arguments: directions) func tabsAreChosen(direction: LayoutDirection) {
        struct Tabs: View {
            @Bindable var journal: Journal
            var body: some View {
                AppBottomNavBar(selectedTab: $journal.page) {
                    Text("First screen").tabItem { Label("First", systemImage: "house") }.tag(0)
                    Text("Second screen").tabItem { Label("Second", systemImage: "bell") }.tag(1).badge(3)
                }
            }
        }
        let journal = Journal()
        let screen = phone(Tabs(journal: journal), direction)
        let isFirstLeft = screen.tabs["First"].frame.midX < screen.tabs["Second"].frame.midX
        #expect(isFirstLeft == (direction == .leftToRight))
        screen.tabs["Second"].tap()
        screen.settle()
        #expect(journal.page == 1 && screen.text("Second screen").exists)
    }
}
