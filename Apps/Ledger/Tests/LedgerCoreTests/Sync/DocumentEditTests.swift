import LedgerCore
import Testing

@Suite struct DocumentEditTests {
    private let sofa = Item(id: "sofa") {
        $0.name = "Sofa"
        $0.sku = "1"
        $0.purchasePriceCents = 100
    }

    private func conflicts<E: Entity>(_ edit: DocumentEdit<E>, on document: E) -> [EditConflict] {
        var document = document
        do {
            try edit.apply(to: &document)
            return []
        } catch let found as EditConflicts {
            return found.conflicts
        } catch {
            Issue.record(error)
            return []
        }
    }

    private func changed<E: Entity>(_ document: E, _ change: (inout E) -> Void) -> E {
        var document = document
        change(&document)
        return document
    }

    @Test func whatNobodyElseTouchedIsWritten() throws {
        var stored = changed(sofa) { $0.sku = "2" }
        try DocumentEdit(of: sofa) { $0.name = "Couch" }.apply(to: &stored)
        #expect(stored.name == "Couch" && stored.sku == "2" && stored.id == "sofa")
    }

    @Test func whatOnlyOthersTouchedStays() throws {
        var stored = changed(sofa) { $0.purchasePriceCents = nil }
        try DocumentEdit(of: sofa) { _ in }.apply(to: &stored)
        #expect(stored.purchasePriceCents == nil)
    }

