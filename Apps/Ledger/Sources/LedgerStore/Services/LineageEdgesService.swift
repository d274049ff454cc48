import LedgerCore

/// Where items have gone. Edges are written once, with what they tell of, and never changed.
public struct LineageEdgesService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// The edges from and to a transaction, oldest first.
    public func edges(ofTransaction id: String) throws -> [LineageEdge] {
        let all = DocumentsQuery<LineageEdge>(accountID: session.accountID)
        return Self.merged(try store.value(of: all.from(id)), try store.value(of: all.to(id)))
    }

    /// The edges of an item, oldest first.
    public func edges(ofItem id: String) throws -> [LineageEdge] {
        Self.merged(try store.value(of: DocumentsQuery(accountID: session.accountID).item(id)), [])
    }

    static func merged(_ first: [LineageEdge], _ second: [LineageEdge]) -> [LineageEdge] {
        var seen: Set<String> = []
        return (first + second).filter { seen.insert($0.id ?? "").inserted }.sorted {
            ($0.createdAt ?? .distantPast, $0.id ?? "") < ($1.createdAt ?? .distantPast, $1.id ?? "")
        }
    }
}
