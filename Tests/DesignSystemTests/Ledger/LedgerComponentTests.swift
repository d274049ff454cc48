import Foundation
import PerchTesting
import SwiftUI
import Testing

@testable import DesignSystem

/// What Ledger's components do when they are used.
@MainActor struct LedgerComponentTests {
    @Observable final class Journal {
        var entries: [String] = []
        var isOn = true
        var isOpen = false
        var text = ""
        var choice = "a"
        var selection = ListSelection()
        var items = [ItemCardData(id: "1", name: "Chair"), ItemCardData(id: "2", name: "Lamp")]
        func note(_ entry: String) -> () -> Void { { self.entries.append(entry) } }
    }

    private func tap(_ label: String, on screen: Screen) throws {
        let frame = try #require(screen.element(label), "\(label)").frame
        screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    // MARK: Display

    @Test func aSectionOpensByItsHeaderAndNotByItsButtons() throws {
        let journal = Journal()
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                CollapsibleSection(
                    title: "Notes", isExpanded: $journal.isOpen, badge: "2", onEdit: journal.note("edit"),
                    onAdd: journal.note("add")
                ) {
                    Text("Content")
                }
            }
        }
        let screen = Screen(Page(journal: journal))
        #expect(screen.element("Content") == nil)
        try tap("Edit Notes", on: screen)
        try tap("Add to Notes", on: screen)
        #expect(journal.entries == ["edit", "add"] && !journal.isOpen)
        let header = try #require(screen.elements.first { $0.value == "Collapsed" })
        #expect(header.frame.height >= 44 && header.label.contains("2"))
        screen.tap(at: CGPoint(x: header.frame.midX, y: header.frame.midY))
        #expect(journal.isOpen && screen.element("Content") != nil)
    }

    @Test func aDetailRowIsReadAsOneAndTapped() throws {
        var taps = 0
        let screen = Screen(DetailRow(label: "Space", value: "Living Room", onTap: { taps += 1 }))
        let row = try #require(screen.elements.first { $0.label.contains("Living Room") })
        #expect(row.label.contains("Space") && row.role == .button && row.frame.height >= 44)
        screen.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
        #expect(taps == 1)
        #expect(Screen(DetailRow(label: "A", value: "")).elements.contains { $0.label.contains("—") })
    }

    @Test(
        arguments: [(0, "0"), (60, "60"), (150, "100"), (-5, "0"), (.nan, "0"), (.infinity, "100"), (99.9, "99")]
            as [(Double, String)])
    func aBarsValueIsItsPercentage(percentage: Double, expected: String) throws {
        let bar = try #require(Screen(ProgressBar(percentage: percentage)).element("Progress"))
        #expect(bar.value == "\(expected) percent")
    }

    @Test func aRingRoundsAndStaysBetweenItsEnds() throws {
        for (progress, expected) in [(0.333, "33"), (1.5, "100"), (-1, "0"), (.nan, "0")] as [(Double, String)] {
            #expect(
                try #require(Screen(ProgressRing(progress: progress)).element("Progress")).value
                    == "\(expected) percent")
        }
    }

    @Test func aSelectorIsAsLargeAsAFinger() throws {
        #expect(try #require(Screen(SelectorCircle(isSelected: true)).element("Selected")).frame.width >= 44)
        #expect(abs(SelectorCircle.dotSize(for: 18) - 10.08) < 0.001)
        #expect(abs(SelectorCircle.checkSize(for: 18) - 10.8) < 0.001)
    }

    @Test func segmentsAndTabsChoose() throws {
        let journal = Journal()
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                VStack {
                    SegmentedControl(
                        selection: $journal.choice,
                        options: [SegmentOption(id: "a", label: "One"), SegmentOption(id: "b", label: "Two")])
                    ScrollableTabBar(
                        selectedId: $journal.choice,
                        items: [TabBarItem(id: "a", label: "First"), TabBarItem(id: "b", label: "Second")])
                }
            }
        }
        let screen = Screen(Page(journal: journal))
        #expect(try #require(screen.element("One")).isSelected)
        try tap("Two", on: screen)
        #expect(journal.choice == "b")
        #expect(try #require(screen.element("Second")).isSelected)
        try tap("First", on: screen)
        #expect(journal.choice == "a")
        #expect(try #require(screen.element("Two")).isSelected == false)
    }

    // MARK: Budget

    @Test func budgetsHaveTheirWords() {
        func words(_ spent: Int, _ budget: Int, _ kind: BudgetCategoryKind = .general) -> [String] {
            let numbers = BudgetNumbers(spentCents: spent, budgetCents: budget, kind: kind)
            return [numbers.spentLabel, numbers.remainingLabel, numbers.percentageLabel]
        }
        #expect(words(50_000, 100_000) == ["$500 spent", "$500 remaining", "50%"])
        #expect(words(100_000, 100_000) == ["$1,000 spent", "$0 remaining", "100%"])
        #expect(words(150_000, 100_000) == ["$1,500 spent", "$500 over", "150%"])
        #expect(words(150_000, 100_000, .fee) == ["$1,500 received", "$500 over received", "150%"])
        #expect(words(500, 0) == ["$5 spent", "No budget set", "0%"])
        #expect(BudgetNumbers(spentCents: 33_300, budgetCents: 100_000).percentageLabel == "33%")
        #expect(BudgetNumbers(spentCents: 900, budgetCents: 100).overflowPercentage == 100)
        #expect(!BudgetNumbers(spentCents: 100, budgetCents: 100).isOver)
        _ = words(.max, 1)
        _ = words(.min, .max)
        #expect(BudgetNumbers.exact(-50) == "-$0.50" && BudgetNumbers.exact(123_405) == "$1,234.05")
    }

    @Test func budgetsShowNothingWhereThereAreNone() throws {
        let journal = Journal()
        #expect(Screen(BudgetProgressDisplay(categories: [], onManageBudget: {})).elements.isEmpty)
        let screen = Screen(
            BudgetProgressDisplay(
                categories: [BudgetLine(id: "1", name: "Rugs", spentCents: 1, budgetCents: 2)],
                onManageBudget: journal.note("manage")))
        #expect(screen.elements.contains { $0.label.contains("Rugs") })
        try tap("Manage Budget", on: screen)
        #expect(journal.entries == ["manage"])
    }

    // MARK: Menus

    private struct MenuPage: View {
        @Bindable var journal: Journal
        var closes = true
        var body: some View {
            Color.white.actionMenu(
                isPresented: $journal.isOn, title: "Options",
                items: [
                    ActionMenuItem(id: "edit", label: "Edit") { journal.entries.append("edit") },
                    ActionMenuItem(
                        id: "status", label: "Status",
                        subactions: [
                            ActionMenuSubitem(id: "a", label: "Bought") { journal.entries.append("bought") },
                            ActionMenuSubitem(id: "b", label: "Sold") { journal.entries.append("sold") },
                        ], selectedSubactionKey: "b"),
                    ActionMenuItem(
                        id: "space", label: "Space",
                        subactions: [ActionMenuSubitem(id: "c", label: "Hall") { journal.entries.append("hall") }]),
                ], closeOnItemPress: closes)
        }
    }

    @Test func aMenuActsAfterItHasGone() throws {
        let journal = Journal()
        let screen = Screen(MenuPage(journal: journal), size: CGSize(width: 390, height: 800))
        try tap("Edit", on: screen)
        #expect(!journal.isOn)
        _ = screen.elements
        #expect(journal.entries == ["edit"])
        #expect(screen.element("Edit") == nil)
    }

    @Test func onlyOneSubmenuIsOpenAndItsChoiceActs() throws {
        let journal = Journal()
        let screen = Screen(MenuPage(journal: journal), size: CGSize(width: 390, height: 800))
        #expect(screen.element("Sold") == nil)
        try tap("Status", on: screen)
        #expect(try #require(screen.element("Sold")).isSelected)
        #expect(try #require(screen.element("Bought")).isSelected == false)
        try tap("Space", on: screen)
        #expect(screen.element("Sold") == nil)
        try tap("Hall", on: screen)
        _ = screen.elements
        #expect(journal.entries == ["hall"] && !journal.isOn)
    }

    @Test func aMenuThatStaysActsAtOnce() throws {
        let journal = Journal()
        let screen = Screen(MenuPage(journal: journal, closes: false), size: CGSize(width: 390, height: 800))
        try tap("Edit", on: screen)
        try tap("Edit", on: screen)
        #expect(journal.entries == ["edit", "edit"] && journal.isOn)
    }

    @Test func aMenuThatNobodyTakesOverActsAllTheSame() throws {
        let journal = Journal()
        let screen = Screen(
            ActionMenuSheet(items: [ActionMenuItem(id: "a", label: "Act", onPress: journal.note("acted"))]))
        try tap("Act", on: screen)
        #expect(journal.entries == ["acted"])
    }

    @Observable final class Filters { var active: Set<String> = [] }

    @Test func filtersStayOpenAndTheirRowsFollow() throws {
        struct Page: View {
            @Bindable var journal: Journal
            let filters: Filters
            var body: some View {
                Color.white.background {
                    FilterMenu(
                        isPresented: $journal.isOn,
                        filters: ["Marked", "Returned"].map { name in
                            ActionMenuItem(
                                id: name, label: name,
                                icon: filters.active.contains(name) ? "checkmark.circle.fill" : "circle"
                            ) {
                                filters.active.formSymmetricDifference([name])
                            }
                        })
                }
            }
        }
        let journal = Journal()
        let filters = Filters()
        let screen = Screen(Page(journal: journal, filters: filters), size: CGSize(width: 390, height: 800))
        try tap("Marked", on: screen)
        #expect(filters.active == ["Marked"] && journal.isOn)
        // Which are active is heard as well as seen.
        #expect(try #require(screen.element("Marked")).isSelected == true)
        #expect(try #require(screen.element("Returned")).isSelected == false)
        try tap("Returned", on: screen)
        #expect(filters.active == ["Marked", "Returned"])
        try tap("Marked", on: screen)
        #expect(try #require(screen.element("Marked")).isSelected == false)
    }

    @Test func anOrderClosesItsMenuAndActs() throws {
        let journal = Journal()
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                Color.white.background {
                    SortMenu(
                        isPresented: $journal.isOn,
                        sortOptions: [
                            ActionMenuItem(id: "az", label: "A to Z", onPress: journal.note("az")),
                            ActionMenuItem(id: "za", label: "Z to A", onPress: journal.note("za")),
                        ], selectedID: "az")
                }
            }
        }
        let screen = Screen(Page(journal: journal), size: CGSize(width: 390, height: 800))
        #expect(try #require(screen.element("A to Z")).isSelected == true)
        #expect(try #require(screen.element("Z to A")).isSelected == false)
        try tap("A to Z", on: screen)
        _ = screen.elements
        #expect(journal.entries == ["az"] && !journal.isOn)
    }

    // MARK: Lists

    @Test func theBarAboveAListHidesAndClearsTheSearch() throws {
        let journal = Journal()
        journal.isOn = false
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                ItemsListControlBar(
                    searchText: $journal.text, isSearchVisible: $journal.isOn, onSort: journal.note("sort"),
                    onFilter: journal.note("filter"), onAdd: journal.note("add"), activeFilterCount: 2)
            }
        }
        let screen = Screen(Page(journal: journal), size: CGSize(width: 390, height: 400))
        try tap("Search", on: screen)
        #expect(journal.isOn)
        journal.text = "chair"
        #expect(screen.element("Clear search") != nil)
        try tap("Clear search", on: screen)
        #expect(journal.text == "")
        journal.text = "lamp"
        #expect(try #require(screen.elements.first { $0.label == "Search" && $0.role == .button }).activate())
        #expect(!journal.isOn && journal.text == "")
        try tap("Filter (2)", on: screen)
        try tap("Sort", on: screen)
        try tap("Add", on: screen)
        #expect(journal.entries == ["filter", "sort", "add"])
    }

    @Test func theBulkBarSaysHowMuchAndActs() throws {
        let journal = Journal()
        let screen = Screen(
            BulkSelectionBar(
                selectedCount: 3, totalCents: 12_345, onBulkActions: journal.note("act"), onClear: journal.note("clear")
            ))
        #expect(screen.elements.contains { $0.label.contains("3 selected") && $0.label.contains("$123.45") })
        try tap("Actions", on: screen)
        try tap("Clear selection", on: screen)
        #expect(journal.entries == ["act", "clear"])
    }

    private struct ListPage: View {
        @Bindable var journal: Journal
        var body: some View {
            ScrollView {
                ItemCardList(items: journal.items, selection: $journal.selection) { journal.entries.append($0) }
            }
        }
    }

    @Test func ofAListOfThousandsOnlyWhatIsSeenIsMade() throws {
        let groups = (0..<3_000).map { number in
            ItemCardGroup(
                id: "\(number)", name: "Chair \(number)",
                items: (0...(number % 2)).map { ItemCardData(id: "\(number)-\($0)", name: "Chair \(number)") })
        }
        let view = try RenderedView(ScrollView { ItemCardList(groups: groups) }, variant: Variant())
        #expect(view.elements.contains { $0.label.contains("Chair 0") })
        #expect(view.cost.elementsRealised < 40)
        #expect(view.cost.bodiesRun < 400)
    }

    @Test func aListFollowsWhatItIsGiven() throws {
        let journal = Journal()
        let screen = Screen(ListPage(journal: journal), size: CGSize(width: 390, height: 900))
        #expect(screen.elements.contains { $0.label.contains("Chair") })
        journal.selection.toggle("1")
        _ = screen.elements
        journal.items = [ItemCardData(id: "2", name: "Lamp"), ItemCardData(id: "3", name: "Rug")]
        #expect(screen.elements.contains { $0.label.contains("Rug") })
        #expect(!screen.elements.contains { $0.label.contains("Chair") })
        // What has gone is not selected any more.
        #expect(journal.selection.isEmpty)
        journal.items = []
        #expect(screen.element("No items yet") != nil)
    }

    @Test func whileSomethingIsSelectedATapSelects() throws {
        let journal = Journal()
        let screen = Screen(ListPage(journal: journal), size: CGSize(width: 390, height: 900))
        func press(_ name: String) throws {
            let card = try #require(screen.elements.last { $0.label.contains(name) && !$0.label.contains("Select") })
            screen.tap(at: CGPoint(x: card.frame.midX, y: card.frame.midY))
        }
        try press("Chair")
        #expect(journal.entries == ["1"] && journal.selection.isEmpty)
        try tap("Select Lamp", on: screen)
        #expect(journal.selection.ids == ["2"])
        try press("Chair")
        #expect(journal.entries == ["1"] && journal.selection.ids == ["1", "2"])
        #expect(screen.element("2 of 2 selected") != nil)
        try tap("Select All", on: screen)
        #expect(journal.selection.isEmpty)
    }

    @Test func aPickerNeverClosesTheSheetRoundIt() throws {
        let journal = Journal()
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                Color.white.sheet(isPresented: $journal.isOn) {
                    ItemPickerList(
                        items: journal.items + [ItemCardData(id: "3", name: "Barred")], eligibilityCheck: { $0 != "3" },
                        addedIds: ["2"], onAddSelected: { journal.entries += $0 })
                }
            }
        }
        let screen = Screen(Page(journal: journal), size: CGSize(width: 390, height: 800))
        try tap("Chair", on: screen)
        #expect(journal.isOn && journal.entries == [])
        try tap("Lamp", on: screen)
        try tap("Barred", on: screen)
        #expect(try #require(screen.element("Lamp")).value == "Added")
        #expect(screen.element("1 selected") != nil)
        try tap("Add Selected", on: screen)
        #expect(journal.entries == ["1"] && journal.isOn)
        #expect(screen.element("1 selected") == nil)
    }

    @Test func aPickerOfSingleItemsAddsThemAtOnce() throws {
        let journal = Journal()
        let screen = Screen(
            ItemPickerList(items: journal.items, onAddSingle: { journal.entries.append($0) }),
            size: CGSize(width: 390, height: 400))
        try tap("Lamp", on: screen)
        #expect(journal.entries == ["2"])
    }

    // MARK: Cards

    @Test func anItemCardsButtonsDoTheirOwnWork() throws {
        let journal = Journal()
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                ItemCard(
                    name: "Chair", statusLabel: "Bought", isSelected: $journal.isOpen, bookmarked: true,
                    onBookmarkPress: journal.note("bookmark"), onPress: journal.note("open"),
                    menuItems: [ActionMenuItem(id: "a", label: "Act", onPress: journal.note("act"))],
                    onStatusPress: journal.note("status"))
            }
        }
        let screen = Screen(Page(journal: journal), size: CGSize(width: 390, height: 800))
        try tap("Remove bookmark", on: screen)
        try tap("Bought", on: screen)
        try tap("Select Chair", on: screen)
        #expect(journal.isOpen)
        try tap("Chair", on: screen)
        #expect(journal.entries == ["bookmark", "status", "open"])
        try tap("More options", on: screen)
        try tap("Act", on: screen)
        _ = screen.elements
        #expect(journal.entries.last == "act")
    }

    @Test func anItemCardsLinesLeaveOutWhatIsMissing() {
        var item = ItemCardData(id: "1", name: "Chair")
        #expect(item.lines(isStacked: false) == [])
        (item.sku, item.sourceLabel, item.locationLabel, item.priceLabel) = ("A1", "Wayfair", "Hall", "$4.50")
        #expect(item.lines(isStacked: false) == ["$4.50", "SKU: A1 · Source: Wayfair", "Location: Hall"])
        #expect(item.lines(isStacked: true) == ["$4.50", "Source: Wayfair", "SKU: A1", "Location: Hall"])
        item.sku = " "
        #expect(item.lines(isStacked: false) == ["$4.50", "Source: Wayfair", "Location: Hall"])
    }

    @Test func aGroupOpensAndSelectsAll() throws {
        let journal = Journal()
        struct Page: View {
            @Bindable var journal: Journal
            var body: some View {
                ScrollView {
                    ItemCardList(
                        groups: [ItemCardGroup(id: "g", name: "Chairs", items: journal.items)],
                        selection: $journal.selection)
                }
            }
        }
        let screen = Screen(Page(journal: journal), size: CGSize(width: 390, height: 900))
        #expect(!screen.elements.contains { $0.label.contains("Lamp") })
        try tap("Select Chairs", on: screen)
        #expect(journal.selection.ids == ["1", "2"])
        let summary = try #require(screen.elements.first { $0.value == "Collapsed" })
        screen.tap(at: CGPoint(x: summary.frame.midX, y: summary.frame.midY))
        #expect(screen.elements.contains { $0.label.contains("Lamp") })
    }

    @Test func aTransactionShowsTheNameOfItsCategory() throws {
        let screen = Screen(
            TransactionCard(
                id: "abcdefgh", source: " ", amountCents: 12_345, budgetCategoryName: "Furnishings", itemCount: 1),
            size: CGSize(width: 390, height: 400))
        #expect(screen.elements.contains { $0.label.contains("Furnishings") })
        #expect(screen.elements.contains { $0.label.contains("Transaction abcdef") && $0.label.contains("$123.45") })
        #expect(screen.elements.contains { $0.label.contains("1 item") })
    }

    @Test func aCardInALinkLeavesTheTapToTheLink() throws {
        let screen = Screen(
            NavigationStack {
                NavigationLink {
                    Text("Inside")
                } label: {
                    SpaceSummaryCard(name: "Hall", imageUrl: nil, itemCount: 1)
                }
            }, size: CGSize(width: 390, height: 700))
        let card = try #require(screen.elements.first { $0.label.contains("Hall") })
        screen.tap(at: CGPoint(x: card.frame.midX, y: card.frame.midY))
        #expect(screen.element("Inside") != nil)
    }

    // MARK: Media

    @Test func aGridHasNoMoreColumnsThanPictures() {
        #expect(
            [(0, 3), (1, 3), (5, 3), (5, 0), (5, -2)].map { ThumbnailGrid.columns(count: $0, preferred: $1) } == [
                1, 1, 3, 1, 1,
            ])
    }

    @Test func aTapOnAPictureOpensTheGallery() throws {
        let screen = Screen(
            MediaGallerySection(
                title: "Media",
                attachments: [
                    MediaAttachment(url: "a.pdf", kind: .pdf), MediaAttachment(url: "b"), MediaAttachment(url: "c"),
                ]), size: CGSize(width: 390, height: 800))
        // Documents are no pictures, and places count pictures only.
        #expect(screen.element("Image 1 of 2") != nil)
        try tap("Image 2 of 2", on: screen)
        #expect(screen.element("Close") != nil)
        #expect(screen.element("Image 2 of 2") != nil)
        try tap("Close", on: screen)
        #expect(screen.element("Close") == nil)
    }

    @Test func aPictureThatWaitsForANetworkSaysSo() throws {
        let screen = Screen(
            MediaGallerySection(
                title: "Media",
                attachments: [
                    MediaAttachment(url: "offline://a", isPrimary: true, isWaiting: true), MediaAttachment(url: "b"),
                ]), size: CGSize(width: 390, height: 800))
        #expect(screen.element("Image 2 of 2") != nil)
        try tap("Image 1 of 2, primary, waiting for network", on: screen)
        #expect(screen.element("Image 1 of 2") != nil)
    }

    @Test func anUploadGoesOnUntilItIsDoneAndCanBeTriedAgain() async throws {
        let upload = MediaUpload()
        var sent: [Data] = []
        upload.begin({ _ in Data("picture".utf8) }) {
            sent.append($0); throw LoadFailure(message: "No room.")
        }
        #expect(upload.isRunning)
        // Another one has to wait until this one is there.
        upload.begin({ _ in Data("other".utf8) }) { sent.append($0) }
        let screen = Screen(
            MediaGallerySection(title: "Media", attachments: [], upload: upload, onUploadAttachment: { _ in }))
        // That it goes on shows where it takes a while.
        #expect(screen.elementNow("Adding image") == nil && screen.elementNow("Add") == nil)
        screen.wait(0.4)
        #expect(screen.elementNow("Adding image") != nil)
        await screen.settle()
        #expect(!upload.isRunning && sent == [Data("picture".utf8)])
        #expect(screen.elements.contains { $0.label.contains("No room.") })
        try tap("Try Again", on: screen)
        await screen.settle()
        #expect(sent.count == 2 && upload.canRetry)
        // What could not be read is not there to be sent again.
        upload.begin({ _ in throw LoadFailure(message: "It could not be read.") }) { sent.append($0) }
        await screen.settle()
        #expect(sent.count == 2 && !upload.canRetry)
    }

    @Test func whatCannotBeChosenSaysWhy() throws {
        var chosen: [String] = []
        let screen = Screen(
            ActionMenuSheet(items: [
                ActionMenuItem(id: "open", label: "Open") { chosen.append("open") },
                ActionMenuItem(id: "delete", label: "Delete", disabledReason: "It is kept.") {
                    chosen.append("delete")
                },
            ]))
        let delete = try #require(screen.element("Delete"))
        #expect(!delete.isEnabled && delete.hint == "It is kept.")
        screen.tap(at: CGPoint(x: delete.frame.midX, y: delete.frame.midY))
        #expect(chosen.isEmpty)
        try tap("Open", on: screen)
        #expect(chosen == ["open"])
    }

    @Test func zoomStaysWithinThePicture() {
        let size = CGSize(width: 300, height: 400)
        var zoom = ZoomModel()
        zoom.move(to: CGSize(width: 50, height: 0), in: size)
        #expect(zoom.offset == .zero)
        zoom.toggle(in: size)
        #expect(zoom.scale == 2)
        zoom.move(to: CGSize(width: 900, height: -900), in: size)
        #expect(zoom.offset == CGSize(width: 150, height: -200))
        zoom.zoom(to: 40, in: size)
        #expect(zoom.scale == 4)
        zoom.zoom(to: 1, in: size)
        #expect(zoom == ZoomModel())
        zoom.zoom(to: .nan, in: size)
        #expect(zoom.scale == 1)
        var random = Seeded(3)
        for _ in 0..<500 {
            zoom.zoom(to: .random(in: -2...9, using: &random), in: size)
            zoom.move(
                to: CGSize(
                    width: .random(in: -999...999, using: &random), height: .random(in: -999...999, using: &random)),
                in: size)
            #expect(zoom.scale >= 1 && zoom.scale <= 4)
            #expect(abs(zoom.offset.width) <= size.width * (zoom.scale - 1) / 2)
        }
    }

    // MARK: Selection and order

    @Test func aSelectionNeverHoldsWhatIsNotInItsList() {
        var random = Seeded(2)
        for _ in 0..<200 {
            var list = (0..<Int.random(in: 0..<6, using: &random)).map(String.init)
            var selection = ListSelection()
            for _ in 0..<30 {
                switch Int.random(in: 0..<5, using: &random) {
                case 0: if let id = list.randomElement(using: &random) { selection.toggle(id) }
                case 1: selection.toggleAll(of: list)
                case 2:
                    if !list.isEmpty { list.removeLast() }
                    selection.keep(only: list)
                case 3:
                    // What is in no list, or has left it, is forgotten with the list's next change.
                    selection.toggle("elsewhere")
                    #expect(selection.contains("elsewhere"))
                    selection.keep(only: list)
                default: selection.clear()
                }
                #expect(selection.ids.isSubset(of: list))
                #expect(selection.isAll(of: list) == (!list.isEmpty && selection.count == list.count))
            }
        }
    }

    @Test func movingLosesNothingAndLeavesWhatCannotBeMoved() {
        struct Row: Identifiable, Equatable { let id: Int }
        let rows = (0..<5).map(Row.init)
        typealias Cards = DraggableCardList<Row, EmptyView>
        #expect(Cards.moved(rows, from: [0], to: 3) { _ in true }.map(\.id) == [1, 2, 0, 3, 4])
        #expect(Cards.moved(rows, from: [0], to: 3) { $0.id != 0 } == rows)
        var random = Seeded(4)
        var moved = rows
        for _ in 0..<300 {
            moved = Cards.moved(
                moved, from: [Int.random(in: -1..<7, using: &random)].filteredToIndices,
                to: Int.random(in: -2..<9, using: &random)
            ) { $0.id != 2 }
            #expect(Set(moved.map(\.id)) == [0, 1, 2, 3, 4] && moved.count == 5)
        }
    }
}

extension [Int] {
    fileprivate var filteredToIndices: IndexSet { IndexSet(filter { $0 >= 0 }) }
}
