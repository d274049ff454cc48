import SwiftUI
import Testing

/// Where the cards of lists and forms begin and end, and what they cut off, measured as on an iPhone.
@MainActor @Suite struct ListAppearanceTests {
    private func phone(_ view: some View) -> DrawnView { DrawnView(view, width: 390, height: 844) }

    /// The frame of the red backgrounds of all rows.
    private func card(_ view: some View) -> CGRect { phone(view).bounds(of: Pixel.red) }

    private var row: some View { Text("Row").listRowBackground(Paint.red) }

    private func list(@ViewBuilder _ content: () -> some View) -> some View { List(content: content) }

    @Test func theFirstCardStandsThirtyFivePointsDown() {
        #expect(card(list { row }) == CGRect(x: 20, y: 35, width: 350, height: 44))
        #expect(card(list { Section { row } }).minY == 35)
        #expect(card(Form { Section { row } }).minY == 35)
        #expect(card(list { row }.listStyle(.grouped)) == CGRect(x: 0, y: 35, width: 390, height: 44))
        #expect(card(list { row }.listStyle(.plain)).minY == 0)
    }

    @Test func theFirstCardStandsThirtyFivePointsUnderABar() {
        let view = NavigationStack {
            list { row }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
        #expect(card(view).minY == 79)
    }

    @Test func theSpaceBetweenSectionsIsNotThatAboveTheFirst() {
        let sections = list {
            Section { Text("a") }
            Section { row }
        }
        #expect(card(sections).minY == 114)
        #expect(card(sections.listSectionSpacing(10)).minY == 89)
    }

    @Test func contentMarginsTakeThePlaceOfTheListsOwn() {
        #expect(card(list { row }.contentMargins(.top, 0)).minY == 0)
        #expect(card(list { row }.contentMargins(.top, 50, for: .scrollContent)).minY == 50)
        #expect(card(list { row }.contentMargins(.top, 50, for: .scrollIndicators)).minY == 35)
        let wide = card(list { row }.contentMargins(.horizontal, 0))
        #expect((wide.minX, wide.maxX, wide.minY) == (0, 390, 35))
        let narrow = card(Form { row }.contentMargins(.horizontal, 40))
        #expect((narrow.minX, narrow.maxX) == (40, 350))
        let oneSide = card(list { row }.contentMargins(.leading, 40))
        #expect((oneSide.minX, oneSide.maxX) == (40, 370))
        #expect(phone(list { row }.contentMargins(.horizontal, 0)).frame("Row").minX == 20)
    }

    @Test func contentMarginsMirrorWithTheLayout() {
        let view = list { row }.contentMargins(.leading, 40).environment(\.layoutDirection, .rightToLeft)
        let card = card(view)
        #expect((card.minX, card.maxX) == (20, 350))
    }

    @Test func cornersCutOffBackgroundAndContent() {
        let view = phone(
            list {
                Paint.green.frame(height: 44).listRowInsets(EdgeInsets())
                Text("b").listRowBackground(Paint.red)
            })
        // Background of the list, at the corners of the card; one point further in along both axes it is the row.
        let ground = view.color(2, 2)
        #expect(view.color(20, 35) == ground)
        #expect(view.color(369, 35) == ground)
        #expect(view.color(20, 35 + 87) == ground)
        #expect(view.color(24, 40) == Pixel.green)
        // Between two rows nothing is cut off.
        #expect(view.color(20, 70) == Pixel.green)
        #expect(view.color(20, 80) == Pixel.red)
    }

    @Test func insetsOfHeadersAndFootersCountFromTheCard() {
        let view = phone(
            list {
                Section {
                    row
                } header: {
                    Text("header").textCase(nil)
                        .listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 10, trailing: 0))
                } footer: {
                    Text("footer").listRowInsets(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
                }
            })
        let card = view.bounds(of: Pixel.red)
        #expect(view.frame("header").minX == 24)
        #expect(abs(card.minY - view.frame("header").maxY - 10) <= 1)
        #expect(view.frame("footer").minX == 20)
        #expect(abs(view.frame("footer").minY - card.maxY - 20) <= 1)
    }
}
