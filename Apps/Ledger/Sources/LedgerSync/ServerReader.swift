import LedgerCore
import LedgerStore

/// Reads an account of a server once, without keeping it in step from then on.
public struct ServerReader: Sendable {
    private let store: LocalStore
    private let client: ServerClient

    /// - Parameter store: where the account is read to.
    public init(store: LocalStore, client: ServerClient) {
        self.store = store
        self.client = client
    }

    /// Reads everything that an account holds now.
    public func read(_ account: String, token: String, progress: @escaping @Sendable (Double) -> Void = { _ in })
        async throws
    {
        let person = SignedInPeople.Entry(user: "", email: "", token: token)
        try await AccountSynchronizer(
            store: store, client: client, account: account, people: { [person] }, progress: progress
        ).synchronize(isChecked: false)
    }
}
