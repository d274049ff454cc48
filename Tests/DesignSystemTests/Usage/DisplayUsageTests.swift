import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// What is only read, and what it lets people do besides, in both directions of writing.
@MainActor struct DisplayUsageTests {
    @Observable final class Journal {
        var entries: [String] = []
        var text = ""
        var isOn = false
        var page = 0
        func note(_ entry: String) -> () -> Void { { self.entries.append(entry) } }
    }

    /// Sees that a view says some words, each in the place that mirrors the one of the other direction.
    private func read(_ view: some View, _ words: [String], _ direction: LayoutDirection) {
        let screen = phone(view, direction)
        let other = phone(view, direction == .leftToRight ? .rightToLeft : .leftToRight)
        for word in words {
            let found = screen.allElements.containing(text: word).firstMatch
            #expect(found.exists, "\(word)")
            let mirrored = other.allElements.containing(text: word).firstMatch.frame
            #expect(abs(found.frame.minX - (screen.size.width - mirrored.maxX)) < 2, "\(word)")
        }
    }

    @Test(arguments: directions) func badgesAndMessagesAreRead(direction: LayoutDirection) {
        read(
            VStack(alignment: .leading) {
                Badge("New")
                InfoCard(message: "Delivery in May.")
                ValidationMessage("No address.")
                ShieldBadge("Beta")
                ShieldAvatar(name: "Ada Lovelace")
                ShieldToast("Saved.")
            }, ["New", "Delivery in May.", "No address.", "Beta", "Ada Lovelace", "Saved."], direction)
    }

    @Test(arguments: directions) func budgetsAreRead(direction: LayoutDirection) {
        read(
            VStack(alignment: .leading) {
                BudgetCategoryTracker(name: "Art", spentCents: 100_00, budgetCents: 400_00)
                BudgetProgressPreview(categoryName: "Rugs", spentCents: 100_00, budgetCents: 400_00)
                BudgetProgressView(spentCents: 100_00, budgetCents: 400_00)
                ProjectSummaryCard(name: "Loft", clientName: "Jo", imageUrl: nil)
            }, ["Art", "Rugs", "Loft"], direction)
    }

    @Test(arguments: directions) func howFarSomethingIsIsRead(direction: LayoutDirection) {
        let screen = phone(
            VStack {
                ProgressBar(percentage: 25).accessibilityIdentifier("bar")
                ProgressRing(progress: 0.25).accessibilityIdentifier("ring")
                ShieldProgressBar(value: 0.25).accessibilityIdentifier("shield")
                AppProgressLoader(variant: .definite(value: 0.25, total: 1), label: "Loading files")
            }, direction)
        let shown = screen.allElements.matching(value: "25%")
        #expect(shown.count >= 2)
        #expect(screen.allElements.containing(text: "Loading files").firstMatch.exists)
    }

    @Test(arguments: directions) func whatIsWaitedForAndDoneIsRead(direction: LayoutDirection) {
        let screen = phone(
            VStack {
                LoadingScreen(message: "Fetching").frame(height: 200)
                ShieldSkeleton().frame(width: 100)
                SuccessMark()
                SelectorCircle(isSelected: true)
            }, direction)
        screen.settle()
        for word in ["Fetching", "Loading", "Done", "Selected"] {
            #expect(screen.allElements.containing(text: word).firstMatch.exists, "\(word)")
        }
    }

