import LedgerCore

/// Items.
public struct ItemsService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Makes an item. One that names a transaction is listed by it, and takes its category over.
    @discardableResult
    public func create(_ item: Item) throws -> Item {
        var item = item
        item.id = item.id ?? store.environment.newID()
        return try store.write(authority: .service(session)) { batch in
            try batch.perform(.createItems([item]))
            return try batch.require(Item.self, item.id!)
        }
    }

    /// Makes several items: all of them, or none.
    @discardableResult
    public func create(_ items: [Item]) throws -> [String] {
        let items = items.map { item in
            var item = item
            item.id = item.id ?? store.environment.newID()
            return item
        }
        let command = Command.createItems(items)
        // A server would refuse it, long after the person has left.
        guard (command.json?.text.utf8.count ?? 0) <= Acceptor.Limits().documentBytes else {
            throw ValidationError(
                "items", localized("These are too many items for one import. Split the file, then import each part."))
        }
        try store.perform(command, as: session)
        return items.compactMap(\.id)
    }

    @discardableResult
    public func update(_ id: String, _ change: (inout Item) throws -> Void) throws -> Item {
        try store.write(as: session) { batch in
            try batch.update(Item.self, id) {
                try change(&$0)
                $0.updatedBy = batch.userID
            }
        }
    }

    /// Changes several items at once, as the bulk menu does.
    public func update(_ ids: [String], _ change: (inout Item) throws -> Void) throws {
        try store.write(as: session) { batch in
            for id in ids {
                try batch.update(Item.self, id) {
                    try change(&$0)
                    $0.updatedBy = batch.userID
                }
            }
        }
    }

    /// Deletes items, and takes them off the lists of all transactions.
    @discardableResult
    public func delete(_ ids: [String]) throws -> Deletion.ID {
        try store.perform(.deleteItems(ids: ids), as: session)
    }
}
