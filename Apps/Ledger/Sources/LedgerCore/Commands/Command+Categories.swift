import Foundation

/// Budget categories, whose names differ within an account.
extension Command {
    static func createCategory(_ category: BudgetCategory, _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editPresets)
        var category = category
        category.name = category.name.trimmed
        try validate(category.name, others: [])
        category.slug = BudgetCategory.slug(of: category.name)
        let others = try batch.documents(BudgetCategory.self, where: nil)
        if let known = others.first(where: { isSame($0.name, category.name) && $0.id != category.id }) {
            // Two people have made it without knowing of each other. What names the second one means the first.
            category.mergedInto = known.id
            try batch.create(category)
            try batch.delete(BudgetCategory.self, category.id!)
            return
        }
        category.order = category.order ?? PresetListCalculations.nextOrder(others.map(\.order))
        try batch.create(category)
    }

    static func updateCategory(_ id: String, _ fields: [String: JSONValue], _ batch: some DocumentBatch) throws {
        try batch.requirePermission(.editPresets)
        let before = try batch.require(BudgetCategory.self, id)
        var values = before.fieldValues.merging(fields) { $1 }.filter { $0.value != .null }
        // Merging categories is not a change that a person makes.
        values["mergedInto"] = nil
        var after = try BudgetCategory(fieldValues: values)
        after.id = before.id
        if fields["name"] != nil {
            let others = try batch.documents(BudgetCategory.self, where: nil).filter { $0.id != id }
            try validate(after.name, others: others.map(\.name))
            after.slug = BudgetCategory.slug(of: after.name)
        }
        try batch.save(after)
    }

    private static func isSame(_ name: String, _ other: String) -> Bool {
        name.trimmed.lowercased() == other.trimmed.lowercased()
    }

    private static func validate(_ name: String, others: [String]) throws {
        let errors = PresetFormValidation.validateCategory(
            name: name, isItemized: false, isFee: false, otherNames: others)
        if let error = errors.first { throw error }
    }
}
