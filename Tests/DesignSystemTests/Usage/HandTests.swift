import Foundation
import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// Cards, lists and buttons under a person's hand, in both directions of writing.
@MainActor struct HandTests {
    @Observable final class Journal {
        var entries: [String] = []
        var isOn = false
        var text = ""
        var choice = "S"
        var selection = ListSelection()
        var failure: LoadFailure?
        var message: String?
        func note(_ entry: String) -> () -> Void { { self.entries.append(entry) } }
    }

    // MARK: Cards

    @Test(arguments: directions) func cardsAndRowsTakeTaps(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            VStack {
                ImageCard(imageUrl: PreviewPicture.morning.url, aspectRatio: 4, onPress: journal.note("picture")) {
                    Text("Living room")
                }
                CategoryRow(name: "Furnishings", categoryType: .itemized, onTap: journal.note("category"))
                TitledCard(title: "Notes") {
                    Text("Delivery in May.")
                } headerAction: {
                    Button("Edit") { journal.entries.append("edit") }
                }
                DetailRow(label: "Source", value: "Wayfair", onTap: journal.note("detail"))
                SpaceSummaryCard(
                    name: "Study", imageUrl: nil, itemCount: 2, onPress: journal.note("space"),
                    onMenuPress: journal.note("menu"))
            }, direction)
        screen.allElements.containing(text: "Living room").firstMatch.tap()
        screen.buttons.containing(text: "Furnishings").tap()
        screen.button("Edit").tap()
        screen.buttons.containing(text: "Wayfair").tap()
        screen.buttons.containing(text: "Study").firstMatch.tap()
        let menu = screen.button("More options")
        #expect((menu.frame.midX > screen.size.width / 2) == (direction == .leftToRight))
        menu.tap()
        #expect(journal.entries == ["picture", "category", "edit", "detail", "space", "menu"])
    }

    @Test(arguments: directions) func aGroupOpensAndIsPressed(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            VStack {
                GroupedItemCard(
                    name: "Chairs", items: [ItemCardData(id: "1", name: "Armchair")],
                    onItemPress: { journal.entries.append($0.id) })
                GroupedItemCard(name: "Lamps", onPress: journal.note("lamps"))
            }, direction)
        #expect(!screen.buttons.containing(text: "Armchair").exists)
        screen.buttons.matching(value: "Collapsed").tap()
        screen.settle()
        screen.buttons.containing(text: "Armchair").tap()
        screen.buttons.containing(text: "Lamps").tap()
        screen.buttons.matching(value: "Expanded").tap()
        screen.settle()
        #expect(!screen.buttons.containing(text: "Armchair").exists)
        #expect(journal.entries == ["1", "lamps"])
    }

    @Test(arguments: directions) func aTransactionIsOpenedMarkedAndSelected(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                ScrollView {
                    TransactionCardList(
                        transactions: [
                            TransactionCardData(id: "1", source: "Wayfair", amountCents: 1_200),
                            TransactionCardData(id: "2", source: "Ross", amountCents: 3_400),
                        ], selection: $journal.selection,
                        onTransactionPress: { journal.entries.append("open \($0)") },
                        onBookmarkPress: { journal.entries.append("mark \($0)") })
                }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        let card = screen.buttons.containing(text: "Wayfair").matching { !$0.label.hasPrefix("Select") }.firstMatch
        card.tap()
        screen.buttons["Add bookmark"].firstMatch.tap()
        #expect(journal.entries == ["open 1", "mark 1"])
        screen.buttons["Select Ross"].tap()
        #expect(journal.selection.ids == ["2"])
        // While something is selected, a tap selects.
        card.tap()
        #expect(journal.selection.ids == ["1", "2"] && journal.entries.count == 2)
    }

    // MARK: Lists

    @Test(arguments: directions) func theBarAboveAListActs(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                VStack {
                    ListControlBar(
                        searchText: $journal.text, isSearchVisible: $journal.isOn,
                        actions: [
                            ControlAction(id: "s", title: "Sort", icon: "arrow.up", action: journal.note("sort")),
                            ControlAction(id: "f", title: "Filter", isActive: true, action: journal.note("filter")),
                            ControlAction(id: "x", title: "Off", isDisabled: true, action: journal.note("off")),
                        ])
                    ListSelectAllRow(
                        isChecked: journal.choice == "all",
                        onToggle: { journal.choice = journal.choice == "all" ? "none" : "all" })
                }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        #expect((screen.button("Sort").frame.midX < screen.button("Filter").frame.midX) == (direction == .leftToRight))
        screen.button("Sort").tap()
        screen.button("Filter").tap()
        #expect(!screen.button("Off").isEnabled)
        screen.tap(at: CGPoint(x: screen.button("Off").frame.midX, y: screen.button("Off").frame.midY))
        #expect(journal.entries == ["sort", "filter"])
        screen.button("Select All").tap()
        #expect(journal.choice == "all")
        screen.button("Select All").tap()
        #expect(journal.choice == "none")
    }

    @Test(arguments: directions) func filtersAreChosenOneAfterTheOther(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                Button("Open") { journal.isOn = true }
                    .background {
                        FilterMenu(
                            isPresented: $journal.isOn,
                            filters: ["Marked", "Returned"].map { name in
                                ActionMenuItem(
                                    id: name, label: name,
                                    icon: journal.entries.contains(name) ? "checkmark.circle.fill" : "circle",
                                    onPress: journal.note(name))
                            })
                    }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        screen.button("Open").tap()
        screen.settle()
        screen.button("Marked").tap()
        screen.settle()
        #expect(screen.button("Marked").isSelected && !screen.button("Returned").isSelected)
        screen.button("Returned").tap()
        screen.settle()
        #expect(screen.button("Returned").isSelected && journal.isOn)
        #expect(journal.entries == ["Marked", "Returned"])
    }

    @Test(arguments: directions) func anItemThatOnlyActsOpensNothing(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            ActionMenuSheet(items: [
                ActionMenuItem(
                    id: "a", label: "Move", subactions: [ActionMenuSubitem(id: "b", label: "Here") {}],
                    isActionOnly: true, onPress: journal.note("move"))
            ]), direction)
        screen.button("Move").tap()
        screen.settle()
        #expect(journal.entries == ["move"] && !screen.button("Here").exists)
    }

    // MARK: Buttons that wait

    @Test(arguments: directions) func aButtonSpinsOnceItsWorkTakesAWhile(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            AsyncButton("Save") {
                try await Task.sleep(for: .seconds(1))
                journal.entries.append("saved")
            }, direction)
        screen.button("Save").tap()
        // It takes no second tap, and says that it works; the spinner comes later.
        #expect(!screen.button("Save").isEnabled && screen.button("Save").value == "Loading")
        screen.tap(at: CGPoint(x: screen.button("Save").frame.midX, y: screen.button("Save").frame.midY))
        screen.advance(by: .seconds(1.2))
        #expect(journal.entries == ["saved"] && screen.button("Save").isEnabled)
    }

    @Test(arguments: directions) func aFailureIsTriedAgain(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                AppButton(title: "Save") { journal.failure = LoadFailure(message: "No connection.") }
                    .retryAlert(failure: $journal.failure) { journal.entries.append("again") }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        for (button, expected) in [("Cancel", 0), ("Retry", 1)] {
            screen.button("Save").tap()
            screen.settle()
            #expect(screen.text("No connection.").exists)
            screen.button(button).tap()
            screen.settle()
            #expect(journal.entries.count == expected && journal.failure == nil)
        }
    }

    @Test(arguments: directions) func aBannerOverAScreenIsTriedAgainOrClosed(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                Text("Screen")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .feedbackBanner($journal.message) { journal.entries.append("again") }
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        for (button, expected) in [("Dismiss", 0), ("Try Again", 1)] {
            screen.update { journal.message = "Sync failed." }
            screen.settle()
            #expect(screen.allElements["Sync failed."].exists)
            screen.button(button).tap()
            screen.settle()
            #expect(journal.message == nil && !screen.allElements["Sync failed."].exists)
            #expect(journal.entries.count == expected)
        }
    }

    // MARK: Pictures

    private struct Gallery: View {
        @Bindable var journal: Journal
        var body: some View {
            ImageGallery(
                images: PreviewPicture.allCases.map { MediaAttachment(url: $0.url) }, isPresented: $journal.isOn)
        }
    }

    @Test(arguments: directions) func aPictureIsZoomedMovedAndLeft(direction: LayoutDirection) {
        let screen = phone(Gallery(journal: Journal()), direction)
        let picture = screen.allElements["Image 1 of 3"]
        func isZoomed() -> Bool { picture.value == "Zoomed in" }
        picture.doubleTap()
        screen.settle()
        #expect(isZoomed())
        // A finger moves the picture and turns no page.
        picture.drag(by: CGSize(width: direction == .leftToRight ? -150 : 150, height: 0))
        screen.settle()
        #expect(picture.isHittable && isZoomed())
        picture.doubleTap()
        screen.settle()
        #expect(!isZoomed())
        picture.pinch(withScale: 2, velocity: 2)
        screen.settle()
        #expect(isZoomed())
        picture.pinch(withScale: 0.3, velocity: -2)
        screen.settle()
        #expect(!isZoomed())
        // Now it turns pages, and what was zoomed has its own size when it comes back.
        if direction == .leftToRight { picture.swipeLeft() } else { picture.swipeRight() }
        screen.settle()
        #expect(screen.allElements["Image 2 of 3"].isHittable)
    }

    @Test(arguments: directions) func aPictureThatFailedIsAddedAgain(direction: LayoutDirection) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        let data = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let journal = Journal()
        let screen = phone(
            MediaGallerySection(
                title: "Media", attachments: [],
                onUploadAttachment: { upload in
                    journal.entries.append(upload == data ? "same" : "other")
                    if journal.entries.count == 1 { throw LoadFailure(message: "There is no connection.") }
                }), direction)
        screen.button("Add").tap()
        screen.update { screen.requests.last?.choose(file) }
        screen.settle()
        #expect(screen.allElements["There is no connection."].exists)
        screen.button("Try Again").tap()
        screen.settle()
        #expect(journal.entries == ["same", "same"])
        #expect(!screen.allElements["There is no connection."].exists)
    }

    // MARK: Choosing

    @Test(arguments: directions) func aPickersOptionIsChosen(direction: LayoutDirection) {
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                AppNativePicker(label: "Size", selection: $journal.choice, options: [("Small", "S"), ("Medium", "M")])
            }
        }
        let journal = Journal()
        let screen = phone(Page(journal: journal), direction)
        screen.buttons.firstMatch.tap()
        screen.settle()
        screen.menuItem("Medium").tap()
        screen.settle()
        #expect(journal.choice == "M" && !screen.menuItem("Medium").exists)
    }

    @Test(arguments: directions) func aPageHeadersTitleCollapses(direction: LayoutDirection) {
        let journal = Journal()
        let screen = phone(
            NavigationStack {
                List(1..<40) { Text("Row \($0)") }
                    .appPageHeader(
                        title: "Home",
                        trailingActions: [
                            AnyView(Button("Alerts") { journal.entries.append("alerts") }),
                            AnyView(Button("Profile") { journal.entries.append("profile") }),
                        ])
            }, direction)
        let large = screen.allElements["Home"].firstMatch.frame
        #expect((large.minX < screen.size.width / 2) == (direction == .leftToRight))
        screen.text("Row 8").drag(by: CGSize(width: 0, height: -300))
        screen.settle()
        let small = screen.allElements["Home"].firstMatch.frame
        #expect(small.height < large.height && abs(small.midX - screen.size.width / 2) < 2)
        screen.button("Alerts").tap()
        screen.button("Profile").tap()
        #expect(journal.entries == ["alerts", "profile"])
    }
}
