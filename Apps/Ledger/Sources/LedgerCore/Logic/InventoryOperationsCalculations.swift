import Foundation

/// Why a move of goods is refused; the texts are for people.
public enum InventoryOperationRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    case linkedToTransaction, alreadyInInventory, alreadyInProject, canonicalTransaction
    case noItems, notInAProject, copiesOutOfRange

    public var description: String {
        switch self {
        case .linkedToTransaction:
            localized("This item is linked to a transaction. Clear its transaction first, or reassign the transaction.")
        case .alreadyInInventory: localized("This is already in the business inventory.")
        case .alreadyInProject: localized("This is already in that project.")
        case .canonicalTransaction:
            localized("Inventory sale records can’t be changed.")
        case .noItems: localized("Select at least one item.")
        case .notInAProject: localized("Only items of a project can be sold to the business.")
        case .copiesOutOfRange: localized("Make between 1 and \(InventoryOperationsCalculations.maximumCopies) copies.")
        }
    }
}

/// Everything that one move of goods changes: to be written as one batch.
public struct InventoryOperationPlan: Hashable, Sendable {
    /// Items as they are afterwards.
    public var items: [Item] = []
    /// Transactions as they are afterwards, new ones among them.
    public var transactions: [Transaction] = []
    public var edges: [LineageEdge] = []

    public init() {}
}

/// Works out what selling, reassigning, returning, linking and copying items changes.
///
/// Nothing here reads or writes: the documents that an operation needs are handed in, what it changes is handed back.
public struct InventoryOperationsCalculations: Sendable {
    /// How many copies of an item can be made at once.
    public static let maximumCopies = 20

    /// Who does it, and when.
    public var userID: String?
    public var now: Date
    public var today: CalendarDate
    /// Finds a transaction, as it is before the operation.
    public var transaction: @Sendable (String) -> Transaction?

    public init(
        userID: String?, now: Date, today: CalendarDate, transaction: @escaping @Sendable (String) -> Transaction?
    ) {
        self.userID = userID
        self.now = now
        self.today = today
        self.transaction = transaction
    }

    /// The id of the record of all sales between a project and the inventory in one category.
    public static func canonicalID(
        projectID: String, direction: InventorySaleDirection, categoryID: String?
    ) -> String {
        "SALE_\(projectID)_\(direction.rawValue)_\(categoryID.reference ?? "uncategorized")"
    }

    // MARK: Selling

    /// Items go from their projects to the business inventory; each project gets the money back in a sale per category.
    ///
    /// - Parameter fallbackCategory: for items without their own category.
    public func sellToBusiness(_ items: [Item], fallbackCategory: String?) throws -> InventoryOperationPlan {
        guard !items.isEmpty else { throw InventoryOperationRefusal.noItems }
        let sold = items.filter { $0.projectId.reference != nil }
        guard !sold.isEmpty else { throw InventoryOperationRefusal.notInAProject }
        var records = CanonicalRecords(self)
        var plan = InventoryOperationPlan()
        for item in sold {
            guard let project = item.projectId.reference else { continue }
            let category = item.budgetCategoryId.reference ?? fallbackCategory.reference
            let record = records.add(item, project: project, direction: .projectToBusiness, category: category)
            var after = item
            after.projectId = nil
            after.spaceId = nil
            after.status = .purchased
            after.transactionId = record
            after.budgetCategoryId = category
            plan.items.append(after)
            plan.edges.append(sale(item, to: after))
        }
        plan.transactions = records.all
        return plan
    }

