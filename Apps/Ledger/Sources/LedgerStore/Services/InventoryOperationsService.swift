import Foundation
import LedgerCore

/// Selling, reassigning, returning, linking and copying items: each as one batch.
public struct InventoryOperationsService: Sendable {
    private let store: LocalStore
    private let session: Session
    /// Decides what day it is.
    private let timeZone: TimeZone

    public init(store: LocalStore, session: Session, timeZone: TimeZone = .current) {
        self.store = store
        self.session = session
        self.timeZone = timeZone
    }

    /// Items go from their projects to the business inventory.
    public func sellToBusiness(_ items: [String], fallbackCategory: String? = nil) throws {
        try perform(items) { try $0.sellToBusiness($1, fallbackCategory: fallbackCategory) }
    }

    /// Items go to a project, out of the inventory or out of another.
    public func sellToProject(
        _ items: [String], destination: String, sourceFallback: String? = nil, destinationFallback: String? = nil
    ) throws {
        try store.write(authority: .service(session)) { batch in
            _ = try batch.require(Project.self, destination)
            let enabled = try batch.documents(
                DocumentsQuery<ProjectBudgetCategory>(accountID: session.accountID).project(destination))
            try perform(items, batch) {
                try $0.sellToProject(
                    $1, destination: destination, enabledCategoryIDs: Set(enabled.compactMap(\.id)),
                    sourceFallback: sourceFallback, destinationFallback: destinationFallback)
            }
        }
    }

    /// Items go to a project, or to the inventory for `nil`, without a record.
    public func reassign(_ items: [String], toProject destination: String?) throws {
        try perform(items) { try $0.reassign($1, toProject: destination) }
    }

    /// A transaction goes to a project, or to the inventory for `nil`, with its items.
    public func reassignTransaction(_ id: String, toProject destination: String?) throws {
        try store.write(authority: .service(session)) { batch in
            let transaction = try batch.require(Transaction.self, id)
            let items = try batch.documents(DocumentsQuery<Item>(accountID: session.accountID).transaction(id))
            try perform(items.compactMap(\.id), batch) {
                try $0.reassign(transaction, items: $1, toProject: destination)
            }
        }
    }

    /// Items become returned items of a return.
    public func moveToReturn(_ items: [String], transaction: String) throws {
        try store.write(authority: .service(session)) { batch in
            let target = try batch.require(Transaction.self, transaction)
            try perform(items, batch) { try $0.moveToReturn($1, transaction: target) }
        }
    }

    /// Items are linked to a transaction, or unlinked for `nil`.
    public func setTransaction(_ items: [String], to transaction: String?) throws {
        try store.write(authority: .service(session)) { batch in
            let target = try transaction.map { try batch.require(Transaction.self, $0) }
            try perform(items, batch) { try $0.setTransaction($1, to: target) }
        }
    }

    /// Makes copies of an item, and gives their ids.
    @discardableResult
    public func makeCopies(of items: [String], count: Int) throws -> [String] {
        try store.write(authority: .service(session)) { batch in
            try items.flatMap { item in
                let ids = (0..<min(max(count, 0), InventoryOperationsCalculations.maximumCopies + 1)).map { _ in
                    batch.newID()
                }
                try perform([item], batch) { try $0.copies(of: $1[0], ids: ids) }
                return ids
            }
        }
    }

    private typealias Planner = (InventoryOperationsCalculations, [Item]) throws -> InventoryOperationPlan

    private func perform(_ items: [String], _ plan: Planner) throws {
        try store.write(authority: .service(session)) { try perform(items, $0, plan) }
    }

    /// Works out a plan from what is stored, and stores what it says.
    private func perform(_ ids: [String], _ batch: WriteBatch, _ planner: Planner) throws {
        try batch.requirePermission(.editProjects)
        let items = try ids.map { try batch.require(Item.self, $0) }
        let transactions = try Self.transactions(concerning: items, batch)
        let calculations = InventoryOperationsCalculations(
            userID: session.userID, now: batch.now, today: CalendarDate(batch.now, in: timeZone),
            transaction: { transactions[$0] })
        // The system's own records are named by what they are for, so they are known only once they are asked for.
        var plan = try planner(calculations, items)
        let known = try plan.transactions.reduce(into: transactions) { known, transaction in
            guard let id = transaction.id, known[id] == nil else { return }
            known[id] = try batch.get(Transaction.self, id)
        }
        if known.count > transactions.count {
            plan = try planner(
                InventoryOperationsCalculations(
                    userID: session.userID, now: batch.now, today: CalendarDate(batch.now, in: timeZone),
                    transaction: { known[$0] }), items)
        }
        for transaction in plan.transactions { try batch.save(transaction) }
        for var item in plan.items {
            if try batch.get(Item.self, item.id!) != nil { item.updatedBy = batch.userID }
            try batch.save(item)
        }
        let lineage = LineageEdgesService(store: store, session: session)
        for edge in plan.edges { try lineage.append(edge, batch) }
    }

    private static func transactions(
        concerning items: [Item], _ batch: WriteBatch
    ) throws -> [String: Transaction] {
        var transactions: [String: Transaction] = [:]
        for id in items.compactMap(\.transactionId) where transactions[id] == nil {
            transactions[id] = try batch.get(Transaction.self, id)
        }
        return transactions
    }
}