    @Test func theSameFieldIsAskedAbout() {
        let edit = DocumentEdit(of: sofa) {
            $0.name = "Couch"
            $0.sku = "3"
        }
        let found = conflicts(edit, on: changed(sofa) { $0.name = "Settee" })
        #expect(
            found == [
                EditConflict(
                    kind: .item, key: "sofa", path: "name", mine: .string("Couch"), theirs: .string("Settee"))
            ])
    }

    @Test func theSameValueIsNoConflict() {
        #expect(conflicts(DocumentEdit(of: sofa) { $0.sku = nil }, on: changed(sofa) { $0.sku = nil }).isEmpty)
    }

    @Test(arguments: [EditConflict.Side.mine, .theirs]) func aChoiceSettlesIt(side: EditConflict.Side) throws {
        var edit = DocumentEdit(of: sofa) {
            $0.name = "Couch"
            $0.sku = "3"
        }
        var stored = changed(sofa) { $0.name = "Settee" }
        for conflict in conflicts(edit, on: stored) { edit.choices[conflict] = side }
        try edit.apply(to: &stored)
        #expect(stored.name == (side == .mine ? "Couch" : "Settee") && stored.sku == "3")
    }

    @Test func aChoiceBetweenOtherValuesIsNone() {
        var edit = DocumentEdit(of: sofa) { $0.name = "Couch" }
        for conflict in conflicts(edit, on: changed(sofa) { $0.name = "Settee" }) { edit.choices[conflict] = .mine }
        #expect(conflicts(edit, on: changed(sofa) { $0.name = "Divan" }).count == 1)
    }

    @Test func anotherSpellingOfTheFormIsNoChange() throws {
        let old = changed(sofa) { $0.name = " Sofa " }
        var stored = changed(old) { $0.name = "Settee" }
        let tidy = changed(old) { $0.name = "Sofa" }
        let edit = DocumentEdit(of: old, from: tidy, to: changed(tidy) { $0.sku = "4" })
        #expect(!edit.isEmpty && DocumentEdit(of: old, from: tidy, to: tidy).isEmpty)
        try edit.apply(to: &stored)
        #expect(stored.name == "Settee" && stored.sku == "4")
    }

    @Test func fieldsThatThisVersionDoesNotKnowStay() throws {
        var stored = changed(sofa) { $0.unknownFields = ["finish": .string("oak")] }
        try DocumentEdit(of: sofa) { $0.name = "Couch" }.apply(to: &stored)
        #expect(stored.unknownFields == ["finish": .string("oak")])
    }

    @Test func membersOfAnObjectAreFields() throws {
        let category = BudgetCategory(id: "c") {
            $0.name = "Furnishings"
            $0.metadata = CategoryMetadata(categoryType: .general)
        }
        var stored = changed(category) { $0.metadata?.excludeFromOverallBudget = true }
        let edit = DocumentEdit(of: category) { $0.metadata?.categoryType = .itemized }
        try edit.apply(to: &stored)
        #expect(stored.categoryType == .itemized && stored.isExcludedFromOverallBudget)
        #expect(conflicts(edit, on: changed(category) { $0.metadata?.categoryType = .fee }).count == 1)
    }

    // MARK: Checklists

    private let den = Space(id: "den") {
        $0.checklists = [
            Checklist(
                id: "day", name: "Install day",
                items: ["Measure", "Hang", "Photograph"].map { ChecklistItem(id: $0, text: $0) })
        ]
    }

    private func day(_ space: Space) -> Checklist? { space.checklists?.first { $0.id == "day" } }

    private func edited(_ change: (inout Checklist) -> Void) -> Space {
        changed(den) { space in
            var list = space.checklists![0]
            change(&list)
            space.checklists![0] = list
        }
    }

    private func edit(_ change: (inout Checklist) -> Void) -> DocumentEdit<Space> {
        DocumentEdit(of: den, from: den, to: edited(change))
    }

    @Test func elementsOfBothSidesStay() throws {
        var stored = edited { $0.items.insert(ChecklistItem(id: "Sweep", text: "Sweep"), at: 0) }
        try edit {
            $0.items[0].isChecked = true
            $0.items.append(ChecklistItem(id: "Lock", text: "Lock"))
        }.apply(to: &stored)
        #expect(day(stored)?.items.map(\.text) == ["Sweep", "Measure", "Hang", "Photograph", "Lock"])
        #expect(day(stored)?.items.map(\.isChecked) == [false, true, false, false, false])
    }

    @Test func anItemThatOneRemovesAndTheOtherRewordsIsAskedAbout() throws {
        for removesMine in [true, false] {
            let removal = { (list: inout Checklist) in list.items.removeAll { $0.id == "Hang" } }
            let rewording = { (list: inout Checklist) in list.items[1].text = "Hang twice" }
            var edit = edit(removesMine ? removal : rewording)
            let stored = edited(removesMine ? rewording : removal)
            let found = conflicts(edit, on: stored)
            #expect(found.map(\.path) == ["checklists/day/items/Hang"])
            for side in [EditConflict.Side.mine, .theirs] {
                edit.choices = [found[0]: side]
                var result = stored
                try edit.apply(to: &result)
                let isThere = removesMine == (side == .theirs)
                #expect(
                    day(result)?.items.map(\.text)
                        == ["Measure"] + (isThere ? ["Hang twice"] : []) + ["Photograph"])
            }
        }
    }

    @Test func oneMovesAndTheOtherAdds() throws {
        var stored = edited { $0.items.append(ChecklistItem(id: "Lock", text: "Lock")) }
        try edit { $0.items.swapAt(0, 1) }.apply(to: &stored)
        #expect(day(stored)?.items.map(\.text) == ["Hang", "Measure", "Photograph", "Lock"])
    }

    @Test func twoOrdersAreAskedAbout() throws {
        var edit = edit { $0.items.swapAt(0, 1) }
        let stored = edited { $0.items.swapAt(1, 2) }
        let found = conflicts(edit, on: stored)
        #expect(found.map(\.path) == ["checklists/day/items:order"])
        for (side, texts) in [
            (EditConflict.Side.mine, ["Hang", "Measure", "Photograph"]), (.theirs, ["Measure", "Photograph", "Hang"]),
        ] {
            edit.choices = [found[0]: side]
            var result = stored
            try edit.apply(to: &result)
            #expect(day(result)?.items.map(\.text) == texts)
        }
    }

    @Test func aListThatOneRemovesAndTheOtherUses() {
        let removal = DocumentEdit(of: den) { $0.checklists = [] }
        #expect(conflicts(removal, on: edited { $0.items[0].isChecked = true }).map(\.path) == ["checklists/day"])
        #expect(conflicts(removal, on: den).isEmpty)
    }

    @Test func elementsThatCannotBeToldApartAreOneValue() {
        let twins = changed(den) { $0.checklists!.append(Checklist(id: "day", name: "Again")) }
        let edit = DocumentEdit(of: twins) { $0.checklists![0].name = "Moving in" }
        var stored = twins
        #expect(throws: Never.self) { try edit.apply(to: &stored) }
        #expect(stored.checklists?.map(\.name) == ["Moving in", "Again"])
        #expect(conflicts(edit, on: changed(twins) { $0.checklists![1].name = "Else" }).map(\.path) == ["checklists"])
    }

    // MARK: Several edits

    @Test("Edits that are saved together are asked about together") func gathered() throws {
        var (couch, lamp) = (changed(sofa) { $0.name = "Settee" }, Item(id: "lamp") { $0.name = "Light" })
        let edits: [() throws -> Void] = [
            { try DocumentEdit(of: sofa) { $0.name = "Couch" }.apply(to: &couch) },
            { try DocumentEdit(of: changed(lamp) { $0.name = "Lamp" }) { $0.name = "Lantern" }.apply(to: &lamp) },
        ]
        let found = #expect(throws: EditConflicts.self) { try EditConflicts.gathering(edits) }
        #expect(found?.conflicts.map(\.id) == ["item/sofa/name", "item/lamp/name"])
        struct Broken: Error {}
        #expect(throws: Broken.self) { try EditConflicts.gathering(edits + [{ throw Broken() }]) }
        try EditConflicts.gathering([{ couch.sku = "9" }])
        #expect(couch.sku == "9")
    }

    // MARK: Words

    @Test(arguments: [
        ("amountCents", EntityKind.transaction, "Amount"), ("amount", .transaction, "Amount and Tax"),
        ("purchasedBy", .transaction, "Purchased By"), ("metadata.categoryType", .budgetCategory, "Type"),
        ("", .item, "Item"), ("checklists/day", .space, "Checklist “Install day”"),
        ("checklists/day/name", .space, "Checklist “Install day”, Name"),
        ("checklists/day/items/Hang", .space, "Item “Hang”"),
        ("checklists/day/items/Hang/isChecked", .space, "Item “Hang”, Checked"),
        ("checklists/day/items:order", .space, "Order of Checklist “Install day”, Item"),
        ("images:isPrimary", .item, "Primary Image"), ("checklists/gone", .space, "Checklist"),
    ])
    func labels(path: String, kind: EntityKind, label: String) {
        #expect(FieldDescriptions.label(of: path, in: kind, fields: den.fieldValues) == label)
    }

    @Test(arguments: [
        (JSONValue.integer(1_030_000), "amountCents", EntityKind.transaction, "$10,300.00"),
        (.integer(8), "taxRatePct", .transaction, "8%"), (.null, "notes", .item, "None"),
        (.string("to purchase"), "status", .item, "To Purchase"), (.bool(true), "hasEmailReceipt", .transaction, "Yes"),
        (.string("2026-02-25"), "transactionDate", .transaction, "Feb 25, 2026"),
        (.string("completed"), "status", .transaction, "Completed"), (.string("issued"), "status", .invoice, "Issued"),
        (.string("client-card"), "purchasedBy", .transaction, "Client Card"),
        (.string("purchase"), "transactionType", .transaction, "Purchase"),
        (.string("owed-to-client"), "reimbursementType", .transaction, "Owed to Client"),
        (.string("fee"), "metadata.categoryType", .budgetCategory, "Fee"),
        (.string("admin"), "role", .member, "Admin"), (.string("soon"), "transactionDate", .transaction, "soon"),
        (.string("Oak"), "notes", .item, "Oak"), (.string(" "), "notes", .item, "None"),
        (.bool(false), "isArchived", .project, "No"), (.integer(3), "quantity", .item, "3"),
        (.number(1.5), "width", .item, "1.5"), (.number(8.25), "taxRatePct", .transaction, "8.25%"),
        (.array([]), "images", .item, "None"),
        (.array([.string("Ross"), .integer(1)]), "vendors", .vendorDefaults, "Ross"),
        (.object(["title": .string("Fee"), "name": .string(" ")]), "lines", .invoice, "Fee"),
        (.string("den"), "spaceId", .item, "The Den"), (.string("gone"), "spaceId", .item, "Unknown"),
        (.array([.object(["name": .string("Day")])]), "checklists", .space, "Day"),
        (
            .object(["amountCents": .integer(100), "taxRatePct": .number(8.25)]), "amount", .transaction,
            "Amount: $1.00, Tax Rate: 8.25%"
        ),
    ])
    func texts(value: JSONValue, path: String, kind: EntityKind, text: String) {
        #expect(
            FieldDescriptions.text(value, at: path, in: kind) { $1 == "den" ? "The Den" : nil } == text)
    }

    @Test("A document that nobody can name is unknown") func noNames() {
        #expect(FieldDescriptions.text(.string("den"), at: "spaceId", in: .item) == "Unknown")
    }

    @Test("Each kind has a title of its own") func titles() {
        #expect(Set(EntityKind.allCases.map(\.title)).count == EntityKind.allCases.count)
    }
}