    /// Items go to a project: out of the inventory or, by way of it, out of another project.
    ///
    /// - Parameters:
    ///   - enabledCategoryIDs: the categories that the destination uses; an item's own category counts there only if
    ///     it is one of them.
    ///   - sourceFallback: the category on the selling side for items without one.
    ///   - destinationFallback: the category on the receiving side for items without one that counts there.
    public func sellToProject(
        _ items: [Item], destination: String, enabledCategoryIDs: Set<String>, sourceFallback: String? = nil,
        destinationFallback: String? = nil
    ) throws -> InventoryOperationPlan {
        guard !items.isEmpty else { throw InventoryOperationRefusal.noItems }
        guard !items.contains(where: { $0.projectId.reference == destination }) else {
            throw InventoryOperationRefusal.alreadyInProject
        }
        var records = CanonicalRecords(self)
        var plan = InventoryOperationPlan()
        for item in items {
            let own = item.budgetCategoryId.reference
            let source = item.projectId.reference.map { project in
                records.add(
                    item, project: project, direction: .projectToBusiness, category: own ?? sourceFallback.reference)
            }
            let category = own.flatMap { enabledCategoryIDs.contains($0) ? $0 : nil } ?? destinationFallback.reference
            let record = records.add(item, project: destination, direction: .businessToProject, category: category)
            var after = item
            after.projectId = destination
            after.spaceId = nil
            after.transactionId = record
            // Its own category survives the move even where it does not count.
            after.budgetCategoryId = category ?? own
            plan.items.append(after)
            plan.edges.append(sale(item, to: after, from: source))
        }
        plan.transactions = records.all
        return plan
    }

    /// The system's own records, as they grow with each item.
    private struct CanonicalRecords {
        private let operation: InventoryOperationsCalculations
        private var records: [Transaction] = []
        private var places: [String: Int] = [:]

        var all: [Transaction] { records }

        init(_ operation: InventoryOperationsCalculations) { self.operation = operation }

        /// Adds an item to the record that is its, and returns that record's id.
        mutating func add(
            _ item: Item, project: String, direction: InventorySaleDirection, category: String?
        ) -> String {
            let id = InventoryOperationsCalculations.canonicalID(
                projectID: project, direction: direction, categoryID: category)
            let place: Int
            if let known = places[id] {
                place = known
            } else {
                place = records.count
                places[id] = place
                records.append(operation.transaction(id) ?? new(id, project, direction, category))
            }
            records[place].amountCents = (records[place].amountCents ?? 0) + (item.purchasePriceCents ?? 0)
            if let itemID = item.id, records[place].itemIds?.contains(itemID) != true {
                records[place].itemIds = (records[place].itemIds ?? []) + [itemID]
            }
            return id
        }

        private func new(
            _ id: String, _ project: String, _ direction: InventorySaleDirection, _ category: String?
        ) -> Transaction {
            Transaction(id: id) {
                $0.projectId = project
                $0.transactionDate = operation.today
                $0.transactionType = direction == .projectToBusiness ? .sale : .purchase
                $0.status = .completed
                $0.budgetCategoryId = category
                $0.isCanonicalInventorySale = true
                $0.inventorySaleDirection = direction
            }
        }
    }

    // MARK: Reassigning

    /// Items go to another project, or to the inventory for `nil`, without a record: a slip is put right. Linked items
    /// are refused.
    public func reassign(_ items: [Item], toProject destination: String?) throws -> InventoryOperationPlan {
        guard !items.isEmpty else { throw InventoryOperationRefusal.noItems }
        var plan = InventoryOperationPlan()
        for item in items {
            guard item.transactionId.reference == nil else { throw InventoryOperationRefusal.linkedToTransaction }
            try checkMove(from: item.projectId, to: destination)
            var after = item
            after.projectId = destination
            after.spaceId = nil
            plan.items.append(after)
            plan.edges.append(edge(item, to: after, .correction))
        }
        return plan
    }

    /// A transaction goes to another project, or to the inventory for `nil`, and its items go with it.
    ///
    /// - Parameter items: the items whose transaction it is.
    public func reassign(
        _ transaction: Transaction, items: [Item], toProject destination: String?
    ) throws -> InventoryOperationPlan {
        guard !TransactionDisplayCalculations.isCanonicalSale(transaction) else {
            throw InventoryOperationRefusal.canonicalTransaction
        }
        try checkMove(from: transaction.projectId, to: destination)
        var plan = InventoryOperationPlan()
        var moved = transaction
        moved.projectId = destination
        plan.transactions = [moved]
        for item in items {
            var after = item
            after.projectId = destination
            after.spaceId = nil
            plan.items.append(after)
            plan.edges.append(edge(item, to: after, .correction))
        }
        return plan
    }

