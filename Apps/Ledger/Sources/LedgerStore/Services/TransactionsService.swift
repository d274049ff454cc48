import LedgerCore

/// Transactions.
public struct TransactionsService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Makes a transaction.
    @discardableResult
    public func create(_ transaction: Transaction) throws -> Transaction {
        guard TransactionFormValidation.isReadyToSubmit(transaction.transactionType) else {
            throw ValidationError("transactionType", localized("Transaction type is required"))
        }
        return try store.write(as: session) { try $0.create(transaction) }
    }

    /// Makes several transactions in one write: all of them, or none. Gives their ids.
    @discardableResult
    public func create(_ transactions: [Transaction]) throws -> [String] {
        guard transactions.allSatisfy({ TransactionFormValidation.isReadyToSubmit($0.transactionType) }) else {
            throw ValidationError("transactionType", localized("Transaction type is required"))
        }
        return try store.write(as: session) { batch in try transactions.compactMap { try batch.create($0).id } }
    }

    @discardableResult
    public func update(_ id: String, _ change: (inout Transaction) throws -> Void) throws -> Transaction {
        try store.write(as: session) { try $0.update(Transaction.self, id, change) }
    }

    /// Makes items of the lines of a receipt, and links them.
    @discardableResult
    public func createItems(_ parsed: [ReceiptListParser.ParsedItem], transaction id: String) throws -> [Item] {
        try store.write(authority: .service(session)) { batch in
            let items = CreateItemsFromListCalculations.items(
                parsed, transaction: try batch.require(Transaction.self, id), ids: parsed.map { _ in batch.newID() },
                userID: batch.userID)
            try batch.perform(.createItems(items))
            return try items.map { try batch.require(Item.self, $0.id!) }
        }
    }

    /// Deletes transactions, all or none; their items are unlinked, and stay.
    @discardableResult
    public func delete(_ ids: some Collection<String>) throws -> Deletion.ID {
        try store.write(authority: .service(session)) { batch in
            for id in ids { _ = try batch.require(Transaction.self, id) }
            try batch.perform(.deleteTransactions(ids: Array(ids)))
            return batch.writeID
        }
    }
}
