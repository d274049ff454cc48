import PerchTesting
import SwiftUI
import Testing

/// Where iOS 26 puts search fields.
@MainActor @Suite struct TodaySearchTests {
    private func phone(_ view: some View, safeArea: EdgeInsets = EdgeInsets()) -> DrawnView {
        DrawnView(
            view.environment(\.appearance, .iOS26).environment(\.systemMargin, 16)
                .environment(\.horizontalSizeClass, .compact), width: 375, height: 667, safeArea: safeArea)
    }

    private func field(_ view: DrawnView) -> CGRect {
        view.elements.first { $0.traits.contains(.isSearchField) }?.frame ?? .null
    }

    @Test func theFieldOfAPageStandsAtTheBottom48High28In() {
        let view = phone(
            NavigationStack { List { Text("Row") }.navigationTitle("Title").searchable(text: .constant("")) })
        // What is typed into is in the middle of a capsule of 48 that begins 28 above the edge.
        #expect(abs(field(view).midY - (667 - 28 - 24)) <= 1)
        #expect(field(view).minX > 28 && field(view).maxX < 375 - 28)
        // The content keeps the 76 of the bar free.
        let low = phone(
            NavigationStack {
                Color.clear.overlay(alignment: .bottom) { Text("Low") }.navigationTitle("Title")
                    .searchable(text: .constant(""))
            })
        #expect(abs(low.frame("Low").maxY - (667 - 76)) <= 0.5)
    }

    @Test func aDrawerStaysUnderTheTitle44High() {
        let view = phone(
            NavigationStack {
                List { Text("Row") }.navigationTitle("Title")
                    .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
            })
        // In a row of 64 under 116.5 of title.
        #expect(abs(field(view).midY - (116.5 + 32)) <= 1)
    }

    @Test func theFieldStandsBetweenTheItemsOfTheBar() {
        let view = phone(
            NavigationStack {
                List { Text("Row") }.navigationTitle("Title").searchable(text: .constant(""))
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("A") {} }
                        DefaultToolbarItem(kind: .search, placement: .bottomBar)
                        ToolbarItem(placement: .bottomBar) { Button("B") {} }
                    }
            })
        #expect(view.frame("A").maxX < field(view).minX)
        #expect(view.frame("B").minX > field(view).maxX)
        #expect(abs(view.frame("A").midY - field(view).midY) <= 1)
    }

    @Test func aMinimizedFieldIsAButtonThatBeginsTheSearch() {
        let view = phone(
            NavigationStack {
                List { Text("Row") }.navigationTitle("Title").searchable(text: .constant(""))
                    .searchToolbarBehavior(.minimize)
            })
        #expect(field(view).isNull)
        let button = view.frame("Search")
        #expect((button.width, button.height, button.maxX) == (48, 48, 375 - 28))
        view.tap("Search")
        #expect(!field(view).isNull)
        #expect(view.element("Cancel") != nil)
        view.tap("Cancel")
        #expect(field(view).isNull)
    }

    @Test func theFieldOfAUsualTabStaysUnderTheTitle() {
        let view = phone(
            TabView {
                Tab("One", systemImage: "1.circle") {
                    NavigationStack { List { Text("Row") }.navigationTitle("Title").searchable(text: .constant("")) }
                }
            })
        #expect(field(view).midY < 200)
    }

    @Test func theFieldOfASearchTabTakesThePlaceOfTheBar() {
        let view = phone(SearchTabs())
        #expect(field(view).isNull)
        view.tap("Search")
        #expect(abs(field(view).midY - (667 - 28 - 24)) <= 1)
        // One tab leads back, beside the field.
        let back = view.elements.first { $0.role == .tab }?.frame ?? .null
        #expect(back.maxX < field(view).minX && abs(back.midY - field(view).midY) <= 1)
        view.tap(x: back.midX, y: back.midY)
        #expect(view.element("Home page") != nil)
        #expect(field(view).isNull)
    }

    @Test func aTabForSearchingCanBeginTheSearchAtOnce() {
        let view = phone(SearchTabs().tabViewSearchActivation(.searchTabSelection))
        view.tap("Search")
        #expect(view.element("Searching") != nil)
    }

    @Test func theTabForSearchingStandsAtTheTrailingEnd() {
        let view = phone(SearchTabs())
        #expect(view.frame("Home").minX < 30)
        #expect(abs(view.frame("Search").maxX - (375 - 21)) <= 1)
    }
}

private struct SearchTabs: View {
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Home page") }
            Tab("Search", systemImage: "magnifyingglass", role: .search) {
                NavigationStack { SearchedPage().searchable(text: .constant("")) }
            }
        }
    }
}

private struct SearchedPage: View {
    @Environment(\.isSearching) private var isSearching

    var body: some View { Text(isSearching ? "Searching" : "Idle").navigationTitle("Find") }
}