    private func checkMove(from source: String?, to destination: String?) throws {
        guard source.reference == destination else { return }
        throw destination == nil
            ? InventoryOperationRefusal.alreadyInInventory : InventoryOperationRefusal.alreadyInProject
    }

    // MARK: Linking

    /// Items go back: they become returned items of a return.
    public func moveToReturn(_ items: [Item], transaction target: Transaction) throws -> InventoryOperationPlan {
        try link(items, to: target, .returned) { $0.status = .returned }
    }

    /// Items get a transaction, and its category if it has one. For `nil` they lose theirs and keep the category.
    public func setTransaction(_ items: [Item], to target: Transaction?) throws -> InventoryOperationPlan {
        try link(items, to: target, .association) { _ in }
    }

    private func link(
        _ items: [Item], to target: Transaction?, _ kind: MovementKind, _ change: (inout Item) -> Void
    ) throws -> InventoryOperationPlan {
        guard !items.isEmpty else { throw InventoryOperationRefusal.noItems }
        if let target, TransactionDisplayCalculations.isCanonicalSale(target) {
            throw InventoryOperationRefusal.canonicalTransaction
        }
        var changed: [String: Transaction] = [:]
        if let target, let id = target.id { changed[id] = target }
        var plan = InventoryOperationPlan()
        for item in items {
            guard let itemID = item.id else { continue }
            if let oldID = item.transactionId.reference, oldID != target?.id,
                var old = changed[oldID] ?? transaction(oldID),
                // The system's records keep what was sold, whatever becomes of it.
                !TransactionDisplayCalculations.isCanonicalSale(old)
            {
                old.itemIds = old.itemIds?.filter { $0 != itemID }
                changed[oldID] = old
            }
            if let id = target?.id, var linked = changed[id], linked.itemIds?.contains(itemID) != true {
                linked.itemIds = (linked.itemIds ?? []) + [itemID]
                changed[id] = linked
            }
            var after = item
            after.transactionId = target?.id
            if let category = target?.budgetCategoryId.reference { after.budgetCategoryId = category }
            change(&after)
            plan.items.append(after)
            if item.transactionId.reference != target?.id { plan.edges.append(edge(item, to: after, kind)) }
        }
        plan.transactions = changed.values.sorted { ($0.id ?? "") < ($1.id ?? "") }
        return plan
    }

    // MARK: Copying

    /// Items equal to the original but for their ids, linked as it is. A copy of what the system has sold was not sold
    /// itself, so it is not linked.
    public func copies(of item: Item, ids: [String]) throws -> InventoryOperationPlan {
        guard (1...Self.maximumCopies).contains(ids.count) else { throw InventoryOperationRefusal.copiesOutOfRange }
        var plan = InventoryOperationPlan()
        var copy = item
        copy.createdAt = nil
        copy.updatedAt = nil
        copy.createdBy = userID
        copy.updatedBy = nil
        if var linked = item.transactionId.reference.flatMap(transaction) {
            if TransactionDisplayCalculations.isCanonicalSale(linked) {
                copy.transactionId = nil
            } else {
                linked.itemIds = (linked.itemIds ?? []) + ids
                plan.transactions = [linked]
            }
        }
        plan.items = ids.map { id in
            copy.id = id
            return copy
        }
        return plan
    }

    // MARK: Edges

    /// The edge of a sale, with what the item adds to its records: so their amounts can be worked out again.
    private func sale(_ before: Item, to after: Item, from source: String? = nil) -> LineageEdge {
        var edge = edge(before, to: after, .sold)
        edge.priceCents = before.purchasePriceCents ?? 0
        edge.sourceSaleId = source
        return edge
    }

    private func edge(_ before: Item, to after: Item, _ kind: MovementKind) -> LineageEdge {
        let itemID = before.id ?? ""
        return LineageEdge(id: "app_\(now.milliseconds)_\(itemID)_\(kind.rawValue)") {
            $0.itemId = itemID
            $0.fromTransactionId = before.transactionId.reference
            $0.toTransactionId = after.transactionId.reference
            $0.fromProjectId = before.projectId.reference
            $0.toProjectId = after.projectId.reference
            $0.movementKind = kind
            $0.createdBy = userID
        }
    }
}
