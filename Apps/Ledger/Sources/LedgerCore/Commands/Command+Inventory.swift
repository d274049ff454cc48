import Foundation

/// Selling, reassigning, returning, linking and copying items.
extension Command {
    func runInventoryOperation(in batch: some DocumentBatch) throws {
        try batch.requirePermission(.editProjects)
        switch self {
        case .sellToBusiness(let items, let category, let today):
            try Self.plan(items, batch, today) { try $0.sellToBusiness($1, fallbackCategory: category) }
        case .sellToProject(let items, let destination, let source, let fallback, let today):
            _ = try batch.require(Project.self, destination)
            let enabled = try batch.documents(
                ProjectBudgetCategory.self, where: FieldCondition("projectId", is: destination))
            try Self.plan(items, batch, today) {
                try $0.sellToProject(
                    $1, destination: destination, enabledCategoryIDs: Set(enabled.compactMap(\.id)),
                    sourceFallback: source, destinationFallback: fallback)
            }
        case .reassign(let items, let project):
            if let project { _ = try batch.require(Project.self, project) }
            try Self.plan(items, batch) { try $0.reassign($1, toProject: project) }
        case .reassignTransaction(let id, let project):
            if let project { _ = try batch.require(Project.self, project) }
            let transaction = try batch.require(Transaction.self, id)
            let items = try batch.documents(Item.self, where: FieldCondition("transactionId", is: id))
            try Self.plan(items.compactMap(\.id), batch) {
                try $0.reassign(transaction, items: $1, toProject: project)
            }
        case .moveToReturn(let items, let transaction):
            let target = try batch.require(Transaction.self, transaction)
            try Self.plan(items, batch) { try $0.moveToReturn($1, transaction: target) }
        case .setTransaction(let items, let transaction):
            let target = try transaction.map { try batch.require(Transaction.self, $0) }
            try Self.plan(items, batch) { try $0.setTransaction($1, to: target) }
        case .copy(let items, let ids):
            for (item, ids) in zip(items, ids) { try Self.plan([item], batch) { try $0.copies(of: $1[0], ids: ids) } }
        default: break
        }
    }

    private typealias Planner = (InventoryOperationsCalculations, [Item]) throws -> InventoryOperationPlan

    /// Works out a plan from what is stored, and stores what it says.
    private static func plan(
        _ ids: [String], _ batch: some DocumentBatch, _ today: String = "", _ planner: Planner
    ) throws {
        var seen: Set<String> = []
        let items = try ids.filter { seen.insert($0).inserted }.map { try batch.require(Item.self, $0) }
        var known: [String: Transaction] = [:]
        for id in items.compactMap(\.transactionId) where known[id] == nil {
            known[id] = try batch.get(Transaction.self, id)
        }
        let day = CalendarDate(today) ?? CalendarDate(batch.now, in: .gmt)
        func make() throws -> InventoryOperationPlan {
            let transactions = known
            return try planner(
                InventoryOperationsCalculations(
                    userID: batch.userID, now: batch.now, today: day, transaction: { transactions[$0] }), items)
        }
        // The system's own records are named by what they are for, so they are known only once they are asked for.
        var plan = try make()
        let count = known.count
        for id in plan.transactions.compactMap(\.id) where known[id] == nil {
            known[id] = try batch.get(Transaction.self, id)
        }
        if known.count > count { plan = try make() }
        for transaction in plan.transactions { try batch.save(transaction) }
        for var item in plan.items {
            if try batch.get(Item.self, item.id!) != nil { item.updatedBy = batch.userID }
            try batch.save(item)
        }
        for var edge in plan.edges {
            edge.id = "\(batch.batchID)_\(edge.itemId)_\(edge.movementKind.rawValue)"
            try batch.create(edge)
        }
    }
}
