import Foundation
import LedgerCore
import Testing

/// Lists that are merged by element, and fields that are merged together.
@Suite struct ListMergeTests {
    private func time(_ milliseconds: Int, _ node: String = "a") -> HybridTimestamp {
        HybridTimestamp(milliseconds: milliseconds, node: node)
    }

    /// A document, and what two people make of it without knowing of each other, in either order.
    private func merged<E: Entity>(
        _ document: E, _ first: (inout E) -> Void, _ second: (inout E) -> Void,
        lost: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> E {
        var base = DocumentState()
        func operation(_ state: DocumentState, _ change: (inout E) -> Void, _ at: HybridTimestamp) throws
            -> DocumentOperation
        {
            var entity = try E(fieldValues: state.creation == nil ? document.fieldValues : state.fields(of: E.kind))
            change(&entity)
            return try #require(
                state.change(
                    to: entity.fieldValues, id: "\(at)", accountID: "acc", kind: E.kind, key: "k", timestamp: at))
        }
        base.apply(try operation(base, { _ in }, time(1)))
        let operations = [try operation(base, first, time(2, "x")), try operation(base, second, time(3, "y"))]
        var results: [E] = []
        for order in [operations, operations.reversed()] {
            var state = base
            let notes = order.flatMap { state.merge($0) }
            #expect(notes.count == lost, "\(notes)", sourceLocation: sourceLocation)
            results.append(try E(fieldValues: state.fields(of: E.kind)))
        }
        #expect(results[0] == results[1], sourceLocation: sourceLocation)
        return results[1]
    }

    private var space: Space {
        Space {
            $0.name = "Den"
            $0.checklists = [
                Checklist(
                    id: "l", name: "To do",
                    items: [ChecklistItem(id: "b", text: "paint"), ChecklistItem(id: "a", text: "measure")])
            ]
        }
    }

    @Test func twoPeopleTickOneList() throws {
        let both = try merged(
            space, { $0.checklists![0].items[0].isChecked = true }, { $0.checklists![0].items[1].isChecked = true })
        #expect(both.checklists?[0].items.map(\.isChecked) == [true, true])
        #expect(both.checklists?[0].items.map(\.id) == ["b", "a"])
    }

    @Test func twoPeopleAddToOneList() throws {
        let both = try merged(
            space, { $0.checklists![0].items.append(ChecklistItem(id: "z", text: "first")) },
            { $0.checklists![0].items.append(ChecklistItem(id: "c", text: "second")) })
        #expect(both.checklists?[0].items.map(\.id) == ["b", "a", "z", "c"])
        let lists = try merged(
            space, { $0.checklists!.append(Checklist(id: "m", name: "More")) },
            { $0.checklists![0].name = "Renamed" })
        #expect(lists.checklists?.map(\.name) == ["Renamed", "More"])
    }

    @Test func oneRemovesWhatAnotherTicks() throws {
        let both = try merged(
            space, { $0.checklists![0].items[0].isChecked = true }, { $0.checklists![0].items.remove(at: 0) })
        #expect(both.checklists?[0].items.map(\.id) == ["a"])
        let list = try merged(
            space, { $0.checklists!.remove(at: 0) },
            { $0.checklists![0].items.append(ChecklistItem(id: "c", text: "late")) })
        #expect(list.checklists == [])
    }

    @Test func orderIsOneValue() throws {
        let both = try merged(
            space, { $0.checklists![0].items.swapAt(0, 1) },
            { $0.checklists![0].items.insert(ChecklistItem(id: "c", text: "new"), at: 0) })
        #expect(both.checklists?[0].items.map(\.id) == ["c", "b", "a"])
    }

    @Test func bothPicturesStay() throws {
        let both = try merged(
            Item { $0.images = [AttachmentRef(url: "https://a/b:1", isPrimary: true)] },
            { $0.images!.append(AttachmentRef(url: "https://c/d~2")) },
            { $0.images!.append(AttachmentRef(url: "https://e/f")) })
        #expect(both.images?.map(\.url) == ["https://a/b:1", "https://c/d~2", "https://e/f"])
    }

