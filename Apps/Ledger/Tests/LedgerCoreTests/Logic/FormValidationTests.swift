import Testing

@testable import LedgerCore

@Suite struct FormValidationTests {
    @Test("WP11.1, WP11.5 A project needs a name and a client, and budgets that are not negative") func project() {
        let validate = ProjectFormValidation.validate
        #expect(validate("n", "c", [:]).isEmpty)
        #expect(validate("n", "c", ["a": 0]).isEmpty)
        #expect(
            validate(" \n", "", ["a": -1, "b": -2]) == [
                ValidationError("name", "Name is required"), ValidationError("clientName", "Client name is required"),
                ValidationError("budgetAllocations", "Budget allocations must be zero or greater"),
            ])
        #expect(ProjectFormValidation.totalCents(["a": 5, "b": 7]) == 12)
        #expect(ProjectFormValidation.enabledAllocations(["a": 5, "b": 0, "c": -1]) == ["a": 5])
        #expect(validate("", "c", [:]).message(for: "name") == "Name is required")
        #expect(validate("", "c", [:]).message(for: "clientName") == nil)
        #expect(validate("", "c", [:])[0].description == "name: Name is required")
    }

    @Test("WP11.3, WP11.5 An item needs a name, and prices that are not negative") func item() {
        let validate = ItemFormValidation.validate
        #expect(validate("n", nil, 0, 5).isEmpty)
        #expect(
            validate(" ", -1, -1, -1) == [
                ValidationError("name", "Name is required"),
                ValidationError("purchasePrice", "Price must be zero or greater"),
                ValidationError("projectPrice", "Price must be zero or greater"),
                ValidationError("marketValue", "Price must be zero or greater"),
            ])
        #expect(
            [nil, 1, 0, -5, 2, 9999, 10000].map(ItemFormValidation.storedQuantity) == [
                nil, nil, nil, nil, 2, 9999, 9999,
            ])
    }

    @Test("WP11.2, WP11.5 A transaction needs a type, then a destination") func transaction() {
        let validate = TransactionFormValidation.validate
        let typeError = [ValidationError("transactionType", "Transaction type is required")]
        let destinationError = [ValidationError("destination", "Destination is required")]
        #expect(validate(.type, nil, nil) == typeError)
        #expect(validate(.type, .other(""), nil) == typeError)
        #expect(validate(.type, .purchase, nil).isEmpty)
        for type in [TransactionType.purchase, .sale, .return] {
            #expect(validate(.destination, type, nil) == destinationError)
            #expect(validate(.destination, type, "x").isEmpty)
        }
        #expect(validate(.destination, .toInventory, nil).isEmpty)
        #expect(validate(.details, nil, nil).isEmpty)
        #expect(TransactionFormValidation.isReadyToSubmit(.sale) && !TransactionFormValidation.isReadyToSubmit(nil))
        #expect(
            [.purchase, .sale, .return, .toInventory, nil].map(TransactionFormValidation.prompt) == [
                "Where was this purchased?", "Who was this sold to?", "Where was this returned?", "Source", "Source",
            ])
        #expect(TransactionFormValidation.Step.allCases.map(\.rawValue) == [1, 2, 3])
    }

    @Test("WP11.4, WP11.5 A space needs a name") func space() {
        #expect(SpaceFormValidation.validate(name: " ") == [ValidationError("name", "Name is required")])
        #expect(SpaceFormValidation.validate(name: "n").isEmpty)
    }

    @Test func category() {
        let messages = { (name: String, itemized: Bool, fee: Bool) in
            PresetFormValidation.validateCategory(
                name: name, isItemized: itemized, isFee: fee, otherNames: ["Install "]
            ).map(\.message)
        }
        #expect(messages("n", true, false).isEmpty)
        #expect(messages(String(repeating: "x", count: 100), false, true).isEmpty)
        #expect(messages(" ", false, false) == ["Name is required"])
        #expect(
            messages(String(repeating: "x", count: 101), false, false) == [
                "Category name must be 100 characters or less"
            ])
        #expect(messages("INSTALL", false, false) == ["A category with this name already exists"])
        #expect(messages("", true, true) == ["Name is required", "A category cannot be both Itemized and Fee"])
    }

    @Test func templateVendorAndInvite() {
        #expect(PresetFormValidation.validateTemplate(name: "").map(\.message) == ["Name is required"])
        #expect(PresetFormValidation.validateTemplate(name: String(repeating: "x", count: 201)).count == 1)
        #expect(PresetFormValidation.validateTemplate(name: String(repeating: "x", count: 200)).isEmpty)
        #expect(PresetFormValidation.validateVendor(name: " ").map(\.message) == ["Name is required"])
        #expect(PresetFormValidation.validateVendor(name: "v").isEmpty)
        #expect(PresetFormValidation.validateInvite(email: " ").map(\.message) == ["Email is required"])
        #expect(PresetFormValidation.validateInvite(email: "x").map(\.message) == ["Enter a valid email address"])
        #expect(PresetFormValidation.validateInvite(email: "a@b").isEmpty)
    }

    @Test func presetLists() {
        let category = { (id: String, name: String, order: Int?, archived: Bool?) in
            BudgetCategory(id: id) {
                $0.name = name; $0.order = order; $0.isArchived = archived
            }
        }
        #expect(
            PresetListCalculations.pickable([
                category("a", "b", nil, nil), category("b", "a", nil, false), category("c", "z", 1, nil),
                category("d", "y", 0, true), category("e", "x", 1, nil),
            ]).map(\.id) == ["e", "c", "b", "a"])
        #expect(
            PresetListCalculations.pickable([
                SpaceTemplate(id: "a") { $0.order = 2 }, SpaceTemplate(id: "b") { $0.order = 1 },
                SpaceTemplate(id: "c") { $0.isArchived = true },
            ]).map(\.id) == ["b", "a"])
        #expect(PresetListCalculations.nextOrder([]) == 0)
        #expect(PresetListCalculations.nextOrder([3, nil, 1]) == 4)
        #expect(PresetListCalculations.nextOrder([.max]) == .max)
        #expect(PresetListCalculations.vendors([" Target ", "", "target", "Ross", " "]) == ["Target", "Ross"])
        #expect(PresetListCalculations.moving(["a", "b", "c"], from: 0, to: 2) == ["b", "c", "a"])
        #expect(PresetListCalculations.moving(["a", "b", "c"], from: 2, to: 0) == ["c", "a", "b"])
        #expect(PresetListCalculations.moving(["a"], from: 0, to: 1) == ["a"])
        #expect(PresetListCalculations.moving(["a"], from: 1, to: 0) == ["a"])
    }
}
