import LedgerCore

/// What was deleted and can be restored.
public struct TrashService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// What can be restored, the latest first.
    public func deletions() throws -> [Deletion] {
        try store.value(of: DeletionsQuery(accountID: session.accountID, now: store.environment.now()))
    }

    /// Brings back what was deleted, with what went with it, and links it again where nobody has linked it otherwise.
    ///
    /// Throws ``RestoreRefusal`` for what was restored already or was deleted more than 30 days ago.
    public func restore(_ id: Deletion.ID) throws {
        try store.write(authority: .service(session)) { try $0.restore(id) }
    }
}
