import LedgerCore

/// How many commits have touched what the universal search looks at, since somebody began to follow it: what was found
/// before each of them may be out of date.
public struct SearchableChangesQuery: StoreQuery, Hashable {
    public var accountID: String

    public init(accountID: String) { self.accountID = accountID }

    public func makeResult() -> QueryResult<Int> { ChangeCount(accountID: accountID) }
}

private final class ChangeCount: QueryResult<Int> {
    /// What is found, and the categories by whose names it is found.
    private static let kinds: Set<EntityKind> = [.item, .transaction, .space, .budgetCategory]
    private let accountID: String
    private var count = 0

    init(accountID: String) { self.accountID = accountID }

    override var value: Int { count }
    override func load(_ reader: QueryReader) throws {}

    override func update(_ touches: Touches, _ reader: QueryReader) throws -> Bool {
        let isSearched = { [accountID] (touch: Touch) in
            touch.accountID == accountID && Self.kinds.contains(touch.kind)
        }
        guard touches.everything || touches.documents.contains(where: isSearched) else { return false }
        count += 1
        return true
    }
}