    @Test func onePictureIsThePrimaryOne() throws {
        let urls = ["1", "2", "3"]
        func choosing(_ url: String) -> (inout Item) -> Void {
            { $0.images = MediaGalleryCalculations.settingPrimary(url, in: $0.images!) }
        }
        let item = Item { $0.images = urls.map { AttachmentRef(url: $0, isPrimary: $0 == "1" ? true : nil) } }
        let both = try merged(item, choosing("2"), choosing("3"), lost: 1)
        #expect(both.images?.map(\.isPrimary) == [nil, nil, true])
    }

    @Test func vendorsAndPinsAreAddedAndRemovedOneByOne() throws {
        let vendors = try merged(
            VendorDefaults { $0.vendors = ["B", "A"] }, { $0.vendors = ["B", "A", "Z"] }, { $0.vendors = ["A", "Y"] })
        #expect(vendors.vendors == ["A", "Z", "Y"])
        let pins = try merged(
            ProjectPreferences { $0.userId = "u" }, { $0.pinnedBudgetCategoryIds = ["x"] },
            { $0.pinnedBudgetCategoryIds = ["y"] })
        #expect(pins.pinnedBudgetCategoryIds == ["x", "y"])
    }

    @Test func anAmountIsOneValueOfThree() throws {
        let bought = Transaction {
            $0.amountCents = 100
            $0.subtotalCents = 90
            $0.taxRatePct = 10
        }
        let both = try merged(
            bought,
            {
                $0.amountCents = 200; $0.subtotalCents = 180
            }, { $0.taxRatePct = 5 }, lost: 1)
        #expect(both.amountCents == 100 && both.subtotalCents == 90 && both.taxRatePct == 5)
        // Who says the same has lost nothing.
        #expect(try merged(bought, { $0.amountCents = 200 }, { $0.amountCents = 200 }).amountCents == 200)
    }

    @Test func aPlaceIsOneValueButARoomMayBeChangedAlone() throws {
        let item = Item {
            $0.projectId = "p"
            $0.spaceId = "s"
        }
        let moved = try merged(
            item, { $0.spaceId = "s2" },
            {
                $0.projectId = "q"; $0.spaceId = nil
            }, lost: 1)
        #expect(moved.projectId == "q" && moved.spaceId == nil)
    }

    @Test(arguments: [
        #"{"images":[{"url":"a"},{"url":"a"}]}"#, #"{"images":[{"name":"no address"}]}"#, #"{"images":[]}"#,
        #"{"checklists":[{"id":"l","items":[{"id":"x"},{"id":"x"}]}],"name":"n"}"#,
        #"{"checklists":[{"id":"l","items":[],"more":{"a":[1]}}],"a/b:c~d":1}"#, #"{"images":"none"}"#,
        #"{"checklists":[{"id":"l/1","items":[{"id":":","text":"t"}]}],"images":[{"url":"~"},{"url":"/","isPrimary":true}]}"#,
    ]) func anythingIsTakenApartAndPutTogether(text: String) throws {
        let fields = try JSONObject(json: JSONValue(parsing: text)).members
        let flat = FlatFields.flatten(fields, kind: .space)
        #expect(FlatFields.nested(flat, kind: .space) { _ in nil } == fields)
    }

    /// Lists of any elements in any order, changed at random, are what they were changed to.
    @Test func aListIsWhatItIsChangedTo() throws {
        var random = SplitMix(seed: 7)
        var state = DocumentState()
        for step in 1...500 {
            let ids = (0..<6).map { "\($0)" }.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
            let space = Space {
                $0.name = "n"
                $0.images = ids.map { AttachmentRef(url: $0) }
                $0.checklists = ids.reversed().map { id in
                    Checklist(id: id, name: "\(step)", items: ids.map { ChecklistItem(id: $0, text: $0) })
                }
            }
            let operation = state.change(
                to: space.fieldValues, id: "\(step)", accountID: "a", kind: .space, key: "k", timestamp: time(step))
            if let operation { state.apply(operation) }
            #expect(try Space(fieldValues: state.fields(of: .space)) == space)
        }
    }
}
