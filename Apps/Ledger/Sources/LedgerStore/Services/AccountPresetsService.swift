import Foundation
import LedgerCore

/// Budget categories, their order, which one new transactions get, and how far the books are closed.
public struct AccountPresetsService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Makes a category, after all others.
    @discardableResult
    public func createCategory(
        name: String, type: CategoryType = .general, excludeFromOverallBudget: Bool = false
    ) throws -> BudgetCategory {
        try store.write(authority: .service(session)) { batch in
            // Of two that are made without knowing of each other, one is merged into the other; this one is known.
            try validate(name, others: try categories(batch))
            let category =
                BudgetCategory(id: batch.newID()) {
                    $0.name = name
                    $0.isArchived = false
                    $0.metadata = CategoryMetadata(
                        categoryType: type, excludeFromOverallBudget: excludeFromOverallBudget ? true : nil)
                }
            try batch.perform(.createCategory(category))
            return try batch.require(BudgetCategory.self, category.id!)
        }
    }

    /// Changes a category.
    @discardableResult
    public func updateCategory(
        _ id: String, _ change: (inout BudgetCategory) throws -> Void
    ) throws -> BudgetCategory {
        try store.write(authority: .service(session)) { batch in
            let before = try batch.require(BudgetCategory.self, id)
            var after = before
            try change(&after)
            let (old, new) = (before.fieldValues, after.fieldValues)
            let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
            try batch.perform(
                .updateCategory(
                    id: id, fields: Dictionary(uniqueKeysWithValues: changed.map { ($0, new[$0] ?? .null) })))
            return try batch.require(BudgetCategory.self, id)
        }
    }

    /// Hides a category from pickers and budgets; what is in it stays in it.
    public func setArchived(_ isArchived: Bool, category id: String) throws {
        try store.write(as: session) { try $0.update(BudgetCategory.self, id) { $0.isArchived = isArchived } }
    }

    /// Puts the categories into an order.
    public func reorderCategories(_ ids: [String]) throws {
        try store.write(as: session) { batch in
            for (order, id) in ids.enumerated() { try batch.update(BudgetCategory.self, id) { $0.order = order } }
            try changePresets(batch) { $0.budgetCategoryOrder = ids }
        }
    }

    /// Sets which category new transactions get.
    public func setDefaultCategory(_ id: String?) throws {
        try store.write(as: session) { batch in
            if let id { _ = try batch.require(BudgetCategory.self, id) }
            try changePresets(batch) { $0.defaultBudgetCategoryId = id }
        }
    }

    /// Closes the books up to a day, or reopens them for `nil`. Only owners and admins may.
    public func closeBooks(through day: CalendarDate?) throws {
        try store.perform(.closeBooks(through: day?.description), as: session)
    }

    private func categories(_ batch: WriteBatch) throws -> [BudgetCategory] {
        try batch.documents(DocumentsQuery(accountID: session.accountID))
    }

    private func validate(_ name: String, others: [BudgetCategory]) throws {
        let errors = PresetFormValidation.validateCategory(
            name: name, isItemized: false, isFee: false, otherNames: others.map(\.name))
        if let error = errors.first { throw error }
    }

    private func changePresets(_ batch: WriteBatch, _ change: (inout AccountPresets) -> Void) throws {
        var presets =
            try batch.get(AccountPresets.self, AccountPresets.onlyID) ?? AccountPresets(id: AccountPresets.onlyID)
        change(&presets)
        try batch.save(presets)
    }
}
