import CoreGraphics
import Testing

private struct Item: Equatable {
    var name: String
    var number: Int
}

/// What Foundation has on Apple's systems for strings in the person's language.
@Suite struct LocalizedTests {
    private let items = [
        Item(name: "item 10", number: 1), Item(name: "Item 2", number: 2), Item(name: "Ähre", number: 3),
    ]

    @Test func descriptorsSortAsTheFinder() {
        func names(_ descriptor: SortDescriptor<Item>) -> [String] { items.sorted(using: descriptor).map(\.name) }
        #expect(names(SortDescriptor(\.name, comparator: .localizedStandard)) == ["Ähre", "Item 2", "item 10"])
        #expect(
            names(SortDescriptor(\.name, comparator: .localizedStandard, order: .reverse))
                == ["item 10", "Item 2", "Ähre"])
        #expect(names(SortDescriptor(\.name, comparator: .localized)) == ["Ähre", "item 10", "Item 2"])
        // Foundation's own comparator stays the one of this name.
        #expect(names(SortDescriptor(\.name, comparator: .lexical)) == ["Item 2", "item 10", "Ähre"])
        #expect(
            names(SortDescriptor(\.name, comparator: String.StandardComparator.localizedStandard))
                == ["Ähre", "Item 2", "item 10"])
    }

    @Test func comparatorsSortStrings() {
        #expect(items.map(\.name).sorted(using: .localizedStandard) == ["Ähre", "Item 2", "item 10"])
        let byName = KeyPathComparator(\Item.name, comparator: .localizedStandard)
        #expect(items.sorted(using: byName).map(\.number) == [3, 2, 1])
    }

    @Test func predicatesSearchAsPeopleDo() throws {
        let word = "ITEM"
        #expect(try items.filter(#Predicate { $0.name.localizedStandardContains(word) }).map(\.number) == [1, 2])
        #expect(
            try items.filter(#Predicate { word.isEmpty || $0.name.localizedStandardContains("ahre") }).map(\.number)
                == [3])
    }

    @Test func predicatesCompare() throws {
        let same = ComparisonResult.orderedSame
        #expect(
            try items.filter(#Predicate { $0.name.caseInsensitiveCompare("ITEM 2") == same }).map(\.number) == [2])
        #expect(
            try items.filter(
                #Predicate { $0.name.localizedCompare("Item 2") == same && $0.name.starts(with: "Item") }
            ).map(\.number) == [2])
    }
}