    @Test(arguments: directions) func aFailureIsTriedAgain(direction: LayoutDirection) {
        struct Page: View {
            let journal: Journal
            var body: some View {
                VStack {
                    ErrorRetryView(message: "No answer", onRetry: journal.note("retry"))
                    LoadStateView(
                        LoadState<Int>.failed(LoadFailure(message: "Gone")), retry: { journal.entries.append("again") }
                    ) {
                        Text("Number \($0)")
                    } empty: {
                        Text("Nothing")
                    }
                }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        #expect(screen.text("No answer").exists && screen.text("Gone").exists)
        let again = screen.buttons.containing(text: "Try Again")
        again.element(boundBy: 0).tap()
        again.element(boundBy: 1).tap()
        #expect(journal.entries == ["retry", "again"])
    }

    @Test(arguments: directions) func cardsAreOpenedAndMarked(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            VStack {
                ItemCard(name: "Chair", onBookmarkPress: journal.note("mark chair"), onPress: journal.note("chair"))
                TransactionCard(
                    id: "1", source: "Wayfair", onBookmarkPress: journal.note("mark"), onPress: journal.note("bill"))
                DraggableCard(title: "Rugs") { Text("Two") }
                ListSelectionInfo(text: "2 chosen", onPress: journal.note("chosen"))
                ListToolbar(actions: [ControlAction(id: "sort", title: "Sort", action: journal.note("sort"))])
            }, direction)
        screen.buttons.containing(text: "Chair").firstMatch.tap()
        screen.buttons.containing(text: "Wayfair").firstMatch.tap()
        let marks = screen.buttons.containing(text: "Add bookmark")
        marks.element(boundBy: 0).tap()
        #expect((marks.element(boundBy: 0).frame.midX > screen.size.width / 2) == (direction == .leftToRight))
        screen.buttons.containing(text: "2 chosen").firstMatch.tap()
        screen.buttons.containing(text: "Sort").firstMatch.tap()
        #expect(journal.entries == ["chair", "bill", "mark chair", "chosen", "sort"])
        let title = screen.allElements.containing(text: "Rugs").firstMatch
        #expect((title.frame.midX < screen.size.width / 2) == (direction == .leftToRight))
    }

    @Test(arguments: directions) func aSearchIsTypedAndCleared(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View { ListStateControls(searchText: $journal.text, isSearchVisible: true) }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        screen.settle()
        screen.allElements["Search"].type("lamp")
        #expect(journal.text == "lamp")
        let clear = screen.button("Clear search")
        #expect((clear.frame.midX > screen.size.width / 2) == (direction == .leftToRight))
        clear.tap()
        #expect(journal.text.isEmpty)
    }

    @Test(arguments: directions) func aSheetOfAFormIsSent(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            FormSheet(title: "New item", primaryAction: FormSheetAction(title: "Save", action: journal.note("save"))) {
                Text("Fields")
            }, direction)
        #expect(screen.text("New item").exists)
        screen.button("Save").tap()
        #expect(journal.entries == ["save"])
    }

    @Test(arguments: directions) func aModalIsAnsweredAndClosed(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                Button("Open") { journal.isOn = true }
                    .sheet(isPresented: $journal.isOn) {
                        ShieldModal(
                            title: "Leave?",
                            actions: [ShieldModalAction("Stay", dismisses: false, action: journal.note("stay"))]
                        ) { Text("Changes are lost.") }
                    }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        screen.button("Open").tap()
        screen.settle()
        screen.button("Stay").tap()
        #expect(journal.entries == ["stay"] && journal.isOn)
        let close = screen.button("Close")
        #expect((close.frame.midX > screen.size.width / 2) == (direction == .leftToRight))
        close.tap()
        screen.settle()
        #expect(!journal.isOn)
    }

    @Test(arguments: directions) func pagesAreTurnedByTheirDots(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View { AppCarouselDots(count: 3, currentPage: $journal.page) }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        let dots = screen.allElements["Page"]
        dots.tap(at: direction == .leftToRight ? UnitPoint(x: 0.95, y: 0.5) : UnitPoint(x: 0.05, y: 0.5))
        #expect(journal.page == 2)
    }

    @Test(arguments: directions) func picturesStandInTheOrderOfReadingAndOpen(direction: LayoutDirection) {
        let journal = Journal()
        let pictures = [PreviewPicture.morning.url, PreviewPicture.evening.url].map { MediaAttachment(url: $0) }
        let screen = phone(
            ThumbnailGrid(attachments: pictures, columns: 2) { journal.entries.append("\($0)") }, direction)
        let (first, second) = (screen.buttons.element(boundBy: 0), screen.buttons.element(boundBy: 1))
        #expect((first.frame.midX < second.frame.midX) == (direction == .leftToRight))
        second.tap()
        #expect(journal.entries == ["1"])
    }

    @Test(arguments: directions) func anOrderIsChosen(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                ZStack {
                    Button("Order") { journal.isOn = true }
                    SortMenu(
                        isPresented: $journal.isOn,
                        sortOptions: [
                            ActionMenuItem(id: "az", label: "A to Z", onPress: journal.note("az")),
                            ActionMenuItem(id: "za", label: "Z to A", onPress: journal.note("za")),
                        ], selectedID: "az")
                }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        screen.button("Order").tap()
        screen.settle()
        screen.buttons.containing(text: "Z to A").firstMatch.tap()
        screen.settle()
        #expect(journal.entries == ["za"])
    }

    @Test(arguments: directions) func aBudgetIsManaged(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            BudgetProgressDisplay(
                categories: [BudgetLine(id: "1", name: "Art", spentCents: 100_00, budgetCents: 400_00)],
                onManageBudget: journal.note("manage")), direction)
        #expect(screen.allElements.containing(text: "Art").firstMatch.exists)
        screen.buttons.firstMatch.tap()
        #expect(journal.entries == ["manage"])
    }
}
