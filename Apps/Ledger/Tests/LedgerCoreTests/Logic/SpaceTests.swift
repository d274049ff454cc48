import Testing

@testable import LedgerCore

@Suite struct SpaceTests {
    private func space(_ id: String?, _ name: String, _ checked: [[Bool]] = [], archived: Bool? = nil) -> Space {
        Space(id: id) {
            $0.name = name
            $0.isArchived = archived
            $0.checklists = checked.enumerated().map { index, items in
                Checklist(
                    id: "l\(index)", name: "list",
                    items: items.enumerated().map { ChecklistItem(id: "i\(index)\($0)", text: "t", isChecked: $1) })
            }
        }
    }

    @Test("WP07.1, WP07.3 How far checklists have come") func progress() {
        let progress = { SpaceListCalculations.progress(self.space("s", "n", $0)) }
        #expect(progress([]).displayText == "0 of 0" && progress([]).fraction == 0)
        #expect(progress([[]]).fraction == 0)
        #expect(progress([[false, false]]).displayText == "0 of 2")
        #expect(progress([[true, true]]).fraction == 1)
        #expect(progress([[true], [false, true, false]]).displayText == "2 of 4")
        #expect(SpaceListCalculations.progress(Space()).total == 0)
        let list = space("s", "n", [[true, false]]).checklists![0]
        #expect(SpaceDetailCalculations.progress(list) == ChecklistProgress(completed: 1, total: 2))
    }

    @Test("WP07.1 Spaces sorted and searched") func cards() {
        let spaces = [
            space("b", "den"), space("a", "Bath", archived: true), space("c", ""), space("d", "Attic"),
            space(nil, "Cellar"),
        ]
        let items = ["b", "b", "d", nil, ""].map { id in Item { $0.spaceId = id } }
        let cards = SpaceListCalculations.cards(spaces, items: items)
        #expect(cards.map(\.id) == ["d", nil, "b", "c"])
        #expect(cards.map(\.itemCount) == [1, 0, 2, 0])
        #expect(SpaceListCalculations.cards(spaces, items: [], query: " DEN ").map(\.id) == ["b"])
        #expect(SpaceListCalculations.visible(spaces, query: "bath").isEmpty)
        #expect(
            SpaceListCalculations.sort([space("b", "X"), space("a", "x"), space(nil, "x")]).map(\.id) == [
                nil, "a", "b",
            ])
    }

    @Test func texts() {
        #expect(SpaceListCalculations.emptyText(in: .project("p"), isSearching: false) == "No spaces yet")
        #expect(SpaceListCalculations.emptyText(in: .inventory, isSearching: false) == "No inventory spaces yet")
        #expect(SpaceListCalculations.emptyText(in: .all, isSearching: true) == "No spaces match your search")
        #expect(SpaceDetailCalculations.displayName(space("s", " ")) == "Space")
        #expect(SpaceDetailCalculations.displayName(space("s", "Den")) == "Den")
    }

    @Test("WP07.2, WP07.3 The items of a space") func itemsOfASpace() {
        let items = [Item(id: "a") { $0.spaceId = "s" }, Item(id: "b") { $0.spaceId = "t" }, Item(id: "c")]
        #expect(SpaceDetailCalculations.items(items, in: space("s", "n")).map(\.id) == ["a"])
        #expect(SpaceDetailCalculations.items(items, in: space(nil, "n")).isEmpty)
    }

    @Test("WP07.2, WP07.3 Who may save a template") func whoSavesTemplates() {
        for role in [MemberRole.owner, .admin] { #expect(SpaceDetailCalculations.canSaveAsTemplate(role)) }
        for role in [nil, MemberRole.user, MemberRole(rawValue: "member"), .other("viewer"), .other("")] {
            #expect(!SpaceDetailCalculations.canSaveAsTemplate(role))
        }
        #expect(MemberRole(rawValue: "Owner") == .owner)
    }

    @Test func templates() {
        var original = space("s", " Den ", [[true, false]])
        original.notes = "n"
        let template = SpaceDetailCalculations.template(from: original)
        #expect(template.name == "Den" && template.notes == "n" && template.id == nil)
        #expect(template.checklists[0].items.map(\.isChecked) == [false, false])
        #expect(
            SpaceDetailCalculations.template(from: space("s", String(repeating: "x", count: 300))).name.count == 200)
        #expect(SpaceDetailCalculations.template(from: Space()).checklists.isEmpty)

        var ticked = template
        ticked.checklists[0].items[0].isChecked = true
        var next = 0
        let made = SpaceDetailCalculations.apply(ticked, to: space("t", "New")) {
            next += 1; return "\(next)"
        }
        #expect(made.name == "New" && made.notes == "n")
        #expect(made.checklists?[0].id == "1" && made.checklists?[0].items.map(\.id) == ["2", "3"])
        #expect(made.checklists?[0].items.map(\.isChecked) == [false, false])
        var noted = space("t", "New")
        noted.notes = "mine"
        let kept = SpaceDetailCalculations.apply(template, to: noted)
        #expect(kept.notes == "mine")
        #expect(kept.checklists?[0].id != template.checklists[0].id)
    }

    @Test func checking() {
        let lists = space("s", "n", [[false, true], [false]]).checklists!
        let toggled = SpaceDetailCalculations.toggle(item: "i01", in: lists)
        #expect(toggled.map { $0.items.map(\.isChecked) } == [[false, false], [false]])
        #expect(SpaceDetailCalculations.toggle(item: "x", in: lists) == lists)
    }

    @Test func sections() {
        let sections = SpaceDetailCalculations.Sections()
        #expect(sections.media && !sections.notes && !sections.items && !sections.checklists)
    }
}
